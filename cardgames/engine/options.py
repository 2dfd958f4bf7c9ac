"""Rule options: declared by a game, checked here, offered by the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardgames.engine.errors import EngineError

OptionValue = int | str | bool | None
Options = dict[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that the rules leave to the table. The first of `values` is the default; `rule` is where it stands."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str

    @property
    def default(self) -> OptionValue:
        return self.values[0]


def complete(options: tuple[Option, ...], given: Any, error: type[EngineError]) -> Options:
    """`given` with the defaults filled in, in the order of declaration. Unknown names or values raise `error`."""
    if not isinstance(given, Mapping):
        raise error("options: an object is expected")
    chosen: Options = {option.name: option.default for option in options}
    for name, value in given.items():
        option = next((option for option in options if option.name == name), None)
        if option is None:
            raise error(f"options: there is no option {name!r}")
        # True == 1 in Python: an option of numbers must not take a truth value, nor the other way round.
        if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
            raise error(f"options.{name}: {value!r} is not one of {list(option.values)!r}")
        chosen[name] = value
    return chosen
