"""What tests compile is kept where pytest keeps its own, so that it is compiled once."""

from __future__ import annotations

import os
from pathlib import Path

CACHE = Path(__file__).parents[2] / ".pytest_cache" / "barricades"

os.environ.setdefault("BARRICADES_CACHE", str(CACHE))
