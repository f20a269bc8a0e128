"""The town square: seven areas as buildings, their spaces as windows, and the cubes in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from ....games.revolution.scoring import CONTROL
from .. import Scene
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
    """The top left of a building."""
    return 54 + 210 * column, 54 + 248 * row


@dataclass(frozen=True)
class Cube(Piece):
    """An influence cube: whether it was chosen first, or has just come."""

    is_picked: bool
    is_new: bool


@dataclass(frozen=True)
class Group:
    """A side's cubes in an area: which of them is chosen makes no difference."""

    side: str
    is_lit: bool
    pointer: Markup
    windows: tuple[Window, ...]
    cubes: tuple[Cube, ...]


@dataclass(frozen=True)
class Building:
    """An area: what it pays, who leads there, and whose cubes stand in its windows."""

    area: str
    x: int
    y: int
    prize: int  # 7.3; with what an area pays that is locked (8.2)
    leader: str
    is_tied: bool
    is_locked: bool
    windows: tuple[Window, ...]
    groups: tuple[Group, ...]

    @property
    def bare(self) -> Building:
        """The building without the cubes in it."""
        return replace(self, groups=())


def buildings(scene: Scene) -> list[Building]:
    """The seven areas, side by side."""
    return [_building(scene, area) for area in box_of(scene).spaces]


def _building(scene: Scene, area: str) -> Building:
    box, view = box_of(scene), scene.view
    x, y = corner(*PLACES[area])
    leader, is_locked = view["leaders"][area], area in view["locked"]
    places = windows(x, y, box.spaces[area])
    return Building(
        area=area,
        x=x,
        y=y,
        prize=box.prize[area] + CONTROL * is_locked,
        leader=leader,
        is_tied=bool(view["cubes"][area]) and not leader,
        is_locked=is_locked,
        windows=places,
        groups=tuple(_groups(scene, area, places)),
    )


def _groups(scene: Scene, area: str, places: tuple[Window, ...]) -> Iterator[Group]:
    """Cubes stand side by side, so that one sees who has more."""
    cubes, at = scene.view["cubes"][area], 0
    for side in box_of(scene).sides:
        if count := cubes.count(side):
            here = places[at : at + count]
            at += count
            is_lit = scene.is_lit("area-side", (area, side))
            pointer = scene.thing("area-side", (area, side))
            yield Group(side, is_lit, pointer, here, _cubes(scene, area, side, here))


def _cubes(scene: Scene, area: str, side: str, places: tuple[Window, ...]) -> tuple[Cube, ...]:
    first = scene.ask.facts if scene.ask and scene.ask.what == "apothecary-with" else {}
    picked = (first.get("area"), first.get("side_owner")) == (area, side)
    new, count = arrivals(scene)[area, side], len(places)
    return tuple(
        Cube(
            name=name,
            look=side,
            centre=place.centre,
            size=place.size * 0.76,
            on=TOWN,
            is_picked=picked and number == count,
            is_new=number > count - new,
        )
        for number, (place, name) in enumerate(
            zip(places, _names(scene, area, side, count), strict=True), 1
        )
    )


def _names(scene: Scene, area: str, side: str, count: int) -> list[str]:
    """Names that follow cubes about: one that has changed places keeps the name it came with."""
    names = [f"cube-{side}-{area}-{number}" for number in range(1, count + 1)]
    cubes = scene.view["cubes"]
    for owner, origin, goal in swaps(scene):
        if (owner, goal) == (side, area):
            names[-1] = f"cube-{side}-{origin}-{cubes[origin].count(side) + 1}"
    return names
