"""What a net is worth: whoever judges by it against the same search that judges by the terms alone.

python -m benchmarks.nets prelude --games 270 --iterations 100
python -m benchmarks.nets dual-powers --games 400 --iterations 4000 --net net.json

Without a file, the net that is shipped is tried. Sides are swapped, and each deal is played both
ways. A side that plays alone plays each deal with the net and without.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from barricades.bots.contest import Contest
from barricades.bots.nets.shipped import GAMES
from barricades.bots.swift import judge_of
from barricades.command_line import variants
from barricades.games import load
from barricades.lab.rating import wilson

SOME = 10  # deals between two reports


class Won(NamedTuple):
    """What was won: between two by whoever has the net, alone also without."""

    games: int = 0
    learnt: float = 0.0
    unlearnt: float = 0.0

    def and_more(self, games: int, learnt: float, unlearnt: float) -> Won:
        return Won(self.games + games, self.learnt + learnt, self.unlearnt + unlearnt)


class Trial:
    """Games with these options, and two minds for them."""

    def __init__(
        self, name: str, options: Mapping[str, Any], players: str, seed: int, net: Sequence[float]
    ) -> None:
        self.sides = load(name).sides(options)
        bots = dict.fromkeys(self.sides, players)
        judge = judge_of(name)
        learnt = list(Contest(name, options, bots, seed).minds[0])
        if net:
            judge.NET.learn(learnt, net)
        unlearnt = learnt.copy()
        judge.NET.forget(unlearnt)
        self.contests = [
            Contest(name, options, bots, seed, dict(zip(self.sides, minds, strict=False)))
            for minds in ((learnt, unlearnt), (unlearnt, learnt))
        ]

    def play(self, first: int, count: int, won: Won) -> Won:
        """The same deals with the one on the first side, and with the other."""
        with ThreadPoolExecutor(len(self.contests)) as pool:
            ends = pool.map(lambda contest: contest.play(first, count), self.contests)
            both = [each.shares for each in ends]
        sides = self.contests[0].sides
        (here, *others) = (sides.index(side) for side in self.sides)
        first_ends, second_ends = (ends[:, here].sum() for ends in both)
        if not others:
            return won.and_more(count, first_ends, second_ends)
        return won.and_more(2 * count, first_ends + count - second_ends, 0.0)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game", choices=GAMES)
    given.add_argument("--games", type=int, default=400)
    given.add_argument("--iterations", type=int, default=100)
    given.add_argument("--seed", type=int, default=1917)
    given.add_argument("--option", action="append", default=[], metavar="NAME=VALUE,VALUE…")
    given.add_argument("--net", type=Path)
    args = given.parse_args()
    net = json.loads(args.net.read_text("ascii")) if args.net else ()
    trials = [
        Trial(args.game, options, f"swift:{args.iterations}", args.seed, net)
        for options in variants(load(args.game), args.option)
    ]
    won, deal = Won(), 0
    while won.games < args.games:
        for trial in trials:
            won = trial.play(deal, SOME, won)
        deal += SOME
        print(f"{told(won, len(trials[0].sides))}, {process_time():.0f} s", flush=True)


def told(won: Won, sides: int) -> str:
    """What it came to so far."""
    learnt = f"with the net {won.learnt:g} of {won.games}: {percent(won.learnt, won.games)}"
    if sides > 1:
        return learnt
    return f"{learnt}; without {won.unlearnt:g}: {percent(won.unlearnt, won.games)}"


def percent(won: float, games: int) -> str:
    share = wilson(won, games)
    return f"{100 * share.value:.1f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


if __name__ == "__main__":
    main()
