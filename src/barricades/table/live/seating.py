"""The seats of a new game, and who may sit there if it is rated."""

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
    """Raise Refused if a side or a bot is unknown."""
    for side, who in seated.items():
        if side not in sides:
            raise Refused("wire-no-side", name=side, known=", ".join(sides))
        if who not in (known := (*PEOPLE, *bots)):
            raise Refused("wire-unknown-player", name=who, known=", ".join(known))


def must_be_rateable(
    game: Game[Any], options: Mapping[str, Any], seated: Mapping[str, str], me: Player | None
) -> None:
    """Raise Refused unless named players meet, at separate seats, with standard components."""
    who = [*seated.values()]
    if me is None and ME in who:
        raise Refused("wire-rated-name")
    if HERE in who or who.count(ME) > 1 or len(who) < 2:
        raise Refused("wire-rated-alone")
    if not is_standard(game, options):
        raise Refused("wire-rated-plain")


def is_standard(game: Game[Any], options: Mapping[str, Any]) -> bool:
    """Whether no component was corrected or added."""
    return all(options.get(o.name, o.default) == o.default for o in game.options if o.check)


def seat(
    seated: Mapping[str, str], tokens: Mapping[str, str], me: Player | None, name: str
) -> list[SeatRow]:
    """The seat rows of a new game; `tokens` has the plain token of each friend's seat."""
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


def rotate(seats: Iterable[SeatRow], to: Mapping[str, str], here: str, come: bool) -> list[SeatRow]:
    """The seat rows of a rematch: side by side moved by `to`, in the order of the new sides.

    Only `here` and bots are present for certain; with `come`, all other people have to come.
    """
    moved = [
        seat._replace(
            side=to[seat.side],
            token=None,
            taken=bool(seat.bot or seat.side == here or not (come or seat.open)),
        )
        for seat in seats
    ]
    return sorted(moved, key=lambda seat: [*to].index(seat.side))


def with_bot_players(file: Store, seats: Iterable[SeatRow]) -> list[SeatRow]:
    """The same rows with a player for every bot, as rated games need."""
    return [s._replace(player=players.ensure_bot(file, s.bot)) if s.bot else s for s in seats]
