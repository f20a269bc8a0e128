"""The plan of the city, with a lane for every line in the gaps between the Districts.

The lines of one Urban District share a lane; those of two never overlap. The width of a gap depends
on the number of its lanes, and the Districts fill the rest of the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ....games.prelude.box import Box
from .lanes import Run, lanes
from .routes import COLUMNS, ROWS, Cell, Gap, Route, routes, sides

ACROSS, DOWN = 940, 356  # what the city takes of the board, in units
EDGE = 5  # what lies around it
LANE, BETWEEN = 8, 14  # how wide a lane is, and a gap without any
PORT = 13  # between lines that reach the same side of a District
TIP = 8  # how long an arrow is

Point = tuple[float, float]
Stroke = tuple[Point, Point]


@dataclass(frozen=True)
class Rect:
    """Where a District is."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, eq=False)
class DistrictLines:
    """The lines of an Urban District: where they run, branch and point to. Cached."""

    place: str
    path: str
    joints: tuple[Point, ...]
    arrows: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """The city: its Districts and lines."""

    fields: Mapping[str, Rect]
    lines: tuple[DistrictLines, ...]


@lru_cache
def plan(box: Box) -> Plan:
    """6.0: the Districts in the columns of the chart, and the lines from the Urban ones. Cached."""
    cells = {place: divmod(at, ROWS) for at, place in enumerate(box.districts)}
    ends = {
        urban: [place for place, near in box.next.items() if urban in near]
        for urban in box.of_subtype["urban"]
    }
    laid = routes(cells, {urban: far for urban, far in ends.items() if far})
    return _Layout(cells, laid).plan()


