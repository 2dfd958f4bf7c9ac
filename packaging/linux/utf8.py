"""Runs before the program in the package: a "C" locale becomes "C.UTF-8".

Python does so by itself (PEP 538), but not when it is frozen; Qt does so too, but complains on stderr.
"""

import os

for name in ("LC_ALL", "LC_CTYPE", "LANG"):  # the first that is set holds
    if value := os.environ.get(name):
        break
if value in (None, "", "C", "POSIX"):
    os.environ[name if value else "LC_CTYPE"] = "C.UTF-8"
