"""The town square: seven areas as buildings, their spaces as windows, and the cubes in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from ....games.revolution.box import Box
from ....games.revolution.scoring import CONTROL
from .. import MAX_VALUES, Scene
from .facts import box_of
from .news import arrivals, swaps
from .signs import Piece
from .tracks import TOWN
from .windows import Window, windows

PLACES = {  # column and row of each building; the square is in the middle, the bank below it
    "plantation": (0, 0),
    "cathedral": (1, 0),
    "fortress": (2, 0),
    "town-hall": (0, 1),
    "tavern": (2, 1),
    "market": (0, 2),
    "harbor": (2, 2),
}
SQUARE, BANK = (1, 1), (1, 2)


def corner(column: int, row: int) -> tuple[int, int]:
    """The upper left corner of a building."""
    return 38 + 197 * column, 60 + 272 * row


@dataclass(frozen=True)
class Cube(Piece):
    """An influence cube: whether it was chosen first, or has just arrived."""

    is_picked: bool
    is_new: bool


@dataclass(frozen=True)
class Group:
    """A side's cubes in an area; choosing any of them is the same choice."""

    side: str
    is_lit: bool
    pointer: Markup
    windows: tuple[Window, ...]
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, eq=False)
class Building:
    """An area: what it pays, who leads there, and the cubes in its windows.

    Cached by everything it depends on, so it is equal to itself alone.
    """

    area: str
    x: int
    y: int
    prize: int  # 7.3; with what an area pays that is locked (8.2)
    leader: str
    is_tied: bool
    is_locked: bool
    windows: tuple[Window, ...]
    next: Window | None  # 5.6: where the next cube would stand
    groups: tuple[Group, ...]

    def bare(self, box: Box) -> Building:
        """The building without the cubes in it."""
        count = sum(len(group.cubes) for group in self.groups)
        return _made(box, self.area, self.leader, count, self.is_locked, ())


def buildings(scene: Scene) -> list[Building]:
    """The seven areas, side by side."""
    return [_building(scene, area) for area in box_of(scene).spaces]


def _building(scene: Scene, area: str) -> Building:
    view = scene.view
    return _made(
        box_of(scene),
        area,
        view["leaders"][area],
        len(view["cubes"][area]),
        area in view["locked"],
        tuple(_side_cubes(scene, area)),
    )


class SideCubes(NamedTuple):
    """A side's cubes in an area: their names, and how many have just arrived."""

    side: str
    names: tuple[str, ...]
    new: int
    is_lit: bool
    is_picked: bool  # the last of them was chosen first
    pointer: Markup


def _side_cubes(scene: Scene, area: str) -> Iterator[SideCubes]:
    cubes = scene.view["cubes"][area]
    first = scene.ask.facts if scene.ask and scene.ask.what == "apothecary-with" else {}
    for side in box_of(scene).sides:
        if count := cubes.count(side):
            yield SideCubes(
                side,
                tuple(_names(scene, area, side, count)),
                arrivals(scene)[area, side],
                scene.is_lit("area-side", (area, side)),
                (first.get("area"), first.get("side_owner")) == (area, side),
                scene.thing("area-side", (area, side)),
            )


@lru_cache(MAX_VALUES)
def _made(
    box: Box,
    area: str,
    leader: str,
    count: int,
    is_locked: bool,
    side_cubes: tuple[SideCubes, ...],
) -> Building:
    x, y = corner(*PLACES[area])
    places = windows(x, y, box.spaces[area])
    return Building(
        area=area,
        x=x,
        y=y,
        prize=box.prize[area] + CONTROL * is_locked,
        leader=leader,
        is_tied=bool(count) and not leader,
        is_locked=is_locked,
        windows=places,
        next=next(iter(places[count:]), None),
        groups=tuple(_groups(side_cubes, places)),
    )


def _groups(side_cubes: tuple[SideCubes, ...], places: tuple[Window, ...]) -> Iterator[Group]:
    """Cubes stand side by side, so that one sees who has more."""
    at = 0
    for one in side_cubes:
        here = places[at : at + len(one.names)]
        at += len(one.names)
        yield Group(one.side, one.is_lit, one.pointer, here, _cubes(one, here))


def _cubes(one: SideCubes, places: tuple[Window, ...]) -> tuple[Cube, ...]:
    count = len(places)
    return tuple(
        Cube(
            name=name,
            css_class=one.side,
            centre=place.centre,
            size=place.size * 0.76,
            on=TOWN,
            is_picked=one.is_picked and number == count,
            is_new=number > count - one.new,
        )
        for number, (place, name) in enumerate(zip(places, one.names, strict=True), 1)
    )


def _names(scene: Scene, area: str, side: str, count: int) -> list[str]:
    """Names that follow cubes about: one that has changed places keeps the name it came with."""
    names = [f"cube-{side}-{area}-{number}" for number in range(1, count + 1)]
    cubes = scene.view["cubes"]
    for owner, origin, goal in swaps(scene):
        if (owner, goal) == (side, area):
            names[-1] = f"cube-{side}-{origin}-{cubes[origin].count(side) + 1}"
    return names
