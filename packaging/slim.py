"""Trims what PyInstaller gathers for a program of Qt Widgets: 173 MB become 112.

Qt's plugins that we do not use go first, then every shared library that nothing kept links to any more (GTK comes along
where the building machine has it; ICU stays, since QtCore links it), then data for other languages and for the clock.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable

Entry = tuple[str, str, str]  # PyInstaller's: where in the package, where from (for SYMLINK: where to), what kind

KEPT_PLUGINS = re.compile(
    r"/plugins/("
    r"platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)"
    r"|styles/|iconengines/(lib)?qsvgicon|imageformats/(lib)?q(svg|jpeg|ico)\b"
    r"|platforminputcontexts/lib(compose|ibus)|platformthemes/libqxdgdesktopportal|xcbglintegrations/"
    r"|wayland-shell-integration/libxdg-shell|wayland-decoration-client/"
    r"|wayland-graphics-integration-client/libqt-plugin-wayland-egl)"
)
# Data of libraries: Qt's and Babel's for languages that we do not speak, time zones, our icons for other programs.
DROPPED_DATA = re.compile(
    r"/translations/(?!qtbase_(uk|en)\.qm$)|babel/locale-data/(?!(root|uk|uk_UA|en|en_US|en_001)\.dat$)|pytz/zoneinfo/|assets/icons/.*\.ic"
)
LIBRARY = re.compile(r"\.so(\.\d+)*$")
LOADED_BY_NAME = re.compile(r"/plugins/|\.abi3\.so$|lib-dynload|\.cpython-|libpython")


def kept_binaries(binaries: list[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The binaries to ship. `imports` gives the names of the libraries that a file links to."""
    candidates = [entry for entry in binaries if "/plugins/" not in unix(entry[0]) or KEPT_PLUGINS.search(unix(entry[0]))]
    by_name: dict[str, list[Entry]] = {}
    files = [entry for entry in candidates if entry[2] != "SYMLINK"]
    for entry in files:
        by_name.setdefault(os.path.basename(unix(entry[0])), []).append(entry)
    reached = {entry for entry in files if not LIBRARY.search(entry[0]) or LOADED_BY_NAME.search(entry[0])}
    todo = list(reached)
    while todo:
        _, source, _ = todo.pop()
        for library in imports(os.path.realpath(source)):
            for entry in by_name.get(os.path.basename(unix(library)), []):
                if entry not in reached:
                    reached.add(entry)
                    todo.append(entry)
    return without_dangling([entry for entry in candidates if entry in reached or entry[2] == "SYMLINK"])


def kept_data(data: list[Entry]) -> list[Entry]:
    """The data files to ship."""
    return [entry for entry in data if not DROPPED_DATA.search(unix(entry[0]))]


def without_dangling(entries: list[Entry]) -> list[Entry]:
    """The entries less the links to what is not among them: PyInstaller makes links at the top to Qt's libraries."""
    files = {entry[0] for entry in entries if entry[2] != "SYMLINK"}

    def stands(entry: Entry) -> bool:
        return entry[2] != "SYMLINK" or os.path.normpath(os.path.join(os.path.dirname(entry[0]), entry[1])) in files

    return [entry for entry in entries if stands(entry)]


def unix(path: str) -> str:
    """The path with slashes, on Windows too."""
    return path.replace("\\", "/")
