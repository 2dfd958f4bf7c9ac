"""The proof that opponents do not cheat: whatever they cannot see is replaced, and they decide as before.

An opponent is asked with the view of its seat. So all that lies hidden is dealt anew in a way that fits this view, many times
over; each time the same opponent is asked, in the same mood, from what its seat then sees.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from cardgames.engine import registry
from cardgames.engine.chance import stream
from cardgames.engine.game import Action
from cardgames.session.match import Match
from cardgames.session.thinking import Answer, Question, question

ARRANGEMENTS = 20


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of asking an opponent again and again."""

    seat: int
    action: Action | None  # what it decides at the table; None: it gave no answer
    tried: int  # other arrangements of what it cannot see
    same: bool  # whether it decided the same in all of them


def last_decisions(match: Match) -> list[Question]:
    """By seat, what each opponent was asked last with something to decide; the version is the number of steps before it."""
    again, found = Match(match.setup, match.id), dict[int, Question]()
    for step in match.steps:
        seat = again.actor
        if not isinstance(seat, int):
            again.draw()  # the same as then: it follows from the deal
            continue
        if match.setup.seats[seat].bot is not None and len(again.legal()) > 1:
            found[seat] = question(again)
        again.submit(again.version, step.action)
    return [found[seat] for seat in sorted(found)]


def rearranged(asked: Question, number: int) -> Question:
    """The same question in another arrangement of what its seat cannot see, the one of that number."""
    game = registry.game(asked.game)
    state = game.determinize(asked.view, stream(number, "honesty", asked.version))
    return replace(asked, view=game.view(state, asked.seat), legal=game.legal(state))


def proof(asked: Question, arrangements: int = ARRANGEMENTS) -> Generator[Question, Answer, Proof]:
    """Yields what to ask, is sent the answer each time, and returns what came of it."""
    asked = replace(asked, unhurried=True)
    action = (yield asked).action
    same = action is not None
    for number in range(arrangements):
        same &= (yield rearranged(asked, number)).action == action
    return Proof(asked.seat, action, arrangements, same)
