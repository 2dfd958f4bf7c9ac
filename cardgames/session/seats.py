"""Who plays what: the seats of a match and its set-up, as the lobby makes them and a journal keeps them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from cardgames.ai import players
from cardgames.engine import registry
from cardgames.engine.errors import BadGame
from cardgames.engine.options import Options, complete

if TYPE_CHECKING:
    from cardgames.words import Words

CRESTS = ("fox", "owl", "hare", "raven", "bear")


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table."""

    name: str  # "" for a computer that is called as the animal on its crest, in any language
    crest: str  # one of CRESTS
    bot: str | None = None  # the name of an opponent of the game; None: a person


def named(seats: Sequence[Seat], words: Words) -> tuple[Seat, ...]:
    """The seats, all with names, in the language of `words`."""
    return tuple(replace(seat, name=seat.name or words.say(f"crest-{seat.crest}")) for seat in seats)


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a match begins with; the same set-up, decisions apart, gives the same match."""

    game: str
    options: Options
    seats: tuple[Seat, ...]
    deal: int  # from which all chance of the match follows

    def checked(self) -> Setup:
        """The set-up with all options filled in. Raises BadGame for what cannot be played, naming what is wrong."""
        game = registry.game(self.game)
        if len(self.seats) not in game.seats:
            raise BadGame(f"seats: {len(self.seats)} cannot play {game.id}")
        for seat in self.seats:
            if seat.crest not in CRESTS:
                raise BadGame(f"seats: there is no crest {seat.crest!r}")
            if seat.bot is not None:
                players.bot(game, seat.bot)
        return Setup(game.id, complete(game.options, self.options, BadGame), self.seats, self.deal)

    def to_json(self) -> dict[str, Any]:
        """The set-up as JSON: `from_json` reads it again."""
        return {**asdict(self), "seats": [asdict(seat) for seat in self.seats]}

    @classmethod
    def from_json(cls, content: Any) -> Setup:
        """The set-up that `to_json` wrote; a record has no "deal" (then it is 0). Raises BadGame for anything else."""
        match content:
            case {"game": str(game), "options": Mapping() as options, "seats": list() as seats}:
                deal = content.get("deal", 0)
                if type(deal) is int:
                    return cls(game, dict(options), tuple(map(_seat, seats)), deal).checked()
        raise BadGame("setup: game, options, seats and deal are expected")


def _seat(content: Any) -> Seat:
    match content:
        case {"name": str(name), "crest": str(crest), "bot": str() | None as bot}:
            return Seat(name, crest, bot)
    raise BadGame("seats: name, crest and bot are expected")
