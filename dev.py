"""Sets everything up on a fresh machine and runs the project's tools: `python3 dev.py COMMAND`. Needs nothing but Python itself.

What is missing is installed where that needs no question (packages of pip into `.venv`, packages of apt for root or where
sudo asks for no password); otherwise the command that installs it is named. Nothing here waits for an answer.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older Python shall say so, not fail at an import)
    sys.exit("Court Games needs Python 3.11 or newer; this is " + sys.version.split()[0])

import argparse
import ctypes
import importlib.util
import os
import shutil
import subprocess
import sysconfig
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
BIN = "Scripts" if os.name == "nt" else "bin"
LINUX = sys.platform == "linux"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}

# What the system must have: a library's file name, a program or a file by its path; and its package in Debian and Ubuntu.
OFFSCREEN_QT = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
QT_IN_A_WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
VIRTUAL_SCREEN = {"Xvfb": "xvfb", "xauth": "xauth"}
VALIDATORS = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"}
PACKAGING = {  # the libraries go into the package
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "objdump": "binutils",
}
COMPILER = {
    "gcc": "gcc",
    "/usr/include/stdio.h": "libc6-dev",
    str(Path(sysconfig.get_path("include")) / "Python.h"): f"python{sys.version_info.major}.{sys.version_info.minor}-dev",
}
A_PLAYER = {"xdotool": "xdotool", "openbox": "openbox", "pcmanfm": "pcmanfm", "dbus-run-session": "dbus-daemon"}


def main() -> int:
    """Carries out the command of the command line; returns its exit code."""
    parser = argparse.ArgumentParser(prog="dev.py", description="Sets everything up and runs the tools of Court Games.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        commands.add_parser(name, help=command.__doc__, add_help=False)
    chosen, rest = parser.parse_known_args()
    os.chdir(ROOT)
    return COMMANDS[chosen.command](rest)


# The commands


def run(arguments: list[str]) -> int:
    """start the game; without a screen, the demo"""
    if LINUX and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        say("There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the demo is played instead.")
        return demo(arguments)
    prepare([], {**OFFSCREEN_QT, **QT_IN_A_WINDOW})
    return python("-m", "ui", *arguments)


def demo(arguments: list[str]) -> int:
    """a whole game between bots, without a screen, with pictures of it"""
    prepare([], OFFSCREEN_QT)
    return python("tools/tour.py", "demo", *arguments, env=OFFSCREEN)


def screenshots(arguments: list[str]) -> int:
    """every screen, in both languages and several sizes, into the folder screenshots/"""
    prepare([], OFFSCREEN_QT)
    return python("tools/tour.py", "screens", *arguments, env=OFFSCREEN)


def test(arguments: list[str]) -> int:
    """all checks and all tests; with arguments: pytest alone with these"""
    adapters = ["adapters"] if LINUX else []  # elsewhere OpenSpiel is not tried out: its tests are left out
    prepare(["test", "package", *adapters], OFFSCREEN_QT, {**QT_IN_A_WINDOW, **VIRTUAL_SCREEN, **VALIDATORS})
    failed = [] if arguments else failed_checks()
    if python("-m", "pytest", "-n", "auto", *arguments, env=OFFSCREEN):
        failed.append("pytest")
    return verdict(failed)


def lint(arguments: list[str]) -> int:
    """style, types and who may import whom"""
    prepare(["test", "package"])
    return verdict(failed_checks())


def reformat(arguments: list[str]) -> int:
    """put the source into the agreed form"""
    prepare(["test", "package"])
    return python("-m", "ruff", "check", "--fix", ".") | python("-m", "ruff", "format", ".")


def forms(arguments: list[str]) -> int:
    """make Python of the Designer files in ui/forms/"""
    prepare([])
    sources = [path.relative_to(ROOT) for path in sorted((ROOT / "ui" / "forms").glob("*.ui"))]
    return max((tool("pyside6-uic", str(form), "-o", str(form.with_name(f"ui_{form.stem}.py"))) for form in sources), default=0)


def texts(arguments: list[str]) -> int:
    """gather the texts of the screens into assets/i18n/, and make of them what Qt loads"""
    prepare([])
    catalogue = "assets/i18n/court-games_uk.ts"
    languages = ["-source-language", "en", "-target-language", "uk_UA"]
    options = ["-extensions", "py,ui", *languages, "-locations", "none", "-no-obsolete"]
    return tool("pyside6-lupdate", *options, "ui", "-ts", catalogue) or tool("pyside6-lrelease", "-fail-on-unfinished", catalogue)


def package(arguments: list[str]) -> int:
    """make the packages for this platform in dist/; with --smoke: and try them out"""
    prepare(["package", "compile"], {**OFFSCREEN_QT, **QT_IN_A_WINDOW, **PACKAGING, **COMPILER}, VALIDATORS)
    code = python("packaging/build.py")
    return code or (smoke([]) if "--smoke" in arguments else 0)


def smoke(arguments: list[str]) -> int:
    """try out the package in dist/ as a player would, on a virtual screen"""
    prepare(["package"], {**OFFSCREEN_QT, **QT_IN_A_WINDOW, **VIRTUAL_SCREEN, **A_PLAYER})
    return python("packaging/smoke.py", *arguments)


def bench(arguments: list[str]) -> int:
    """decisions per second, beside RLCard and OpenSpiel and compiled beside not in the same run"""
    install(BENCH_VENV, required(["adapters", "bench"], base=False))
    compiled: list[str] = []
    if not {"-h", "--help"} & {*arguments}:
        prepare(["compile"], {}, COMPILER)
        say("Compiling ...")
        compiled = [] if python("packaging/compiled.py") else ["--compiled", "build/compiled"]
    return python("benchmarks/decisions.py", *compiled, *arguments, where=BENCH_VENV)


def judges(arguments: list[str]) -> int:
    """our opponents against OpenSpiel's search in our games, at the same time for a decision"""
    install(BENCH_VENV, required(["adapters", "bench"], base=False))
    return python("benchmarks/judges.py", *arguments, where=BENCH_VENV)


