"""The contract of a game. A game is a folder in `cardgames/games/` whose `__init__` ends with `GAME = TheGame()`.

An action is its text ("swap 1:king"), for players and for chance alike; a position and a view are JSON objects. The state is
the game's own, compact and mutable: search copies it and plays on the copy.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeVar

from cardgames.engine.bot import Bot
from cardgames.engine.events import Event, Value
from cardgames.engine.insight import Insight
from cardgames.engine.options import Option
from cardgames.engine.refusal import Refusal

Action = str
Actor = int | Literal["chance"] | None  # a seat, chance, or nobody: the game is over
Position = dict[str, Any]
View = dict[str, Any]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a seat's reckoning: the message `score-<key>` with its values, and the points it brings."""

    key: str
    params: Mapping[str, Value]
    points: int


class Game(ABC, Generic[S]):
    """The rules of one card game as a pure function of position and action. Holds no position itself."""

    id: ClassVar[str]  # as in positions and file names: "behind-the-throne"
    seats: ClassVar[range]  # the numbers of players: range(2, 5)
    options: ClassVar[tuple[Option, ...]]
    minutes: ClassVar[int]  # about how long a game takes, for the lobby
    private: ClassVar[bool] = False  # whether seats hold secrets: a screen that is passed on then needs a curtain
    turns: ClassVar[frozenset[str]] = frozenset()  # names of the events at which a turn is over: the course is told by them
    disclosing: ClassVar[frozenset[str]]  # names of the events that show something new: no undo beyond one of them
    bots: ClassVar[Mapping[str, Bot]]  # opponents of this game by name; the first is the one to play against
    insight: ClassVar[Insight[Any] | None] = None  # for opponents that search and learn; None: the game has only its own

    @abstractmethod
    def new(self, players: int, options: Mapping[str, Any]) -> S:
        """The position before the first chance action. Raises BadGame for a number of players or options that cannot be."""

    @abstractmethod
    def load(self, position: Any) -> S:
        """The state of a position. Raises BadPosition, with a message that names the part that is wrong."""

    @abstractmethod
    def dump(self, state: S) -> Position:
        """The position in JSON, hidden parts included. `dump(load(p)) == p` but for the order of unordered parts."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent state: playing on it never changes the first."""

    @abstractmethod
    def actor(self, state: S) -> Actor:
        """Who is asked now."""

    @abstractmethod
    def legal(self, state: S) -> list[Action]:
        """Every action that is possible now, without duplicates. Empty when the game is over and for a shuffle."""

    @abstractmethod
    def refusal(self, state: S, action: Action) -> Refusal | None:
        """Why `action` is not possible now, or None if it is. Agrees with `legal` always."""

    @abstractmethod
    def play(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Carries out an action that is possible (callers ask `refusal` first), in place. Appends what happened to `events`."""

    @abstractmethod
    def draw(self, state: S, rng: Random) -> Action:
        """The action of chance when it is asked, drawn from `rng`."""

    @abstractmethod
    def scores(self, state: S) -> list[int] | None:
        """The points by seat, None until the game is over."""

    @abstractmethod
    def winners(self, state: S) -> list[int] | None:
        """The seats that share the victory, in order, None until the game is over."""

    @abstractmethod
    def reckoning(self, state: S) -> list[list[ScoreLine]]:
        """How each seat comes to its points, line by line, by seat; the lines of a seat add up to its score."""

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """All that `seat` may know, as JSON with no way back to the state. Raises BadRequest for a seat that is not there."""

    @abstractmethod
    def seen(self, action: Action, actor: Actor, seat: int | None) -> Action:
        """The text of an action as `seat` (None: a spectator) may read it: "shuffle ?"."""

    @abstractmethod
    def determinize(self, view: View, rng: Random) -> S:
        """A state that fits the view, what it hides drawn at random. `view(determinize(v)) == v` for the seat of the view."""
