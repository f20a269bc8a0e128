"""The greedy bot of Prelude to Revolution: it sees what is near, and wastes nothing."""

from random import Random

import pytest

from barricades.bots import Seat, make
from barricades.core import NATURE
from barricades.games.prelude.activities import attempt
from barricades.games.prelude.scoring import pick_die
from tests.games.prelude.table import GAME, GOV, REV, capital


def chosen(s, side, seed=1):
    """What greedy answers."""
    (ask,) = [ask for ask in GAME.asks(s) if ask.who == side]
    return make("greedy", GAME, Random(seed)).choose(Seat(GAME, s, ask))


def asked(what, seed=5):
    """A position of a random game in which this is asked."""
    rng = Random(seed)
    while True:
        s = GAME.setup({})
        while asks := GAME.asks(s):
            if asks[0].what == what and len(asks[0].options) > 1:
                return s, asks[0]
            GAME.play(s, asks[0].who, rng.choice(asks[0].options))


@pytest.mark.parametrize("seed", range(3))
def test_points_are_not_wasted_while_a_cube_can_be_had(seed):
    s, ask = asked("act", seed)
    assert chosen(s, ask.who, seed) != "done"


def test_a_check_that_is_worth_it_is_helped_with_opportunity_points():
    s = capital({"radical": (5, 0)}, hands={REV: "8", GOV: "29"})
    s.then(attempt(REV, "radical", 3))
    GAME.rules.settle(s)
    GAME.play(s, NATURE, 9)
    assert GAME.asks(s)[0].what == "top-up"
    assert chosen(s, REV) == "spend"


def test_whoever_leads_far_on_a_track_picks_its_die():
    s = capital({"smolny": (5, 0)}, organizations={REV: "radical smolny kazan"})
    s.scoring["organizations"] = 4
    s.then(pick_die(REV, REV))
    GAME.rules.settle(s)
    assert chosen(s, REV) == "organizations"


def winner(bots, seed):
    rng, s = Random(seed), GAME.setup({})
    players = {side: make(bot, GAME, rng) for side, bot in zip((REV, GOV), bots, strict=True)}
    while asks := GAME.asks(s):
        ask = asks[0]
        nature = ask.who == NATURE
        choice = rng.choice(ask.options) if nature else players[ask.who].choose(Seat(GAME, s, ask))
        GAME.play(s, ask.who, choice)
    end = GAME.outcome(s)
    assert end is not None
    return end.ranking[0]


@pytest.mark.parametrize(
    ("bots", "side"), [(("greedy", "random"), REV), (("random", "greedy"), GOV)]
)
def test_greedy_beats_random(bots, side):
    assert [winner(bots, seed) for seed in range(2)] == [(side,)] * 2
