"""Write the page of all numbers into a folder."""

import sys
from pathlib import Path

from .page import page

(Path(sys.argv[1]) / "encoding.md").write_text(page(), encoding="utf-8")
