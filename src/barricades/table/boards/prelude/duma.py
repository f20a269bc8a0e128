"""The Duma: a half-circle of seats, the Revolutionary's on the left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from markupsafe import Markup

from .. import MAX_VALUES, Scene
from .facts import SIDES, box_of, costs
from .news import changed
from .odds import chance, is_hopeless

CENTRE = (114.0, 117.0)
INNER, OUTER, RIM = 41, 95, 100  # of the wedges, and of the line the names stand on
RADII = (51, 68, 85)  # of the three rows of seats
BADGE = 31  # how far out the Organizations stand
ORDER = ("radical", "socialist", "liberal", "monarchist")  # from left to right


@dataclass(frozen=True)
class PartySeat:
    """A Mobilization Box of a Party, by its centre."""

    x: float
    y: float
    is_filled: bool
    cost: int  # what it costs, if it is the next; else 0


@dataclass(frozen=True, eq=False)
class Party:
    """A Party, its seats and who has them. Cached, so it is equal to itself alone."""

    place: str
    side: str
    count: int
    seats: tuple[PartySeat, ...]
    wedge: str  # its ground
    arc: str  # the line its name stands on
    badge: tuple[float, float]  # the middle of its Organization
    middle: tuple[float, float]
    chance: str  # how likely the check is that is offered here
    is_hopeless: bool
    is_mine: bool
    is_in_play: bool
    is_organized: bool
    is_new: bool
    pointer: Markup


def parties(scene: Scene) -> list[Party]:
    """7.0, 12.1: the four Parties; the extremist ones leave with the Tsar."""
    return [_party(scene, place, number) for number, place in enumerate(ORDER)]


def _party(scene: Scene, place: str, number: int) -> Party:
    view, box = scene.view, box_of(scene)
    side = box.owner[place]
    is_in_play = not (view["abdicated"] and place in box.extremists)
    return _made(
        place,
        number,
        side,
        view["cubes"][place][SIDES.index(side)],
        tuple(box.boxes[side][place]),
        costs(scene, side)[place],
        chance(scene, place),
        is_hopeless(scene, place),
        side == scene.side,
        is_in_play,
        place in view["organizations"][side],
        place in changed(scene),
        scene.thing("place", place),
    )


@lru_cache(MAX_VALUES)
def _made(
    place: str,
    number: int,
    side: str,
    count: int,
    extras: tuple[int, ...],
    cost: int,
    chance: str,
    is_hopeless: bool,
    is_mine: bool,
    is_in_play: bool,
    is_organized: bool,
    is_new: bool,
    pointer: Markup,
) -> Party:
    return Party(
        place=place,
        side=side,
        count=count,
        seats=tuple(
            PartySeat(*_seat(number, seat, len(extras)), seat < count, (seat == count) * cost)
            for seat in range(len(extras))
        ),
        wedge=f"{_arc(number, INNER)}L{_at(number + 0.98, OUTER)}{_arc(number, OUTER, True)}Z",
        arc=_arc(number, RIM),
        badge=_point(number + 0.5, BADGE),
        middle=_point(number + 0.5, RADII[1]),
        chance=chance,
        is_hopeless=is_hopeless,
        is_mine=is_mine,
        is_in_play=is_in_play,
        is_organized=is_organized,
        is_new=is_new,
        pointer=pointer,
    )


def _seat(number: int, seat: int, most: int) -> tuple[float, float]:
    """Seats fill row by row from the inside."""
    columns = -(-most // len(RADII))
    row, column = divmod(seat, columns)
    return _point(number + (column + 0.7) / (columns + 0.4), RADII[row])


def _arc(number: int, radius: float, back: bool = False) -> str:
    """A line along a wedge; on the way back it goes on from where the last one ended."""
    left, right = _at(number + 0.02, radius), _at(number + 0.98, radius)
    curve = f"A{radius} {radius} 0 0"
    return f"{curve} 0 {left}" if back else f"M{left}{curve} 1 {right}"


def _at(wedge: float, radius: float) -> str:
    return "{} {}".format(*_point(wedge, radius))


def _point(wedge: float, radius: float) -> tuple[float, float]:
    """A point on the half-circle of four wedges."""
    angle = pi * (1 - wedge / len(ORDER))
    return round(CENTRE[0] + radius * cos(angle), 1), round(CENTRE[1] - radius * sin(angle), 1)
