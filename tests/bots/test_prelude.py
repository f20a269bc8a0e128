"""Bots of Prelude to Revolution: they see what is near, and waste nothing."""

from itertools import product
from random import Random

import pytest

from barricades.bots import Seat, make, swift
from barricades.bots.prelude.choosing import Planner
from barricades.bots.prelude.odds import prospect
from barricades.bots.prelude.opinions import PLAIN, SEASONED
from barricades.bots.prelude.worth import worth
from barricades.core import NATURE
from barricades.games.prelude.activities import act, attempt
from barricades.games.prelude.checks import top_up
from barricades.games.prelude.pieces import muster
from barricades.games.prelude.play import take_round
from barricades.games.prelude.scoring import pick_die
from barricades.games.prelude.special import score_any
from tests.games.prelude.table import GAME, GOV, REV, answer, both_sides, capital, event, plan

planners = pytest.mark.parametrize("bot", ["medium", "seasoned"])
everybody = pytest.mark.parametrize("bot", ["medium", "seasoned", "hard"])


def chosen(s, bot="medium", seed=1):
    """What a bot answers, whoever is asked."""
    (ask,) = GAME.asks(s)
    rng = Random(seed)
    player = Planner(rng, SEASONED) if bot == "seasoned" else make(bot, GAME, rng)
    return player.choose(Seat(GAME, s, ask))


# Activity Points


@both_sides
@pytest.mark.parametrize("bot", ["easy", "medium"])
@pytest.mark.parametrize("points", [1, 2, 6])
def test_points_are_not_wasted_while_a_cube_can_be_had(side, foe, points, bot):
    rng, s = Random(1), plan(capital(hands={REV: "8", GOV: "29"}), act(side, points))
    while asks := GAME.asks(s):
        who, options = asks[0].who, asks[0].options
        choice = rng.choice(options) if who == NATURE else chosen(s, bot)
        assert choice != "done" or len(options) == 1
        s = answer(s, choice)


@everybody
def test_a_cube_goes_where_it_gains_control(bot):
    s = capital(dict.fromkeys(capital().box.districts, (6, 0)) | {"taurida": (0, 0)})
    s.organizations[REV] = (*s.box.districts, "radical", "socialist")
    assert chosen(plan(s, act(REV, 1)), bot) == "taurida"


@everybody
def test_an_organization_is_tried_where_it_is_likely(bot):
    s = capital({"smolny": (8, 0), "kazan": (0, 5)}, opportunity=(0, 0))
    s = answer(plan(s, act(REV, 4)), "organize")
    assert chosen(s, bot) == "smolny"


# Checks


@pytest.mark.parametrize(
    ("gain", "target", "points"), [(3, 9, 0), (3, 9, 2), (1, 8, 9), (-2, 9, 5)]
)
def test_a_check_is_worth_what_it_is_over_all_its_rolls(gain, target, points):
    total = 0.0
    for dice in product(range(1, 7), repeat=3):
        lacking = max(sum(dice) - target, 0)
        if lacking == 0:
            total += gain
        elif lacking <= points:
            total += max(gain - PLAIN.opportunity * lacking, 0)
    assert prospect(gain, target, points, PLAIN.opportunity) == pytest.approx(total / 216)


@everybody
def test_a_check_that_is_worth_it_is_helped_with_opportunity_points(bot):
    s = capital({"radical": (5, 0)}, hands={REV: "8", GOV: "29"})
    s = answer(plan(s, attempt(REV, "radical", 3)), 9)
    assert GAME.asks(s)[0].what == "top-up"
    assert chosen(s, bot) == "spend"


@planners
def test_a_check_that_wins_nothing_is_not_helped(bot):
    s = plan(capital(), top_up(REV, "radical", 9, 12, (), ()))
    assert chosen(s, bot) == "confirm"


# Cards


@everybody
def test_an_event_that_wins_is_played(bot):
    s = capital(vp=19, turn="october", hands={REV: "247 229", GOV: "206"})
    assert chosen(plan(s, take_round(REV)), bot) == ("247", "event")


@everybody
def test_of_two_opposing_cards_the_harmless_one_is_played(bot):
    """Both are worth six points; the uprising of 1905 needs Unrest, the strike nothing."""
    s = capital(hands={GOV: "35 24", REV: "8"}, opportunity=(8, 0))
    assert chosen(plan(s, take_round(GOV)), bot) == ("24", "points")


@everybody
def test_the_tsar_is_not_made_so_strong_that_both_lose(bot):
    s = event(capital(prestige=14), GOV, "16")
    assert chosen(s, bot) == 2


