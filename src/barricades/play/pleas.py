"""Requests for the consent of the others."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from . import entries
from .entries import Entry


class Plea(NamedTuple):
    """A request for the consent of the others: to take back, pause, resume or abandon."""

    side: str
    wish: str  # the kind of entry that grants it
    target: int  # the entry to be taken back, with all that came after it; otherwise 0
    number: int  # of the plea itself
    made: datetime | None
    agreed: frozenset[str] = frozenset()

    @classmethod
    def of(cls, entry: Entry) -> Plea:
        """The plea that an entry makes."""
        what = entry.what
        wish, target = (what, 0) if isinstance(what, str) else (entries.UNDO, what)
        return cls(entry.who, wish, target, entry.number, entry.made)
