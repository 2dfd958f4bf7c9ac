"""The styles: characters play like it, and the page says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
import styles as module
from styles import happened, king, main, play_deal

from cardgames.engine import registry
from cardgames.engine.bot import Budget, Choice
from cardgames.engine.events import Event
from tests import networks
from tests.games.for_the_king.positions import auction, position


@pytest.fixture(autouse=True, scope="module")
def levels() -> Iterator[None]:
    with networks.installed():
        yield


class Timid:
    """Takes whenever that is possible."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        return Choice("take" if "take" in legal else legal[0])


def test_a_deal_counts_for_the_character_and_for_the_plain_player_what_each_did(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = registry.game("behind-the-throne").bots["threshold"]
    monkeypatch.setattr(module, "bot", lambda _, name: Timid() if "-" in name else plain)
    shares, timid, bold = play_deal(("behind-the-throne", "page", "cautious", 3))
    assert len(shares) == 2
    assert 0 <= timid["shown"] - timid["turns"] <= 2, "one card a turn; the End card ends no turn"
    assert timid["busts"] == 0
    assert bold["shown"] > 1.2 * bold["turns"]
    assert bold["busts"] > 0


def test_a_bid_above_the_worth_is_a_bluff() -> None:
    game = registry.game("for-the-king")
    offer = auction("military-E", bid=1, bidder=1)
    hands = [["military-A", "military-B", "military-C", "military-D", "gold-3", "gold-3", "gold-3"], ["gold-2"]]
    state = game.load(position(2, phase="bid", turn=0, hands=hands, favor=["gold-2"], auction=offer))
    assert king(game, state, "bid 9", 0)["bluffs"] == 1
    assert king(game, state, "pass", 0).total() == 0


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
