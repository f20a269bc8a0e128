"""An owner's corrections of the box: checked before they are played with."""

from __future__ import annotations

from ..boxes import Corrector

_box = Corrector(__package__)
check, parse = _box.check, _box.parse
