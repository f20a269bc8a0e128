"""Bots: they choose what is offered, cannot peek, and greedy is worth playing against."""

from importlib import import_module
from random import Random

import pytest

from barricades.bots import EXPERT, NAMES, Seat, is_bot, make, seconds_of, timed
from barricades.core import NATURE, BadOption
from barricades.games import NAMES as GAMES
from barricades.games import load
from tests.running.soak import soaked

LOOKS = soaked(20, 6)  # positions of a game in which a bot is asked
FEWER = {"hard": soaked(6, 1), EXPERT: soaked(4, 1)}  # of one that thinks long
FEW = soaked(8, 2)  # where a search looks at each of them
HOURS = 9999  # seconds


@pytest.fixture(autouse=True)
def _brief(monkeypatch):
    """An expert thinks less, and so as long as it takes: what it chooses hangs on no clock."""
    monkeypatch.setattr("barricades.bots.TIMES", (1, HOURS))
    for home, much in (("dual_powers", 2000), ("prelude", 800), ("revolution", 3)):
        levels = import_module(f"barricades.bots.{home}.levels")
        monkeypatch.setattr(levels, "A_SECOND", much / HOURS)


def questions(name, seed, count):
    """So many positions of a random game in which a side, not nature, is asked."""
    game, rng, found = load(name), Random(seed), []
    s = game.setup({})
    while asks := game.asks(s):
        ask = rng.choice(asks)
        if ask.who != NATURE:
            found.append((game, s, ask))
        s = game.apply(s, ask.who, rng.choice(ask.options))
    return rng.sample(found, count)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_chooses_what_is_offered(bot, name):
    for game, s, ask in questions(name, 1, FEWER.get(bot, LOOKS)):
        assert make(bot, game, Random(1)).choose(Seat(game, s, ask)) in ask.options


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_chooses_the_same_whatever_it_may_not_know(bot, name):
    for game, s, ask in questions(name, 2, FEWER.get(bot, LOOKS)):
        other = game.guess(s, ask.who, Random(9))
        (same,) = [again for again in game.asks(other) if again.who == ask.who]
        seats = Seat(game, s, ask), Seat(game, other, same)
        first, second = (make(bot, game, Random(3)).choose(seat) for seat in seats)
        assert first == second


def test_a_seat_holds_no_state():
    game = load("revolution")
    s = game.setup({})
    seat = Seat(game, s, game.asks(s)[0])
    assert all(value is not s for value in vars(seat).values())


def winner(name, bots, seed):
    game, rng = load(name), Random(seed)
    s = game.setup({"players": len(bots)} if name == "revolution" else {})
    players = {side: make(bot, game, rng) for side, bot in zip(s.hands, bots, strict=True)}
    while asks := game.asks(s):
        ask = asks[0]
        nature = ask.who == NATURE
        choice = rng.choice(ask.options) if nature else players[ask.who].choose(Seat(game, s, ask))
        game.play(s, ask.who, choice)
    end = game.outcome(s)
    assert end is not None
    return end.ranking[0]


@pytest.mark.parametrize(
    ("name", "bots", "side"),
    [
        ("dual-powers", ("greedy", "random"), "red"),
        ("dual-powers", ("random", "greedy"), "white"),
        ("revolution", ("random", "greedy", "random"), "blue"),
    ],
)
def test_greedy_beats_random_most_of_the_time(name, bots, side):
    games, least = soaked((5, 3), (2, 1))
    assert sum(side in winner(name, bots, seed) for seed in range(games)) >= least


def test_only_an_expert_takes_a_time():
    assert timed("hard", 1) == "hard"
    assert timed(EXPERT, 1) == "expert:1s"
    assert seconds_of("expert:1.5s") == 1.5
    assert seconds_of("hard") is None
    assert is_bot("expert:2s")
    assert not is_bot("hard:2s")
    with pytest.raises(BadOption, match="400"):
        make("expert:400", load("dual-powers"), Random())


def test_what_is_said_is_the_longest_time():
    assert timed(EXPERT, HOURS) == EXPERT


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(BadOption, match="greedy"):
        make("deep-red", load("dual-powers"), Random())
