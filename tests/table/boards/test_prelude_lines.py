"""The lines between the districts of Prelude to Revolution: all there, and none upon another."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random

import pytest

from barricades.games.prelude import GAME
from barricades.games.prelude.box import Box, box_for
from barricades.table.boards.prelude.lines import ACROSS, DOWN, DistrictLines, plan

BOX = box_for(GAME.setup({}).options)
SEGMENT = re.compile(r"M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)")
Segment = tuple[float, float, float, float]


def corrected(seed: int) -> Box:
    """A box in which other districts are urban, and others are connected."""
    rng = Random(seed)
    districts = {}
    urban = set(rng.sample(BOX.districts, rng.choice((6, 9, 10, 12))))
    for place in BOX.districts:
        near = [] if place in urban else sorted(rng.sample(sorted(urban), rng.randint(0, 4)))
        subtype = "urban" if place in urban else rng.choice(("worker", "military"))
        districts[place] = {"subtype": subtype, "next": near}
    return box_for(GAME.setup({"components": {"districts": districts}}).options)


def segments(line: DistrictLines) -> list[Segment]:
    found = [[float(end) for end in ends] for ends in SEGMENT.findall(line.path)]
    return [(min(a, c), min(b, d), max(a, c), max(b, d)) for a, b, c, d in found]


def tips(line: DistrictLines) -> list[tuple[float, float]]:
    found = [arrow[1:].partition("L")[0].split() for arrow in line.arrows]
    return [(float(x), float(y)) for x, y in found]


def is_level(segment: Segment) -> bool:
    return segment[1] == segment[3]


def test_every_connection_has_an_arrow_that_touches_its_district():
    for box in (BOX, *map(corrected, range(12))):
        laid = plan(box)
        for line in laid.lines:
            ends = {place for place, near in box.next.items() if line.place in near}
            touched = set()
            for x, y in tips(line):
                for place in ends:
                    field = laid.fields[place]
                    across = field.x - 0.2 <= x <= field.x + field.width + 0.2
                    if across and field.y - 0.2 <= y <= field.y + field.height + 0.2:
                        touched.add(place)
            assert touched == ends
            assert len(line.arrows) == len(ends)
        assert {line.place for line in laid.lines} == {
            urban for near in box.next.values() for urban in near
        }


def test_lines_run_in_the_gaps_and_never_over_a_district():
    for box in (BOX, *map(corrected, range(12))):
        laid = plan(box)
        for line in laid.lines:
            for left, top, right, bottom in segments(line):
                assert 0 <= left <= right <= ACROSS
                assert 0 <= top <= bottom <= DOWN
                for field in laid.fields.values():
                    apart = right <= field.x + 0.2 or left >= field.x + field.width - 0.2
                    beyond = bottom <= field.y + 0.2 or top >= field.y + field.height - 0.2
                    assert apart or beyond


def test_lines_of_two_districts_cross_but_do_not_lie_upon_one_another():
    laid = plan(BOX)
    for one, other in combinations(laid.lines, 2):
        for first in segments(one):
            for second in segments(other):
                if is_level(first) == is_level(second):
                    at, along = (1, 0) if is_level(first) else (0, 1)
                    meet = min(first[along + 2], second[along + 2]) - max(
                        first[along], second[along]
                    )
                    assert meet <= 0 or abs(first[at] - second[at]) >= 6


def test_the_lines_of_a_district_hang_together():
    for box in (BOX, *map(corrected, range(6))):
        laid = plan(box)
        for line in laid.lines:
            field = laid.fields[line.place]
            left = segments(line)
            reached = [(field.x, field.y, field.x + field.width, field.y + field.height)]
            while met := [one for one in left if any(touch(one, other) for other in reached)]:
                reached += met
                left = [one for one in left if one not in met]
            assert left == []


def touch(one: Segment, other: Segment) -> bool:
    across = one[0] <= other[2] + 0.2 and other[0] <= one[2] + 0.2
    return across and one[1] <= other[3] + 0.2 and other[1] <= one[3] + 0.2


@pytest.mark.parametrize("seed", range(4))
def test_districts_keep_a_size_that_can_be_read(seed):
    for field in plan(corrected(seed)).fields.values():
        assert field.width >= 100
        assert field.height >= 70
