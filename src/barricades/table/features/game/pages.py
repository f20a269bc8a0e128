"""The page of a game, what can be done on it, and the page that looks back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import Form, Request
from fastapi.responses import RedirectResponse, Response

from ....bots import OPPONENT
from ...web import identity
from ...web.request import At, PageVisit, Side, read_json
from ...web.routing import Router
from ...web.viewer import last_shown, parts_sent, show, wants_parts
from ..analysis.analysis import Looking
from ..coach import coach
from .drawing import TEMPLATE, drawing, facts_of
from .page import GamePage, Wanted
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
def game_page(request: Request, table: At) -> Response:
    """The question, the board, the hand and the log."""
    return shown(table, request.query_params.get("as"))


def shown(table: PageVisit, eyes: str | None, warned: coach.Warned | None = None) -> Response:
    """The page of a game, or those of its parts that a script asks for; with a warning, if any."""
    request = table.request
    if wants_parts(request):
        return parts_sent(request, drawing(table, eyes, last_shown(request), warned).parts)
    facts = facts_of(table, Wanted.of(request.query_params, eyes), warned, whole=True)
    return show(request, TEMPLATE, table.room.game.name, **facts)


def done(table: PageVisit, side: str, warned: coach.Warned | None = None) -> Response:
    """What answers to something that a side has done: the page as it is now.

    A browser is sent there, unless it is warned first; a script gets the parts that have changed
    at once.
    """
    back = table.back(side)
    if not (wants_parts(table.request) or warned):
        return back
    answer = shown(table, side, warned)
    answer.headers["Content-Location"] = back.headers["location"]
    return answer


def answered(
    table: PageVisit, side: str, warned: coach.Warned | None, choose: Callable[[], None]
) -> Response:
    """The page after a side has chosen; whoever is warned has not chosen yet.

    The coach remembers which question it was.
    """
    if warned:
        return done(table, side, warned)
    ask = table.room.history.ask(table.mine(side))
    choose()
    response = done(table, side)
    coach.remember(table, response, ask)
    return response


@router.post("/choose")
def choose(
    table: At,
    analyses: Looking,
    side: Side,
    number: Number,
    choice: Annotated[str, Form()],
    sure: Annotated[str, Form()] = "",
) -> Response:
    """Answer the open question. The coach may warn before a blunder; `sure` is who was warned."""
    mine, wanted = table.mine(side), read_json(choice)
    warned = None if sure else coach.warned(table, analyses, mine, wanted, number)
    return answered(table, side, warned, partial(table.room.choose, mine, wanted, number))


@router.post("/undo")
def undo(table: At, side: Side, number: Number) -> Response:
    table.room.undo(table.mine(side), number, table.held)
    return done(table, side)


@router.post("/consent")
def consent(table: At, side: Side, number: Number, agree: Annotated[str, Form()]) -> Response:
    table.room.consent(table.mine(side), agree == "yes", number)
    return done(table, side)


@router.post("/pause")
def pause(table: At, side: Side, number: Number) -> Response:
    table.room.pause(table.mine(side), number, table.held)
    return done(table, side)


@router.post("/resume")
def resume(table: At, side: Side, number: Number) -> Response:
    table.room.resume(table.mine(side), number, table.held)
    return done(table, side)


@router.post("/resign")
def resign(table: At, side: Side, number: Number) -> Response:
    table.room.resign(table.mine(side), number)
    return done(table, side)


@router.post("/abandon")
def abandon(table: At, side: Side, number: Number) -> Response:
    table.room.abandon(table.mine(side), number, table.held)
    return done(table, side)


@router.post("/retry")
def retry(table: At, side: Side, number: Number) -> Response:
    table.room.retry(table.mine(side), number)
    return done(table, side)


@router.post("/invite")
def invite(request: Request, table: At, friend: Annotated[str, Form(alias="side")]) -> Response:
    token = table.rooms.invite(table.room, friend, table.held)
    response = table.back()
    remember(request, response, table.path, friend, token)
    return response


@router.post("/rematch")
def rematch(table: At, side: Side, same: Annotated[bool, Form()] = False) -> Response:
    """The next game: each on the next side, or all on the same sides again."""
    again = table.rooms.rematch(table.room, table.mine(side), same)
    return RedirectResponse(f"/game/{again.id}", 303)


# Looking back


@router.get("/replay")
def replay_page(request: Request, table: At, at: int | None = None) -> Response:
    """Any moment: from one's own eyes while the game goes on, and then from all eyes."""
    film = replay_of(table.room, table.held, table.words, request.query_params.get("as"))
    look = table.room.look(film.eyes, at)
    wanted = Wanted.of(request.query_params)
    page = GamePage(table.room, table.held, table.words, wanted).looking_back(
        look, film.to(look.moment)
    )
    here = f"{identity.table_at(request)}game/{page.id}/replay?at={page.moment}"
    bots = {"bots": table.rooms.bots, "opponent": OPPONENT}
    facts: dict[str, Any] = {"page": page, "reel": film, "link_here": here, **bots}
    return show(request, "replay.html", page.game, **facts)


@router.post("/fork")
def fork(
    request: Request,
    table: At,
    moment: Number,
    side: Annotated[str, Form()],
    bot: Annotated[str, Form()],
) -> Response:
    """A new game from this moment on."""
    response = RedirectResponse("/", 303)
    browser = identity.welcome(request, response)
    room = table.rooms.fork(table.room, moment, side, bot, browser)
    response.headers["location"] = f"/game/{room.id}"
    return response
