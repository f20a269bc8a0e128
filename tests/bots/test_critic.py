"""What cost most: choices by themselves, and plans as a whole."""

import pytest

from barricades.bots import judgement
from barricades.bots.critic import CLOSE, Costly, Critic, costliest, looking, shortlist
from barricades.bots.telling import costly
from barricades.core import NATURE, Record
from barricades.games import NAMES as GAMES
from barricades.games import load
from barricades.words import LANGUAGES, Words
from tests.bots.compiling import compiled
from tests.bots.test_course import Foreseen, random_record
from tests.bots.test_ismcts import Even, coins, lay, throw


def critic(*choices):
    game = coins(lay("white"), throw())
    record = Record(game=game.name, version=game.version, options={}, choices=choices)
    return Critic(game, record, Foreseen())


def test_the_worse_coin_is_found_costly():
    looker = critic(("white", "tails"), (NATURE, "heads"))
    assert looker.moments == [0]
    plans, doubtful = shortlist([looker.look(0)])
    assert (plans, doubtful) == ([], [0])
    (found,) = costliest([looker.look(0, CLOSE)])
    assert (found.ask.who, found.choice, found.better) == ("white", "tails", "heads")
    assert abs(found.cost - 0.5) < 0.15
    assert found.error < 0.2


def test_a_good_choice_costs_nothing():
    look = critic(("white", "heads"), (NATURE, "tails")).look(0)
    assert look.cost == 0
    assert costliest([look]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_was_costly_in_words(name, language):
    looker = Critic(load(name), random_record(name), Even())
    moment = looker.moments[3]
    ask = looker.ask(moment)
    assert ask is not None
    look = Costly(moment, ask, ask.options[0], ask.options[1], 0.123, 0.011)
    assert "12 % ± 2" in costly(Words(language, name), look)


@compiled
@pytest.mark.parametrize("name", ["dual-powers", "prelude"])
def test_choices_are_looked_at_by_the_compiled_search(name, monkeypatch):
    monkeypatch.setattr("barricades.bots.ismcts.Search._try", None)  # the other one
    looker = Critic.of(random_record(name).dumps())
    looks = [looker.look(moment) for moment in looker.moments[:20]]
    assert all(look.better in look.ask.options for look in looks)
    assert any(look.cost > look.error for look in looks)


def test_processes_look_at_every_choice(monkeypatch):
    record = random_record("dual-powers")
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    moments = Critic(load("dual-powers"), record, Even()).moments[:2]
    with looking(record) as look:
        assert [one.moment for one in look(moments, 2)] == moments


# Plans


@pytest.fixture(scope="module")
def bids():
    """A critic of a random game of Revolution!, whose bids are plans."""
    game, record = load("revolution"), random_record("revolution")
    return Critic(game, record, judgement(game))


def test_a_bid_is_looked_at_once_as_a_whole(bids):
    asked = [bids.ask(moment) for moment in bids.moments]
    opened = [ask for ask in asked if ask and ask.what == "bid"]
    rounds = 1 + max(s.round for s in bids.positions)
    assert len(opened) <= rounds * len(bids.sides)
    made = [choice for who, choice in bids.choices[: bids.moments[1]] if who == opened[0].who]
    look = bids.look(bids.moments[0])
    assert [choice for _, choice in look.made][: len(made)] == made
    assert len(look.made) == len(look.plan)
    assert {ask.what for ask, _ in (*look.made, *look.plan)} == {"bid"}
    assert look.cost >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_in_words(bids, language):
    words, look = Words(language, "revolution"), bids.look(bids.moments[0])
    told = costly(words, look)
    for ask, choice in (*look.made, *look.plan):
        assert words.option(ask, choice) in told


def test_a_bid_that_was_never_finished_is_not_looked_at(bids):
    record = random_record("revolution")
    cut = Record(game=record.game, version=record.version, options={}, choices=record.choices[:2])
    assert Critic(bids.game, cut, bids.judgement).moments == []
