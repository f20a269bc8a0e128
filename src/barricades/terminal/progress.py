"""Which lessons are done, and the list that shows it."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from ..lessons import Course, Lesson
from ..words import Words
from .blocks import Block
from .notes import Notes

NOTES = Notes("lessons")
DONE_SIGN, OPEN_SIGN = "✓", "·"


class Entry(NamedTuple):
    """A lesson in a list: its name, its title with a sign if it is done, and what it is about."""

    name: str
    title: str
    about: str


def learnt(course: Course) -> frozenset[str]:
    """The names of the lessons of a course that are done."""
    return frozenset(NOTES.under(course.game)) & {*course.names}


def remember(lesson: Lesson) -> None:
    """Note that a lesson is done. If that cannot be written, only the note is lost."""
    NOTES.add(lesson.game, lesson.name)


def entries(words: Words, course: Course) -> list[Entry]:
    """All lessons of a course, in order."""
    done = learnt(course)
    return [
        Entry(
            name,
            f"{DONE_SIGN if name in done else OPEN_SIGN} {words.noun('lesson', name)}",
            words.text(f"lesson-{name}-about"),
        )
        for name in course.names
    ]


def listed(words: Words, course: Course) -> Block:
    """The lessons as numbered lines."""
    return [
        Text(f"{number:>3} ", "number").append(title, "bold").append(f"  {about}")
        for number, (_, title, about) in enumerate(entries(words, course), 1)
    ]