# Scoring


@everybody
def test_a_scoring_that_wins_is_taken(bot):
    s = capital(vp=17, organizations={REV: "radical"}, world=2)
    assert chosen(plan(s, score_any(REV)), bot) == "organizations"


@both_sides
def test_whoever_leads_on_a_track_picks_its_die(side, foe):
    s = capital(organizations={side: "kazan smolny vyborg"}, scoring={"organizations": 5})
    assert chosen(plan(s, pick_die(side, side))) == "organizations"
    assert chosen(plan(s, pick_die(foe, foe))) != "organizations"


def test_military_preparations_count_the_more_the_nearer_red_october_is():
    def gain(unrest):
        s = capital(turn="july", unrest=unrest)
        before = worth(s, PLAIN)
        muster(s, REV, 4)
        return worth(s, PLAIN) - before

    assert 0 < gain(4) < gain(9) < gain(14) <= 4


@everybody
def test_nobody_bids_more_than_one_point_above_the_other(bot):
    s = event(capital(), GOV, "1", 3)
    assert GAME.asks(s)[0].what == "bid-opportunity"
    assert chosen(s, bot) in (0, 4)


# What lasts


def red(opinion, **facts):
    """What a position is worth to the Revolutionary."""
    return worth(capital(**facts), opinion)


@pytest.mark.parametrize(
    "better",
    [
        {"vp": 1},
        {"world": 0},
        {"opportunity": (9, 8)},
        {"organizations": {REV: "smolny"}},
        {"cubes": {"taurida": (1, 0)}},
        {"cubes": {"socialist": (3, 0)}},
        {"troops": {REV: (4,)}},
        {"hands": {REV: "8"}},
        {"waiting": {REV: "pravda"}},
    ],
    ids=str,
)
@pytest.mark.parametrize("opinion", [PLAIN, SEASONED], ids=["plain", "seasoned"])
def test_what_is_better_is_worth_more(opinion, better):
    assert red(opinion, **better) > red(opinion)


def test_a_last_moderate_is_worth_more_than_another():
    values = [red(SEASONED, cubes={"socialist": (cubes, 0)}) for cubes in (0, 1, 5, 6)]
    assert values[1] - values[0] > values[3] - values[2] > 0


def test_cards_that_can_no_longer_be_played_count_for_nothing_at_the_end_of_an_era():
    def gain(turn, round):
        facts = {"turn": turn, "round": round}
        return red(SEASONED, hands={REV: "8 9"}, **facts) - red(SEASONED, **facts)

    assert gain("late-turmoil", 8) == 0 < gain("early-turmoil", 8) < gain("late-turmoil", 6)


# Levels


def questions(seed, share=0.05):
    """Some positions of a random game in which a side is asked."""
    rng, s = Random(seed), GAME.setup({})
    while asks := GAME.asks(s):
        ask = asks[0]
        if ask.who != NATURE and rng.random() < share:
            yield s, ask
        s = GAME.apply(s, ask.who, rng.choice(ask.options))


@pytest.mark.parametrize("bot", ["easy", "hard"])
def test_the_same_luck_gives_the_same_choice(bot):
    for s, ask in questions(3):
        seat = Seat(GAME, s, ask)
        first, second = (make(bot, GAME, Random(5)).choose(seat) for _ in range(2))
        assert first == second


def test_where_nothing_can_be_compiled_the_hard_one_plans_with_seasoned_opinions(monkeypatch):
    monkeypatch.setattr(swift, "can_think", lambda game: False)
    for s, ask in questions(3):
        seat = Seat(GAME, s, ask)
        planned = Planner(Random(5), SEASONED).choose(seat)
        assert make("hard", GAME, Random(5)).choose(seat) == planned


def test_a_newcomer_slips_but_not_where_all_is_at_stake():
    s = plan(capital(), act(REV, 1))
    assert len({chosen(s, "easy", seed) for seed in range(20)}) > 3
    s = capital(vp=19, turn="october", hands={REV: "247 229", GOV: "206"})
    assert {chosen(plan(s, take_round(REV)), "easy", seed) for seed in range(9)} == {
        ("247", "event")
    }


# Whole games


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
    ("bots", "side"),
    [
        (("medium", "random"), REV),
        (("random", "medium"), GOV),
        (("swift:100", "easy"), REV),
        (("easy", "swift:100"), GOV),
    ],
)
def test_who_plays_better_wins(bots, side):
    assert [winner(bots, seed) for seed in range(3)].count((side,)) >= 2
