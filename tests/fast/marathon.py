"""Both engines side by side for very long: python -m tests.fast.marathon --games 100000.

The games of each kind are shared out among the options that the tests play. At every question both
must ask the same side for the same options, at every so manieth one everything is compared. Where
they do not agree, the options and the seed are told.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from multiprocessing import Pool
from time import monotonic

from barricades.fast import GAMES

from .lockstep import FAST, Lockstep

AT_ONCE = 100  # games of a process, until it tells how far it is
APART = 150  # so manieth question is looked at closely


def play(work: tuple[int, int, int]) -> tuple[int, int, str]:
    """Games of a case, by their seeds: how many, how many questions they had, and what is wrong."""
    case, first, end = work
    questions = 0
    for seed in range(first, end):
        both = Lockstep(FAST[case], native=True)
        try:
            questions += both.play(seed, every=APART + seed % 7)
        except Exception as error:  # whatever it is, it is told, and the run goes on
            return seed - first, questions, f"{FAST[case].options}, seed {seed}: {error!r}"
    return end - first, questions, ""


def works(name: str, games: int, first: int) -> list[tuple[int, int, int]]:
    """What is to be played, in pieces."""
    cases = [nth for nth, case in enumerate(FAST) if case.game.name == name]
    each = -(-games // len(cases))
    starts = range(first, first + each, AT_ONCE)
    return [(case, at, min(at + AT_ONCE, first + each)) for at in starts for case in cases]


def main() -> int:
    parser = ArgumentParser(description=__doc__, prog="python -m tests.fast.marathon")
    parser.add_argument("--games", type=int, default=100_000, help="of each kind")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    args = parser.parse_args()
    faults = 0
    with Pool(args.processes) as pool:
        for name in args.game or GAMES:
            begun, games, questions = monotonic(), 0, 0
            todo = works(name, args.games, args.seed)
            for nth, (done, asked, wrong) in enumerate(pool.imap_unordered(play, todo)):
                games, questions = games + done, questions + asked
                if wrong:
                    faults += 1
                    print(f"\n{name}: {wrong}")
                share, seconds = (nth + 1) / len(todo), monotonic() - begun
                print(f"\r{name}: {games:,} games, {share:.0%}, {seconds:.0f} s", end="")
                sys.stdout.flush()
            print(f"; {questions:,} questions, {faults} faults")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
