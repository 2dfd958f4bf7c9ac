"""What is compiled for the package. That it does the same is told by the package's self-test and by `dev.py bench`."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import compiled

import cardgames

MODULES = {f"cardgames.{module}".replace("/", ".") for module in compiled.MODULES}


def classes() -> Iterator[type]:
    for module in pkgutil.walk_packages(cardgames.__path__, "cardgames."):
        if not module.name.endswith("__main__"):
            for _, each in inspect.getmembers(import_module(module.name), inspect.isclass):
                if each.__module__ == module.name:
                    yield each


def test_what_is_compiled_is_there() -> None:
    assert {name for name in MODULES if import_module(name).__file__} == MODULES


def test_nothing_outside_derives_from_a_compiled_class() -> None:
    found = [(each, base) for each in classes() if each.__module__ not in MODULES for base in each.__mro__]
    assert found
    assert not [pair for pair in found if pair[1].__module__ in MODULES]


def test_what_opponents_answer_stays_as_it_is() -> None:
    """It goes to other processes."""
    assert not MODULES & {"cardgames.engine.bot", "cardgames.ai.practice", "cardgames.ai.arena", "cardgames.session.thinking"}
