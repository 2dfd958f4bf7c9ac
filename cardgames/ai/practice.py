"""Games that a network plays against itself to learn from them. Nothing here needs a library; workers anywhere run it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

from cardgames.ai.expectimax import Expectimax, Worth, final, utility
from cardgames.ai.network import Network, Weights
from cardgames.engine import registry
from cardgames.engine.bot import Budget
from cardgames.engine.chance import stream
from cardgames.engine.game import Game
from cardgames.engine.insight import Insight, OpenInsight, Part

LOOKED_BY_OTHERS = 0.3  # of the positions after a decision, how many are also recorded as the other seats see them

PRIMING = Budget(iterations=60)  # for the bots that play the first games: many games teach more than good ones


@dataclass(frozen=True, slots=True)
class Practice:
    """What to play: all of it plain data."""

    game: str
    players: int
    weights: Weights | None  # None: the game's own bots play, each seat drawn anew
    warmth: float  # utility by which an action may be worse and is still chosen e times less often than the best
    seed: int
    first: int  # the number of the first game
    games: int
    sparring: float = 0.0  # the share of the games that one seat plays against the game's own bots, and learns from alone


@dataclass(slots=True)
class Course:
    """One game: by seat how its positions looked, in order, and what it was worth in the end."""

    looks: list[list[tuple[Part, ...]]]
    worths: list[Worth]


def practise(task: Practice) -> list[Course]:
    """Plays the games of a task."""
    game = registry.game(task.game)
    insight = game.insight
    assert insight is not None, "only a game with an insight learns"
    network = Network(task.weights, insight, task.players) if task.weights else None
    return [_played(task, game, insight, network, number) for number in range(task.first, task.first + task.games)]


def _played(task: Practice, game: Game[Any], insight: Insight[Any], network: Network | None, number: int) -> Course:
    rng = stream(task.seed, "practice", number)
    state = game.new(task.players, {})
    bots = [game.bots[rng.choice(sorted(game.bots))] for _ in range(task.players)]
    learning = range(task.players)
    if network and rng.random() < task.sparring:
        alone = rng.randrange(task.players)
        learning = range(alone, alone + 1)
    course = Course([[] for _ in range(task.players)], [])
    while (actor := game.actor(state)) is not None:
        if actor == "chance":
            game.play(state, game.draw(state, rng))
            continue
        legal = game.legal(state)
        if len(legal) == 1:
            action = legal[0]
        elif network is None or actor not in learning:
            action = bots[actor].choose(game.view(state, actor), actor, legal, rng, PRIMING).action
        else:
            actions, worths = compared(game, insight, network, state, actor, legal)
            action = _drawn(actions, worths, task.warmth, rng)
        game.play(state, action)
        if insight.settled(state) and game.actor(state) is not None:
            for seat in learning:
                if isinstance(insight, OpenInsight) or seat == actor or rng.random() < LOOKED_BY_OTHERS:
                    course.looks[seat].append(tuple(insight.parts(state, seat)))
    course.worths = [final(game, state, seat) for seat in range(task.players)]
    return course


def compared(
    game: Game[Any], insight: Insight[Any], network: Network, state: Any, seat: int, legal: Sequence[str]
) -> tuple[list[str], list[Worth]]:
    """What each action worth a thought is worth, looking one move ahead (in a game without secrets, one chance move)."""
    if isinstance(insight, OpenInsight):
        found = Expectimax(game, insight, network, seat, Budget()).candidates(state, legal)
        return [each.action for each in found], [(each.win, each.points) for each in found]
    actions = insight.candidates(state, list(legal))
    worths: list[Worth] = []
    for action in actions:
        child = game.copy(state)
        game.play(child, action)
        if game.actor(child) is None:
            worths.append(final(game, child, seat))
        else:
            value = network.value(insight.parts(child, seat))
            worths.append((value.win, value.points))
    return actions, worths


def _drawn(actions: list[str], worths: list[Worth], warmth: float, rng: Random) -> str:
    utilities = [utility(worth) for worth in worths]
    best = max(utilities)
    return rng.choices(actions, [exp((each - best) / warmth) for each in utilities])[0]
