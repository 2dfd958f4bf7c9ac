"""Compiles what opponents think with by mypyc, in a copy of `cardgames` that does the same faster.

Chosen are the modules that thinking spends its time in; a compiled class can neither be pickled nor, outside this list, be
derived from. Everything else, and everything where nothing is compiled, runs as it stands.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "compiled"
MODULES = (
    *("engine/chance", "ai/allowance", "ai/network", "ai/expectimax", "ai/ismcts"),
    *(f"games/behind_the_throne/{name}" for name in ("bots", "cards", "insight", "rules", "state", "text")),
    *(f"games/for_the_king/{name}" for name in ("belief", "bots", "cards", "estimate", "inputs", "insight")),
    *(f"games/for_the_king/{name}" for name in ("legal", "rules", "scoring", "state", "text")),
)
OPTIONS = ("--config-file=", "--strict", "--follow-imports=silent", "--ignore-missing-imports")
# Without symbols for a debugger; and no multiplication and addition in one step, which would round differently.
ENVIRONMENT = {"MYPYC_DEBUG_LEVEL": "0", "CFLAGS": "" if os.name == "nt" else "-ffp-contract=off"}
LINES = 30  # of what the compiler said, where it failed


def build() -> None:
    """Makes the copy in FOLDER, which then goes on the path. Ends the program where this machine cannot compile."""
    shutil.rmtree(FOLDER / "cardgames", ignore_errors=True)
    for old in FOLDER.glob(f"*{EXTENSION_SUFFIXES[0]}"):
        old.unlink()
    for name in ("cardgames", "assets"):
        shutil.copytree(ROOT / name, FOLDER / name, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    command = [sys.executable, "-m", "mypyc", *OPTIONS, *(f"cardgames/{module}.py" for module in MODULES)]
    environment = {**os.environ, **ENVIRONMENT}
    done = subprocess.run(
        command, cwd=FOLDER, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    if done.returncode:
        sys.exit("\n".join([*done.stdout.splitlines()[-LINES:], "Nothing could be compiled."]))


def modules() -> dict[str, Path]:
    """What was compiled: the modules by name, and the one beside `cardgames` that has the code of all."""
    ending = EXTENSION_SUFFIXES[0]
    found = [*FOLDER.glob(f"*{ending}"), *(FOLDER / "cardgames").rglob(f"*{ending}")]
    return {".".join(path.relative_to(FOLDER).parts).removesuffix(ending): path for path in found}


if __name__ == "__main__":
    build()
