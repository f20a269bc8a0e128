"""Our search against OpenSpiel's on Dual Powers, with the same time to think.

OpenSpiel's own information-set search in Python plays its game through our six verbs: it rolls out
at random to the end, and its guesses are ours. How many simulations it makes of a choice is worked
out first, over some games, so that both take the same seconds of a processor.

python -m benchmarks.rivals --games 200 --iterations 100
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms import ismcts, mcts

import barricades.lab.openspiel  # noqa: F401 – registers the games
from barricades.bots import Seat, make

GAME = "python_barricades_dual_powers"
UCT = 2.0
TRIED = 40  # simulations of a choice, to see how long they take
TRIALS = 6  # games for that


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


class Played(NamedTuple):
    won: bool  # by us
    ours: float  # seconds of a processor for a choice
    theirs: float


def play(iterations: int, simulations: int, number: int) -> Played:
    """One game; of two in a row, each has the other side of the same deal."""
    game, rng = pyspiel.load_game(GAME), Random(number // 2)
    state, ours = game.new_initial_state(), number % 2
    code = state.sheet.code
    us = make(f"ismcts:{iterations}", code.game, Random(number))
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
            start = process_time()
            if mine:
                s = state.sheet.s
                ask = s.asked[0]
                choice = us.choose(Seat(code.game, s, ask))
                action = code.actions.encode(ask.what, choice)
            else:
                action = them.step(state)
            spent[mine].append(process_time() - start)
        state.apply_action(int(action))
    return Played(state.returns()[ours] > 0, fmean(spent[True]), fmean(spent[False]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rivals", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=100, help="of ours, for every choice")
    args = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        tried = [*pool.map(partial(play, args.iterations, TRIED), range(TRIALS))]
        slower = fmean(game.ours for game in tried) / fmean(game.theirs for game in tried)
        simulations = round(TRIED * slower)
        games = range(TRIALS, TRIALS + args.games)
        found = [*pool.map(partial(play, args.iterations, simulations), games)]
    won = fmean(game.won for game in found)
    doubt = 1.96 * sqrt(won * (1 - won) / len(found))
    print(f"{args.games} games: {args.iterations} iterations of ours, {simulations} of theirs")
    print(
        f"seconds a choice: ours {fmean(game.ours for game in found):.3f}, "
        f"theirs {fmean(game.theirs for game in found):.3f}"
    )
    print(f"ours won {won:.1%} ± {doubt:.1%}")


if __name__ == "__main__":
    main()
