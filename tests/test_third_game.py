"""A third game is a folder among the games, one among the tables, and its texts: no other file knows of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OVERLAY = ROOT / "tests" / "third_game"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the third game in its place."""
    tree = tmp_path_factory.mktemp("tree")
    for part in ("cardgames", "ui", "assets", "tests"):
        shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("cardgames", "ui", "assets", "tests"):
        shutil.copytree(OVERLAY / part, tree / part, dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def run(tree: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree), "QT_QPA_PLATFORM": "offscreen", "COURT_GAMES_HOME": str(tree / "home")}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_plays_by_itself(tree: Path) -> None:
    arguments = ("selfplay", "--game", "berries", "--players", "3", "--bots", "greedy,random", "--games", "20", "--seed", "1")
    assert json.loads(run(tree, "-m", "cardgames", *arguments, "--json"))["games"] == 20


def test_it_keeps_the_contract(tree: Path) -> None:
    out = run(tree, "-m", "pytest", "tests/contract", "-k", "berries", "-p", "no:randomly", "-p", "no:cacheprovider", "-n", "0")
    assert " passed" in out


def test_it_is_played_from_the_lobby_left_and_gone_on_with(tree: Path) -> None:
    run(tree, str(OVERLAY.relative_to(ROOT) / "at_the_table.py"), str(tree / "home"))
