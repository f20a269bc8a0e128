"""Guests: whoever comes by may take a seat that is open, and whoever keeps it may withdraw it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import BaseModel, Field

from ....core import Game, Refused
from ....play.clocks import Clock
from ....play.visibility import Seat
from ....words import Words
from ...live.room import Room
from ...live.rooms import Rooms
from ...live.seated import seats_of
from ...store import invitations, players
from ...store.rows import GameRow
from ...store.store import Store
from ...store.tokens import hashed
from ...store.tournaments import Tournament
from ...web import identity
from ...web import messages as m
from ...web.request import Here, rooms_of
from ...web.viewer import show, viewer, words_of
from ..game import dials
from ..game.page import who_sits
from ..game.pages import At, Side
from ..players.pages import me

router = APIRouter()
wire = APIRouter(prefix="/api", responses=m.PROBLEMS)


class Offer(NamedTuple):
    """A game with open seats, as the lobby lists it."""

    id: str
    title: str
    others: str  # who is there
    terms: tuple[str, ...]  # what is free, and what is special about it
    since: str


class OpenOut(BaseModel):
    id: str
    game: str
    sides: list[str] = Field(description="those that are free")
    names: dict[str, str] = Field(description="by side: the people who are there")
    clock: dict[str, int] | None
    rated: bool
    created: datetime


class Sitting(m.Message):
    side: m.Text
    name: m.Text = Field(default="", description="if the club does not know you by another")


def _open(rooms: Rooms, id: str) -> Room:
    """A room with an open seat."""
    room = rooms.room(id)
    if room.outcome or not free(room.seats):
        raise Refused("wire-seat-gone")
    return room


def free(seats: Mapping[str, Seat]) -> tuple[str, ...]:
    """The sides that anybody may take."""
    return tuple(seat.side for seat in seats.values() if seat.open)


def terms(words: Words, kept: GameRow | Tournament) -> tuple[str, ...]:
    """What is special about a game, or about those of a tournament: the clock, and the rating."""
    clock = Clock.of(kept.clock)
    paced = (dials.pace(words, clock),) if clock else ()
    return (*paced, *((words.text("company-rated-mark"),) if kept.rated else ()))


def _waiting(file: Store) -> Iterator[tuple[GameRow, dict[str, Seat]]]:
    """All games with open seats, and who sits there."""
    for id in invitations.waiting(file):
        if kept := file.game(id):
            yield kept, seats_of(file.seats(id), {})


def offers(request: Request) -> list[Offer]:
    """All games with open seats, but for one's own."""
    file, language = rooms_of(request).store, viewer(request).language
    browser = identity.visitor(request).browser
    mine = file.held(browser) if browser else {}
    return [
        _offer(words_of(language, kept.game), kept, seated)
        for kept, seated in _waiting(file)
        if kept.id not in mine
    ]


def _offer(words: Words, kept: GameRow, seated: Mapping[str, Seat]) -> Offer:
    there = tuple(who_sits(words, seat, False) for seat in seated.values() if not seat.open)
    return Offer(
        id=kept.id,
        title=words.text("title"),
        others=words.text("company-open-with", others=there) if there else "",
        terms=(words.text("company-open-free", sides=free(seated)), *terms(words, kept)),
        since=kept.created.date().isoformat(),
    )


@router.get("/open/{id}")
def open_page(request: Request, id: str) -> HTMLResponse:
    """What is played, and which seats are free."""
    room = _open(rooms_of(request), id)
    words = words_of(viewer(request).language, room.game.name)
    facts: dict[str, Any] = {
        "offer": _offer(words, room.row, room.seats),
        "sides": free(room.seats),
        "rated": room.row.rated,
        "settings": settings(room.game, room.row.options),
        "me": me(request),
        "longest": players.LONGEST,
    }
    return show(request, "open.html", room.game.name, **facts)


def settings(game: Game[Any], options: Mapping[str, Any]) -> list[tuple[str, object]]:
    """The options that can be told, with their values."""
    return [(o.name, options.get(o.name, o.default)) for o in game.options if not o.check]


@router.post("/open/{id}")
def sit(
    request: Request, id: str, side: Annotated[str, Form()], name: Annotated[str, Form()] = ""
) -> Response:
    """Whoever comes first has the seat."""
    response = RedirectResponse(f"/game/{id}", 303)
    _sit(request, response, id, side, name)
    return response


def _sit(request: Request, response: Response, id: str, side: str, name: str) -> None:
    rooms = rooms_of(request)
    room, person = _open(rooms, id), identity.welcome(request, response)
    invitations.sit(rooms.store, room.id, side, person, name, rated=room.row.rated)
    room.proceed()  # if everybody has come, the clocks run


@router.post("/game/{id}/withdraw")
def withdraw(table: At, side: Side, seat: Annotated[str, Form(alias="side")]) -> Response:
    table.mine(side)
    table.room.withdraw(seat)
    return table.back(side)


@wire.get("/open")
def list_open(request: Request) -> list[OpenOut]:
    """The games with a seat that anybody may take."""
    return [_out(kept, seated) for kept, seated in _waiting(rooms_of(request).store)]


def _out(kept: GameRow, seated: Mapping[str, Seat]) -> OpenOut:
    return OpenOut(
        id=kept.id,
        game=kept.game,
        sides=[*free(seated)],
        names={seat.side: seat.name for seat in seated.values() if seat.taken and not seat.bot},
        clock=dict(kept.clock) if kept.clock else None,
        rated=kept.rated,
        created=kept.created,
    )


@wire.post("/open/{id}")
def take(request: Request, response: Response, id: str, act: Sitting) -> m.SeatAt:
    """Take an open seat; whoever asks holds it by a cookie."""
    _sit(request, response, id, act.side, act.name)
    return m.SeatAt(id=id, side=act.side)


@wire.post("/games/{id}/withdraw")
def close(here: Here) -> m.Done:
    """Have no seat of your game open to anybody any more."""
    if not here.held:
        raise Refused("wire-not-yours")
    here.room.withdraw()
    return m.Done(number=here.room.number)


# A seat by link


@router.get("/seat/{token}")
def invitation(request: Request, token: str) -> HTMLResponse:
    """Nobody sits down by looking at a link: those who carry it on look at it too."""
    room, side = rooms_of(request).invited(hashed(token))
    special = terms(words_of(viewer(request).language, room.game.name), room.row)
    facts: dict[str, Any] = {
        "seat": side,
        "terms": special,
        "rated": room.row.rated,
        "me": me(request),
        "longest": players.LONGEST,
    }
    return show(request, "invitation.html", room.game.name, **facts)


@router.post("/seat/{token}")
def sit_down(request: Request, token: str, name: Annotated[str, Form()] = "") -> Response:
    """A friend takes the seat."""
    response = RedirectResponse("/", 303)
    room = rooms_of(request).sit_down(token, identity.welcome(request, response), name)
    response.headers["location"] = f"/game/{room.id}"
    return response
