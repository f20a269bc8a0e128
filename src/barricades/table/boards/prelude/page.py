"""The templates in this folder, and what all of them know."""

from __future__ import annotations

from ..environment import pages
from . import sentences, signs

page = pages(__package__, sentences=sentences, signs=signs)
