"""Which lessons have been heard to their end."""

from __future__ import annotations

from ..lessons import Course, Lesson
from .notes import Notes

NOTES = Notes("lessons")


def learnt(course: Course) -> frozenset[str]:
    """The names of the lessons of a course that are done."""
    return frozenset(NOTES.under(course.game)) & {*course.names}


def remember(lesson: Lesson) -> None:
    """Another lesson is done. Where that cannot be written down, nothing is lost but the mark."""
    NOTES.add(lesson.game, lesson.name)
