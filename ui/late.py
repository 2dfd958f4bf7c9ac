"""Modules that the window does without come when they are needed: so it is there in half the time."""

from importlib import import_module
from typing import Any


def late(module: str) -> Any:
    """A module that is loaded only now. Its parts have no types here: say what you expect of them."""
    return import_module(module)
