"""The city: eighteen Districts, down the columns of the chart of section 13, and their lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.prelude import box as components
from .. import MAX_VALUES, Scene
from .facts import SIDES, box_of, costs
from .lines import DistrictLines, Rect, plan
from .news import changed
from .odds import chance, is_hopeless


@dataclass(frozen=True, eq=False)
class Row:
    """A side's boxes in a District. Cached, as Districts are."""

    side: str
    count: int
    extras: tuple[int, ...]  # of the boxes that are left: what each costs beyond the first point
    cost: int  # of the next cube; 0 if there is no room
    is_mine: bool
    is_organized: bool

    @property
    def most(self) -> int:
        """How many boxes there are."""
        return self.count + len(self.extras)


@dataclass(frozen=True)
class Neighbour:
    """An Urban District beside another: who controls it, and what it is worth to checks."""

    place: str
    holder: str
    worth: int


@dataclass(frozen=True, eq=False)
class District:
    """A District with both sides in it. Cached, so it is equal to itself alone."""

    place: str
    subtype: str
    field: Rect
    holder: str
    rows: tuple[Row, ...]
    near: tuple[Neighbour, ...]  # the Urban Districts beside it
    beyond: tuple[str, ...]  # of an Urban District: those it is beside
    aid: int  # what its neighbours add to checks of the viewer, or of an onlooker's favourite
    favoured: str  # whose checks they help
    chance: str  # how likely the check is that is offered here
    is_hopeless: bool
    is_new: bool
    pointer: Markup

    @property
    def cost(self) -> int:
        """What the viewer pays for the next cube; 0 without room, or without a side."""
        return sum(row.cost for row in self.rows if row.is_mine)


def districts(scene: Scene) -> tuple[District, ...]:
    """All Districts, in the order of the chart."""
    view, box = scene.view, box_of(scene)
    new = changed(scene)
    return tuple(
        _district(
            box,
            place,
            view["control"][place],
            tuple(_row(scene, place, at) for at in range(len(SIDES))),
            tuple(_near(scene, place)),
            scene.side or "",
            chance(scene, place),
            is_hopeless(scene, place),
            place in new,
            scene.thing("place", place),
        )
        for place in box.districts
    )


@lru_cache(MAX_VALUES)
def _district(
    box: components.Box,
    place: str,
    holder: str,
    rows: tuple[Row, ...],
    near: tuple[Neighbour, ...],
    viewer: str,
    chance: str,
    is_hopeless: bool,
    is_new: bool,
    pointer: Markup,
) -> District:
    lead = sum(one.worth if one.holder == SIDES[0] else -one.worth for one in near)
    favoured = SIDES[0] if lead > 0 else SIDES[1] if lead < 0 else ""
    return District(
        place=place,
        subtype=box.subtype[place],
        field=plan(box).fields[place],
        holder=holder,
        rows=rows,
        near=near,
        beyond=tuple(other for other, others in box.next.items() if place in others),
        aid=-abs(lead) if viewer in SIDES and favoured != viewer else abs(lead),
        favoured=favoured,
        chance=chance,
        is_hopeless=is_hopeless,
        is_new=is_new,
        pointer=pointer,
    )


def lines(scene: Scene) -> list[tuple[DistrictLines, str]]:
    """6.0: the lines of each Urban District, and who holds it."""
    return [(line, scene.view["control"][line.place]) for line in plan(box_of(scene)).lines]


def _row(scene: Scene, place: str, at: int) -> Row:
    side, view = SIDES[at], scene.view
    return _filled(
        box_of(scene),
        side,
        place,
        view["cubes"][place][at],
        costs(scene, side)[place],
        side == scene.side,
        place in view["organizations"][side],
    )


@lru_cache(MAX_VALUES)
def _filled(
    box: components.Box,
    side: str,
    place: str,
    count: int,
    cost: int,
    is_mine: bool,
    is_organized: bool,
) -> Row:
    """A side's boxes with so many cubes in them, and what the next one costs."""
    return Row(side, count, box.boxes[side][place][count:], cost, is_mine, is_organized)


def _near(scene: Scene, place: str) -> Iterator[Neighbour]:
    """9.0: an Urban District counts one for whoever controls it, two with an Organization."""
    view = scene.view
    for urban in box_of(scene).next.get(place, ()):
        holder = view["control"][urban]
        is_organized = holder and urban in view["organizations"][holder]
        yield Neighbour(urban, holder, 2 if is_organized else int(bool(holder)))
