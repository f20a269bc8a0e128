"""The templates in this folder, and what all of them know."""

from __future__ import annotations

from ..environment import pages
from . import ring, sentences, signs

page = pages(__package__, ring=ring, sentences=sentences, signs=signs)
