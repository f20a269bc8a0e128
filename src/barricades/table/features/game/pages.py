"""The page of a game, what can be done on it, and the page that looks back."""

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
from ...web.viewer import last_shown, parts_sent, show, wants_parts
from ..analysis.analysis import AnalysesDep
from ..coach import coach
from .drawing import TEMPLATE, drawing, facts_of
from .page import GamePage, PageQuery
from .replay import replay_of

router = Router(prefix="/game/{id}")


def remember(request: Request, response: Response, path: str, side: str, token: str) -> None:
    """Whoever made a link to a friend's seat sees it again until the friend has come."""
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
    return shown(visit, request.query_params.get("as"))


def shown(visit: PageVisit, eyes: str | None, warned: coach.Warned | None = None) -> Response:
    """The page of a game, or those of its parts that a script asks for; with a warning, if any."""
    request = visit.request
    if wants_parts(request):
        return parts_sent(request, drawing(visit, eyes, last_shown(request), warned).parts)
    facts = facts_of(visit, PageQuery.of(request.query_params, eyes), warned, whole=True)
    return show(request, TEMPLATE, visit.room.game.name, **facts)


def done(visit: PageVisit, side: str, warned: coach.Warned | None = None) -> Response:
    """What answers to something that a side has done: the page as it is now.

    A browser is sent there, unless it is warned first; a script gets the parts that have changed
    at once.
    """
    back = visit.back(side)
    if not (wants_parts(visit.request) or warned):
        return back
    answer = shown(visit, side, warned)
    answer.headers["Content-Location"] = back.headers["location"]
    return answer


def answered(
    visit: PageVisit, side: str, warned: coach.Warned | None, choose: Callable[[], None]
) -> Response:
    """The page after a side has chosen; whoever is warned has not chosen yet.

    The coach remembers which question it was.
    """
    if warned:
        return done(visit, side, warned)
    ask = visit.room.history.ask(visit.mine(side))
    choose()
    response = done(visit, side)
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
    """Answer the open question. The coach may warn before a blunder; `sure` is who was warned."""
    mine, wanted = visit.mine(side), read_json(choice)
    warned = None if sure else coach.warned(visit, analyses, mine, wanted, number)
    return answered(visit, side, warned, partial(visit.room.choose, mine, wanted, number))


@router.post("/undo")
def undo(visit: PageVisitDep, side: Side, number: Number) -> Response:
    visit.room.undo(visit.mine(side), number, visit.held)
    return done(visit, side)


@router.post("/consent")
def consent(
    visit: PageVisitDep, side: Side, number: Number, agree: Annotated[str, Form()]
) -> Response:
    visit.room.consent(visit.mine(side), agree == "yes", number)
    return done(visit, side)


@router.post("/pause")
def pause(visit: PageVisitDep, side: Side, number: Number) -> Response:
    visit.room.pause(visit.mine(side), number, visit.held)
    return done(visit, side)


@router.post("/resume")
def resume(visit: PageVisitDep, side: Side, number: Number) -> Response:
    visit.room.resume(visit.mine(side), number, visit.held)
    return done(visit, side)


@router.post("/resign")
def resign(visit: PageVisitDep, side: Side, number: Number) -> Response:
    visit.room.resign(visit.mine(side), number)
    return done(visit, side)


@router.post("/abandon")
def abandon(visit: PageVisitDep, side: Side, number: Number) -> Response:
    visit.room.abandon(visit.mine(side), number, visit.held)
    return done(visit, side)


@router.post("/retry")
def retry(visit: PageVisitDep, side: Side, number: Number) -> Response:
    visit.room.retry(visit.mine(side), number)
    return done(visit, side)


@router.post("/invite")
def invite(
    request: Request, visit: PageVisitDep, friend: Annotated[str, Form(alias="side")]
) -> Response:
    token = visit.rooms.invite(visit.room, friend, visit.held)
    response = visit.back()
    remember(request, response, visit.path, friend, token)
    return response


@router.post("/rematch")
def rematch(visit: PageVisitDep, side: Side, same: Annotated[bool, Form()] = False) -> Response:
    """The next game: each on the next side, or all on the same sides again."""
    again = visit.rooms.rematch(visit.room, visit.mine(side), same)
    return RedirectResponse(f"/game/{again.id}", 303)


# Looking back


@router.get("/replay")
def replay_page(request: Request, visit: PageVisitDep, at: int | None = None) -> Response:
    """Any moment: from one's own eyes while the game goes on, and then from all eyes."""
    replay = replay_of(visit.room, visit.held, visit.words, request.query_params.get("as"))
    look = visit.room.look(replay.eyes, at)
    wanted = PageQuery.of(request.query_params)
    page = GamePage(visit.room, visit.held, visit.words, wanted).looking_back(
        look, replay.to(look.moment)
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
    """A new game from this moment on."""
    response = RedirectResponse("/", 303)
    browser = identity.identify(request, response)
    room = visit.rooms.fork(visit.room, moment, side, bot, browser)
    response.headers["location"] = f"/game/{room.id}"
    return response
