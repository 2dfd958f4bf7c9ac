"""dev.py sets up what is missing, once, and never asks; what the README says works."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev

README = (dev.ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]
NOT_RUN_HERE = [
    "git clone ",
    "cd ",
    "python3 dev.py test",  # is what runs this
    "python3 dev.py package",  # takes minutes
    *([] if dev.LINUX else ["python3 dev.py run"]),  # elsewhere it cannot be told that there is no screen
]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


class Machine:
    """A machine where nothing is run, only written down. Every command succeeds."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ran: list[list[str]] = []
        self.venv = folder / ".venv"
        monkeypatch.setattr(dev, "VENV", self.venv)
        monkeypatch.setattr(subprocess, "run", self.run)

    def run(self, command: Sequence[str], **options: object) -> subprocess.CompletedProcess[str]:
        self.ran.append(list(command))
        if command[1:3] == ["-m", "venv"]:
            (self.venv / dev.BIN).mkdir(parents=True)
            (self.venv / dev.BIN / "python").touch()
            (self.venv / "pyvenv.cfg").write_text(f"version = {sys.version.split()[0]}\n", encoding="utf-8")
        return subprocess.CompletedProcess(command, 0, "", "")

    def pip(self) -> list[list[str]]:
        """What pip was asked to install, call by call; forgotten then."""
        calls = [command for command in self.ran if command[1:4] == ["-m", "pip", "install"]]
        self.ran.clear()
        return [[word for word in command[4:] if not word.startswith("--")] for command in calls]


def test_what_pyproject_names_is_installed_once(machine: Machine) -> None:
    dev.install(machine.venv, ["one>=1", "two"])
    assert machine.pip() == [["one>=1", "two"]]
    dev.install(machine.venv, ["two", "one>=1"])
    assert machine.ran == []


def test_a_changed_requirement_is_installed_into_the_same_environment(machine: Machine) -> None:
    dev.install(machine.venv, ["one>=1"])
    machine.ran.clear()
    dev.install(machine.venv, ["one>=2"])
    assert not [command for command in machine.ran if "venv" in command]
    assert machine.pip() == [["one>=2"]]


def test_an_environment_of_another_python_is_made_anew(machine: Machine) -> None:
    dev.install(machine.venv, ["one"])
    (machine.venv / "pyvenv.cfg").write_text("version = 3.1.4\n", encoding="utf-8")
    machine.ran.clear()
    with pytest.raises(FileExistsError):  # the stand-in does not clear the folder as venv does
        dev.install(machine.venv, ["one"])
    assert machine.ran[0][1:4] == ["-m", "venv", "--clear"]


def test_pyproject_names_what_the_commands_need() -> None:
    assert any(requirement.startswith("PySide6-Essentials") for requirement in dev.required([]))
    assert any(requirement.startswith("pytest") for requirement in dev.required(["test"]))
    assert dev.required(["bench"], base=False) == ["rlcard"]


def test_missing_libraries_and_programs_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / ("here.exe" if os.name == "nt" else "here")
    program.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    there = {program.name: "here", str(program): "its file", **({"libc.so.6": "libc6"} if dev.LINUX else {})}
    gone = {"libnobody.so.7": "libnobody7", "no-such-program": "nothing", str(tmp_path / "some.h"): "a header"}
    assert dev.missing({**there, **gone}) == ["libnobody7", "nothing", "a header"]


def test_without_rights_the_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "apt", lambda packages: False)
    with pytest.raises(SystemExit, match="sudo apt-get install libegl1 libgl1"):
        dev.require(["libegl1", "libgl1"])


@pytest.mark.skipif(not dev.LINUX, reason="apt")
def test_apt_is_not_asked_where_it_would_ask(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(subprocess, "run", lambda command, **options: subprocess.CompletedProcess(command, 1))
    assert not dev.apt(["xvfb"])


@pytest.mark.skipif(not dev.LINUX, reason="apt")
def test_root_installs_at_once(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert dev.apt(["xvfb"])
    assert machine.ran[-1][-3:] == ["install", "--no-install-recommends", "xvfb"]
    assert "-y" in machine.ran[-1]


@pytest.mark.skipif(not dev.LINUX, reason="only X and Wayland tell that there is no screen")
def test_without_a_screen_run_says_so_and_plays_the_demo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(dev, "demo", lambda arguments: 7)
    assert dev.run([]) == 7
    assert "no screen" in capsys.readouterr().out


@pytest.mark.parametrize("compiles", [True, False])
def test_bench_goes_on_where_nothing_can_be_compiled(compiles: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []

    def python(*arguments: str, where: Path = dev.VENV) -> int:
        ran.append(arguments)
        return 0 if compiles or arguments[0] != "packaging/compiled.py" else 1

    monkeypatch.setattr(dev, "python", python)
    monkeypatch.setattr(dev, "install", lambda where, needed: None)
    monkeypatch.setattr(dev, "prepare", lambda extras, needed, useful: None)
    assert dev.bench(["--turns", "1"]) == 0
    assert ("--compiled" in ran[-1]) == compiles
    assert ran[-1][-2:] == ("--turns", "1")


def test_the_readme_shows_the_two_commands() -> None:
    assert {"python3 dev.py run", "python3 dev.py test"} <= set(COMMANDS)
    for command in COMMANDS:
        if found := re.match(r"python3 dev\.py (\w+)", command):
            assert found[1] in dev.COMMANDS


@pytest.mark.parametrize("command", [line for line in COMMANDS if not line.startswith(tuple(NOT_RUN_HERE))])
def test_a_command_of_the_readme_works(command: str, tmp_path: Path) -> None:
    words = [sys.executable if word in ("python3", ".venv/bin/python") else word for word in shlex.split(command)]
    hidden = ("DISPLAY", "WAYLAND_DISPLAY")
    environment = {key: value for key, value in os.environ.items() if key not in hidden} | {"COURT_GAMES_HOME": str(tmp_path)}
    done = subprocess.run(words, cwd=dev.ROOT, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
