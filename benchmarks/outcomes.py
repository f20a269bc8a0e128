"""How games end under random and under greedy play: who wins, why, after how many rounds.

python -m benchmarks.outcomes dual-powers --bot greedy --games 400 --option rules=first
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

from barricades.bots import NAMES, Seat, make
from barricades.core import NATURE
from barricades.games import load


class End(NamedTuple):
    """How one game ended."""

    winners: tuple[str, ...]
    reason: str
    rounds: int
    questions: int
    points: tuple[int, ...]  # the most first


def play(name: str, bot: str, options: dict[str, Any], seed: int) -> End:
    """One game, everybody played by the same kind of bot."""
    game, rng, questions = load(name), Random(seed), 0
    bots = {side: make(bot, game, rng) for side in game.sides(options)}
    s = game.setup(options)
    while asks := game.asks(s):
        ask = asks[0]
        if ask.who == NATURE:
            choice = rng.choice(ask.options)
        else:
            choice = bots[ask.who].choose(Seat(game, s, ask))
        game.play(s, ask.who, choice)
        questions += 1
    end = game.outcome(s)
    assert end is not None
    points = tuple(sorted(end.points.values(), reverse=True))
    return End(end.ranking[0], end.reason, s.round, questions, points)


def report(ends: list[End]) -> None:
    """Shares with a 95 % interval, and how rounds and points are spread."""
    total = len(ends)
    _shares("won by", Counter(" and ".join(end.winners) for end in ends), total)
    _shares("ended by", Counter(end.reason for end in ends), total)
    _shares("rounds", Counter(end.rounds for end in ends), total)
    print(f"  questions a game: {mean(end.questions for end in ends):.0f}")
    _spread("best", [end.points[0] for end in ends])
    _spread("worst", [end.points[-1] for end in ends])
    _spread("all", [points for end in ends for points in end.points])


def _spread(title: str, points: list[int]) -> None:
    points.sort()
    tenth = len(points) // 10
    most = f"80 % in {points[tenth]} to {points[-1 - tenth]}"
    print(
        f"  {title} points: median {median(points):.0f}, {most}, all in {points[0]} to {points[-1]}"
    )


def _shares(title: str, counts: Counter[Any], total: int) -> None:
    for key, count in sorted(counts.items()):
        share = count / total
        spread = 1.96 * (share * (1 - share) / total) ** 0.5
        print(f"  {title:<9} {key!s:<16} {count:>6}  {share:6.1%} ± {spread:.1%}")


def _options(pairs: Iterable[str]) -> dict[str, Any]:
    split = (pair.partition("=") for pair in pairs)
    return {name: int(value) if value.isdigit() else value for name, _, value in split}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.outcomes", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", choices=NAMES, default="random")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    options = _options(args.option)
    with ProcessPoolExecutor() as pool:
        many = range(args.games)
        each = [args.game] * len(many), [args.bot] * len(many), [options] * len(many)
        ends = list(pool.map(play, *each, many, chunksize=5))
    print(f"{args.game}, {args.bot}, {options or 'no options'}: {args.games} games")
    report(ends)


if __name__ == "__main__":
    main()
