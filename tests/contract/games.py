"""Every game, at every number of seats, with every combination of options; random games; texts that are nearly actions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.engine.events import Event
from cardgames.engine.game import Actor, Game
from tests.toy_game import Berries

# The toy game is among them: it shows that the contract asks nothing that only our two games could keep.
GAMES: dict[str, Game[Any]] = {**registry.games(), Berries.id: Berries()}
LONGEST = 3000  # decisions; random games of ours have some hundred


@dataclass(frozen=True)
class Variant:
    """A game with a number of players and its options."""

    game_id: str
    players: int
    options: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.game_id]

    def begin(self) -> Any:
        return self.game.new(self.players, dict(self.options))

    def __str__(self) -> str:
        return f"{self.game_id}-{self.players}-" + "-".join(str(value) for _, value in self.options)


def variants() -> list[Variant]:
    """All games x seats x combinations of options."""
    return [
        Variant(game.id, players, tuple(zip([option.name for option in game.options], values, strict=True)))
        for game in GAMES.values()
        for players in game.seats
        for values in product(*(option.values for option in game.options))
    ]


every_variant = pytest.mark.parametrize("variant", variants(), ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
DEALS = st.integers(0, 2**32)
few = settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))  # for each variant: there are many


@dataclass
class Moment:
    """One decision of a random game: the state before it, who decides, and what is then done."""

    state: Any
    actor: Actor
    action: str
    number: int

    def sampled(self, deal: int, of: int) -> bool:
        """One in `of` decisions, others in every deal: for checks that are too slow for all of them."""
        return (self.number + deal) % of == 0


def random_game(variant: Variant, deal: int) -> Iterator[Moment]:
    """The decisions of a game between random players. The states are the game's own: copy them to keep them."""
    game, state = variant.game, variant.begin()
    for number in range(LONGEST):
        actor = game.actor(state)
        if actor is None:
            return
        if actor == "chance":
            action = game.draw(state, stream(deal, "chance", number))
        else:
            action = choose(game.legal(state), Random(f"{deal}/{number}"))
        yield Moment(state, actor, action, number)
        game.play(state, action)
    raise AssertionError(f"{variant}, deal {deal}: still not over after {LONGEST} decisions")


def choose(legal: list[str], rng: Random) -> str:
    """A random action; kinds of action with many forms are not more likely than others."""
    verbs = sorted({action.split(" ")[0] for action in legal})
    verb = rng.choice(verbs)
    return rng.choice([action for action in legal if action.split(" ")[0] == verb])


def finished(variant: Variant, deal: int) -> Any:
    """The last state of a random game."""
    state = variant.begin()
    for moment in random_game(variant, deal):
        state = moment.state
    return state


def happened(game: Game[Any], state: Any, action: str) -> tuple[Any, list[Event]]:
    """The state after an action, and the events of it; `state` stays."""
    after, events = game.copy(state), list[Event]()
    game.play(after, action, events)
    return after, events


@cache
def vocabulary(game_id: str) -> list[str]:
    """Texts that are actions of the game in one position or another, collected from random games, in alphabetical order."""
    found: set[str] = set()
    for variant in [variant for variant in variants() if variant.game_id == game_id][::3]:
        for moment in random_game(variant, deal=7):
            found.update(variant.game.legal(moment.state)[:300])
            if moment.actor == "chance":
                found.add(moment.action)
    return sorted(found)


JUNK = [
    *("", " ", "\n", "\0", "?", "0", "None", "é", "\ud800"),
    *("shuffle", "shuffle ", "shuffle ?", "first", "first ", "first -1", "first 99", "pass "),
]


def misspelt(action: str) -> list[str]:
    """Spellings of an action that are none: rule 10 of the games, "any other spelling is illegal"."""
    verb, _, rest = action.partition(" ")
    texts = [
        action.upper(),
        action.capitalize(),
        f" {action}",
        f"{action} ",
        f"{action}\n",
        f"{action},",
        action.replace(" ", "  "),
        action.replace(" ", "\t"),
        action.replace(",", ", "),
        action.replace(":", " : "),
        action.replace("-", "−"),
        action[:-1],
        action + action[-1:],
        verb + " ",
        *(action.replace(str(digit), f"0{digit}") for digit in range(10)),
        *(action.replace(str(digit), f"+{digit}") for digit in range(10)),
        *(action.replace(str(digit), chr(0x0660 + digit)) for digit in range(10)),  # Arabic digits: int() reads them
    ]
    if "," in rest and verb != "shuffle":
        parts = rest.split(",")
        texts += [f"{verb} " + ",".join(reversed(parts)), f"{verb} " + ",".join([*parts, parts[-1]])]
    return [text for text in texts if text != action]


def plain(found: Any) -> str:
    """JSON as one comparable text."""
    return json.dumps(found, sort_keys=True)
