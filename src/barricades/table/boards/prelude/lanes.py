"""Lanes: the order of lines that run through the same gaps, so that few of them cross."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations

from .routes import Cell, Gap, Route, corner, sides

TRIED = 6  # so many lanes are put in every order there is


@dataclass(eq=False)
class Run:
    """A stretch of a line in one row of gaps, and what it meets on its way.

    Ends are counted along the row: even numbers are corners, odd ones the middles of Districts.
    """

    place: str
    first: int
    last: int
    before: list[int]  # what it meets at its left, or above it
    after: list[int]  # what it meets at its right, or below it
    lane: int = 0

    def meets(self, other: Run) -> bool:
        """Whether two runs overlap."""
        return self.first <= other.last and other.first <= self.last

    def crossings(self, other: Run) -> int:
        """How often two runs cross if this one is left of, or above, the other."""
        mine = sum(other.first <= at <= other.last for at in self.after)
        return mine + sum(self.first <= at <= self.last for at in other.before)


Rows = dict[tuple[str, int], list[Run]]


def lanes(laid: Mapping[str, Route], cells: Mapping[str, Cell]) -> Rows:
    """The runs of all lines, each in its lane, by row of gaps."""
    rows = _rows(laid, cells)
    for runs in rows.values():
        _order(runs)
    return rows


def _rows(laid: Mapping[str, Route], cells: Mapping[str, Cell]) -> Rows:
    """The runs of all lines, by the row of gaps that they lie in."""
    rows: Rows = {}
    for place, route in laid.items():
        ports = [(place, gap) for gap in route.leaves] + [*route.ends.items()]
        for gap in sorted(route.gaps):
            if others := {b if a == gap else a for a, b in route.links if gap in (a, b)}:
                run = _stretch(place, gap, others)
                for whose, port in ports:
                    if port == gap:
                        is_after = gap in (sides(cells[whose])["left"], sides(cells[whose])["top"])
                        (run.after if is_after else run.before).append(2 * gap[2] + 1)
                _join(rows.setdefault(gap[:2], []), run)
    return rows


def _stretch(place: str, gap: Gap, others: Iterable[Gap]) -> Run:
    """How far a line runs in a gap, and at which corners it turns off, to which hand."""
    ends, before, after = [2 * gap[2] + 1], list[int](), list[int]()
    for other in others:
        column, row = corner(gap, other)
        end = 2 * (row if gap[0] == "v" else column)
        ends.append(end)
        if other[0] != gap[0]:
            (after if other[2] >= gap[1] else before).append(end)
    return Run(place, min(ends), max(ends), before, after)


def _join(runs: list[Run], new: Run) -> None:
    """Two stretches of a line that touch are one run."""
    for run in runs:
        if run.place == new.place and run.meets(new):
            run.first, run.last = min(run.first, new.first), max(run.last, new.last)
            run.before += new.before
            run.after += new.after
            return
    runs.append(new)


def _order(runs: list[Run]) -> None:
    """Lanes such that few lines cross; runs that do not meet may share one."""
    tried: Iterator[tuple[Run, ...]] = iter([tuple(runs)])
    if len(runs) <= TRIED:
        tried = permutations(runs)
    best = min(
        tried,
        key=lambda order: sum(
            one.crossings(other)
            for at, one in enumerate(order)
            for other in order[at + 1 :]
            if one.meets(other)
        ),
    )
    for at, run in enumerate(best):
        run.lane = max((one.lane + 1 for one in best[:at] if one.meets(run)), default=0)
