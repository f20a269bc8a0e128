"""Tree search over guesses: iterations a second, ours beside OpenSpiel's."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms import ismcts, mcts

from barricades.bots import Seat, judgement
from barricades.bots.budget import Budget
from barricades.bots.ismcts import Search
from barricades.core import NATURE
from barricades.games import load

from .ours import middle
from .slices import Work

ITERATIONS = 30


def middle_seat(name: str) -> Seat:
    """A position in mid-game in which there is something to choose."""
    game = load(name)
    s = middle(game)
    rng = Random(5)
    while game.asks(s)[0].who == NATURE or len(game.asks(s)[0].options) < 3:
        ask = game.asks(s)[0]
        game.play(s, ask.who, rng.choice(ask.options))
    return Seat(game, s, game.asks(s)[0])


def own(name: str) -> Work:
    """Our search on a position in mid-game, with the judgement of the game."""
    seat = middle_seat(name)
    judge = judgement(seat.game)

    def work(rng: Random) -> int:
        found = Search(seat, judge, rng).run(Budget(iterations=ITERATIONS))
        return sum(tally.trials for tally in found.values())

    return work


def _position(name: str, deep: int) -> tuple[Any, Any]:
    """A position of an OpenSpiel game in which a player chooses."""
    game, rng = pyspiel.load_game(name), Random(3)
    state = game.new_initial_state()
    while deep > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(state.legal_actions()))
        deep -= 1
    return game, state


def in_python(name: str, deep: int) -> Work:
    """OpenSpiel's search in Python, with its random rollouts."""
    game, state = _position(name, deep)

    def work(rng: Random) -> int:
        evaluator = mcts.RandomRolloutEvaluator(1, RandomState(rng.getrandbits(31)))
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, ITERATIONS)
        bot.step(state)
        return ITERATIONS

    return work


def in_cpp(name: str, deep: int) -> Work:
    """OpenSpiel's search in C++."""
    _, state = _position(name, deep)

    def work(rng: Random) -> int:
        seed = rng.getrandbits(31)
        final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(seed, evaluator, 2.0, ITERATIONS, -1, final, False, False)
        bot.step(state)
        return ITERATIONS

    return work
