"""How desktops know the program: one identifier everywhere, one version everywhere, files that the validators accept."""

from __future__ import annotations

import ast
import configparser
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest
import versions

from cardgames import __version__
from tests.packaging.conftest import PACKAGING

APP_ID = "io.github.courtgames.courtgames"
ROOT = PACKAGING.parent
DESKTOP = PACKAGING / "linux" / f"{APP_ID}.desktop"
METAINFO = PACKAGING / "linux" / f"{APP_ID}.metainfo.xml"


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their capitals
    parser.read(DESKTOP, encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_desktop_file_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", DESKTOP], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstream")
def test_the_metainfo_is_valid() -> None:
    done = subprocess.run(["appstreamcli", "validate", "--no-net", METAINFO], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_one_identifier_names_the_program_everywhere() -> None:
    """A generic icon under Wayland is what comes of two."""
    metainfo = ElementTree.parse(METAINFO)
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == DESKTOP.name
    assert metainfo.findtext("icon") == entry()["Icon"] == APP_ID
    assert f'"{APP_ID}"' in (ROOT / "packaging" / "court-games.spec").read_text(encoding="utf-8")
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "ui").glob("*.py"))
    assert APP_ID in sources, "the window does not say which desktop file is its own (setDesktopFileName)"


def test_the_menu_entry_speaks_both_languages() -> None:
    section = entry()
    assert (section["Name"], section["Name[uk]"]) == ("Court Games", "Придворні ігри")
    for key in ("GenericName", "Comment", "Keywords"):
        assert re.search("[А-ЯҐЄІЇа-яґєії]", section[f"{key}[uk]"]), key


def test_the_newest_release_is_this_version() -> None:
    release = ElementTree.parse(METAINFO).find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


def test_windows_is_told_the_version() -> None:
    calls = [node for node in ast.walk(ast.parse(versions.windows("1.2.3"))) if isinstance(node, ast.Call)]
    numbers = {
        key.arg: ast.literal_eval(key.value) for call in calls for key in call.keywords if key.arg != "ffi" and key.arg != "kids"
    }
    assert numbers == {"filevers": (1, 2, 3, 0), "prodvers": (1, 2, 3, 0)}
    texts = dict(ast.literal_eval(ast.List(call.args)) for call in calls if ast.unparse(call.func) == "StringStruct")
    assert texts["ProductVersion"] == texts["FileVersion"] == "1.2.3"
    assert texts["ProductName"] == "Court Games"


def test_games_and_tables_are_found_for_the_package() -> None:
    """Nothing imports them by name; without the project on sys.path PyInstaller finds none, and says nothing."""
    spec = (PACKAGING / "court-games.spec").read_text(encoding="utf-8")
    rooms = re.search(r"^ROOMS = (\(.+\))$", spec, re.MULTILINE)
    assert rooms
    packages = ast.literal_eval(rooms[1])
    program = f"from PyInstaller.utils.hooks import collect_submodules as c; print(*[c(p) for p in {packages!r}])"
    found = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for folder in [*(ROOT / "cardgames" / "games").iterdir(), *(ROOT / "ui" / "tables").iterdir()]:
        if (folder / "__init__.py").exists():
            for module in folder.glob("*.py"):
                name = ".".join(module.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
                assert f"'{name}'" in found
    late = re.findall(
        r'(?:late|import_module)\("([^"]+)"\)', "".join(path.read_text("utf-8") for path in (ROOT / "ui").glob("*.py"))
    )
    assert "ui.app" in late
    assert "ui.play" in late
    assert all(f"'{name}'" in found for name in late)
