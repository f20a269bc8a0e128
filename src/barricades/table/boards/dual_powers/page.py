"""The templates in this folder, and what all of them know."""

from __future__ import annotations

from ..environment import Pages
from . import ring, sentences, signs

page = Pages(__package__, ring=ring, sentences=sentences, signs=signs)
