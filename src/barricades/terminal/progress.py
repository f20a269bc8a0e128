"""Which lessons have been heard to their end: a small file beside the games."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from ..lessons import Course, Lesson
from . import saves


def learnt(course: Course) -> frozenset[str]:
    """The names of the lessons of a course that are done."""
    return frozenset(_read().get(course.game, ())) & {*course.names}


def remember(lesson: Lesson) -> None:
    """Another lesson is done. Where that cannot be written down, nothing is lost but the mark."""
    known = _read()
    if lesson.name in (done := known.get(lesson.game, [])):
        return
    known[lesson.game] = [*done, lesson.name]
    with suppress(OSError):
        _path().parent.mkdir(parents=True, exist_ok=True)
        _path().write_text(json.dumps(known, indent=1), encoding="utf-8")


def _path() -> Path:
    return saves.folder().parent / "lessons.json"


def _read() -> dict[str, list[str]]:
    """By game, the names of what is done; nothing of whatever else stands in the file."""
    try:
        known = json.loads(_path().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    found = known.items() if isinstance(known, dict) else ()
    return {game: [*map(str, names)] for game, names in found if isinstance(names, list)}
