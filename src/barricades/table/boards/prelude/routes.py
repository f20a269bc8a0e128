"""Routes: the gaps between Districts through which the lines of an Urban District run.

The city has six columns of three. A gap is a stretch beside one District: ("v", i, row) is left of
column i, ("h", j, column) is above row j; so each District has four, one on each side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapify, heappop, heappush
from itertools import count, pairwise

ROWS, COLUMNS = 3, 6
HIGH, WIDE = 12, 16  # how long a gap beside a District is, about
TURN, SHARED, EDGE = 10, 7, 9  # what it costs to turn, to run beside another, to run outside
LEAVE, BRANCH = 4, 1  # what it costs to come out of the District, to branch off

Gap = tuple[str, int, int]
Cell = tuple[int, int]  # column and row


def sides(cell: Cell) -> dict[str, Gap]:
    """The gaps beside a District, by its sides."""
    column, row = cell
    return {
        "left": ("v", column, row),
        "right": ("v", column + 1, row),
        "top": ("h", row, column),
        "bottom": ("h", row + 1, column),
    }


def corner(one: Gap, other: Gap) -> Cell:
    """The column and the row at whose upper left end two gaps meet."""
    if one[0] == other[0]:
        at = max(one[2], other[2])
        return (one[1], at) if one[0] == "v" else (at, one[1])
    upright, level = sorted((one, other), reverse=True)
    return upright[1], level[1]


@lru_cache
def _beyond(gap: Gap) -> tuple[Gap, ...]:
    """The gaps that meet this one at its two ends."""
    kind, line, at = gap
    corners = [(line, at), (line, at + 1)] if kind == "v" else [(at, line), (at + 1, line)]
    return tuple(
        (kind, line, at)
        for i, j in corners
        for kind, line, at in (("v", i, j - 1), ("v", i, j), ("h", j, i - 1), ("h", j, i))
        if 0 <= at < (ROWS if kind == "v" else COLUMNS) and (kind, line, at) != gap
    )


def _price(gap: Gap, used: Mapping[Gap, int]) -> int:
    """What it costs to run through a gap that others run through already."""
    kind, line, _ = gap
    outside = line in (0, COLUMNS if kind == "v" else ROWS)
    return (HIGH if kind == "v" else WIDE) + SHARED * used.get(gap, 0) + EDGE * outside


@dataclass(frozen=True)
class Route:
    """How the lines of an Urban District run."""

    leaves: frozenset[Gap]  # where they come out of it
    links: frozenset[tuple[Gap, Gap]]  # which gaps they go on from, and where to
    ends: Mapping[str, Gap]  # by District: from where they reach it

    @property
    def gaps(self) -> frozenset[Gap]:
        """All gaps that they run in."""
        return self.leaves | {gap for link in self.links for gap in link}


def routes(cells: Mapping[str, Cell], ends: Mapping[str, Collection[str]]) -> dict[str, Route]:
    """The routes by Urban District. Each is laid twice, so that the first know the later ones."""
    found: dict[str, Route] = {}
    order = sorted(ends, key=lambda place: len(ends[place]))
    for place in (*order, *order):
        others = [route.gaps for other, route in found.items() if other != place]
        used = Counter(gap for gaps in others for gap in gaps)
        found[place] = _route(cells[place], {end: cells[end] for end in ends[place]}, used)
    return found


def _route(start: Cell, ends: Mapping[str, Cell], used: Mapping[Gap, int]) -> Route:
    """The nearest end first; the others branch off where that is shortest."""
    leaves: set[Gap] = set()
    links: set[tuple[Gap, Gap]] = set()
    reached: dict[str, Gap] = {}
    while left := {end: cell for end, cell in ends.items() if end not in reached}:
        begun = leaves | {gap for link in links for gap in link}
        end, path = _path(start, begun, left, used)
        if path[0] not in begun:
            leaves.add(path[0])
        links |= {*pairwise(path)}
        reached[end] = path[-1]
    return Route(frozenset(leaves), frozenset(links), reached)


def _path(
    start: Cell, begun: Collection[Gap], ends: Mapping[str, Cell], used: Mapping[Gap, int]
) -> tuple[str, list[Gap]]:
    """The cheapest way from a District, or from where its lines are already, to one of the ends."""
    number = count()  # of two that cost the same, the first
    wanted = {gap: end for end, cell in ends.items() for gap in sides(cell).values()}
    outside = [(LEAVE, gap) for gap in sides(start).values() if gap not in begun]
    begin = [(BRANCH, gap) for gap in sorted(begun)] + outside
    queue = [(price, next(number), [gap]) for price, gap in begin]
    heapify(queue)
    seen: set[Gap] = set()
    while queue:
        price, _, path = heappop(queue)
        gap = path[-1]
        if gap in wanted:
            return wanted[gap], path
        if gap not in seen:
            seen.add(gap)
            for beyond in _beyond(gap):
                turn = TURN * (beyond[0] != gap[0])
                cost = price + turn + _price(beyond, used)
                heappush(queue, (cost, next(number), [*path, beyond]))
    raise AssertionError("every District has gaps around it")