def ladder(arguments: list[str]) -> int:
    """all opponents against each other, rated, into docs/ladder.md"""
    prepare(["ladder", "cluster"])
    return python("tools/ladder.py", *arguments)


def styles(arguments: list[str]) -> int:
    """how the characters play, in figures, into docs/styles.md"""
    prepare([])
    return python("tools/styles.py", *arguments)


COMMANDS: Mapping[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "demo": demo,
    "lint": lint,
    "format": reformat,
    "screenshots": screenshots,
    "package": package,
    "smoke": smoke,
    "bench": bench,
    "judges": judges,
    "ladder": ladder,
    "styles": styles,
    "forms": forms,
    "texts": texts,
}


def failed_checks() -> list[str]:
    """The names of the checks that fail; what they found is printed."""
    checks = {
        "ruff check": ["-m", "ruff", "check", "."],
        "ruff format": ["-m", "ruff", "format", "--check", "."],
        "mypy": ["-m", "mypy"],
    }
    failed = [name for name, arguments in checks.items() if python(*arguments)]
    return failed + (["lint-imports"] if tool("lint-imports") else [])


def verdict(failed: list[str]) -> int:
    """Says what failed; returns the exit code."""
    if failed:
        say("Failed: " + ", ".join(failed))
    return 1 if failed else 0


# Running things


def say(text: str) -> None:
    """Prints a line at once, so that it stands before what the tools print."""
    print(text, flush=True)


def python(*arguments: str, env: Mapping[str, str] = {}, where: Path = VENV) -> int:
    """Runs the Python of an environment in the project's folder; returns its exit code."""
    found = {**os.environ, **env, "PYTHONPATH": str(ROOT)}  # the project is not installed in its environments
    return subprocess.run([str(where / BIN / "python"), *arguments], cwd=ROOT, env=found).returncode


def tool(name: str, *arguments: str) -> int:
    """Runs a program of `.venv`; returns its exit code."""
    return subprocess.run([str(VENV / BIN / name), *arguments], cwd=ROOT).returncode


# Setting up


def prepare(extras: list[str], needed: Mapping[str, str] = {}, useful: Mapping[str, str] = {}) -> None:
    """Sees to it that everything is there: what the system must have, `.venv` and in it what pyproject.toml names.

    Without what is `needed` of the system it stops and says how to get it; without what is `useful` it goes on.
    """
    if LINUX:
        require(missing(needed))
        left_out = missing(useful)
        if left_out and not apt(left_out):
            say("Something is left out; it needs: " + apt_command(left_out))
    install(VENV, required(extras))


def missing(things: Mapping[str, str]) -> list[str]:
    """The packages of those libraries, programs and files that this system does not have."""
    return [package for thing, package in things.items() if not there(thing)]


def required(extras: list[str], base: bool = True) -> list[str]:
    """What pyproject.toml names: the requirements of the program (unless `base` is false) and of the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed: list[str] = list(project["dependencies"]) if base else []
    for extra in extras:
        needed += project["optional-dependencies"][extra]
    return needed


def install(where: Path, needed: list[str]) -> None:
    """Makes the environment `where` with these requirements; what was installed before is remembered in it."""
    minor = f"{sys.version_info.major}.{sys.version_info.minor}"
    made = where / "pyvenv.cfg"
    if not (where / BIN / "python").exists() or f"version = {minor}." not in made.read_text(encoding="utf-8"):
        if not importlib.util.find_spec("ensurepip"):  # Debian keeps it in a package of its own
            require([f"python{minor}-venv"])
        say(f"Making {where.name} ...")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(where)], check=True)
    stamp = where / "installed.txt"
    done = stamp.read_text(encoding="utf-8").splitlines() if stamp.exists() else []
    new = [requirement for requirement in needed if requirement not in done]
    if not new:
        return
    say(f"Installing into {where.name}: " + ", ".join(new))
    quietly = ["--quiet", "--no-input", "--disable-pip-version-check"]
    if python("-m", "pip", "install", *quietly, *needed, where=where):
        sys.exit("pip could not install this; see its message above.")
    stamp.write_text("\n".join([*done, *new]) + "\n", encoding="utf-8")


def there(thing: str) -> bool:
    """Whether the system has a library, a program or, by its whole path, a file."""
    if ".so." in thing:
        return loads(thing)
    return Path(thing).exists() if os.path.isabs(thing) else shutil.which(thing) is not None


def loads(library: str) -> bool:
    """Whether the system has this shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def require(packages: list[str]) -> None:
    """Installs packages of the system, or names the command that does and stops."""
    if packages and not apt(packages):
        sys.exit("Something of the system is missing. Install it, then run this again:\n    " + apt_command(packages))


def apt_command(packages: list[str]) -> str:
    """The command for a person to type on Debian and Ubuntu (other systems have the same things under like names)."""
    return "sudo apt-get install " + " ".join(packages)


def apt(packages: list[str]) -> bool:
    """Whether apt installed these packages; it is not tried where it would have to ask for a password."""
    if not shutil.which("apt-get"):
        return False
    if os.geteuid() == 0:
        prefix = []
    elif shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        prefix = ["sudo", "-n"]
    else:
        return False
    say("Installing packages of the system: " + " ".join(packages))
    command = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    for step in (["update"], ["install", "--no-install-recommends", *packages]):
        if subprocess.run([*command, *step], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL).returncode:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
