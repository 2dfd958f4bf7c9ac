"""Recorded games: `python -m tests.games.for_the_king.records` plays them anew when the rules have changed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardgames.engine.chance import pick, stream
from cardgames.games.for_the_king import GAME

FOLDER = Path(__file__).parent / "records"
SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    "2-mixed": (2, {}),
    "2-single-refusing": (2, {"king_cards": "single", "may_refuse": True}),
    "3-mixed": (3, {}),
    "3-single-refusing": (3, {"king_cards": "single", "may_refuse": True}),
    "4-mixed": (4, {}),
    "4-mixed-refusing": (4, {"may_refuse": True}),
    "5-mixed": (5, {}),
    "5-single-eighteen-removed": (5, {"king_cards": "single", "removed_at_five": 18}),
}


@dataclass(frozen=True)
class Record:
    """A game: what it began with, its actions, and how it ended."""

    players: int
    options: dict[str, Any]
    actions: list[str]
    scores: list[int]
    winners: list[int]


def read(path: Path) -> Record:
    """First line: players and options; last line: scores and winners; between them an action a line."""
    first, *actions, last = path.read_text("utf-8").splitlines()
    return Record(**json.loads(first), actions=actions, **json.loads(last))


def replayed(record: Record) -> tuple[list[int] | None, list[int] | None]:
    """Scores and winners of playing it again; every action must be possible."""
    state = GAME.new(record.players, record.options)
    for action in record.actions:
        refusal = GAME.refusal(state, action)
        assert refusal is None, f"{action}: {refusal}"
        GAME.play(state, action)
    return GAME.scores(state), GAME.winners(state)


def write(name: str, players: int, options: dict[str, Any]) -> None:
    """Plays a game of stewards in even seats and haggling players in odd ones."""
    state = GAME.new(players, options)
    actions: list[str] = []
    while (actor := GAME.actor(state)) is not None:
        rng = stream(1, f"record {name}", len(actions))
        legal = GAME.legal(state)
        if actor == "chance":
            action = GAME.draw(state, rng)
        elif isinstance(actor, int) and actor % 2 == 0:
            action = GAME.bots["steward"].choose(GAME.view(state, actor), actor, legal, rng).action
        else:
            action = pick([*legal[:4], "pass"] if legal[0].startswith("bid ") else legal, rng)
        actions.append(action)
        GAME.play(state, action)
    begun = json.dumps({"players": players, "options": options})
    ended = json.dumps({"scores": GAME.scores(state), "winners": GAME.winners(state)})
    (FOLDER / f"{name}.txt").write_text("\n".join([begun, *actions, ended, ""]), "utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options) in SETUPS.items():
        complete = {option.name: option.default for option in GAME.options} | options
        write(name, players, complete)
