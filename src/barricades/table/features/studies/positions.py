"""The positions of a study: in the game as it was played, and on its lines."""

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
from ...store.studies import THE_GAME, Choices, StudyLine

KEPT = 32  # positions, for all who look at the same one; each holds on to a whole game


class Place(NamedTuple):
    """A place in a study: a moment of the game or of a line, and whose view is shown."""

    line: StudyLine | None
    moment: int
    eyes: str | None

    @property
    def number(self) -> int:
        """The number of the line; THE_GAME if there is none."""
        return self.line.number if self.line else THE_GAME

    @property
    def is_end(self) -> bool:
        """Whether it is the end of a line, so that something can be tried out here."""
        return self.line is not None and self.moment == self.line.last


@lru_cache(KEPT)
def _history_at(room: Room, moment: int, choices: Choices) -> History:
    """The game up to a moment, and then what was tried, as far as the rules still allow it."""
    history = room.history.up_to(moment)
    for number, choice in enumerate(choices, moment + 1):
        try:
            history.add(Entry(number, CHOICE, *choice))
        except Refused:
            break
    return history


def history(room: Room, place: Place) -> History:
    """The history that leads to a place; resignations are left out. Cached."""
    left = min(place.moment, place.line.moment) if place.line else place.moment
    return _history_at(room, left, place.line.choices[: place.moment - left] if place.line else ())


def question(room: Room, place: Place) -> Ask | None:
    """The question at a place: to the side whose view is shown, if it is asked; or None."""
    asks = history(room, place).asks
    found = next((ask for ask in asks if ask.who == place.eyes), next(iter(asks), None))
    return found and found._replace(options=tuple(dict.fromkeys(found.options)))


def as_asked_side(room: Room, place: Place) -> Place:
    """The same place, seen by a side that is asked there, if any is."""
    found = question(room, place)
    return place._replace(eyes=found.who) if found and found.who != NATURE else place


def look(room: Room, place: Place) -> Look:
    """All that can be seen at a place."""
    if place.line is None and place.moment == room.moments:
        return room.look(place.eyes)
    seen = visibility.look(history(room, place), room.seats, place.eyes)
    return replace(seen, moments=place.line.last if place.line else room.moments)
