"""What is told cites the section that says it first, and no chapter that does not hold."""

from random import Random

import pytest

from barricades.core import Ask
from tests.games.dual_powers.table import GAME, city, refused, turn

FIRST = {
    "advanced": {"4.3", "4.5"},
    "bonus-drew": {"6.5"},
    "chose-reward": {"7.4"},
    "dealt": {"3.2", "9.2"},
    "declined": {"5.1", "5.7", "10.7"},
    "declined-bonus": {"6.1"},
    "exhausted": {"7.8", "9.9"},
    "gained-will": {"4.4", "5.11", "9.3"},
    "judged": {"7.2", "7.3"},
    "judged-nobody": {"R3"},
    "month-began": {"4.4"},
    "moved": {"5.4", "5.5", "6.3"},
    "moved-blockade": {"5.9"},
    "none-left": {"9.5"},
    "objectives-set": {"3.4"},
    "played": {"4.2", "9.5"},
    "recruited": {"5.2", "5.8", "6.2", "9.3", "9.5", "10.3"},
    "refreshed": {"5.6", "6.4"},
    "refreshed-neutrals": {"10.3"},
    "removed": {"7.8", "9.9"},
    "reshuffled": {"3.3"},
    "returned": {"7.8", "9.9"},
    "revealed": {"5.10", "7.6", "9.6", "9.8"},
    "round-began": {"3.1"},
    "scored": {"7.5"},
    "trotsky-joined": {"4.7"},
    "trotsky-returned": {"4.6"},
    "trotsky-stayed-away": {"4.7"},
    "won": {"8.3", "8.4", "9.10"},
}
ENDS = {"track": "8.3", "calendar": "8.4", "round": "9.10"}


def played(options, seed):
    """A random game, and all that was asked in it."""
    rng, s = Random(seed), GAME.setup(options)
    asked: list[Ask] = []
    while asks := GAME.asks(s):
        asked += asks
        one = rng.choice(asks)
        GAME.play(s, one.who, rng.choice(one.options))
    return s, asked


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"rules": "first"}, {"solitaire": "red"}])
def test_every_event_cites_first_what_says_it(options, seed):
    s, asked = played(options, seed)
    for event in s.log:
        assert event.cites[0] in FIRST[event.what], event
    chapters = {c.partition(".")[0] for one in (*s.log, *asked) for c in one.cites}
    assert ("10" in chapters) == (options == {"rules": "first"})
    assert ("9" in chapters) == (options == {"solitaire": "red"})
    assert s.log[-1].cites[0] == ENDS[s.ended.removesuffix("-will")]


def test_one_s_own_objective_is_not_said_to_be_out_of_hand():
    s = city(hands={"red": "red-3"}, objectives={"red": "blue-1", "white": "blue-2"})
    s = turn(s, "red")
    assert refused(s, "blue-1").what == "your-objective"
    assert refused(s, "blue-2").what == "not-in-hand"


def test_alone_an_unseen_objective_is_not_given_away():
    s = city(hands={"red": "red-3"}, objectives={"red": "blue-1"}, solitaire="red")
    assert refused(turn(s, "red"), "blue-1").what == "not-in-hand"