class _Layout:
    """How the routes become lines, step by step: runs, lanes, fields, ports, strokes."""

    def __init__(self, cells: Mapping[str, Cell], laid: Mapping[str, Route]) -> None:
        self.cells, self.laid = cells, laid
        self.at = {cell: place for place, cell in cells.items()}
        self.rows = lanes(laid, cells)
        self._measure()
        self.ports: dict[tuple[str, str, str], float] = {}  # by line, District and side
        self._lay_ports()

    def plan(self) -> Plan:
        fields = {place: self.field(cell) for place, cell in self.cells.items()}
        return Plan(fields, tuple(self._line(place) for place in self.laid))

    # How wide everything is

    def _measure(self) -> None:
        lanes = {row: max(run.lane for run in runs) + 1 for row, runs in self.rows.items()}
        self.wide = [self._gap(lanes, "v", i) for i in range(COLUMNS + 1)]
        self.high = [self._gap(lanes, "h", j) for j in range(ROWS + 1)]
        self.width = (ACROSS - sum(self.wide)) / COLUMNS
        self.height = (DOWN - sum(self.high)) / ROWS

    @staticmethod
    def _gap(lanes: Mapping[tuple[str, int], int], kind: str, line: int) -> float:
        count = lanes.get((kind, line), 0)
        is_outer = line in (0, COLUMNS if kind == "v" else ROWS)
        return LANE * count + (BETWEEN if count or not is_outer else EDGE)

    def field(self, cell: Cell) -> Rect:
        column, row = cell
        x = sum(self.wide[: column + 1]) + column * self.width
        y = sum(self.high[: row + 1]) + row * self.height
        return Rect(round(x, 1), round(y, 1), round(self.width, 1), round(self.height, 1))

    def lane(self, kind: str, run: Run, line: int) -> float:
        """Where the middle of a lane is: x of an upright one, y of a level one."""
        gaps, size = (self.wide, self.width) if kind == "v" else (self.high, self.height)
        lanes = max(other.lane for other in self.rows[kind, line]) + 1
        middle = sum(gaps[:line]) + line * size + gaps[line] / 2
        return round(middle + LANE * (run.lane - (lanes - 1) / 2), 1)

    def run(self, place: str, gap: Gap) -> Run | None:
        """The run of a line in a gap; none if it goes straight across."""
        at = 2 * gap[2] + 1
        runs = self.rows.get(gap[:2], ())
        return next((r for r in runs if r.place == place and r.first <= at <= r.last), None)

    # Where lines leave and reach Districts

    def _lay_ports(self) -> None:
        reached: dict[tuple[str, str], list[str]] = {}
        for place, route in self.laid.items():
            for end, gap in route.ends.items():
                reached.setdefault((end, self.side(end, gap)), []).append(place)
        for (end, side), lines in reached.items():
            lines.sort(key=lambda line: self._rank(line, sides(self.cells[end])[side], side))
            middle = self._middle(end, side)
            for at, line in enumerate(lines):
                self.ports[line, end, side] = middle + PORT * (at - (len(lines) - 1) / 2)
        for place, route in self.laid.items():
            for gap in route.leaves:
                self.ports[place, place, self.side(place, gap)] = self._leave(place, gap)

    def side(self, place: str, gap: Gap) -> str:
        return next(side for side, own in sides(self.cells[place]).items() if own == gap)

    def _middle(self, place: str, side: str) -> float:
        field = self.field(self.cells[place])
        if side in ("top", "bottom"):
            return field.x + field.width / 2
        return field.y + field.height / 2

    def _leave(self, place: str, gap: Gap) -> float:
        """Straight to what lies opposite; else a little off the middle, so that none is met."""
        for end, other in self.laid[place].ends.items():
            if other == gap:
                return self.ports[place, end, self.side(end, gap)]
        side = self.side(place, gap)
        return self._middle(place, side) + PORT * (0.5 if side in ("left", "top") else -0.5)

    def _rank(self, line: str, gap: Gap, side: str) -> tuple[int, int]:
        """Lines side by side, so that none has to cross another."""
        run, at = self.run(line, gap), 2 * gap[2] + 1
        if not run:
            return 0, 0
        depth = run.lane if side in ("right", "bottom") else -run.lane
        if run.first < at < run.last:
            return 0, depth
        return (-1, depth) if run.first < at else (1, -depth)

    # Strokes

    def _line(self, place: str) -> DistrictLines:
        strokes: list[Stroke] = []
        arrows: list[str] = []
        met: dict[Run, list[float]] = {}  # by run: where it is met, along it
        self._stubs(place, strokes, arrows, met)
        self._corners(place, met)
        joints: list[Point] = []
        for (kind, line), runs in self.rows.items():
            for run in [run for run in runs if run.place == place]:
                at, along = self.lane(kind, run, line), met[run]
                low, high = min(along), max(along)
                strokes.append((_point(kind, at, low), _point(kind, at, high)))
                inner = [x for x in {*along} if low < x < high or along.count(x) > 1]
                joints += [_point(kind, at, spot) for spot in inner]
        path = "".join(f"M{x1:g} {y1:g}L{x2:g} {y2:g}" for (x1, y1), (x2, y2) in strokes)
        return DistrictLines(place, path, tuple(joints), tuple(arrows))

    def _stubs(
        self, place: str, strokes: list[Stroke], arrows: list[str], met: dict[Run, list[float]]
    ) -> None:
        """From the District to the lanes, and from the lanes to those they lead to."""
        route = self.laid[place]
        ends = [(gap, place) for gap in route.leaves]
        for gap, whose in ends + [(gap, end) for end, gap in route.ends.items()]:
            side, run, kind = self.side(whose, gap), self.run(place, gap), gap[0]
            port, edge = self.ports[place, whose, side], self._edge(whose, side)
            tip = 0.0 if whose == place else TIP - 1.0
            if tip:
                arrows.append(_arrow(kind, port, edge, side))
            if run:
                met.setdefault(run, []).append(port)
                strokes.append(_across(kind, port, edge, self.lane(kind, run, gap[1]), tip))
            elif tip:
                opposite = self._edge(place, self.side(place, gap))
                strokes.append(_across(kind, port, edge, opposite, tip))

    def _corners(self, place: str, met: dict[Run, list[float]]) -> None:
        """Where the lines turn from one lane into another."""
        for one, other in self.laid[place].links:
            if one[0] != other[0]:
                first, second = self.run(place, one), self.run(place, other)
                assert first
                assert second
                met.setdefault(first, []).append(self.lane(other[0], second, other[1]))
                met.setdefault(second, []).append(self.lane(one[0], first, one[1]))

    def _edge(self, place: str, side: str) -> float:
        field = self.field(self.cells[place])
        return {
            "left": field.x,
            "right": field.x + field.width,
            "top": field.y,
            "bottom": field.y + field.height,
        }[side]


def _point(kind: str, at: float, along: float) -> Point:
    return (at, round(along, 1)) if kind == "v" else (round(along, 1), at)


def _across(kind: str, port: float, edge: float, lane: float, tip: float) -> Stroke:
    """From a lane across the gap to the edge of a District, or to the tip of an arrow there."""
    short = edge + (tip if lane > edge else -tip)
    return _point(kind, lane, port), _point(kind, short, port)


def _arrow(kind: str, port: float, edge: float, side: str) -> str:
    """A tip at a side of a District."""
    back = edge + (TIP if side in ("right", "bottom") else -TIP)
    points = [_point(kind, edge, port)]
    points += [_point(kind, back, port - TIP / 2), _point(kind, back, port + TIP / 2)]
    return "M{:g} {:g}L{:g} {:g}L{:g} {:g}Z".format(*[value for point in points for value in point])
