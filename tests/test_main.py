"""The command line: selfplay, replay, check. `serve` has its own tests."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgames.__main__ import main
from cardgames.session.match import Match, digest
from cardgames.storage.journal import Journal
from tests.playing import finish, setup, step
from tests.toy_game import Berries, installed

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def berries() -> Iterator[Berries]:
    with installed() as game:
        yield game


def write(folder: Path, content: object) -> str:
    path = folder / "file.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def test_arena(capsys: Captured) -> None:
    arguments = ["arena", "--game", "berries", "--players", "3", "--a", "greedy", "--b", "random", "--games", "4", "--seed", "3"]
    assert main([*arguments, "--budget", "9", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [result[key] for key in ("game", "players", "a", "b", "iterations", "games", "seed")] == [
        *("berries", 3, "greedy", "random", 9, 6, 3)
    ]
    assert 0 <= result["low"] <= result["share"] <= result["high"] <= 1
    assert set(result["time_a"]) == set(result["time_b"]) == {"mean", "p95", "max"}
    assert main(arguments) == 0
    assert capsys.readouterr().out.startswith("berries: 6 games, greedy alone against random on 2 of 3 seats\n")
    assert main([*arguments, "--jobs", "0"]) == 1
    assert capsys.readouterr().err.startswith("jobs:")


def test_selfplay(capsys: Captured) -> None:
    arguments = ["selfplay", "--game", "berries", "--players", "2", "--bots", "greedy,random", "--games", "5", "--seed", "3"]
    assert main([*arguments, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["game"], result["games"], result["bots"], result["seed"]) == ("berries", 5, ["greedy", "random"], 3)
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert text.startswith("berries: 5 games, ")
    assert f"seat 0 greedy: {result['wins'][0]} wins" in text
    assert f"record {result['record']}" in text


def test_selfplay_with_options(capsys: Captured) -> None:
    records = []
    for options in ('{"hand_limit": 1}', '{"hand_limit": 2}', "{}"):
        assert main(["selfplay", "--game", "berries", "--players", "2", "--games", "5", "--json", "--options", options]) == 0
        records.append(json.loads(capsys.readouterr().out)["record"])
    assert records[0] != records[1] == records[2]


@pytest.mark.parametrize("wrong", [["--game", "chess"], ["--players", "9"], ["--bots", "grandmaster"], ["--options", '{"x": 1}']])
def test_selfplay_of_what_cannot_be(capsys: Captured, wrong: list[str]) -> None:
    assert main(["selfplay", "--game", "berries", "--players", "2", "--games", "1", *wrong]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert wrong[1].strip('{} 1":') in err
    assert "Traceback" not in err


@pytest.mark.parametrize("options", ["{", "[" * 100_000, '{"hand_limit": NaN}', "\udcff"])
def test_options_that_are_no_json(capsys: Captured, options: str) -> None:
    assert main(["selfplay", "--game", "berries", "--players", "2", "--options", options]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("JSON: ")


def test_replay_of_a_record(capsys: Captured, tmp_path: Path) -> None:
    match = finish(Match(setup("berries", 2)))
    assert main(["replay", write(tmp_path, match.record())]) == 0
    first, *seats = capsys.readouterr().out.splitlines()
    assert first == f"berries: {len(match.steps)} actions, record {digest(match.record())}"
    scores = match.scores()
    assert scores
    assert [line.split(": ")[1].split()[0] for line in seats] == [str(points) for points in scores]
    assert [seat for seat, line in enumerate(seats) if line.endswith(" wins")] == match.winners()


def test_names_that_cannot_be_written_are_told_all_the_same(tmp_path: Path) -> None:
    """A lone half of a surrogate pair, which JSON may hold."""
    record = finish(Match(setup("behind-the-throne", 2))).record()
    record["seats"] = [{**seat, "name": "\ud800"} for seat in record["seats"]]
    done = subprocess.run(
        [sys.executable, "-m", "cardgames", "replay", write(tmp_path, record)], capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\\ud800" in done.stdout


def test_replay_of_a_journal(capsys: Captured, tmp_path: Path) -> None:
    match = Match.begin(setup("berries", 2), tmp_path)
    path = Journal.of(tmp_path, match.id).path
    assert main(["replay", str(path)]) == 0
    assert "chance is asked" in capsys.readouterr().out
    for _ in range(3):
        step(match)
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(path.read_bytes() + b"{torn")
    assert main(["replay", str(torn)]) == 0
    assert f"seat {match.actor} is asked" in capsys.readouterr().out
    assert torn.read_bytes().endswith(b"{torn")
    match.abandon()
    assert main(["replay", str(path.parent / "finished" / path.name)]) == 0
    assert "abandoned" in capsys.readouterr().out


def test_check(capsys: Captured, tmp_path: Path, berries: Berries) -> None:
    position = berries.dump(berries.new(2, {}))
    assert main(["check", write(tmp_path, position)]) == 0
    assert capsys.readouterr().out == "berries: a sound position, chance is asked\n"
    assert main(["check", write(tmp_path, {**position, "players": 3})]) == 1
    assert "players" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "check"])
@pytest.mark.parametrize("content", [b"", b"nonsense", b"[]", b"{}", b"\xff", b"[" * 100_000, None])
def test_files_that_are_none(capsys: Captured, tmp_path: Path, command: str, content: bytes | None) -> None:
    path = tmp_path / "file.json"
    if content is not None:
        path.write_bytes(content)
    assert main([command, str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


def test_no_command(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as exit_code:
        main([])
    assert exit_code.value.code == 2
    assert "serve" in capsys.readouterr().err
