"""Helpers that play matches: the same way every time, from any moment on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardgames.engine import registry
from cardgames.session.match import Match
from cardgames.session.seats import CRESTS, Seat, Setup


def setup(game: str, players: int, deal: int = 1, bots: Sequence[str | None] = ()) -> Setup:
    """A set-up with default options; seats without a bot named are persons."""
    names = [*bots, *[None] * (players - len(bots))]
    return Setup(game, {}, tuple(Seat(f"Seat {n}", CRESTS[n], names[n]) for n in range(players)), deal)


def step(match: Match) -> str:
    """One action: of chance, or a seat's, which depends on nothing but the number of steps before it."""
    if match.actor == "chance":
        return match.draw().action
    action = Random(f"playing/{len(match.steps)}").choice(match.legal())
    return match.submit(match.version, action).action


def finish(match: Match) -> Match:
    """Plays to the end."""
    while match.actor is not None:
        step(match)
    return match


def every_game() -> list[str]:
    return list(registry.games())
