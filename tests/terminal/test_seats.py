"""Who sits where."""

import pytest

from barricades.bots import OPPONENT
from barricades.command_line import pair, value_of
from barricades.core import Refused
from barricades.games import NAMES, load
from barricades.terminal.seats import players

SIDES = ("red", "white")
GAME = load(NAMES[0])


@pytest.mark.parametrize(
    ("named", "seated"),
    [
        ({}, ("me", OPPONENT)),
        ({"white": "me"}, (OPPONENT, "me")),
        ({"red": "random"}, ("random", "me")),
        ({"white": "random"}, ("me", "random")),
        ({"white": "friend"}, ("me", "friend")),
        ({"red": "random", "white": "greedy"}, ("random", "greedy")),
    ],
)
def test_who_is_not_named_is_me_or_a_bot(named, seated):
    assert players(SIDES, named) == dict(zip(SIDES, seated, strict=True))


def test_another_bot_can_sit_down_where_nobody_is_named():
    assert players(SIDES, {}, "ismcts:9") == {"red": "me", "white": "ismcts:9"}
    assert players(SIDES, {"white": "random"}, "cmd:./rosa") == {"red": "me", "white": "random"}
    with pytest.raises(Refused, match="terminal-unknown-player"):
        players(SIDES, {}, "nobody")


@pytest.mark.parametrize("named", [{"blue": "me"}, {"red": "stalin"}])
def test_a_seat_that_is_not_there_is_refused(named):
    with pytest.raises(Refused):
        players(SIDES, named)


def test_options_are_read_as_they_are_typed():
    for option in GAME.options:
        for value in () if option.check else option.values:
            assert value_of(GAME, option.name, str(value)) == value
    with pytest.raises(Refused, match="unknown-option"):
        value_of(GAME, "nonsense", "1")
    assert pair("leader-order=either") == ("leader_order", "either")
    with pytest.raises(Refused, match="terminal-no-pair"):
        pair("leader-order")
