"""The forms are those of Designer: what is committed beside a .ui file is exactly what uic makes of it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ui.forms

FORMS = sorted(Path(ui.forms.__file__).parent.glob("*.ui"))


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_compiled_form_is_of_this_form(form: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.py"
    uic = shutil.which("pyside6-uic", path=str(Path(sys.executable).parent))
    assert uic
    subprocess.run([uic, form.name, "-o", str(made)], cwd=form.parent, check=True)
    assert made.read_bytes() == form.with_name(f"ui_{form.stem}.py").read_bytes()


def test_every_compiled_form_has_its_form() -> None:
    compiled = {path.stem.removeprefix("ui_") for path in Path(ui.forms.__file__).parent.glob("ui_*.py")}
    assert compiled == {form.stem for form in FORMS}
