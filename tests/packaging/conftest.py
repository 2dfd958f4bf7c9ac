"""Lets the tests import the scripts of packaging/, which is no package: one of that name hides PyPI's."""

import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
sys.path.insert(0, str(PACKAGING))
