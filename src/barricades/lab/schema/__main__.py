"""Writes the schemas of all games into a folder."""

import sys
from pathlib import Path

from ...games import NAMES
from . import written

for name in NAMES:
    path = Path(sys.argv[1]) / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(name), encoding="utf-8")
