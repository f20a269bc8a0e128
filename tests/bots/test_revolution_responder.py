"""The best responder, by whom the regretful bidder of Revolution! is measured."""

from random import Random

import pytest

from barricades.bots import Seat
from barricades.bots.revolution.bids import asked
from barricades.bots.revolution.equilibrium import equilibrium
from barricades.bots.revolution.position import known
from barricades.games import load
from benchmarks import responder
from tests.bots.revolution import hurry

GAME = load("revolution")


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    monkeypatch.setattr(responder, "FOUND", 20)
    monkeypatch.setattr(responder, "TRIED", 40)
    responder.best.cache_clear()
    yield from hurry(monkeypatch)


def test_it_bids_as_a_whole_what_it_has_found_best():
    s = GAME.setup({"players": 3})
    p = known(s)
    for _ in range(5):
        ask = next(ask for ask in GAME.asks(s) if ask.who == "red")
        s = GAME.apply(s, "red", responder.Responder(Random(1)).choose(Seat(GAME, s, ask)))
    best = responder.best(p, 0)
    assert s.bids["red"] == tuple(p.board.characters[name] for name in asked(best))


def test_what_it_gains_is_reckoned_from_the_mix(monkeypatch):
    p = known(GAME.setup({"players": 3}))
    bid = max(equilibrium(p)[0], key=equilibrium(p)[0].__getitem__)
    monkeypatch.setattr(responder, "equilibrium", lambda p: ({bid: 1.0}, *equilibrium(p)[1:]))
    monkeypatch.setattr(responder, "best", lambda *_: bid)
    assert responder.gain(p, 0, Random(1)).more == 0.0


def test_positions_of_one_game_go_together():
    games = [[responder.Gain(9, 0.25, 0.01)] * 4, [responder.Gain(2, 0.25, 0.03)] * 4]
    told = responder.told(games)
    assert told.startswith("8 positions of 2 games: the best bid gains 2.0 points (1.0 to 3.0)")
