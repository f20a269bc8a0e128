"""Entries: what is stored of a game in progress, in order. They are never changed."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

CHOICE, UNDO, PLEA, CONSENT, REFUSAL = "choice", "undo", "plea", "consent", "refusal"
RESIGN, REPLACE, REMATCH, ABANDON = "resign", "replace", "rematch", "abandon"
TROUBLE, RETRY = "trouble", "retry"
START, PAUSE, RESUME, TIMEOUT = "start", "pause", "resume", "timeout"


class Entry(NamedTuple):
    """Something that a side, nature or a bot did.

    By its kind, `what` holds

        choice   what was chosen
        undo     the numbers of the entries that are taken back
        plea     the number of the entry to be taken back; or the kind: pause, resume, abandon
        replace  the bot that takes the seat
        timeout  the bot that takes the seat, if the game goes on
        rematch  the id of the new game

    and is None for consent, refusal, resign, abandon, trouble (of a bot), retry, start, pause,
    resume.
    """

    number: int
    kind: str
    who: str
    what: Any = None
    made: datetime | None = None  # when it was added, if that is not now
    by_order: str | None = None  # the standing order that chose; nobody but its side may know


class Act(NamedTuple):
    """An entry before it is stored: it has no number and no time yet."""

    kind: str
    who: str
    what: Any = None
    by_order: str | None = None
