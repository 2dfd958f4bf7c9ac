"""The shell's texts: complete in Ukrainian, up to date, and written so that Qt finds them."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from cardgames.resources import assets

ROOT = Path(__file__).parents[2]
TS = assets() / "i18n" / "court-games_uk.ts"
QM = TS.with_suffix(".qm")
SOURCES = sorted(path for path in (ROOT / "ui").rglob("*.py") if not path.name.startswith("ui_"))
LATIN_MEANT = re.compile(
    r"Qt|PySide6|MIT|CC BY|LGPL|PSF|SIL|Open Font License|Apache|Babel|BSD|Fluent|Mozilla|platformdirs|Python"
    r"|Dvir|Display|Sans|Yeseva|One|Jovanny|Lemonad|Alegreya|Huerta|Tipográfica|Enter|Esc|%n|\bF1\b|\(H\)"
)


def run(tool: str, *arguments: str) -> None:
    found = shutil.which(tool, path=str(Path(sys.executable).parent))
    assert found
    subprocess.run([found, *arguments], cwd=ROOT, check=True, capture_output=True)


def messages() -> Iterator[tuple[str, ElementTree.Element]]:
    for message in ElementTree.parse(TS).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        yield message.findtext("source") or "", translation


def forms_of(translation: ElementTree.Element) -> list[str]:
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


def test_extraction_changes_nothing(tmp_path: Path) -> None:
    copy = tmp_path / TS.name
    copy.write_bytes(TS.read_bytes())
    options = ["-source-language", "en", "-target-language", "uk_UA", "-locations", "none", "-no-obsolete"]
    run("pyside6-lupdate", "-extensions", "py,ui", "ui", *options, "-ts", str(copy))
    assert copy.read_bytes() == TS.read_bytes()


def test_compiled_texts_are_of_these_texts(tmp_path: Path) -> None:
    made = tmp_path / QM.name
    run("pyside6-lrelease", "-fail-on-unfinished", str(TS), "-qm", str(made))
    assert made.read_bytes() == QM.read_bytes()


def test_everything_is_translated() -> None:
    for source, translation in messages():
        assert translation.get("type") is None, source
        assert all(form.strip() for form in forms_of(translation)), source


def test_three_plurals_are_three() -> None:
    plural = [forms_of(translation) for source, translation in messages() if "%n" in source]
    assert plural
    assert all(len(set(forms)) == 3 for forms in plural)


def test_placeholders_stay() -> None:
    for source, translation in messages():
        for form in forms_of(translation):
            assert sorted(re.findall(r"\{\d\}|%n", form)) == sorted(re.findall(r"\{\d\}|%n", source)), source


def test_ukrainian_is_written_in_ukrainian_letters() -> None:
    """No Latin i in a Cyrillic word, no Russian letter, no straight quotes or typewriter apostrophes."""
    for source, translation in messages():
        for form in forms_of(translation):
            assert not re.search(r"[ыэъёЫЭЪЁ\"']", form), form
            assert not re.search(r"[a-zA-Z]", LATIN_MEANT.sub("", re.sub(r"\{\d\}", "", form))), (source, form)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_texts_are_plain_literals(path: Path) -> None:
    """`tr(f"...")` would be extracted and never found; `n=` by keyword is no plural; within an f-string nothing is extracted."""
    known = {source for source, _ in messages()}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("tr", "translate") or not node.args:
            continue
        text = node.args[0 if name == "tr" else min(1, len(node.args) - 1)]
        if isinstance(text, ast.Name):  # QPainter.translate(x, y)
            continue
        if name == "translate" and not (isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)):
            continue
        where = f"{path.name}:{node.lineno}"
        assert isinstance(text, ast.Constant), where
        assert text.value in known, where
        assert not any(keyword.arg == "n" for keyword in node.keywords), where


@pytest.mark.parametrize(
    ("count", "seats"),
    [(1, "1 місце"), (2, "2 місця"), (4, "4 місця"), (5, "5 місць"), (11, "11 місць"), (12, "12 місць"), (21, "21 місце"),
     (22, "22 місця"), (25, "25 місць"), (101, "101 місце"), (111, "111 місць")],
)  # fmt: skip
def test_plurals_of_ukrainian(count: int, seats: str) -> None:
    translator = QTranslator()
    assert translator.load(str(QM))
    assert str(translator.translate("Lobby", "%n seats", "", count)).replace("%n", str(count)) == seats
