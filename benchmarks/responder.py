"""What somebody gains who sees through `hard` in Revolution!: a best responder.

It knows how `hard` thinks and what lies open, so it knows every rival's mix of bids; it does not
know which bid they draw. First its gain in a round: positions are taken from games between bots of
all levels, a side looks for its best bid against the mixes of the others, and that is compared with
its own mix, over other draws than those by which it was found. Then it plays whole games, alone
against `hard`.

python -m benchmarks.responder --positions 200 --players 4
python -m benchmarks.responder --positions 0 --games 100
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from random import Random
from statistics import fmean
from typing import NamedTuple

from barricades.bots import EXPERT, LEVELS, Seat, make
from barricades.bots.match import shares
from barricades.bots.revolution.equilibrium import equilibrium, habits, meet
from barricades.bots.revolution.learning import learning_for
from barricades.bots.revolution.position import Bid, Position, known, seen
from barricades.bots.revolution.regret import Regretful, rest
from barricades.bots.revolution.response import Response
from barricades.core import Choice
from barricades.games import load
from barricades.lab.rating import wilson

FOUND, TRIED = 600, 3000  # draws by which the best bid is found, and by which it is paid
FRONT = 6  # bids that are improved at a time
EACH = 4  # positions of a game
DRAWS = 1000  # of as many games each, with some of them twice, for the intervals
QUICK = [level for level in LEVELS if level != EXPERT]
GAME = load("revolution")


class Gain(NamedTuple):
    """What a side is paid for its best bid more than for its mix."""

    empty: int  # spaces of the town
    mix: float  # the chance to win by it
    more: float


class Responder(Regretful):
    """Bids the best against the mixes of `hard`; uses powers as `hard` does."""

    def _bid(self, seat: Seat) -> Choice:
        p, names = seen(seat.view), seat.view["bids"][seat.side]
        bid = best(p, p.board.box.sides.index(seat.side))
        return rest(p.board, bid, names)[0]


@lru_cache(maxsize=64)
def best(p: Position, side: int) -> Bid:
    """The best bid that is found against the mixes of all others."""
    mixes, rng = equilibrium(p), Random(repr((p[1:], side)))
    found = Response(learning_for(p, rng), p.board, side, meet(mixes, rng, FOUND))
    found.weigh([*mixes[side], *habits(p, side, rng)])
    found.climb(FRONT)
    return found.best(1)[0]


def gain(p: Position, side: int, rng: Random) -> Gain:
    """What the best bid of a side is better than its mix."""
    learning, mixes = learning_for(p, rng), equilibrium(p)
    tried = [best(p, side), *mixes[side]]
    answer, *own = learning.weigh(side, meet(mixes, rng, TRIED), tried)
    mix = sum(share * paid for share, paid in zip(mixes[side].values(), own, strict=True))
    return Gain(p.empty, mix, answer - mix)


def gains(players: int, number: int) -> list[Gain]:
    """Of some positions of a game between bots of all levels, for one side each."""
    rng = Random(f"positions {players} {number}")
    rounds = [*begun(players, rng)]
    return [
        gain(p, rng.randrange(players), rng) for p in rng.sample(rounds, min(EACH, len(rounds)))
    ]


def begun(players: int, rng: Random) -> Iterator[Position]:
    """The beginnings of the rounds of a game."""
    s, last = GAME.setup({"players": players}), 0
    bots = {
        side: make(rng.choice(QUICK), GAME, Random(rng.random())) for side in GAME.sides(s.options)
    }
    while asks := GAME.asks(s):
        if s.round > last:
            last = s.round
            yield known(s)
        ask = asks[0]
        GAME.play(s, ask.who, bots[ask.who].choose(Seat(GAME, s, ask)))


def game(players: int, number: int) -> float:
    """What the responder has of the victory, at a seat by the number of the game."""
    s, rng = GAME.setup({"players": players}), Random(f"games {players} {number}")
    sides = GAME.sides(s.options)
    alone = sides[number % players]
    bots = {side: make("hard", GAME, Random(rng.random())) for side in sides}
    bots[alone] = Responder(Random(rng.random()))
    while asks := GAME.asks(s):
        ask = asks[0]
        GAME.play(s, ask.who, bots[ask.who].choose(Seat(GAME, s, ask)))
    outcome = GAME.outcome(s)
    assert outcome is not None
    return shares(outcome)[alone]


def told(games: list[list[Gain]]) -> str:
    """The mean gain and its interval; positions of one game go together, and so do their errors."""
    rng = Random(1)
    drawn = [rng.choices(games, k=len(games)) for _ in range(DRAWS)]
    means = sorted(fmean(g.more for found in some for g in found) for some in drawn)
    low, high = means[int(0.025 * DRAWS)], means[int(0.975 * DRAWS)]
    every = [g for found in games for g in found]
    mean, mix = fmean(g.more for g in every), fmean(g.mix for g in every)
    return (
        f"{len(every)} positions of {len(games)} games: the best bid gains {100 * mean:.1f} points "
        f"({100 * low:.1f} to {100 * high:.1f}) over the mix, which wins {100 * mix:.1f} %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.responder", description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--games", type=int, default=0, help="whole ones, alone against hard")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--jobs", type=int, help="processes; as many as there are cores")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        if args.positions:
            numbers = range(-(-args.positions // EACH))
            print(told([*pool.map(partial(gains, args.players), numbers)]), flush=True)
        if args.games:
            won = [*pool.map(partial(game, args.players), range(args.games))]
            found = wilson(sum(won), len(won))
            print(
                f"{len(won)} games alone against hard: won {found.value:.1%} "
                f"({found.low:.1%} to {found.high:.1%})"
            )


if __name__ == "__main__":
    main()
