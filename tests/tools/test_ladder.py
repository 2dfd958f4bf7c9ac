"""The ladder: everybody plays everybody, and the page says what came of it."""

from __future__ import annotations

from pathlib import Path

import ladder as module
import pytest
from ladder import Series, ladder, main

from cardgames.ai.arena import Contest, arena
from cardgames.engine import registry
from tests.toy_game import Berries, Greedy, installed

FOUR_GAMES = Series(deals=2, seed=1)


@pytest.fixture(autouse=True)
def title(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game has no texts here."""
    monkeypatch.setattr("cardgames.words.Words.strict", False)


def table(part: str) -> dict[str, list[str]]:
    """The cells by the name in front."""
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| **")]
    return {name.strip("*"): cells for name, *cells in rows}


def test_the_better_player_stands_first(berries: Berries) -> None:
    rows = table(ladder(berries, Series(deals=20, seed=1)))
    assert list(rows) == ["greedy", "random"]
    ratings = [float(cells[0].split()[0]) for cells in rows.values()]
    assert ratings[0] > 25 > ratings[1]


def test_the_shares_are_those_of_the_arena(berries: Berries) -> None:
    rows = table(ladder(berries, FOUR_GAMES))
    result = arena(Contest("berries", 2, "greedy", "random"), 4, seed=1)
    assert rows["greedy"][2] == f"{result.share:.0%} ({result.low:.0%} to {result.high:.0%})"
    assert rows["random"][1] == f"{1 - result.share:.0%} ({1 - result.high:.0%} to {1 - result.low:.0%})"
    assert rows["greedy"][1] == rows["random"][2] == "·"


def test_all_are_found() -> None:
    with installed(clever=Greedy()) as game:
        assert set(table(ladder(game, FOUR_GAMES))) == {"greedy", "random", "clever"}


def test_the_page_says_how_it_was_made(
    berries: Berries, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(registry, "games", lambda: {"berries": berries})
    monkeypatch.setattr("sys.argv", ["ladder.py", "--games", "3", "--seed", "5", "--budget", "7"])
    assert main() == 0
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "`python3 dev.py ladder --games 4 --seed 5 --budget 7`" in page
    assert "## game-title" in page
    assert "4 of 4 games" in capsys.readouterr().err


def test_what_cannot_be_played_is_said(
    berries: Berries, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr("sys.argv", ["ladder.py", "--games", "2", "--jobs", "0"])
    assert main() == 1
    assert "jobs" in capsys.readouterr().err
    assert not (tmp_path / "ladder.md").exists()


@pytest.mark.parametrize("argument", ["--games", "--budget"])
def test_none_at_all_is_too_few(argument: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["ladder", argument, "0"])
    with pytest.raises(SystemExit):
        main()
    assert "at least one" in capsys.readouterr().err
