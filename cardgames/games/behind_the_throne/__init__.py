"""Behind the Throne («Сірий кардинал»): push your luck, collect sets of courtiers, use their powers."""

from __future__ import annotations

from random import Random

from cardgames.engine.chance import pick, shuffled
from cardgames.engine.game import Actor, Game, ScoreLine
from cardgames.games.behind_the_throne import position, refusals, rules, sight
from cardgames.games.behind_the_throne.bots import BOTS
from cardgames.games.behind_the_throne.cards import COPIES, NAMES
from cardgames.games.behind_the_throne.insight import CourtInsight
from cardgames.games.behind_the_throne.state import DROP, FIRST, OVER, SHUFFLE, State
from cardgames.games.behind_the_throne.text import shuffle_text


class BehindTheThrone(Game[State]):
    """The rooms of this folder behind the contract of a game."""

    id = position.ID
    seats = range(min(COPIES), max(COPIES) + 1)
    options = position.OPTIONS
    minutes = 20
    turns = frozenset({"turn"})
    disclosing = frozenset({"first", "shuffled", "revealed", "looked"})
    bots = BOTS
    insight = CourtInsight()

    legal = staticmethod(rules.legal)
    play = staticmethod(rules.play)
    refusal = staticmethod(refusals.refusal)
    new = staticmethod(position.new)
    load = staticmethod(position.load)
    dump = staticmethod(position.dump)
    view = staticmethod(sight.view)
    seen = staticmethod(sight.seen)
    determinize = staticmethod(sight.determinize)

    def copy(self, state: State) -> State:
        return state.copy()

    def actor(self, state: State) -> Actor:
        if state.phase in (FIRST, SHUFFLE):
            return "chance"
        if state.phase == OVER:
            return None
        return state.dropper if state.phase == DROP else state.turn

    def draw(self, state: State, rng: Random) -> str:
        if state.phase == FIRST:
            return pick(rules.legal(state), rng)
        due = [kind for kind, count in enumerate(rules.cards_due(state)) for _ in range(count)]
        return shuffle_text(shuffled(due, rng))

    def scores(self, state: State) -> list[int] | None:
        return rules.scores(state) if state.phase == OVER else None

    def winners(self, state: State) -> list[int] | None:
        if state.phase != OVER:
            return None
        scores = rules.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]  # 9.4

    def reckoning(self, state: State) -> list[list[ScoreLine]]:
        return [
            [
                ScoreLine("pile" if points else "single", {"card": NAMES[kind], "count": state.pile(seat)[kind]}, points)
                for kind, points in rules.points(state, seat)
            ]
            for seat in range(state.players)
        ]


GAME = BehindTheThrone()
