"""Lets the tests import the scripts of packaging/, which is no package: one of that name hides PyPI's.

Tables are seated as in tests/ui.
"""

import sys
from pathlib import Path

from tests.ui.tables.conftest import art as art
from tests.ui.tables.conftest import seated as seated

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
sys.path.insert(0, str(PACKAGING))
