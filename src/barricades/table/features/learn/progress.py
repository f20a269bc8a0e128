"""Which lessons a browser has completed, in a cookie for each course."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import Response

from ....lessons import Course, Lesson
from ...web.identity import YEAR


def completed(request: Request, course: Course) -> frozenset[str]:
    """The names of the completed lessons."""
    named = request.cookies.get(_cookie(course.game), "").split(".")
    return frozenset(named) & {*course.names}


def remember(request: Request, response: Response, course: Course, lesson: Lesson) -> None:
    """Add a completed lesson."""
    done = completed(request, course) | {lesson.name}
    response.set_cookie(
        _cookie(course.game),
        ".".join(name for name in course.names if name in done),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _cookie(game: str) -> str:
    return f"learnt-{game}"
