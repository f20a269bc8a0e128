"""Open seats: who may take them, and how they are listed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fastapi import Request, Response

from ....core import Game, Refused
from ....play.clocks import Clock
from ....play.visibility import Seat
from ....words import Words
from ...live.room import Room
from ...live.rooms import Rooms
from ...live.seats import seats_of
from ...store import holders, invitations
from ...store.rows import GameRow
from ...store.store import Store
from ...store.tournaments import Tournament
from ...web import identity
from ...web.request import rooms_of
from ...web.viewer import viewer, who_sits, words_of
from ..game import dials


class Offer(NamedTuple):
    """A game with open seats, as listed in the lobby."""

    id: str
    title: str
    others: str  # who is there
    terms: tuple[str, ...]  # what is free, and what is special about it
    since: str


def open_room(rooms: Rooms, id: str) -> Room:
    """A room with an open seat. Raises Refused if it has none."""
    room = rooms.room(id)
    if room.outcome or not free(room.seats):
        raise Refused("wire-seat-gone")
    return room


def free(seats: Mapping[str, Seat]) -> tuple[str, ...]:
    """The sides that anybody may take."""
    return tuple(seat.side for seat in seats.values() if seat.open)


def terms(words: Words, kept: GameRow | Tournament) -> tuple[str, ...]:
    """What is special about a game or a tournament, in words: the clock, and ratings."""
    clock = Clock.of(kept.clock)
    paced = (dials.pace(words, clock),) if clock else ()
    return (*paced, *((words.text("company-rated-mark"),) if kept.rated else ()))


def open_games(file: Store) -> Iterator[tuple[GameRow, dict[str, Seat]]]:
    """All games with open seats, each with its seats."""
    for id in invitations.open_games(file):
        if kept := file.game(id):
            yield kept, seats_of(file.seats(id), {})


def offers(request: Request) -> list[Offer]:
    """All games with open seats, except the visitor's own."""
    file, language = rooms_of(request).store, viewer(request).language
    browser = identity.visitor(request).browser
    mine = holders.by_game(file, browser) if browser else {}
    return [
        offer_of(words_of(language, kept.game), kept, seated)
        for kept, seated in open_games(file)
        if kept.id not in mine
    ]


def offer_of(words: Words, kept: GameRow, seated: Mapping[str, Seat]) -> Offer:
    """A game as listed in the lobby."""
    there = tuple(who_sits(words, seat, False) for seat in seated.values() if not seat.open)
    return Offer(
        id=kept.id,
        title=words.text("title"),
        others=words.text("company-open-with", others=there) if there else "",
        terms=(words.text("company-open-free", sides=free(seated)), *terms(words, kept)),
        since=kept.created.date().isoformat(),
    )


def settings(game: Game[Any], options: Mapping[str, Any]) -> list[tuple[str, object]]:
    """The options of a game that can be shown, with their values."""
    return [(o.name, options.get(o.name, o.default)) for o in game.options if not o.check]


def sit_down(request: Request, response: Response, id: str, side: str, name: str) -> None:
    """Give an open seat to the visitor. Raises Refused if it is gone or not allowed."""
    rooms = rooms_of(request)
    room, person = open_room(rooms, id), identity.identify(request, response)
    invitations.take_seat(rooms.store, room.id, side, person, name, rated=room.row.rated)
    room.proceed()  # if everybody has come, the clocks run
