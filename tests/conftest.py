"""What every test has: a text that is missing is an error, and the tiny game for those that ask for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardgames.words import Words
from tests.toy_game import Berries, installed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-records", action="store_true", help="write the recorded games of tests/records anew")


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def berries() -> Iterator[Berries]:
    """The tiny game, among those that the registry finds."""
    with installed() as game:
        yield game
