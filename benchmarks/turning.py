"""Whether the turning points that an analysis names are such: games are played on from each.

From the stages before and after it, by quick and sensible choices, all cards open.

barricades simulate dual-powers --games 30 --bots medium --output games.jsonl.zst
python -m benchmarks.turning games.jsonl.zst --rollouts 200
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from barricades.bots import judgement
from barricades.bots.course import Course
from barricades.bots.ismcts import won
from barricades.bots.judgement import Judgement
from barricades.core import NATURE, Game
from barricades.games import load
from barricades.lab.ledger import Ledger, read

ROLLOUTS = 200


class Verdict(NamedTuple):
    """A turning point: by how much a side's chance rose, as it was called and as it was played."""

    called: float
    played: float


def verdicts(line: str, rollouts: int) -> list[Verdict]:
    """All turning points of a recorded game."""
    _, played = read(line)
    game = load(played.record.game)
    course, judge = Course.of(game, played.record), judgement(game)
    points = course.curve()
    return [
        Verdict(
            turn.chance - turn.since,
            *(
                chance(game, judge, course.positions[after], turn.side, rollouts)
                - chance(game, judge, course.positions[before], turn.side, rollouts)
                for before, after in [around(points, turn.moment)]
            ),
        )
        for turn in course.turns(points)
    ]


def around(points: list[Any], moment: int) -> tuple[int, int]:
    """The stages before and after a choice."""
    before = max(point.moment for point in points if point.moment <= moment)
    return before, min(point.moment for point in points if point.moment > moment)


def chance(game: Game[Any], judge: Judgement, s: Any, side: str, rollouts: int) -> float:
    """How often a side wins from here, all cards open."""
    return fmean(_ends(game, judge, s, side, rollouts))


def _ends(
    game: Game[Any], judge: Judgement, start: Any, side: str, rollouts: int
) -> Iterator[float]:
    for seed in range(rollouts):
        rng, s = Random(seed), start.copy()
        while asks := game.asks(s):
            ask = rng.choice(asks)
            by_chance = ask.who == NATURE
            game.play(s, ask.who, rng.choice(ask.options) if by_chance else judge.roll(s, ask, rng))
        outcome = game.outcome(s)
        yield won(outcome).get(side, 0.0) if outcome else 0.0


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
