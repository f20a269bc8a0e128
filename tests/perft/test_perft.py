"""The number of continuations of named positions is what the tables say."""

import pytest

from barricades.games import NAMES, load
from tests.perft.count import count, file, positions, rows

READY = [name for name in NAMES if file(name).exists()]
ROWS = [
    pytest.param(name, *row, id=f"{name}: {row[0]}, {row[1]}")
    for name in READY
    for row in rows(name)
]


@pytest.mark.parametrize(("name", "position", "depth", "total"), ROWS)
def test_continuations(name, position, depth, total):
    s, _ = positions(name)[position]
    assert count(load(name), s, depth) == total


@pytest.mark.parametrize("name", NAMES)
def test_every_position_has_its_rows(name):
    assert [row[:2] for row in rows(name)] == [
        (position, depth)
        for position, (_, deepest) in positions(name).items()
        for depth in range(1, deepest + 1)
    ]
