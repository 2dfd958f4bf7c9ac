"""The engine protocol, spoken with a process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_serve import MALFORMED, NEW, STATE

ROOT = Path(__file__).parents[1]
CHILD = """
import sys
from cardgames.__main__ import main
from tests.toy_game import installed
with installed():
    sys.exit(main())
"""


def serve(requests: bytes, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", CHILD, "serve"],
        input=requests,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **env},
        check=False,
    )


@pytest.mark.parametrize("locale", ["C", "POSIX", "uk_UA.KOI8-U", "en_US.UTF-8"])
def test_the_process_speaks_utf_8_whatever_the_locale(locale: str) -> None:
    play = json.dumps({"cmd": "play", "action": "взяти їжака"}, ensure_ascii=False).encode()
    requests = b"\n".join([json.dumps(NEW).encode(), *MALFORMED, play, json.dumps(STATE).encode()])
    done = serve(requests, LC_ALL=locale, LANG=locale, PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line.decode("utf-8")) for line in done.stdout.splitlines()]
    assert len(answers) == requests.count(b"\n") + 1
    assert answers[0] == answers[-1]
    assert "взяти їжака" in answers[-2]["error"]["message"]


def test_nobody_hears_how_the_games_went() -> None:
    """As for `... | head -0`: it just ends."""
    heard, told = os.pipe()
    os.close(heard)
    with os.fdopen(told, "wb") as out:
        done = subprocess.run(
            [sys.executable, "-c", CHILD, "selfplay", "--game", "berries", "--players", "2", "--games", "1"],
            stdout=out,
            env={**os.environ, "PYTHONUNBUFFERED": ""},
            stderr=subprocess.PIPE,
            cwd=ROOT,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_process_answers_at_once_and_ends_with_its_input() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin
        assert process.stdout
        for request in (NEW, STATE):
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["actor"] == "chance"
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait() == 0


def test_nobody_listens_any_more() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(json.dumps(NEW).encode() + b"\n")
        process.stdin.close()
        assert process.wait() == 0
        assert process.stderr.read() == b""
