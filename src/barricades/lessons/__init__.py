"""Lessons: each game is taught by its own rules, on positions set up for the purpose.

A folder is a course, named after its game; a file in it is a lesson. The texts of a lesson are in
the catalogues, `locale/<language>/<game>.lessons.ftl`, under these ids:

    lesson-<lesson>                    its title
    lesson-<lesson>-about              what it is about, for the list of the course
    lesson-<lesson>-<step>             what a step explains, or the task it sets
    lesson-<lesson>-<step>-done        after a task: what happened, and why that was good
    lesson-<lesson>-<step>-not         the reply to a legal choice that the task does not accept
    lesson-<lesson>-<step>-<reason>    the same, for a choice to which the lesson gives a reason
    lesson-<lesson>-<step>-failed      when a goal was missed
"""

from .course import NAMES, Course, course
from .lesson import Lesson, Step
from .playing import ASKED, DONE, EXPLAINED, FAILED, OVER, Moment, play

__all__ = [
    "ASKED",
    "DONE",
    "EXPLAINED",
    "FAILED",
    "NAMES",
    "OVER",
    "Course",
    "Lesson",
    "Moment",
    "Step",
    "course",
    "play",
]
