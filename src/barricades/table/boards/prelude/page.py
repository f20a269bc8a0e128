"""The templates in this folder, and what all of them know."""

from __future__ import annotations

from ..environment import Pages
from . import sentences, signs

page = Pages(__package__, sentences=sentences, signs=signs)
