"""The judge over tapes judges as the other one does, if dice fall in the middle."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from barricades.bots.prelude import choosing, flat
from barricades.bots.prelude.choosing import Planner
from barricades.bots.prelude.flat import judge as flat_judge
from barricades.bots.prelude.flat import trying
from barricades.bots.prelude.flat.mind import NET
from barricades.bots.prelude.flat.planning import NOTHING
from barricades.bots.prelude.judge import Judge
from barricades.bots.prelude.opinions import SEASONED
from barricades.bots.swift import can_think
from barricades.core import NATURE, PASS
from barricades.fast import asking, is_installed, verbs
from barricades.fast.engine import engine, verbs_of
from barricades.fast.search import WEIGHTS
from barricades.fast.twins import twin
from barricades.games.prelude import GAME
from tests.promises.prelude import OPTIONS
from tests.running.soak import soaked

NEAR = 1e-6


class Middling(Random):
    """Dice that fall in the middle."""

    def choice(self, seq: Any) -> Any:
        return seq[len(seq) // 2]


def play(s: Any, who: str, choice: Any) -> None:
    """The rules, but that in Red October the second die falls lower, so that it comes to an end."""
    ask = s.asked[0]
    level = ask.what == "roll-world" and ask.args[1]
    GAME.play(s, who, ask.options[len(ask.options) // 2 - 1] if level else choice)


def plain() -> Any:
    """The judge as plain Python."""
    game = SimpleNamespace(**verbs_of("prelude"))
    shared = twin(asking, verbs, game)
    return twin(flat_judge, verbs, game, shared, twin(trying, verbs, game, shared))


def unlearnt(mind: list[float]) -> list[float]:
    """The same mind, whose net has learnt nothing: it judges as its terms do."""
    found = mind.copy()
    NET.forget(found)
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_and_every_position_is_worth_the_same(options, monkeypatch):
    monkeypatch.setattr(choosing, "GAME", SimpleNamespace(play=play, rules=GAME.rules))
    fast, judge, over_tapes = engine("prelude", options), Judge(), plain()
    for seed in range(soaked(10, 1)):
        s, rng, mind = GAME.setup(options), Random(seed), flat.furnished(fast.code.options)
        while s.asked:
            ask = s.asked[0]
            if ask.who != NATURE and rng.random() < soaked(1.0, 0.2):
                tape = fast.read(s)
                over_tapes.first_sight(tape, mind)
                found = mind[WEIGHTS : WEIGHTS + len(ask.options)]
                values = Planner(Middling(0), SEASONED).first_sight(s, ask)
                true = [values.get(option, NOTHING) for option in ask.options]
                assert found == pytest.approx(true, abs=NEAR), ask
                assert fast.write(tape) == s
                assert fast.numbers(tape) == fast.code.actions.legal(ask)
                red = judge.chances(s)["revolutionary"]
                assert flat.chance(tape, unlearnt(mind), 0) == pytest.approx(red, abs=NEAR)
                assert flat.chance(tape, unlearnt(mind), 1) == pytest.approx(1 - red, abs=NEAR)
                assert flat.stage(tape) == judge.stage(s)
            GAME.play(s, ask.who, rng.choice(ask.options))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_uprising_is_foreseen_alike(options, monkeypatch):
    """Whoever passes now brings it about: Red October, to its last die."""
    monkeypatch.setattr(choosing, "GAME", SimpleNamespace(play=play, rules=GAME.rules))
    fast, over_tapes, rng = engine("prelude", options), plain(), Random(1)
    mind, s, compared = flat.furnished(fast.code.options), GAME.setup(options), 0
    while s.asked and compared < soaked(60, 6):
        ask = s.asked[0]
        if ask.what == "take-round" and s.round > 3:
            near, compared = s.copy(), compared + 1
            near.unrest, near.hands = s.box.tracks["end"], dict.fromkeys(s.hands, ())
            question = GAME.rules.ask_again(near).asked[0]
            over_tapes.first_sight(fast.read(near), mind)
            values = Planner(Middling(0), SEASONED).first_sight(near, question)
            found = mind[WEIGHTS : WEIGHTS + len(question.options)]
            assert PASS in values
            assert found == pytest.approx([*values.values()], abs=NEAR)
        GAME.play(s, ask.who, rng.choice(ask.options))


def test_the_game_can_be_searched_by_it():
    assert can_think(GAME) == is_installed()
