"""Which lessons a browser has been through: it keeps that itself, in a cookie a course."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import Response

from ....lessons import Course, Lesson
from ...web.identity import YEAR


def learnt(request: Request, course: Course) -> frozenset[str]:
    """The names of the lessons that are done."""
    named = request.cookies.get(_name(course.game), "").split(".")
    return frozenset(named) & {*course.names}


def remember(request: Request, response: Response, course: Course, lesson: Lesson) -> None:
    """Another lesson is done."""
    done = learnt(request, course) | {lesson.name}
    response.set_cookie(
        _name(course.game),
        ".".join(name for name in course.names if name in done),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _name(game: str) -> str:
    return f"learnt-{game}"
