"""Berries: the third, tiny game. Cards, some chance and a secret, in one file; the shared rooms know nothing of it.

Rules. 1 Fox, owl and bear cards, worth 1, 2 and 3, as many of each as `players` + 1, are shuffled into a deck. 2 Who is on
turn draws the top card, unseen by the others, then lays as many cards of his hand open as he likes, one by one, and ends the
turn. 3 With more than `hand_limit` cards in hand at the end of a turn he loses one of them at random, face down. 4 When a turn
ends with an empty deck the game is over. Cards laid open score their worth, cards in hand one point each.

Events: began(seat), shuffled(count), drew(seat, card secret), laid(seat, card), ended(seat), lost(seat, card secret), finished().
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from cardgames.engine import registry
from cardgames.engine.bot import Bot, Budget, Choice
from cardgames.engine.chance import pick, shuffled
from cardgames.engine.errors import BadGame, BadPosition, BadRequest
from cardgames.engine.events import Event
from cardgames.engine.game import Actor, Game, ScoreLine
from cardgames.engine.options import Option, Options, complete
from cardgames.engine.refusal import Refusal

WORTH = {"bear": 3, "fox": 1, "owl": 2}
PARTS = {"game", "players", "options", "phase", "turn", "deck", "hands", "laid", "lost"}


@dataclass(slots=True)
class State:
    options: Options
    hands: list[list[str]]
    laid: list[list[str]]
    lost: list[list[str]]
    phase: str = "first"  # "first" | "shuffle" | "draw" | "lay" | "lose" | "over"
    turn: int | None = None
    deck: list[str] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.hands)


class Greedy:
    """Lays what it can, the best first, then ends its turn."""

    def choose(self, view: dict[str, Any], seat: int, legal: Sequence[str], rng: Random, budget: Budget | None = None) -> Choice:
        lays = [action for action in legal if action.startswith("lay ")]
        return Choice(max(lays, key=lambda action: WORTH[action[4:]]) if lays else legal[0])


class Berries(Game[State]):
    id: ClassVar[str] = "berries"
    seats: ClassVar[range] = range(2, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("hand_limit", (2, 1), "3"),)
    minutes: ClassVar[int] = 1
    private: ClassVar[bool] = True
    turns: ClassVar[frozenset[str]] = frozenset({"ended"})
    disclosing: ClassVar[frozenset[str]] = frozenset({"drew", "shuffled"})
    bots: ClassVar[Mapping[str, Bot]] = {"greedy": Greedy()}

    def new(self, players: int, options: Mapping[str, Any]) -> State:
        if type(players) is not int or players not in self.seats:
            raise BadGame(f"players: {players!r} is not possible")
        chosen = complete(self.options, options, BadGame)
        seats = range(players)
        return State(chosen, [[] for _ in seats], [[] for _ in seats], [[] for _ in seats])

    def load(self, position: Any) -> State:
        if not isinstance(position, dict) or set(position) - {"options"} != PARTS - {"options"} or position["game"] != self.id:
            raise BadPosition("position: the wrong parts")
        hands, laid, lost, deck = (position[part] for part in ("hands", "laid", "lost", "deck"))
        if not all(isinstance(part, list) for part in (hands, laid, lost)):
            raise BadPosition("hands, laid, lost: lists are expected")
        lists = [*hands, *laid, *lost, deck]
        if not all(isinstance(cards, list) and all(isinstance(card, str) and card in WORTH for card in cards) for cards in lists):
            raise BadPosition("hands, laid, lost, deck: lists of cards are expected")
        players, phase, turn = position["players"], position["phase"], position["turn"]
        if type(players) is not int or players not in self.seats or not len(hands) == len(laid) == len(lost) == players:
            raise BadPosition("players: does not fit the hands")
        if phase not in ("first", "shuffle", "draw", "lay", "lose", "over"):
            raise BadPosition(f"phase: {phase!r} is unknown")
        if (turn is None) != (phase == "first") or (turn is not None and (type(turn) is not int or turn not in range(players))):
            raise BadPosition(f"turn: {turn!r}")
        if sorted(card for cards in lists for card in cards) != ([] if phase in ("first", "shuffle") else self._cards(players)):
            raise BadPosition("deck: cards are missing or too many")
        options = complete(self.options, position.get("options", {}), BadPosition)
        return State(options, [sorted(h) for h in hands], [*map(list, laid)], [*map(list, lost)], phase, turn, list(deck))

    def dump(self, state: State) -> dict[str, Any]:
        return {
            "game": self.id,
            "players": state.players,
            "options": dict(state.options),
            "phase": state.phase,
            "turn": state.turn,
            "deck": list(state.deck),
            "hands": [list(hand) for hand in state.hands],
            "laid": [list(cards) for cards in state.laid],
            "lost": [list(cards) for cards in state.lost],
        }

    def copy(self, state: State) -> State:
        return self.load(self.dump(state))

    def actor(self, state: State) -> Actor:
        if state.phase == "over":
            return None
        return state.turn if state.phase in ("draw", "lay") else "chance"

    def legal(self, state: State) -> list[str]:
        if state.phase == "first":
            return [f"first {seat}" for seat in range(state.players)]
        if state.phase == "draw":
            return ["draw"]
        hand = sorted(set(state.hands[state.turn])) if state.turn is not None else []
        if state.phase == "lay":
            return [*(f"lay {card}" for card in hand), "end"]
        return [f"lose {card}" for card in hand] if state.phase == "lose" else []

    def refusal(self, state: State, action: str) -> Refusal | None:
        if state.phase == "shuffle":
            word, _, cards = action.partition(" ")
            fits = word == "shuffle" and sorted(cards.split(",")) == self._cards(state.players)
            return None if fits else Refusal("1", "wrong-shuffle")
        return None if action in self.legal(state) else Refusal("4" if state.phase == "over" else "2", "not-now")

    def play(self, state: State, action: str, events: list[Event] | None = None) -> None:
        happened: list[Event] = [] if events is None else events
        word, _, rest = action.partition(" ")
        if word == "first":
            state.turn, state.phase = int(rest), "shuffle"
            happened.append(Event("began", {"seat": state.turn}))
            return
        seat = state.turn
        assert seat is not None
        if word == "shuffle":
            state.deck, state.phase = rest.split(","), "draw"
            happened.append(Event("shuffled", {"count": len(state.deck)}))
        elif word == "draw":
            card = state.deck.pop(0)
            state.hands[seat] = sorted([*state.hands[seat], card])
            state.phase = "lay"
            happened.append(Event("drew", {"seat": seat}, {"card": card}, (seat,)))
        elif word == "lay":
            state.hands[seat].remove(rest)
            state.laid[seat].append(rest)
            happened.append(Event("laid", {"seat": seat, "card": rest}))
        elif word == "lose":
            state.hands[seat].remove(rest)
            state.lost[seat].append(rest)
            happened.append(Event("lost", {"seat": seat}, {"card": rest}, (seat,)))
            self._pass_on(state, happened)
        else:
            happened.append(Event("ended", {"seat": seat}))
            limit = state.options["hand_limit"]
            if isinstance(limit, int) and len(state.hands[seat]) > limit:
                state.phase = "lose"
            else:
                self._pass_on(state, happened)

    def draw(self, state: State, rng: Random) -> str:
        if state.phase == "first":
            return f"first {pick(range(state.players), rng)}"
        if state.phase == "shuffle":
            return "shuffle " + ",".join(shuffled(self._cards(state.players), rng))
        assert state.turn is not None
        return f"lose {pick(state.hands[state.turn], rng)}"

    def scores(self, state: State) -> list[int] | None:
        if state.phase != "over":
            return None
        return [sum(line.points for line in lines) for lines in self.reckoning(state)]

    def winners(self, state: State) -> list[int] | None:
        scores = self.scores(state)
        return scores and [seat for seat, points in enumerate(scores) if points == max(scores)]

    def reckoning(self, state: State) -> list[list[ScoreLine]]:
        return [
            [
                *(ScoreLine("laid", {"card": card}, WORTH[card]) for card in laid),
                ScoreLine("hand", {"count": len(hand)}, len(hand)),
            ]
            for laid, hand in zip(state.laid, state.hands, strict=True)
        ]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        if type(seat) is not int or seat not in range(state.players):
            raise BadRequest(f"seat: there is no seat {seat!r}")
        position = self.dump(state)
        position["deck_count"] = len(position.pop("deck"))
        position["hands"] = [hand if other == seat else len(hand) for other, hand in enumerate(position["hands"])]
        position["lost"] = [cards if other == seat else len(cards) for other, cards in enumerate(position["lost"])]
        return {"seat": seat, **position}

    def seen(self, action: str, actor: Actor, seat: int | None) -> str:
        word = action.partition(" ")[0]
        return f"{word} ?" if word in ("shuffle", "lose") else action

    def determinize(self, view: Mapping[str, Any], rng: Random) -> State:
        position = {part: value for part, value in view.items() if part not in ("seat", "deck_count")}
        position["deck"] = []
        if view["phase"] in ("first", "shuffle"):
            return self.load(position | {"hands": [[]] * view["players"], "lost": [[]] * view["players"]})
        seat = view["seat"]
        seen = Counter([*view["hands"][seat], *view["lost"][seat], *(card for cards in view["laid"] for card in cards)])
        unseen = iter(shuffled(sorted((Counter(self._cards(view["players"])) - seen).elements()), rng))
        for part in ("hands", "lost"):
            position[part] = [
                cards if other == seat else [next(unseen) for _ in range(cards)] for other, cards in enumerate(view[part])
            ]
        return self.load(position | {"deck": list(unseen)})

    def _cards(self, players: int) -> list[str]:
        return sorted([*WORTH] * (players + 1))

    def _pass_on(self, state: State, happened: list[Event]) -> None:
        assert state.turn is not None
        if state.deck:
            state.turn, state.phase = (state.turn + 1) % state.players, "draw"
        else:
            state.phase = "over"
            happened.append(Event("finished"))


GAME = Berries()


@contextmanager
def installed(**more: Bot) -> Iterator[Berries]:
    """The game among the registry's, with further opponents by name."""

    class More(Berries):
        bots: ClassVar[Mapping[str, Bot]] = {**Berries.bots, **more}

    game, games = More(), registry.games()
    games[game.id] = game
    try:
        yield game
    finally:
        del games[game.id]  # of these, also where a test has put others in their place
