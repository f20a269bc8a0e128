"""Whether the turning points that an analysis names are such: games are played on from each.

From the stages before and after it, by quick and sensible choices, all cards open, in the fast
engine (`[fast]`), with other luck than the analysis had.

barricades simulate dual-powers --games 30 --bots medium --output games.jsonl.zst
python -m benchmarks.turning games.jsonl.zst --rollouts 200
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from barricades.bots.course import Course, Point
from barricades.bots.ismcts import won
from barricades.bots.rollouts import Rollouts
from barricades.games import load
from barricades.lab.ledger import Ledger, read

ROLLOUTS = 200
SEED = 1905  # not that of the analysis


class Verdict(NamedTuple):
    """A turning point: by how much a side's chance rose, as it was called and as it was played."""

    called: float
    played: float


def verdicts(line: str, rollouts: int) -> list[Verdict]:
    """All turning points of a recorded game."""
    record = read(line)[1].record
    game = load(record.game)
    course, on = Course.of(game, record), Rollouts(game, record.options)
    on.games, on.seed = rollouts, SEED
    points = course.curve()

    def chance(moment: int, side: str) -> float:
        s = course.positions[moment]
        outcome = game.outcome(s)
        return (won(outcome) if outcome else on.chances(s))[side]

    return [
        Verdict(turn.chance - turn.since, chance(after, turn.side) - chance(before, turn.side))
        for turn in course.turns(points)
        for before, after in [around(points, turn.moment)]
    ]


def around(points: list[Point], moment: int) -> tuple[int, int]:
    """The stages before and after a choice."""
    before = max(point.moment for point in points if point.moment <= moment)
    return before, min(point.moment for point in points if point.moment > moment)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.turning", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    args = parser.parse_args()
    lines = [line for file in args.records for line in Ledger(file).lines()]
    with ProcessPoolExecutor() as pool:
        told = pool.map(partial(verdicts, rollouts=args.rollouts), lines)
        found = [verdict for game in told for verdict in game]
    agree = sum(verdict.played > 0 for verdict in found)
    print(
        f"{len(found)} turning points of {len(lines)} games: {agree} turn the same way when played"
    )
    print(f"the chance rose by {fmean(one.called for one in found):.1%} as it was called,")
    print(f"and by {fmean(one.played for one in found):.1%} over {args.rollouts} games played on")


if __name__ == "__main__":
    main()
