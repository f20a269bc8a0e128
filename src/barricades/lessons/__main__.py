"""python -m barricades.lessons RECORD SIDE MOMENT: writes a moment of a game as a lesson's file."""

from __future__ import annotations

import sys
from pathlib import Path

from ..core import Refused
from ..core.record import loads
from .export import exported

if len(sys.argv) != 4:
    sys.exit(__doc__)
file, side, moment = sys.argv[1:]
try:
    print(exported(loads(Path(file).read_text("utf-8")), side, int(moment)))
except (Refused, OSError, ValueError) as error:
    sys.exit(f"{file}: {error}")
