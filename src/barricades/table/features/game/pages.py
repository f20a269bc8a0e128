"""The page of a game, what can be done on it, and its replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import Form, Request
from fastapi.responses import RedirectResponse, Response

from ....bots import OPPONENT
from ...web import identity
from ...web.request import PageVisit, PageVisitDep, Side, read_json
from ...web.routing import Router
from ...web.viewer import last_shown, parts_response, show, wants_parts
from ..analysis.analysis import AnalysesDep
from ..coach import coach
from .drawing import TEMPLATE, drawing, page_facts
from .page import GamePage, PageQuery
from .replay import replay_of

router = Router(prefix="/game/{id}")


def remember_link(request: Request, response: Response, path: str, side: str, token: str) -> None:
    """Keep the link to a friend's seat in a cookie, so that it can be shown again."""
    response.set_cookie(
        f"link-{side}",
        token,
        path=path,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


Number = Annotated[int, Form()]


@router.get("")
def game_page(request: Request, visit: PageVisitDep) -> Response:
    """The question, the board, the hand and the log."""
    return page_response(visit, request.query_params.get("as"))


def page_response(
    visit: PageVisit, eyes: str | None, warning: coach.CoachWarning | None = None
) -> Response:
    """The page, or the parts that a script asks for; with a warning of the coach, if any."""
    request = visit.request
    if wants_parts(request):
        return parts_response(request, drawing(visit, eyes, last_shown(request), warning).parts)
    facts = page_facts(visit, PageQuery.of(request.query_params, eyes), warning, whole=True)
    return show(request, TEMPLATE, visit.room.game.name, **facts)


def respond(visit: PageVisit, side: str, warning: coach.CoachWarning | None = None) -> Response:
    """The answer after a side has done something.

    A browser is redirected to the page, unless there is a warning; a script gets the changed parts.
    """
    back = visit.back(side)
    if not (wants_parts(visit.request) or warning):
        return back
    answer = page_response(visit, side, warning)
    answer.headers["Content-Location"] = back.headers["location"]
    return answer


def choose_and_respond(
    visit: PageVisit, side: str, warning: coach.CoachWarning | None, choose: Callable[[], None]
) -> Response:
    """Call `choose`, unless there is a warning, and answer with the page.

    The coach then remembers which kind of question was answered.
    """
    if warning:
        return respond(visit, side, warning)
    ask = visit.room.history.ask(visit.mine(side))
    choose()
    response = respond(visit, side)
    coach.remember(visit, response, ask)
    return response


@router.post("/choose")
def choose(
    visit: PageVisitDep,
    analyses: AnalysesDep,
    side: Side,
    number: Number,
    choice: Annotated[str, Form()],
    sure: Annotated[str, Form()] = "",
) -> Response:
    """Answer the open question. The coach may warn first; `sure` is set by those it warned."""
    visit.enter(number)
    mine, wanted = visit.mine(side), read_json(choice)
    warning = None if sure else coach.warning(visit, analyses, mine, wanted, number)
    return choose_and_respond(
        visit, side, warning, partial(visit.room.choose, mine, wanted, number)
    )


@router.post("/undo")
def undo(visit: PageVisitDep, side: Side, number: Number) -> Response:
    """Take back a side's last choice, or ask the others for their consent."""
    visit.room.undo(visit.mine(side), number, visit.held)
    return respond(visit, side)


@router.post("/consent")
def consent(
    visit: PageVisitDep, side: Side, number: Number, agree: Annotated[str, Form()]
) -> Response:
    """Agree to an open request, or refuse it."""
    visit.room.consent(visit.mine(side), agree == "yes", number)
    return respond(visit, side)


@router.post("/pause")
def pause(visit: PageVisitDep, side: Side, number: Number) -> Response:
    """Stop the clocks, or ask the others for their consent."""
    visit.room.pause(visit.mine(side), number, visit.held)
    return respond(visit, side)


@router.post("/resume")
def resume(visit: PageVisitDep, side: Side, number: Number) -> Response:
    """Restart the clocks, or ask the others for their consent."""
    visit.room.resume(visit.mine(side), number, visit.held)
    return respond(visit, side)


@router.post("/resign")
def resign(visit: PageVisitDep, side: Side, number: Number) -> Response:
    """Give up."""
    visit.room.resign(visit.mine(side), number)
    return respond(visit, side)


@router.post("/abandon")
def abandon(visit: PageVisitDep, side: Side, number: Number) -> Response:
    """End a stranded game, or ask the others for their consent."""
    visit.room.abandon(visit.mine(side), number, visit.held)
    return respond(visit, side)


@router.post("/retry")
def retry(visit: PageVisitDep, side: Side, number: Number) -> Response:
    """Have bots that failed try again."""
    visit.room.retry(visit.mine(side), number)
    return respond(visit, side)


@router.post("/invite")
def invite(
    request: Request, visit: PageVisitDep, friend: Annotated[str, Form(alias="side")]
) -> Response:
    """Create a new link to a free seat, or to one's own."""
    token = visit.rooms.invite(visit.room, friend, visit.held)
    response = visit.back()
    remember_link(request, response, visit.path, friend, token)
    return response


@router.post("/rematch")
def rematch(visit: PageVisitDep, side: Side, same: Annotated[bool, Form()] = False) -> Response:
    """Open the next game: each on the next side, or with `same` all on the same sides."""
    again = visit.rooms.rematch(visit.room, visit.mine(side), same)
    return RedirectResponse(f"/game/{again.id}", 303)


# Looking back


@router.get("/replay")
def replay_page(request: Request, visit: PageVisitDep, at: int | None = None) -> Response:
    """The game at any moment: from one's own sides, and from all once it is over."""
    replay = replay_of(visit.room, visit.held, visit.words, request.query_params.get("as"))
    look = visit.room.look(replay.eyes, at)
    wanted = PageQuery.of(request.query_params)
    page = GamePage(visit.room, visit.held, visit.words, wanted).looking_back(
        look, replay.to(look.moment), replay.to
    )
    here = f"{identity.base_url(request)}game/{page.id}/replay?at={page.moment}"
    bots = {"bots": visit.rooms.bots, "opponent": OPPONENT}
    facts: dict[str, Any] = {"page": page, "replay": replay, "link_here": here, **bots}
    return show(request, "replay.html", page.game, **facts)


@router.post("/fork")
def fork(
    request: Request,
    visit: PageVisitDep,
    moment: Number,
    side: Annotated[str, Form()],
    bot: Annotated[str, Form()],
) -> Response:
    """Open a new game against a bot that goes on from this moment."""
    response = RedirectResponse("/", 303)
    browser = identity.identify(request, response)
    room = visit.rooms.fork(visit.room, moment, side, bot, browser)
    response.headers["location"] = f"/game/{room.id}"
    return response
