"""Trying out: the positions of a study, in the game as it was played and on the lines beside it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from ....core import NATURE, Ask, Refused
from ....play import visibility
from ....play.entries import CHOICE, Entry
from ....play.history import History
from ....play.visibility import Look
from ...live.room import Room
from ...store.studies import THE_GAME, Choices, Line

KEPT = 256  # positions, for all who look at the same one


class Place(NamedTuple):
    """Where somebody is in a study."""

    line: Line | None
    moment: int
    eyes: str | None

    @property
    def number(self) -> int:
        return self.line.number if self.line else THE_GAME

    @property
    def is_end(self) -> bool:
        """Whether something can be tried out here."""
        return self.line is not None and self.moment == self.line.last


@lru_cache(KEPT)
def _story(room: Room, moment: int, choices: Choices) -> History:
    """The game up to a moment, and then what was tried, as far as the rules still allow it."""
    history = room.history.up_to(moment)
    for number, choice in enumerate(choices, moment + 1):
        try:
            history.add(Entry(number, CHOICE, *choice))
        except Refused:
            break
    return history


def history(room: Room, place: Place) -> History:
    """What has led to a place; nobody has given up in it."""
    left = min(place.moment, place.line.moment) if place.line else place.moment
    return _story(room, left, place.line.choices[: place.moment - left] if place.line else ())


def question(room: Room, place: Place) -> Ask | None:
    """What can be answered at a place: first of all what its eyes are asked."""
    asks = history(room, place).asks
    found = next((ask for ask in asks if ask.who == place.eyes), next(iter(asks), None))
    return found and found._replace(options=tuple(dict.fromkeys(found.options)))


def facing(room: Room, place: Place) -> Place:
    """A place seen by somebody who is asked there."""
    found = question(room, place)
    return place._replace(eyes=found.who) if found and found.who != NATURE else place


def look(room: Room, place: Place) -> Look:
    """All that can be seen at a place."""
    if place.line is None and place.moment == room.moments:
        return room.look(place.eyes)
    seen = visibility.look(history(room, place), room.seats, place.eyes)
    return replace(seen, moments=place.line.last if place.line else room.moments)
