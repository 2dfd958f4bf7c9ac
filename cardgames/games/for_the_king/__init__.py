"""For the King (and Me) («За короля і за мене»): share out influence, then bid for the rest; hold the majority in the offices."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from cardgames.engine.chance import pick, shuffled
from cardgames.engine.events import Event
from cardgames.engine.game import Actor, Game, Position, ScoreLine, View
from cardgames.engine.refusal import Refusal
from cardgames.games.for_the_king import legal, position, refusals, rules, scoring, sight
from cardgames.games.for_the_king.bots import BOTS
from cardgames.games.for_the_king.cards import PLAYERS, removed
from cardgames.games.for_the_king.insight import KingInsight
from cardgames.games.for_the_king.state import FIRST, LOSE, OVER, SHUFFLE, State
from cardgames.games.for_the_king.text import BEGINS, LOSES, shuffle_text


class ForTheKing(Game[State]):
    """The rooms of this folder behind the contract of a game."""

    id = position.ID
    seats = PLAYERS
    options = position.OPTIONS
    minutes = 20
    private = True
    turns = frozenset({"advised", "turned"})
    disclosing = frozenset(
        {"first", "shuffled", "drew", "kept", "offered", "gained", "turned", "won", "defaulted", "lost", "paid", "showed"}
    )
    bots = BOTS
    insight = KingInsight()

    def new(self, players: int, options: Mapping[str, Any]) -> State:
        return position.new(players, options)

    def load(self, position_: Any) -> State:
        return position.load(position_)

    def dump(self, state: State) -> Position:
        return position.dump(state)

    def copy(self, state: State) -> State:
        return state.copy()

    def actor(self, state: State) -> Actor:
        if state.phase in (FIRST, SHUFFLE, LOSE):
            return "chance"
        return None if state.phase == OVER else state.turn

    def legal(self, state: State) -> list[str]:
        return legal.legal(state)

    def refusal(self, state: State, action: str) -> Refusal | None:
        return refusals.refusal(state, action)

    def play(self, state: State, action: str, events: list[Event] | None = None) -> None:
        rules.play(state, action, events)

    def draw(self, state: State, rng: Random) -> str:
        if state.phase == FIRST:
            return pick(BEGINS[: state.players], rng)
        if state.phase == LOSE:
            return LOSES[pick(state.hands[state.bidder], rng)]  # among the cards, not the kinds of card (7)
        deck = shuffled(legal.cards_due(state), rng)
        if not state.favor:
            del deck[: removed(state.players, state.removed_at_five)]  # put aside unseen (2.2)
        return shuffle_text(deck)

    def scores(self, state: State) -> list[int] | None:
        return scoring.scores(state) if state.phase == OVER else None

    def winners(self, state: State) -> list[int] | None:
        return scoring.winners(state) if state.phase == OVER else None

    def reckoning(self, state: State) -> list[list[ScoreLine]]:
        return scoring.reckoning(state)

    def view(self, state: State, seat: int) -> View:
        return sight.view(state, seat)

    def seen(self, action: str, actor: Actor, seat: int | None) -> str:
        return sight.seen(action, actor, seat)

    def determinize(self, view: View, rng: Random) -> State:
        return sight.determinize(view, rng)


GAME = ForTheKing()
