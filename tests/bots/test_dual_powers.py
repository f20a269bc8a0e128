"""Bots of Dual Powers: what they think of a position, what they try, and what they choose."""

from itertools import pairwise
from random import Random

import pytest

from barricades.bots import CHARACTERS, Seat
from barricades.bots.budget import Budget
from barricades.bots.dual_powers import judgement, levels
from barricades.bots.dual_powers.deeds import deeds
from barricades.bots.dual_powers.judge import Judge
from barricades.bots.ismcts import Ismcts
from barricades.bots.random import RandomBot
from barricades.bots.slips import IDLE
from barricades.core import NATURE
from barricades.games.dual_powers.box import FOE
from barricades.games.dual_powers.scoring import choose_reward, score_round
from barricades.games.dual_powers.turn import set_objective, take_turn
from barricades.words import LANGUAGES, Words
from tests.games.dual_powers.table import GAME, city, plan, winner

ALONE = [{"solitaire": side, "difficulty": level} for side, level in (("red", 2), ("white", 5))]
HUGE = {"units": {"red": [[3, 99]] * 10}, "calendar": {"unrest": [99] * 7}, "track": {"length": 99}}
WAYS = [{}, {"rules": "first"}, *ALONE, {"components": HUGE}]
every_way = pytest.mark.parametrize("options", WAYS, ids=["two", "first", "red", "white", "huge"])


def course(options, seed, choose=lambda s, ask, rng: rng.choice(ask.options)):
    """Every position of a game, and what is asked there."""
    rng, s = Random(seed), GAME.setup(options)
    while asks := GAME.asks(s):
        ask = rng.choice(asks)
        yield s, ask
        nature = ask.who == NATURE
        s = GAME.apply(s, ask.who, (rng.choice(ask.options) if nature else choose(s, ask, rng)))
    yield s, None


def asked(options, seed):
    return [(s, ask) for s, ask in course(options, seed) if ask and ask.who != NATURE]


def red(s):
    return judgement().chances(s)["red"]


# The chances


@every_way
def test_the_chances_are_a_whole_at_every_moment(options):
    for s, _ in course(options, 1):
        chances = judgement().chances(s)
        assert chances.keys() == {"red", "white"}
        assert sum(chances.values()) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances.values())


@every_way
def test_a_game_that_is_over_has_its_winner(options):
    *_, (s, _) = course(options, 2)
    end = GAME.outcome(s)
    assert end is not None
    winner = end.ranking[0][0]
    assert judgement().chances(s) == {winner: 1, FOE[winner]: 0}


def position(**more):
    """In September, with Trotsky gone, both sides have the same."""
    s = city(month="september", **more)
    s.phase = "objective"
    return s


def mirrored(**more):
    """The same with the sides exchanged."""
    other = {"lenin": "kerensky", "red": "white", "white": "red"}

    def swap(names):
        return " ".join("-".join(other.get(p, p) for p in n.split("-")) for n in names.split())

    facts = {
        "tokens": {place: swap(names) for place, names in more.get("tokens", {}).items()},
        "will": other[more["will"]],
        "support": -more["support"],
        "hands": {other[side]: swap(cards) for side, cards in more["hands"].items()},
    }
    return position(**{**more, **facts})


@pytest.mark.parametrize("will", ["red", "white"])
@pytest.mark.parametrize("support", [-6, 0, 6])
def test_what_speaks_for_red_here_speaks_for_white_in_the_mirror(will, support):
    facts = {
        "will": will,
        "support": support,
        "unrest": "brown",
        "tokens": {"brown": "red-unit-2-1 white-unit-1-0", "blue": "white-unit-2-1~ lenin"},
        "hands": {"red": "lenin green-4", "white": "green-5 blue-1 purple-1"},
    }
    here, there = (judgement().terms(s, "red") for s in (position(**facts), mirrored(**facts)))
    assert here == {name: pytest.approx(-worth) for name, worth in there.items()}


def test_what_is_level_is_a_little_better_for_white():
    assert red(position(will="red")) + red(position(will="white")) < 1


@pytest.mark.parametrize(
    "better",
    [
        {"support": 5},
        {"hands": {"red": "lenin", "white": ""}},
        {"hands": {"red": "green-4 blue-1", "white": "blue-2"}},
        {"tokens": {"brown": "red-unit-2-1", "white": "neutral-unit-1-0"}},
        {"tokens": {"white": "red-unit-2-1"}, "unrest": "white"},
        {"will": "white"},
    ],
    ids=str,
)
def test_the_chances_favour_who_is_ahead(better):
    assert red(position(**better)) > red(position())


