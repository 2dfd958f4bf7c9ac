"""How the characters play beside the plain player of their level, in figures (`python3 dev.py styles`): docs/styles.md."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any

from cardgames.ai.arena import interval
from cardgames.ai.levels import LEVELS
from cardgames.ai.players import bot
from cardgames.ai.selfplay import deal_number, play_game
from cardgames.ai.workers import spread
from cardgames.engine import registry
from cardgames.engine.errors import EngineError
from cardgames.engine.events import Event
from cardgames.engine.game import Game
from cardgames.games.for_the_king.characters import BLUFF, JUMP
from cardgames.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "styles.md"
SEATS = 2

HEAD = """# Styles

Made by `{command}`. Every character plays against the plain player of its level at two seats: {games} games,
which are {deals} deals, each with both seatings. First comes how many of the victories it won, with the 95% interval; then how it
played, and in brackets how the plain player did in the same games.
"""

Counts = Counter[str]
Task = tuple[str, str, str, int]  # game, level, character, deal


def court(game: Game[Any], state: Any, action: str, seat: int) -> Counts:
    """What an action in Behind the Throne counts for."""
    verb = action.partition(" ")[0]
    blows = game.insight.leaning("spiteful", state, action, seat) if game.insight else 0.0
    return Counter({"shown": verb == "reveal", "taken": verb == "take", "swapped": verb == "swap", "blows": int(blows)})


def king(game: Game[Any], state: Any, action: str, seat: int) -> Counts:
    """What an action in For the King (and Me) counts for."""
    assert game.insight
    bold, fair = (game.insight.leaning(character, state, action, seat) for character in ("bluffer", "peacemaker"))
    return Counter({"bluffs": bold == BLUFF, "jumps": bold == JUMP, "against": fair > 0, "for": fair < 0})


def happened(event: Event, seat: int) -> Counts:
    """What an event counts for, to the seat that it happened to."""
    if event.params.get("seat") != seat:
        return Counter()
    if event.name == "paid":
        return Counter({"cards": 1, "gold": event.params["bid"]})
    return Counter({"busts": event.name == "bust", "turns": event.name in ("bust", "took", "swapped")})


# By game: how actions count, and the columns of the table, each from the counts and the number of games.
Column = Callable[[Counts, int], float]
FIGURES: Mapping[str, tuple[Callable[[Game[Any], Any, str, int], Counts], Mapping[str, Column]]] = {
    "behind-the-throne": (
        court,
        {
            "busts of 100 turns": lambda counts, _: 100 * counts["busts"] / max(1, counts["turns"]),
            "cards revealed a turn": lambda counts, _: counts["shown"] / max(1, counts["turns"]),
            "blows at the leader a game": lambda counts, games: counts["blows"] / games,
            "rows taken, of 100 taken or swapped": lambda counts, _: (
                100 * counts["taken"] / max(1, counts["taken"] + counts["swapped"])
            ),
        },
    ),
    "for-the-king": (
        king,
        {
            "gold bid for a card": lambda counts, _: counts["gold"] / max(1, counts["cards"]),
            "bids above the worth a game": lambda counts, games: counts["bluffs"] / games,
            "jumps a game": lambda counts, games: counts["jumps"] / games,
            "against the leader, less for him, a game": lambda counts, games: (counts["against"] - counts["for"]) / games,
        },
    ),
}


def main() -> int:
    """Plays the games of all characters and writes the page; 0 if it went well."""
    parser = argparse.ArgumentParser(prog="dev.py styles")
    parser.add_argument("--games", type=int, default=100, help="of each character")
    parser.add_argument("--level", choices=LEVELS, default="courtier")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    args = parser.parse_args()
    if args.games < 1:
        parser.error("--games: at least one is expected")
    deals = ceil(args.games / SEATS)
    command = f"python3 dev.py styles --games {deals * SEATS} --level {args.level} --seed {args.seed}"
    parts = [HEAD.format(command=command, games=deals * SEATS, deals=deals)]
    numbers = [deal_number(args.seed, number) for number in range(deals)]
    try:
        parts += [styles(registry.game(game), args.level, numbers, args.jobs) for game in FIGURES]
    except EngineError as problem:
        print(problem, file=sys.stderr)
        return 1
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    return 0


def styles(game: Game[Any], level: str, numbers: Sequence[int], jobs: int = 1) -> str:
    """The table of a game, from these deals."""
    columns = FIGURES[game.id][1]
    rows = [["", "victories", *columns], [":--", *["--:"] * (len(columns) + 1)]]
    for character in game.insight.characters if game.insight else ():
        shares, counts = [], (Counts(), Counts())
        for deal, *counted in spread(play_deal, [(game.id, level, character, number) for number in numbers], jobs):
            shares.append(deal)
            for total, more in zip(counts, counted, strict=True):
                total.update(more)
        low, high = interval(shares)
        games = len(numbers) * SEATS
        share = sum(map(sum, shares)) / games
        figures = [f"{column(counts[0], games):.2f} ({column(counts[1], games):.2f})" for column in columns.values()]
        rows.append([f"**{character}**", f"{share:.1%} ({low:.1%} to {high:.1%})", *figures])
        print(f"{game.id}: {character}", file=sys.stderr, flush=True)
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return f"## {Words('en', game.id).say('game-title')}\n\n{table}"


def play_deal(task: Task) -> tuple[list[float], Counts, Counts]:
    """The character's share of the victory on each seat, and what he and the plain player did in all games of a deal."""
    game_id, level, character, number = task
    game = registry.game(game_id)
    names = f"{level}-{character}", level
    players = [bot(game, name) for name in names]
    count = FIGURES[game_id][0]
    counts = Counts(), Counts()
    shares = []
    for alone in range(SEATS):
        seats = [int(seat != alone) for seat in range(SEATS)]
        played = play_game(game, [names[who] for who in seats], [players[who] for who in seats], number, {}, check=False)
        shares.append(1 / len(played.winners) if alone in played.winners else 0.0)
        state = game.new(SEATS, {})
        for action in played.actions:
            actor = game.actor(state)
            if isinstance(actor, int):
                counts[seats[actor]].update(count(game, state, action, actor))
            events: list[Event] = []
            game.play(state, action, events)
            for event in events:
                for seat, who in enumerate(seats):
                    counts[who].update(happened(event, seat))
    return shares, *counts


if __name__ == "__main__":
    sys.exit(main())
