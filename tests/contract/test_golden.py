"""The golden cases of every game."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.engine import registry
from tests.golden_runner import FOLDER, book, play_case

BOOKS = {path.stem: book(path.stem) for path in sorted(FOLDER.glob("*.json"))}
CASES = [pytest.param(name, case, id=f"{name}:{case['id']}") for name, found in BOOKS.items() for case in found["cases"]]


@pytest.mark.parametrize(("game_id", "case"), CASES)
def test_golden_case(game_id: str, case: dict[str, Any]) -> None:
    play_case(registry.game(game_id), BOOKS[game_id]["base"], case)


def test_every_game_has_golden_cases() -> None:
    assert set(BOOKS) == set(registry.games())
