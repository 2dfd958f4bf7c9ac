"""Runs before the program in the package: tells pytz that it has no time zones here, slim.py leaves them out.

Babel asks for the local zone when it is imported. Not told, pytz looks for each of its 600 zones in a slow way, for as long as a
fifth of the whole start.
"""

import os
import sys

os.environ["PYTZ_TZDATADIR"] = os.path.join(sys._MEIPASS, "pytz", "zoneinfo")  # type: ignore[attr-defined]
