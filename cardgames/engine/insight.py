"""What a game tells a thinking player about its positions: how they look to a seat, and what is worth thinking about.

A position is looked at in parts (a kind of card, an office), each a short tuple of whole numbers whose first is its slot. Parts
repeat from position to position, so that a value network can remember what it made of them (`ai.network`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from random import Random
from typing import ClassVar, Generic, TypeVar

from cardgames.engine.bot import Candidate, Reason

Part = tuple[int, ...]

S = TypeVar("S")


class Insight(ABC, Generic[S]):
    """Says about a state only what the given seat may know: two states with equal views have equal parts and reasons."""

    characters: ClassVar[Sequence[str]] = ()  # styles that players of this game have: "bold"

    @abstractmethod
    def parts(self, state: S, seat: int) -> list[Part]:
        """How the position looks to a seat. As many parts of each slot, whatever the position, for a number of players."""

    @abstractmethod
    def inputs(self, part: Part, players: int) -> list[float]:
        """A part as numbers of the order of 1, equally many for all parts of a slot."""

    @abstractmethod
    def candidates(self, state: S, legal: list[str]) -> list[str]:
        """Those of the legal actions that are worth thinking about: at least one."""

    @abstractmethod
    def settled(self, state: S) -> bool:
        """Whether the parts say all that matters now, so that the position can be valued as it stands."""

    def contested(self, state: S) -> bool:
        """Whether it is worth dealing hidden cards anew to look ahead: how others answer next decides what an action brings."""
        return True

    def round_begins(self, state: S) -> bool:
        """Whether something new has come up that nobody has answered yet: from here to the next such position is a round."""
        return True

    def playout(self, state: S, legal: list[str], weigh: bool) -> list[str]:
        """What a search plays on with: what a sound player does here; or, to `weigh` by the network, the actions in question."""
        return self.candidates(state, legal)

    def arrange(self, state: S, seat: int, rng: Random) -> None:
        """Rearranges what a seat cannot see to what is likely after what the others have done. Its view stays the same."""

    def leaning(self, character: str, state: S, action: str, seat: int) -> float:
        """How much this action is to the taste of a character, from -1 to 1."""
        raise KeyError(character)

    def fondness(self, state: S, action: str, seat: int) -> float:
        """How much an action adds to what the seat holds already, from 0 to 1: people think too highly of what is theirs."""
        return 0.0

    def foolish(self, state: S, action: str, seat: int) -> bool:
        """Whether nobody in his right mind does this by feel, though it may turn out the best."""
        return False

    def reasons(self, state: S, seat: int, chosen: Candidate, instead: Candidate | None) -> list[Reason]:
        """What speaks for an action, the strongest first; `instead` is the next best one."""
        return []

    def forget(self, state: S, seat: int, share: float, rng: Random) -> None:
        """Makes a state that was imagined for a seat what a player takes it for who forgets `share` of what has passed."""


class OpenInsight(Insight[S]):
    """Of a game whose only secret is what chance will do: the chances of everything are known exactly."""

    @abstractmethod
    def outcomes(self, state: S, action: str, seat: int) -> list[tuple[int, S]]:
        """The positions that an action may lead to, each with its weight, as `seat` may know it. The state stays as it is."""

    @abstractmethod
    def reveals(self, state: S, action: str, seat: int) -> bool:
        """Whether the action brings something to light that `seat` does not know."""

    @abstractmethod
    def key(self, state: S) -> Hashable:
        """Equal for positions between which no choice of the player on turn tells a difference."""
