"""Whole games in the town of the box: tests/promises plays in a smaller one, which is soon full."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.revolution.table import GAME, SIDES
from tests.promises.revolution import bound, conserved

OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 3},
    {"bid_refunds": "yes"},
    {"area_control": "yes"},
    {"players": 3, "bid_refunds": "yes", "area_control": "yes"},
    {"components": {"areas": {"tavern": {"spaces": 4}}}},
]

every_set = pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: " ".join(options) or "-"
)


def play(options: dict[str, Any], seed: int) -> list[Any]:
    """All positions of a random game."""
    rng, s = Random(seed), GAME.setup(options)
    positions = [s]
    while asks := GAME.asks(s):
        ask = rng.choice(asks)
        s = GAME.apply(s, ask.who, rng.choice(ask.options))
        positions.append(s)
    return positions


@every_set
def test_no_piece_is_lost_no_support_sinks_and_the_game_ends(options):
    for seed in range(4):
        positions = play(options, seed)
        support, filled = dict.fromkeys(GAME.sides(options), 0), 0
        for s in positions:
            conserved(s)
            assert all(s.support[side] >= before for side, before in support.items())
            support, before, filled = s.support, filled, sum(map(len, s.cubes.values()))
            assert filled >= before
        assert len(positions) <= bound(s)
        assert 8 <= s.round < 60
        assert filled == 44 - bool(options.get("components"))
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert outcome.reason == "full"
        assert outcome.points == s.support
        assert {side for level in outcome.ranking for side in level} == {*GAME.sides(options)}


@every_set
def test_a_game_is_saved_and_loaded_to_the_last_however_much_has_happened(options):
    *_, almost, last = max((play(options, seed) for seed in range(10)), key=len)
    assert len(last.log) > 480
    for s in (almost, last):
        back = GAME.restore(json.loads(json.dumps(GAME.save(s))))
        assert back == s
        assert back.log == s.log
        assert GAME.asks(back) == GAME.asks(s)


def test_a_guess_late_in_a_game_knows_what_the_side_knows():
    rng = Random(2)
    for s in play({}, 2)[150::13]:
        for side in SIDES:
            guess = GAME.guess(s, side, rng)
            conserved(guess)
            assert GAME.view(guess, side) == GAME.view(s, side)
            assert guess.log == s.log
            assert guess.agenda == s.agenda
