"""Standing orders in Revolution!: a power is passed when it would change nothing for the better."""

from random import Random

import pytest

from barricades.bots import Seat
from barricades.core import PASS
from barricades.games.revolution import GAME
from barricades.games.revolution.actions import apothecary, spy
from barricades.play.orders import chosen
from barricades.table.live.orders import known

KNOWN = known(GAME.name)
POWERS = {"idle-spy": spy, "idle-apothecary": apothecary}


def asked(power, cubes, side="red", **support):
    """What the orders of a side say when it holds a power over these cubes."""
    s = GAME.setup({"players": 3})
    areas = iter(s.cubes)
    s.cubes = dict.fromkeys(s.cubes, ()) | {next(areas): tuple(row.split()) for row in cubes}
    s.support |= support
    s.agenda, s.asked, s.branches = [POWERS[power](side)], (), ()
    return answer(GAME.rules.settle(s), {power: 1})


def answer(s, given):
    (ask,) = s.asked
    found = chosen(Seat(GAME, s, ask), KNOWN, given)
    return found and found[0]


def test_a_spy_who_could_break_a_rivals_lead_is_not_passed():
    assert asked("idle-spy", ["red blue blue"]) is None


def test_a_spy_who_could_change_no_lead_is_passed():
    assert asked("idle-spy", ["blue blue blue blue blue red"]) == PASS


def test_a_lead_of_somebody_far_behind_is_nothing_to_break():
    assert asked("idle-spy", ["blue blue green"], green=99) == PASS
    assert asked("idle-spy", ["blue blue green"], blue=99) is None


def test_an_apothecary_who_could_win_an_area_is_not_passed():
    assert asked("idle-apothecary", ["red red blue blue", "red green green green"]) is None


def test_an_apothecary_who_could_only_do_harm_is_passed():
    assert asked("idle-apothecary", ["red red red", "blue blue blue blue blue"]) == PASS


@pytest.mark.parametrize("power", POWERS)
def test_an_order_looks_at_nothing_that_is_hidden(power):
    s, rng = GAME.setup({"players": 3}), Random(2)
    for _ in range(400):
        if not s.asked:
            break
        ask = rng.choice(s.asked)
        if ask.what in ("spy", "apothecary"):
            guess = GAME.guess(s, ask.who, rng)
            given = {"idle-spy": 1, "idle-apothecary": 1}
            assert chosen(Seat(GAME, s, ask), KNOWN, given) == chosen(
                Seat(GAME, guess, ask), KNOWN, given
            )
        GAME.play(s, ask.who, rng.choice(ask.options))
