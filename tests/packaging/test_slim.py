"""What is trimmed from the package, on a small made-up one."""

from __future__ import annotations

import slim

LINKS = {  # file -> what it links to
    "/py/QtCore.abi3.so": ["libQt6Core.so.6"],
    "/qt/libQt6Core.so.6": ["libicuuc.so.73"],
    "/qt/libicuuc.so.73": ["libicudata.so.73"],
    "/qt/libicudata.so.73": [],
    "/qt/libqxcb.so": ["libxcb-cursor.so.0"],
    "/usr/libxcb-cursor.so.0": [],
    "/qt/libqgtk3.so": ["libgtk-3.so.0"],
    "/usr/libgtk-3.so.0": [],
}
BINARIES = [
    ("PySide6/QtCore.abi3.so", "/py/QtCore.abi3.so", "EXTENSION"),
    ("PySide6/Qt/lib/libQt6Core.so.6", "/qt/libQt6Core.so.6", "BINARY"),
    ("PySide6/Qt/lib/libicuuc.so.73", "/qt/libicuuc.so.73", "BINARY"),
    ("PySide6/Qt/lib/libicudata.so.73", "/qt/libicudata.so.73", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY"),
    ("libxcb-cursor.so.0", "/usr/libxcb-cursor.so.0", "BINARY"),
    ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/qt/libqgtk3.so", "BINARY"),
    ("libgtk-3.so.0", "/usr/libgtk-3.so.0", "BINARY"),
    ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
    ("libgtk.so", "libgtk-3.so.0", "SYMLINK"),
]


def test_a_plugin_goes_with_all_that_only_it_needs() -> None:
    kept = {entry[0] for entry in slim.kept_binaries(BINARIES, lambda file: LINKS[file])}
    assert "PySide6/Qt/plugins/platformthemes/libqgtk3.so" not in kept
    assert "libgtk-3.so.0" not in kept
    assert "libgtk.so" not in kept, "a link to nothing is left"


def test_what_is_linked_to_stays_however_far() -> None:
    kept = {entry[0] for entry in slim.kept_binaries(BINARIES, lambda file: LINKS[file])}
    assert {"PySide6/Qt/lib/libicudata.so.73", "libxcb-cursor.so.0", "libQt6Core.so.6"} <= kept


def test_the_platforms_of_all_systems_stay() -> None:
    for plugin in (
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "platforms/libqoffscreen.so",
        "iconengines/libqsvgicon.so",
    ):
        entry = (f"PySide6/Qt/plugins/{plugin}", "/qt/libicudata.so.73", "BINARY")
        assert slim.kept_binaries([entry], lambda file: LINKS[file]) == [entry]


def test_data_of_other_languages_goes() -> None:
    names = [
        "PySide6/Qt/translations/qtbase_uk.qm",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6\\Qt\\translations\\qt_help_uk.qm",
        "babel/locale-data/uk.dat",
        "babel/locale-data/root.dat",
        "babel/locale-data/de.dat",
        "babel/global.dat",
        "pytz/zoneinfo/Europe/Kyiv",
        "assets/icons/app-icon-256.png",
        "assets/icons/app-icon.icns",
        "assets/text/uk/common.ftl",
    ]
    kept = [entry[0] for entry in slim.kept_data([(name, "", "DATA") for name in names])]
    assert kept == [names[0], names[3], names[4], names[6], names[8], names[10]]