def test_who_will_soon_be_scored_ahead_is_ahead():
    tokens = {"brown": "red-unit-3-3", "green": "white-unit-2-1"}
    for region, favoured in (("brown", True), ("green", False)):
        s = position(tokens=tokens, objectives={"red": f"{region}-8", "white": "blue-1"})
        s.phase = "action"
        assert (red(s) > red(position(tokens=tokens))) == favoured


def test_a_lead_counts_the_more_the_less_time_is_left():
    months = "march-april", "july", "september"
    gains = [red(city(month=month, support=6)) - red(city(month=month)) for month in months]
    assert all(early < late for early, late in pairwise(gains))


@every_way
def test_what_speaks_for_a_side_speaks_against_the_other(options):
    judge = judgement()
    for s, _ in asked(options, 3)[::9]:
        mine, theirs = judge.terms(s, "red"), judge.terms(s, "white")
        assert mine == {name: -worth for name, worth in theirs.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_speaks_for_a_side_can_be_said(language):
    words = Words(language, "dual-powers")
    for name in judgement().terms(city(), "red"):
        assert words.text(f"hint-{name}").endswith(".")


# What is tried


@every_way
def test_every_option_has_its_weight(options):
    judge = judgement()
    for s, ask in asked(options, 4):
        weights = judge.weights(s, ask)
        assert len(weights) == len(ask.options)
        assert all(weight > 0 for weight in weights)


@every_way
def test_a_quick_game_is_played_by_the_rules(options):
    """And its stages rise, each round a long way from the one before."""
    judge, stages = Judge(whim=0.3), dict[int, list[int]]()
    for s, ask in course(options, 5, judge.roll):
        if ask and ask.who != NATURE:
            stages.setdefault(s.round, []).append(judge.stage(s))
    assert all(found == sorted(found) for found in stages.values())
    for this, following in pairwise(stages.values()):
        assert all(this[-1] < stage + judge.depth <= following[0] for stage in this)


@every_way
def test_what_a_side_may_not_know_changes_nothing_it_would_try(options):
    for s, ask in asked(options, 7)[::3]:
        assert deeds(s, ask) == deeds(GAME.guess(s, ask.who, Random(1)), ask)


def test_a_deed_once_begun_is_done():
    """A double move from afar wins the region of unrest."""
    tokens = {"purple": "red-unit-3-3", "white": "white-unit-1-0"}
    s = plan(city(tokens, hands={"red": "green-2"}), take_turn("red"))
    judge = Judge(whim=0.0)
    s.phase = "action"
    while GAME.asks(s):
        (ask,) = GAME.asks(s)
        GAME.play(s, ask.who, judge.roll(s, ask, Random(1)))
    assert s.at["red-unit-3-3"] == "white"


# What is chosen


def hard(s, seed=1):
    """What the best level answers, whoever is asked."""
    ask = GAME.asks(s)[0]
    return levels["hard"](Random(seed)).choose(Seat(GAME, s, ask))


def last_turn(side, **more):
    """The last turn of a game: what is scored then decides it."""
    played = {side: "red-1 red-2 red-3", FOE[side]: "red-4 red-5 red-6 red-7"}
    s = city(month="october", played=played, **more)
    s.phase = "action"
    return plan(s, take_turn(side), score_round())


def finish(s):
    """The game as the best level plays it on."""
    while asks := GAME.asks(s):
        GAME.play(s, asks[0].who, hard(s))
    return winner(s)[1]


def test_the_unit_that_wins_the_game_is_recruited():
    """Green brings five points to whoever is stronger there; purple and blue bring nothing."""
    s = last_turn(
        "red",
        tokens={"green": "white-unit-2-1"},
        hands={"red": "purple-8 green-7 blue-6"},
        objectives={"red": "green-8", "white": "blue-1"},
        support=-3,
    )
    assert hard(s) == "green-7"
    assert finish(s) == "red"


def test_the_move_that_wins_the_game_is_made():
    """White is behind by six, and a double move to the unrest brings seven."""
    s = last_turn(
        "white",
        tokens={"white": "red-unit-2-1", "purple": "white-unit-3-2"},
        hands={"white": "purple-8 green-2 purple-4"},
        objectives={"red": "blue-1", "white": "blue-2"},
        support=6,
    )
    assert hard(s) == "green-2"
    assert finish(s) == "white"


def test_the_will_of_the_people_is_taken_if_it_decides():
    """Crossing day 31 turns the neutral unit, and with it the region of unrest."""
    s = last_turn(
        "red",
        tokens={"white": "red-unit-1-1 white-unit-1-1 neutral-unit-1-2"},
        hands={"red": "purple-2 purple-5 purple-3"},
        objectives={"red": "blue-1", "white": "blue-2"},
        will="white",
        day=27,
        support=-5,
    )
    assert hard(s) == "purple-5"
    assert finish(s) == "red"


@pytest.mark.parametrize(("side", "support"), [("red", 13), ("white", -13)])
def test_points_that_win_are_taken_before_a_bonus(side, support):
    s = city(tokens={"white": f"{side}-unit-2-1"}, month="july", support=support)
    s.phase = "scoring"
    assert hard(plan(s, choose_reward(side, "white", 3))) == "points"


def test_an_objective_is_laid_where_it_can_be_held():
    s = city(
        tokens={
            "brown": "red-unit-3-3 red-unit-3-2 red-unit-3-1",
            "green": "white-unit-3-2 kornilov",
            "blue": "kerensky lvov",
        },
        month="october",
        hands={"red": "green-8 brown-8 blue-8 blue-7 green-7", "white": "red-1 red-2 red-3 red-4"},
        objectives={"white": "purple-5"},
    )
    s.phase = "objective"
    assert hard(plan(s, set_objective("red"))) == "brown-8"


@pytest.mark.parametrize("options", [{}, ALONE[0]], ids=str)
def test_it_chooses_the_same_each_time_and_whatever_it_may_not_know(options):
    for s, ask in asked(options, 8)[::20]:
        other = GAME.guess(s, ask.who, Random(9))
        (same,) = [again for again in GAME.asks(other) if again.who == ask.who]
        seats = Seat(GAME, s, ask), Seat(GAME, s, ask), Seat(GAME, other, same)
        budget = Budget(iterations=20)
        chosen = {Ismcts(judgement(), budget, Random(3)).choose(seat) for seat in seats}
        assert len(chosen) == 1
        assert chosen <= {*ask.options}


# The levels


@every_way
def test_a_newcomer_declines_nothing_that_is_of_use(options):
    idle = [(s, ask) for s, ask in asked(options, 7) if IDLE & {*ask.options}]
    assert idle
    for s, ask in idle:
        gains = {o: gain for o, (gain, _) in zip(ask.options, deeds(s, ask), strict=True)}
        chosen = levels["easy"](Random(3)).choose(Seat(GAME, s, ask))
        assert chosen not in IDLE or gains[chosen] == max(gains.values())


def won(one, other, games=20):
    """How often the one beats the other, the same deals for both orders."""
    count = 0
    for seed in range(games):
        first, second = ("red", "white")[:: 1 if seed % 2 else -1]
        bots = {first: one(Random(seed)), second: other(Random(seed))}
        rng, s = Random(seed // 2), GAME.setup({})
        while asks := GAME.asks(s):
            ask = asks[0]
            nature = ask.who == NATURE
            choice = rng.choice(ask.options) if nature else bots[ask.who].choose(Seat(GAME, s, ask))
            GAME.play(s, ask.who, choice)
        count += winner(s)[1] == first
    return count


def test_a_newcomer_beats_chance():
    assert won(levels["easy"], RandomBot) >= 16


def test_who_knows_the_game_beats_a_newcomer():
    assert won(levels["medium"], levels["easy"]) >= 16


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_beats_chance(name):
    assert won(levels[name], RandomBot) >= 16


def leaders_played(name):
    """How often a bot plays a leader where it need not."""
    count = 0
    for s, ask in asked({}, 7):
        leaders = s.box.special.keys() & {*ask.options}
        if ask.what == "take-turn" and leaders and len(leaders) < len(ask.options):
            count += levels[name](Random(3)).choose(Seat(GAME, s, ask)) in leaders
    return count


def test_a_hoarder_holds_its_leaders_and_a_gambler_spends_them():
    assert leaders_played("hoarder") < leaders_played("gambler")


@pytest.mark.parametrize("side", ["red", "white"])
def test_what_is_won_counts_while_the_reward_is_chosen(side):
    """7.4: neither points nor a bonus are there yet, but nobody can take them away."""
    s = plan(city(), choose_reward(side, "red", 3))
    s.phase = "scoring"
    before = judgement().terms(city(), side)["support"]
    assert judgement().terms(s, side)["support"] - before == s.box.unrest_points["march-april"]
