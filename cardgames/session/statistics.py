"""What the results of many matches say of each person: how often, how well, against whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from cardgames.session.seats import CRESTS
from cardgames.storage.results import Player, Result


@dataclass(frozen=True, slots=True)
class Rivalry:
    """A person and one opponent in the matches that both played."""

    name: str  # of a person; of a bot, the one by which the game knows it
    bot: bool
    matches: int
    won: int  # by the person, alone or with others
    lost: int  # to the opponent: won by it, alone or with others


@dataclass(frozen=True, slots=True)
class Standing:
    """A person in all matches of one game that he or she played."""

    name: str
    crest: str  # one of CRESTS: the last one worn
    matches: int
    won: int
    best: int  # points
    mean: float  # points
    run: int  # the most victories one after another
    rivals: tuple[Rivalry, ...]  # the most frequent first

    @property
    def share(self) -> float:
        """Of victories, 0 to 1."""
        return self.won / self.matches


def standings(results: Sequence[Result]) -> list[Standing]:
    """The persons of these matches, which are of one game and in order of time; the one with the most victories first."""
    names = {player.name for result in results for player in result.players if player.bot is None}
    found = [_standing(name, results) for name in names]
    return sorted(found, key=lambda standing: (-standing.won, standing.matches, standing.name))


def _standing(name: str, results: Sequence[Result]) -> Standing:
    pairs = [(me, result) for result in results if (me := _seat_of(name, result))]
    mine = [me for me, _ in pairs]
    return Standing(
        name,
        mine[-1].crest if mine[-1].crest in CRESTS else CRESTS[0],  # a file can hold anything
        len(mine),
        sum(me.won for me in mine),
        max(me.points for me in mine),
        sum(me.points for me in mine) / len(mine),
        max(len(list(group)) if won else 0 for won, group in groupby(me.won for me in mine)),
        _rivals(name, pairs),
    )


def _seat_of(name: str, result: Result) -> Player | None:
    """The seat of a person; who holds several counts once, with the best of them."""
    seats = [player for player in result.players if player.bot is None and player.name == name]
    return max(seats, key=lambda player: (player.won, player.points), default=None)


def _rivals(name: str, pairs: Iterable[tuple[Player, Result]]) -> tuple[Rivalry, ...]:
    """Bots of one name in a match count as one opponent."""
    met: dict[tuple[str, bool], list[tuple[bool, bool]]] = {}  # for each match: whether the person won, whether the opponent did
    for me, result in pairs:
        for other in {_who(player) for player in result.players} - {(name, False)}:
            lost = any(player.won for player in result.players if _who(player) == other)
            met.setdefault(other, []).append((me.won, lost))
    found = [Rivalry(*other, len(ends), *map(sum, zip(*ends, strict=True))) for other, ends in met.items()]
    return tuple(sorted(found, key=lambda rival: (-rival.matches, rival.bot, rival.name)))


def _who(player: Player) -> tuple[str, bool]:
    return (player.name, False) if player.bot is None else (player.bot, True)
