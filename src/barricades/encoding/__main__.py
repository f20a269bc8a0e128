"""Writes the pages that list all numbers into a folder."""

import sys
from pathlib import Path

from ..games import NAMES
from .page import every_number, page

folder = Path(sys.argv[1])
(folder / "encoding").mkdir(exist_ok=True)
(folder / "encoding.md").write_text(page(), encoding="utf-8")
for name in NAMES:
    (folder / "encoding" / f"{name}.md").write_text(every_number(name), encoding="utf-8")
