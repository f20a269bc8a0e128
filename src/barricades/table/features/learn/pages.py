"""Pages of courses and their lessons."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse, Response

from ....core import Refused
from ....core.ask import is_plain, plain
from ....lessons import OVER, course, play
from ....lessons.playing import Made
from ....play import visibility
from ... import boards
from ...live.sharing import metered
from ...web.request import read_json
from ...web.routing import Router
from ...web.viewer import show, viewer, words_of
from ..game.about import explained
from ..game.preview import drawn_ahead
from . import progress
from .page import LessonPage

router = Router(prefix="/learn")
LONGEST = 80  # choices, of whatever a browser says it did


class LessonVisit:
    """A visitor at one moment of a lesson. Raises Refused if there is no such lesson."""

    def __init__(self, request: Request, game: str, lesson: str, did: str = "[]") -> None:
        self.request = request
        request.state.page = f"/learn/{game}"  # where one goes back to from an error
        self.course = course(game)
        self.moment = play(self.course.lesson(lesson), _made(did))
        self.words = words_of(viewer(request).language, game)
        in_words = request.query_params.get("words") == "yes"
        self.page = LessonPage(self.moment, self.words, in_words=in_words)


def _made(did: str) -> tuple[Made, ...]:
    """What a browser says that was chosen; what makes no sense is left out."""
    found = plain(read_json(did))
    sane = found if isinstance(found, tuple) and visibility.is_sane(found) else ()
    return tuple(made for made in sane[:LONGEST] if made is None or is_plain(made))


def lesson_visit(request: Request, name: str, lesson: str, did: str = "[]") -> LessonVisit:
    """A visit to the moment that the address names, by the choices made so far."""
    return LessonVisit(request, name, lesson, did)


LessonVisitDep = Annotated[LessonVisit, Depends(metered(lesson_visit))]


@router.get("/{name}")
def course_page(request: Request, name: str) -> Response:
    """All lessons of a course, and which of them are done."""
    found = course(name)
    done = progress.completed(request, found)
    next_ = next((lesson for lesson in found.lessons if lesson.name not in done), None)
    return show(request, "learn.html", name, course=found, done=done, next=next_)


@router.get("/{name}/{lesson}")
def lesson_page(visit: LessonVisitDep) -> Response:
    """A moment of a lesson. Its end is remembered in a cookie."""
    response = show(
        visit.request,
        "lesson.html",
        visit.course.game,
        page=visit.page.content(),
        lesson=visit.page.panel(),
    )
    if visit.moment.state == OVER:
        progress.remember(visit.request, response, visit.course, visit.moment.lesson)
    return response


@router.post("/{name}/{lesson}/try")
def try_(
    request: Request,
    name: str,
    lesson: str,
    choice: Annotated[str, Form()],
    did: Annotated[str, Form()] = "[]",
) -> Response:
    """Answer the question; the page this leads to says whether it was accepted."""
    page = LessonVisit(request, name, lesson, did).page
    return RedirectResponse(page.to((*page.moment.choices, plain(read_json(choice)))), 303)


@router.get("/{name}/{lesson}/why")
def why(visit: LessonVisitDep, kind: str, value: str) -> Response:
    """Why a thing cannot be chosen, with the rules behind it."""
    game, words, ask, thing = visit.course.game, visit.words, visit.moment.ask, read_json(value)
    if ask is None:
        text = words.text("lessons-not-now")
        return show(visit.request, "why.html", game, sentence=text, numbers=())
    error = visibility.why(visit.moment.history, ask.who, kind, thing)
    return explained(visit.request, game, words, ask, (kind, thing), error)


@router.get("/{name}/{lesson}/about")
def about(visit: LessonVisitDep, kind: str, value: str) -> Response:
    """A thing, enlarged and explained."""
    game, thing = visit.course.game, plain(read_json(value))
    explanation = boards.about(boards.load(game), visit.page.scene(), kind, thing)
    return show(visit.request, "about.html", game, about=explanation)


@router.get("/{name}/{lesson}/preview")
def preview(visit: LessonVisitDep, option: str) -> Response:
    """What would follow an option, in words and on the board."""
    lesson = visit.moment.lesson
    if visit.moment.ask is None:
        raise Refused("lessons-not-now")
    history, news = visit.moment.history, visit.page.scene().news
    return drawn_ahead(visit.request, visit.words, history, lesson.side, read_json(option), news)
