"""Lessons: each game is taught by its own rules, on positions that were set up for it.

A folder is a course, named after its game; a file in it is a lesson. What a lesson says stands in
the catalogues, `locale/<language>/<game>.lessons.ftl`, under these ids:

    lesson-<lesson>                    its title
    lesson-<lesson>-about              what it is about, in the list of the course
    lesson-<lesson>-<step>             what a step says, or what it asks to do
    lesson-<lesson>-<step>-done        after a task: what happened, and why that was good
    lesson-<lesson>-<step>-not         of a choice that the rules allow, and the lesson does not
    lesson-<lesson>-<step>-<reason>    the same, of a choice for which the lesson has a reason
    lesson-<lesson>-<step>-failed      when a goal was missed
"""

from .course import NAMES, Course, course
from .lesson import Lesson, Step
from .playing import ASKED, DONE, FAILED, OVER, TOLD, Moment, play

__all__ = [
    "ASKED",
    "DONE",
    "FAILED",
    "NAMES",
    "OVER",
    "TOLD",
    "Course",
    "Lesson",
    "Moment",
    "Step",
    "course",
    "play",
]
