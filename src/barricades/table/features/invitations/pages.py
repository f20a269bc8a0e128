"""Pages for open seats and for links to seats."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Form, Request, Response
from fastapi.responses import RedirectResponse

from ...store import players
from ...store.tokens import hashed
from ...web import identity
from ...web.request import PageVisitDep, Side, rooms_of
from ...web.routing import Router
from ...web.viewer import show, static, viewer, who_sits, words_of
from ..players.players import me
from .invitations import free, offer_of, open_room, settings, sit_down, terms

router = Router()


@router.get("/open/{id}")
def open_page(request: Request, id: str) -> Response:
    """What is played, and which seats are free."""
    room = open_room(rooms_of(request), id)
    words = words_of(viewer(request).language, room.game.name)
    facts: dict[str, Any] = {
        "offer": offer_of(words, room.row, room.seats),
        "sides": free(room.seats),
        "rated": room.row.rated,
        "settings": settings(room.game, room.row.options),
        "me": me(request),
        "longest": players.LONGEST,
    }
    return show(request, "open.html", room.game.name, **facts)


@router.post("/open/{id}")
def sit(
    request: Request, id: str, side: Annotated[str, Form()], name: Annotated[str, Form()] = ""
) -> Response:
    """Take an open seat."""
    response = RedirectResponse(f"/game/{id}", 303)
    sit_down(request, response, id, side, name)
    return response


@router.post("/game/{id}/withdraw")
def withdraw(visit: PageVisitDep, side: Side, seat: Annotated[str, Form(alias="side")]) -> Response:
    """Withdraw an open seat of one's game."""
    visit.mine(side)
    visit.room.withdraw(seat)
    return visit.back(side)


@router.get("/seat/{token}")
def invitation(request: Request, token: str) -> Response:
    """What a link leads to. Only its form takes the seat: previews fetch links as well."""
    room, side = rooms_of(request).seat_of_token(hashed(token))
    words = words_of(viewer(request).language, room.game.name)
    facts: dict[str, Any] = {
        "seat": side,
        "others": [
            (seat.side, who_sits(words, seat, False))
            for seat in room.seats.values()
            if seat.side != side
        ],
        "poster": static(f"{room.game.name}.svg"),
        "terms": terms(words, room.row),
        "rated": room.row.rated,
        "me": me(request),
        "longest": players.LONGEST,
    }
    return show(request, "invitation.html", room.game.name, **facts)


@router.post("/seat/{token}")
def sit_by_link(request: Request, token: str, name: Annotated[str, Form()] = "") -> Response:
    """Take the seat behind a link."""
    response = RedirectResponse("/", 303)
    room = rooms_of(request).sit_down(token, identity.identify(request, response), name)
    response.headers["location"] = f"/game/{room.id}"
    return response
