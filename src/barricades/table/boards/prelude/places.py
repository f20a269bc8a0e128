"""The city: eighteen Districts, down the columns of the chart of section 13."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from ....games.prelude import box as components
from .. import KEPT, Scene
from .choices import chance
from .facts import SIDES, box_of
from .news import changed


@dataclass(frozen=True)
class Box:
    """A Mobilization Box: filled, or with what it costs beyond the first point."""

    x: int
    is_filled: bool
    extra: int
    cost: int  # what the viewer pays for it, if it is the next; else 0


@dataclass(frozen=True, eq=False)
class Row:
    """A side's boxes in a District; made once for what it depends on, as a District is."""

    side: str
    count: int
    boxes: tuple[Box, ...]
    is_organized: bool


@dataclass(frozen=True)
class Neighbour:
    """An Urban District beside another: who controls it, and what it is worth to checks."""

    place: str
    holder: str
    worth: int


@dataclass(frozen=True, eq=False)
class District:
    """A District with both sides in it."""

    place: str
    subtype: str
    holder: str
    rows: tuple[Row, ...]
    cost: int  # of the viewer's next cube; 0 if there is none
    near: tuple[Neighbour, ...]  # the Urban Districts beside it
    beyond: tuple[str, ...]  # of an Urban District: those it is beside
    chance: str  # how likely the check is that is offered here
    aid: int  # what its neighbours add to the viewer's checks
    is_new: bool
    pointer: Markup


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
            view["costs"].get(place, 0),
            tuple(_near(scene, place)),
            chance(scene, place),
            _aid(scene, place),
            place in new,
            scene.thing("place", place),
        )
        for place in box.districts
    )


@lru_cache(KEPT)
def _district(
    box: components.Box,
    place: str,
    holder: str,
    rows: tuple[Row, ...],
    cost: int,
    near: tuple[Neighbour, ...],
    chance: str,
    aid: int,
    is_new: bool,
    pointer: Markup,
) -> District:
    beyond = tuple(other for other, others in box.next.items() if place in others)
    subtype = box.subtype[place]
    return District(place, subtype, holder, rows, cost, near, beyond, chance, aid, is_new, pointer)


def length(scene: Scene) -> int:
    """How long the longest row of boxes is: all are drawn to one measure."""
    boxes = box_of(scene).boxes
    return 20 * max(len(row) for side in SIDES for row in boxes[side].values())


def _row(scene: Scene, place: str, at: int) -> Row:
    side, view = SIDES[at], scene.view
    cost = view["costs"].get(place, 0) if side == scene.side else 0
    is_organized = place in view["organizations"][side]
    return _filled(box_of(scene), side, place, view["cubes"][place][at], cost, is_organized)


@lru_cache(KEPT)
def _filled(
    box: components.Box, side: str, place: str, count: int, cost: int, is_organized: bool
) -> Row:
    """A side's boxes with so many cubes in them, and what the next one costs."""
    boxes = tuple(
        Box(20 * number, number < count, extra, cost if number == count else 0)
        for number, extra in enumerate(box.boxes[side][place])
    )
    return Row(side, count, boxes, is_organized)


def _near(scene: Scene, place: str) -> Iterator[Neighbour]:
    """9.0: an Urban District counts one for whoever controls it, two with an Organization."""
    view = scene.view
    for urban in box_of(scene).next.get(place, ()):
        holder = view["control"][urban]
        is_organized = holder and urban in view["organizations"][holder]
        yield Neighbour(urban, holder, 2 if is_organized else bool(holder))


def _aid(scene: Scene, place: str) -> int:
    if scene.side not in SIDES:
        return 0
    value: int = scene.view["cubes"][place][SIDES.index(scene.side)]
    aid: int = scene.view["targets"][place] - value
    return aid
