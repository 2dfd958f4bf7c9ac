"""The styles: characters play like it, and the page says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import styles as module
from styles import FIGURES, happened, main, play_deal

from cardgames.engine.events import Event
from tests import networks


@pytest.fixture(autouse=True, scope="module")
def levels() -> Iterator[None]:
    with networks.installed():
        yield


@pytest.mark.parametrize(("game", "character"), [("behind-the-throne", "bold"), ("for-the-king", "bluffer")])
def test_a_deal_counts_what_both_did(game: str, character: str) -> None:
    shares, mine, plain = play_deal((game, "page", character, 3))
    assert [0 <= share <= 1 for share in shares] == [True, True]
    for column in FIGURES[game][1].values():
        assert column(mine, 2) >= 0
        assert column(plain, 2) >= 0
    assert play_deal((game, "page", character, 3)) == (shares, mine, plain)


def test_what_happens_counts_for_whom_it_happens_to() -> None:
    bust = Event("bust", {"seat": 1, "cards": [], "accepted": False})
    assert (happened(bust, 1)["busts"], happened(bust, 1)["turns"], happened(bust, 0).total()) == (1, 1, 0)
    assert happened(Event("paid", {"seat": 0, "cards": [], "total": 6, "bid": 5}), 0)["gold"] == 5


def test_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "PAGE", tmp_path / "styles.md")
    monkeypatch.setattr("sys.argv", ["styles.py", "--games", "1", "--level", "page", "--seed", "2"])
    assert main() == 0
    page = (tmp_path / "styles.md").read_text(encoding="utf-8")
    assert "`python3 dev.py styles --games 2 --level page --seed 2`" in page
    for character in "cautious", "bold", "spiteful", "hoarder", "bluffer", "miser", "peacemaker":
        assert f"| **{character}** |" in page


def test_none_at_all_is_too_few(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["styles", "--games", "0"])
    with pytest.raises(SystemExit):
        main()
    assert "at least one" in capsys.readouterr().err
