"""Seating: who sits where when a game begins, and who may if it is rated."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from ...core import Game, Refused
from ..store import players
from ..store.players import Player
from ..store.rows import SeatRow
from ..store.store import Store
from ..store.tokens import hashed

ME, HERE, FRIEND = "me", "here", "friend"  # who may sit on a side, beside the bots by their names
ANYBODY = "anybody"  # or whoever comes first
PEOPLE = (ME, HERE, FRIEND, ANYBODY)
ELSEWHERE = (FRIEND, ANYBODY)  # those who have to come yet


def check(seated: Mapping[str, str], sides: Collection[str], bots: Collection[str]) -> None:
    """Whether there are such sides, and such bots."""
    for side, who in seated.items():
        if side not in sides:
            raise Refused("wire-no-side", name=side, known=", ".join(sides))
        if who not in (known := (*PEOPLE, *bots)):
            raise Refused("wire-unknown-player", name=who, known=", ".join(known))


def must_be_rateable(
    game: Game[Any], options: Mapping[str, Any], seated: Mapping[str, str], me: Player | None
) -> None:
    """A rated game is between players whom the club knows, with everything as it is in the box."""
    who = [*seated.values()]
    if me is None and ME in who:
        raise Refused("wire-rated-name")
    if HERE in who or who.count(ME) > 1 or len(who) < 2:
        raise Refused("wire-rated-alone")
    if not is_plain(game, options):
        raise Refused("wire-rated-plain")


def is_plain(game: Game[Any], options: Mapping[str, Any]) -> bool:
    """Whether everything is as it is in the box."""
    return all(options.get(o.name, o.default) == o.default for o in game.options if o.check)


def seat(
    seated: Mapping[str, str], tokens: Mapping[str, str], me: Player | None, name: str
) -> list[SeatRow]:
    """The seats of a new game; tokens lead to those of friends."""
    return [
        SeatRow(
            side,
            bot=None if who in PEOPLE else who,
            name=name if who == ME else "",
            taken=who not in ELSEWHERE,
            token=hashed(tokens[side]) if side in tokens else None,
            open=who == ANYBODY,
            player=me.id if me and who == ME else None,
        )
        for side, who in seated.items()
    ]


def move_on(
    seats: Iterable[SeatRow], to: Mapping[str, str], here: str, come: bool
) -> list[SeatRow]:
    """The same people on other sides; but for those who are here, they may have to come yet."""
    moved = [
        seat._replace(
            side=to[seat.side],
            token=None,
            taken=bool(seat.bot or seat.side == here or not (come or seat.open)),
        )
        for seat in seats
    ]
    return sorted(moved, key=lambda seat: [*to].index(seat.side))


def enlist(file: Store, seats: Iterable[SeatRow]) -> list[SeatRow]:
    """In a rated game bots are players as well, each of its present version."""
    return [s._replace(player=players.enlist(file, s.bot)) if s.bot else s for s in seats]
