"""What a search is told of Revolution!, and the levels of its bots."""

from itertools import pairwise
from random import Random

import pytest

from barricades.bots import Seat
from barricades.bots.budget import Budget
from barricades.bots.ismcts import Ismcts
from barricades.bots.judgement import Judgement
from barricades.bots.random import RandomBot
from barricades.bots.revolution import judgement, levels
from tests.bots.revolution import hurry
from tests.games.revolution.table import GAME, SIDES, bid, full, three_or_four, town, winners
from tests.running.soak import soaked

JUDGE: Judgement = judgement()


def chance(s, side="red"):
    chances = JUDGE.chances(s)
    assert sum(chances.values()) == pytest.approx(1)
    return chances[side]


@three_or_four
def test_everybody_has_the_same_chance_at_the_beginning(players):
    assert chance(GAME.setup({"players": players})) == pytest.approx(1 / players)


@pytest.mark.parametrize(
    "better",
    [
        {"support": {"red": 10}},
        {"hands": dict.fromkeys(SIDES, "fbggg") | {"red": "ffbgg"}},
        {"hands": dict.fromkeys(SIDES, "fbggg") | {"red": "fbbgg"}},
        {"cubes": {"fortress": "red"}},
        {"cubes": {"fortress": "red red blue"}},
    ],
)
def test_whoever_has_more_is_more_likely_to_win(better):
    s = town(**{"hands": dict.fromkeys(SIDES, "fbggg"), **better})
    assert chance(s) > 0.25
    assert all(chance(s) > chance(s, rival) for rival in SIDES[1:])


def test_a_lead_counts_the_more_the_fewer_spaces_are_empty():
    boards = [{}, full(fortress="", harbor=""), full(fortress="red blue")]
    chances = [chance(town(board, support={"red": 30})) for board in boards]
    assert all(earlier < later for earlier, later in pairwise(chances))


def test_terms_say_where_the_support_will_come_from():
    terms = JUDGE.terms(town({"fortress": "blue"}, support={"red": 9}, hands={"red": "f"}), "red")
    assert terms["support"] == 9
    assert terms["tokens"] > 0 > terms["areas"]


def test_weights_and_rolls_are_fit_for_every_question():
    rng, s, kinds = Random(1), GAME.setup({}), set[str]()
    stage = JUDGE.stage(s)
    while asks := GAME.asks(s):
        one = rng.choice(asks)
        weights, choice = JUDGE.weights(s, one), JUDGE.roll(s, one, rng)
        assert len(weights) == len(one.options)
        assert min(weights) >= 0 < max(weights)
        assert weights[one.options.index(choice)] > 0
        s, kinds = GAME.apply(s, one.who, choice), kinds | {one.what}
        assert JUDGE.stage(s) in (stage, stage + 1)
        stage = JUDGE.stage(s)
    assert kinds == {"bid", "spy", "apothecary", "apothecary-with"}


def test_a_search_finds_the_spy_that_wins():
    s = bid(town(full(), support={"blue": 45}), red="spy:f")
    bot = Ismcts(JUDGE, Budget(iterations=60), Random(1))
    assert bot.choose(Seat(GAME, s, GAME.asks(s)[0])) == ("fortress", "blue")


def wins(bot, rivals, seeds):
    """In how many of these games a bot beats two others."""
    won = 0
    for seed in seeds:
        rng, s = Random(seed), GAME.setup({"players": 3})
        us = SIDES[seed % 3]
        players = {side: (bot if side == us else rivals)(rng) for side in SIDES[:3]}
        while asks := GAME.asks(s):
            GAME.play(s, asks[0].who, players[asks[0].who].choose(Seat(GAME, s, asks[0])))
        won += us in winners(s)
    return won


@pytest.fixture
def hasty(monkeypatch):
    yield from hurry(monkeypatch)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("bot", "rivals", "games", "least"),
    [
        (levels["easy"], RandomBot, *soaked((12, 6), (6, 3))),
        (levels["medium"], levels["easy"], *soaked((12, 6), (6, 3))),
        (levels["hard"], levels["medium"], *soaked((3, 2), (1, 1))),
    ],
    ids=["easy", "medium", "hard"],
)
def test_each_level_beats_two_of_the_one_below(bot, rivals, games, least):
    assert wins(bot, rivals, range(games)) >= least
