"""Whether positions called 70 % are won 70 % of the time, over the records of many games.

barricades simulate dual-powers --games 200 --bots medium --output games.jsonl.zst
python -m benchmarks.calibration games.jsonl.zst --picture docs/pictures/calibration-dual-powers.svg
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from barricades.bots.course import Course
from barricades.bots.ismcts import won
from barricades.games import load
from barricades.lab.ledger import Ledger, read

BINS = 10
DRAWS = 300  # of as many games each, with some of them twice, for the intervals
SIZE, EDGE = 360, 44


class Call(NamedTuple):
    """What was called when, and what came of it."""

    asked: str  # the kind of question that was open
    chance: float
    end: float


class Bin(NamedTuple):
    """The positions that were called alike."""

    calls: int
    called: float
    won: float
    low: float
    high: float


def calls(line: str) -> list[Call]:
    """Every side at every stage of a game; of two sides, one tells all."""
    _, played = read(line)
    game = load(played.record.game)
    course, end = Course.of(game, played.record), won(played.outcome)
    sides = course.sides[:1] if len(course.sides) == 2 else course.sides
    points = course.curve()[:-1]
    return [
        Call(game.asks(course.positions[moment])[0].what, chances[side], end.get(side, 0.0))
        for moment, chances in points
        for side in sides
    ]


def bins(games: list[list[Call]]) -> Iterator[Bin]:
    """Positions by what they were called. Those of one game go together: so do their errors."""
    rng, whole = Random(1), _sorted(games)
    drawn = [_sorted(rng.choices(games, k=len(games))) for _ in range(DRAWS)]
    for number, found in sorted(whole.items()):
        shares = sorted(fmean(one.end for one in other[number]) for other in drawn if other[number])
        low, high = (shares[int(part * (len(shares) - 1))] for part in (0.025, 0.975))
        yield Bin(len(found), *means(found), low, high)


def means(found: Iterable[Call]) -> tuple[float, float]:
    """What was called, and what was won."""
    _, called, ends = zip(*found, strict=True)
    return fmean(called), fmean(ends)


def phases(games: Iterable[list[Call]]) -> Iterator[tuple[str, list[Call], list[Call]]]:
    """By the question that was open: who was called ahead, and who was called behind."""
    found: dict[str, tuple[list[Call], list[Call]]] = defaultdict(lambda: ([], []))
    for game in games:
        for call in game:
            found[call.asked][call.chance < 1 / 2].append(call)
    for asked, (ahead, behind) in sorted(found.items()):
        yield asked, ahead, behind


def _sorted(games: Iterable[list[Call]]) -> dict[int, list[Call]]:
    found: dict[int, list[Call]] = defaultdict(list)
    for game in games:
        for call in game:
            found[min(int(call.chance * BINS), BINS - 1)].append(call)
    return found


def picture(found: Iterable[Bin], title: str) -> str:
    """Called from left to right, won from below to above; who is right is on the line."""

    def x(share: float) -> float:
        return EDGE + share * SIZE

    def y(share: float) -> float:
        return EDGE / 2 + (1 - share) * SIZE

    whole = SIZE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        f'font-family="sans-serif" font-size="12" fill="#1b1a17"><title>{title}</title>'
        f'<rect width="100%" height="100%" fill="#fbf6e9"/>'
        f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="#8b857b"/>'
    ]
    for percent in (0, 25, 50, 75, 100):
        at = percent / 100
        parts.append(
            f'<text x="{EDGE - 6}" y="{y(at) + 4}" text-anchor="end">{percent} %</text>'
            f'<text x="{x(at)}" y="{y(0) + 18}" text-anchor="middle">{percent} %</text>'
        )
    for called in found:
        at = x(called.called)
        parts.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{y(called.low):.1f}" y2="{y(called.high):.1f}" '
            f'stroke="#3d6482" stroke-width="2"/>'
            f'<circle cx="{at:.1f}" cy="{y(called.won):.1f}" r="4.5" fill="#b3231f"/>'
        )
    parts.append(f'<text x="{x(0.5)}" y="{y(0) + 36}" text-anchor="middle">{title}</text></svg>\n')
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--picture", type=Path)
    args = parser.parse_args()
    lines = [line for file in args.records for line in Ledger(file).lines()]
    with ProcessPoolExecutor() as pool:
        games = [*pool.map(calls, lines, chunksize=4)]
    found = [*bins(games)]
    print(f"{len(games)} games: called, won (95 % interval), positions")
    for called in found:
        between = f"{called.low:.1%} to {called.high:.1%}"
        print(f"  {called.called:6.1%}  {called.won:6.1%}  ({between:<16}) {called.calls:>6}")
    print("by question: called and won by those ahead, by those behind, positions")
    for asked, ahead, behind in phases(games):
        told = [f"{a:6.1%}  {b:6.1%}" for a, b in map(means, filter(None, (ahead, behind)))]
        print(f"  {asked:<20}  {'   '.join(told)}  {len(ahead) + len(behind):>6}")
    if args.picture:
        title = f"called → won, {len(games)} games"
        args.picture.write_text(picture(found, title), "utf-8")


if __name__ == "__main__":
    main()
