"""Options: a game is set up with known names and known values only."""

import pytest

from barricades.core import BadOption, Option
from barricades.core.options import checked
from barricades.games import load
from tests.core.toys import note, toy

KNOWN = (
    Option("colour", ("red", "blue")),
    Option("size", (1, 2)),
    Option("word", ("",), lambda value: str(value).upper()),
)


def test_what_is_not_given_has_its_default():
    assert checked(KNOWN, {}) == {"colour": "red", "size": 1, "word": ""}
    assert KNOWN[0].default == "red"


def test_what_is_given_is_taken():
    assert checked(KNOWN, {"size": 2, "colour": "blue"})["size"] == 2


def test_options_come_in_their_own_order():
    assert [*checked(KNOWN, {"size": 2, "colour": "blue"})] == ["colour", "size", "word"]


def test_a_check_may_put_a_value_in_order():
    assert checked(KNOWN, {"word": "mill"})["word"] == "MILL"


def test_an_unknown_name_is_refused_with_the_known_ones():
    with pytest.raises(BadOption) as caught:
        checked(KNOWN, {"weight": 3})
    assert caught.value.reason.what == "unknown-option"
    assert caught.value.reason.facts == {"name": "weight", "known": "colour, size, word"}


@pytest.mark.parametrize("value", [3, "1", True, 1.0, None, [1], {}])
def test_an_unknown_value_is_refused_with_the_known_ones(value):
    with pytest.raises(BadOption) as caught:
        checked(KNOWN, {"size": value})
    assert caught.value.reason.what == "bad-option"
    assert caught.value.reason.facts == {"name": "size", "value": str(value), "known": "1, 2"}


def test_a_game_checks_its_options():
    game = toy(note("a"))
    assert game.setup({"size": 3}).options == {"colour": "red", "size": 3}
    with pytest.raises(BadOption):
        game.setup({"size": 4})
    with pytest.raises(BadOption):
        game.sides({"size": 4})


def test_an_unknown_game_is_refused():
    with pytest.raises(BadOption) as caught:
        load("chess")
    assert caught.value.reason.what == "unknown-game"
