"""Courses: the lessons of a game, read from the folder named after it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from ..core import Refused
from ..games import NAMES as GAMES
from .lesson import Lesson
from .reading import lesson_of


@dataclass(frozen=True, eq=False)
class Course:
    """The lessons of a game, in their order."""

    game: str
    lessons: tuple[Lesson, ...]

    def lesson(self, name: str) -> Lesson:
        """The lesson with this name. Raises Refused if there is none."""
        found = next((lesson for lesson in self.lessons if lesson.name == name), None)
        if found is None:
            raise Refused("lessons-no-lesson", name=name, known=", ".join(self.names))
        return found

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(lesson.name for lesson in self.lessons)

    def after(self, lesson: Lesson) -> Lesson | None:
        """The next lesson, or None."""
        at = self.lessons.index(lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None


@lru_cache
def course(game: str) -> Course:
    """The course of a game. File names are a lesson's place in the course and its name.

    Raises Refused if the game has no course.
    """
    if game not in NAMES:
        raise Refused("lessons-no-course", name=game, known=", ".join(NAMES))
    found = sorted((files(__package__) / game).iterdir(), key=lambda file: file.name)
    return Course(
        game,
        tuple(
            lesson_of(
                game,
                file.name.removesuffix(".toml").partition("-")[2],
                tomllib.loads(file.read_text("utf-8")),
                file=f"{game}/{file.name}",
            )
            for file in found
            if file.name.endswith(".toml")
        ),
    )


NAMES = tuple(game for game in GAMES if (files(__package__) / game).is_dir())
