"""Keys: a number that can be chosen is never the key of something else."""

import pytest

from barricades.core import Ask
from barricades.terminal.keys import keys


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("pass", "move"), ["1", "2"]),
        ((1, 2, 3), ["1", "2", "3"]),
        ((0, 1, 2), ["a", "b", "c"]),
        ((2, 3, "pass"), ["a", "b", "c"]),
    ],
)
def test_a_number_stands_for_itself(options, expected):
    assert [*keys(Ask("red", "bid", options, (), "points")).values()] == expected


def test_there_are_always_enough():
    found = keys(Ask("red", "bid", tuple(range(60)), (), "points"))
    assert len({*found.values()}) == 60
    assert (found[25], found[26]) == ("z", "aa")
