"""`python -m cardgames serve | selfplay | arena | train | replay | check`: the engine without a window."""

from __future__ import annotations

import argparse
import importlib
import io
import json
import os
import sys
from dataclasses import fields
from pathlib import Path

from cardgames import serve
from cardgames.ai.arena import Contest, arena
from cardgames.ai.players import bots
from cardgames.ai.selfplay import selfplay
from cardgames.engine import registry
from cardgames.engine.errors import BadRequest, EngineError
from cardgames.session.match import Match, digest, replay
from cardgames.storage.folders import StorageProblem
from cardgames.storage.journal import SUFFIX


def main(arguments: list[str] | None = None) -> int:
    """Carries out one command; 0 if it went well, else 1 and a line on stderr that says why."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # whatever the locale and the names
    args = _parser().parse_args(arguments)
    try:
        if args.command == "serve":
            _serve()
        elif args.command == "selfplay":
            _selfplay(args)
        elif args.command == "arena":
            _arena(args)
        elif args.command == "train":
            _train(args)
        elif args.command == "replay":
            _replay(args.file)
        else:
            game, state = serve.load(serve.parse(args.file.read_bytes()))
            _say(f"{game.id}: a sound position, {_whom(game.actor(state))} is asked")
        sys.stdout.flush()
    except BrokenPipeError:  # nobody listens any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or what is left fails again at exit
    except (EngineError, StorageProblem, OSError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    except KeyboardInterrupt:
        return 1
    return 0


def _opponents() -> str:
    """The names that `arena` understands, by game."""
    told = []
    for game in registry.games().values():
        characters = game.insight.characters if game.insight is not None else ()
        told.append(f"{game.id}: {', '.join(bots(game))}; a level also with a character: {', '.join(characters) or 'none'}")
    return f'{". ".join(told)} ("courtier-bold")'


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m cardgames", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("serve", help="answer JSON lines on stdin with JSON lines on stdout")
    play = commands.add_parser("selfplay", help="let bots play whole games and print what came of it")
    play.add_argument("--game", required=True, help=", ".join(registry.games()))
    play.add_argument("--players", type=int, required=True)
    play.add_argument("--bots", default="random", help="names by seat, joined by commas; the last one plays all seats left")
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--options", default="{}", help="rule options as JSON")
    play.add_argument("--check", action=argparse.BooleanOptionalAction, default=True, help="look for broken promises on the way")
    play.add_argument("--json", action="store_true", help="print JSON")
    versus = commands.add_parser("arena", help="compare two opponents: A alone against B on all other seats")
    versus.add_argument("--game", required=True, help=", ".join(registry.games()))
    versus.add_argument("--players", type=int, required=True)
    versus.add_argument("--a", required=True, metavar="NAME", help=_opponents())
    versus.add_argument("--b", required=True, metavar="NAME", help="as --a")
    versus.add_argument("--games", type=int, default=100, help="at least so many: every deal is played with A on each seat")
    versus.add_argument("--seed", type=int, default=1)
    versus.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    versus.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play instead")
    versus.add_argument(
        "--budget", type=int, metavar="ITERATIONS", help="of each decision, instead of the opponents' own; for those that search"
    )
    versus.add_argument("--json", action="store_true", help="print JSON")
    learn = commands.add_parser("train", help="train the network of a game by self-play")
    learn.add_argument("--game", required=True, help=", ".join(registry.games()))
    learn.add_argument("--players", type=int, required=True)
    learn.add_argument(
        "--into",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="what it keeps, to go on later; the network itself takes the place of the one that is used",
    )
    unsaid = argparse.SUPPRESS  # what is not said is as the plan of training has it
    learn.add_argument("--generations", type=int, default=unsaid)
    learn.add_argument("--games", type=int, default=unsaid, help="of a generation")
    learn.add_argument("--units", type=int, default=unsaid, help="of each slot of the network")
    learn.add_argument("--inner", type=int, default=unsaid, help="units behind their sum")
    learn.add_argument("--sparring", type=float, default=unsaid, help="the share of the games against the game's own bots")
    learn.add_argument("--seed", type=int, default=unsaid)
    learn.add_argument("--jobs", type=int, default=1, help="processes of this machine")
    learn.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play instead")
    commands.add_parser("replay", help="play a record or journal again").add_argument("file", type=Path)
    commands.add_parser("check", help="say whether a position loads").add_argument("file", type=Path)
    return parser


def _serve() -> None:
    for line in serve.conversation(sys.stdin.buffer):
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()


def _selfplay(args: argparse.Namespace) -> None:
    bots = args.bots.split(",")
    options = serve.parse(os.fsencode(args.options))
    result = selfplay(args.game, args.players, bots, args.games, args.seed, options, args.check)
    _say(json.dumps(result.to_json()) if args.json else str(result))


def _arena(args: argparse.Namespace) -> None:
    contest = Contest(args.game, args.players, args.a, args.b, args.budget)
    result = arena(contest, args.games, args.seed, args.jobs, args.cluster)
    _say(json.dumps({**result.to_json(), "seed": args.seed}) if args.json else str(result))


def _train(args: argparse.Namespace) -> None:
    try:
        training = importlib.import_module("cardgames.ai.training")  # numpy is no part of the app
    except ImportError as problem:
        raise BadRequest("train: this needs numpy and matplotlib (pip install court-games[train])") from problem
    said = vars(args)
    plan = training.Plan(**{field.name: said[field.name] for field in fields(training.Plan) if field.name in said})
    weights, losses = training.train(plan, args.into, _say, args.jobs, args.cluster)
    _say(f"the network is in {training.save(weights, plan)}, its curve in {training.curve(losses, args.into)}")


def _replay(file: Path) -> None:
    match = Match.reread(file) if file.suffix == SUFFIX else replay(serve.parse(file.read_bytes()))
    _say(f"{match.game}: {len(match.steps)} actions, record {digest(match.record())}")
    scores, winners = match.scores(), match.winners()
    if scores is None or winners is None:
        _say("abandoned" if match.abandoned else f"not over: {_whom(match.actor)} is asked")
        return
    for number, (seat, points) in enumerate(zip(match.setup.seats, scores, strict=True)):
        _say(f"seat {number} {seat.name or seat.crest}: {points}{' wins' if number in winners else ''}")


def _whom(actor: object) -> str:
    return "nobody" if actor is None else f"seat {actor}" if isinstance(actor, int) else str(actor)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
