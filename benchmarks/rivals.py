"""Our search against OpenSpiel's on Dual Powers, with the same time to think.

OpenSpiel's own information-set search in Python plays its game through our six verbs: it rolls out
at random to the end, and its guesses are ours. How many simulations it makes of a choice is worked
out first, so that both take the same seconds.

python -m benchmarks.rivals --games 200 --seconds 0.2
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms import ismcts, mcts

import barricades.lab.openspiel  # noqa: F401 – registers the games
from barricades.bots import Seat, make

GAME = "python_barricades_dual_powers"
UCT = 2.0
TRIED = 40  # simulations of one position, to see how long they take


def theirs(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's bot; what it cannot see it guesses as ours does."""
    evaluator = mcts.RandomRolloutEvaluator(1, RandomState(seed))
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        UCT,
        simulations,
        random_state=RandomState(seed),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    rng = Random(seed)

    def guess(state: Any, player: int) -> Any:
        new, code = state.clone(), state.sheet.code
        new.sheet.s = code.game.guess(state.sheet.s, code.sides[player], rng)
        return new

    bot.set_resampler(guess)
    return bot


def calibrated(seconds: float) -> int:
    """How many simulations OpenSpiel's bot makes in so many seconds, by some positions."""
    game, rng, spent = pyspiel.load_game(GAME), Random(1), []
    bot = theirs(game, TRIED, 1)
    for _ in range(6):
        state = game.new_initial_state()
        for _ in range(rng.randrange(20, 90)):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        while not state.is_terminal() and (
            state.is_chance_node() or len(state.legal_actions()) < 2
        ):
            state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal():
            start = perf_counter()
            bot.step(state)
            spent.append((perf_counter() - start) / TRIED)
    return max(1, round(seconds / fmean(spent)))


def play(seconds: float, simulations: int, number: int) -> tuple[bool, float, float]:
    """Whether we win a game, and the seconds that a choice took us and them."""
    game, rng = pyspiel.load_game(GAME), Random(number // 2)  # both sides of the same deal
    state, ours = game.new_initial_state(), number % 2
    code = state.sheet.code
    us = make(f"ismcts:{seconds}s", code.game, Random(number))
    them = theirs(game, simulations, number)
    spent: dict[bool, list[float]] = {True: [], False: []}
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, weights)[0]
        elif len(actions) == 1:
            action = actions[0]
        else:
            mine = state.current_player() == ours
            start = perf_counter()
            if mine:
                s = state.sheet.s
                ask = s.asked[0]
                choice = us.choose(Seat(code.game, s, ask))
                action = code.actions.encode(ask.what, choice)
            else:
                action = them.step(state)
            spent[mine].append(perf_counter() - start)
        state.apply_action(int(action))
    return state.returns()[ours] > 0, fmean(spent[True]), fmean(spent[False])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rivals", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.2, help="for every choice")
    args = parser.parse_args()
    simulations = calibrated(args.seconds)
    with ProcessPoolExecutor() as pool:
        found = [*pool.map(partial(play, args.seconds, simulations), range(args.games))]
    won = fmean(win for win, _, _ in found)
    doubt = 1.96 * sqrt(won * (1 - won) / len(found))
    print(f"{args.games} games, {simulations} simulations a choice for OpenSpiel's search")
    print(
        f"seconds a choice: ours {fmean(us for _, us, _ in found):.3f}, "
        f"theirs {fmean(them for _, _, them in found):.3f}"
    )
    print(f"ours won {won:.1%} ± {doubt:.1%}")


if __name__ == "__main__":
    main()
