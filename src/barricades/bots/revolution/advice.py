"""What a side had best bid: whole bids, weighed against what the others might bid.

What the others have laid already makes no difference: it lies face down, and they bid by the same
mixes. As there are many equilibria, several are looked for, and how much a bid's chances differ
between them is a part of its doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...core import Choice
from ..budget import Budget
from ..judgement import Plan
from ..seat import Seat
from .bids import asked, laid, units
from .equilibrium import equilibrium, habits, meet
from .learning import learning_for
from .outlook import ahead
from .payoffs import Payoffs
from .position import Bid, Position, seen
from .regret import rest
from .response import Response

WAYS = 3  # equilibria
MOST = 3  # plans
A_SECOND, ITERATIONS = 12, 20  # turns of each way for a second, and iterations for a turn
FOUND, WEIGHED, TOLD = 60, 200, 30  # draws to find bids by, to weigh them, and to tell why


def left_to_lay(seat: Seat) -> int:
    """How many tokens the side has still to lay."""
    p = seen(seat.view)
    hand = p.hands[p.board.box.sides.index(seat.side)]
    return len(units(hand)) - len(seat.view["bids"][seat.side])


def plans(seat: Seat, budget: Budget, rng: Random, made: Sequence[Choice] = ()) -> list[Plan]:
    """The best whole bids that go on from what the side has laid, and the one made, if any is.

    The best is first.
    """
    p, names = seen(seat.view), seat.view["bids"][seat.side]
    side = p.board.box.sides.index(seat.side)
    ways = [equilibrium(p, which, _turns(budget)) for which in range(WAYS)]
    learning = learning_for(p, rng)
    found = Response(learning, p.board, side, [m for w in ways for m in meet(w, rng, FOUND)])
    begun, first = laid(p.board, p.hands[side], names), [p.board.characters.index(n) for n in names]
    found.weigh(b for way in ways for b in way[side] if asked(b)[: len(first)] == first)
    found.weigh(habits(p, side, rng, begun))
    found.climb(MOST, begun=begun)
    best, met = found.best(MOST), [meet(way, rng, WEIGHED) for way in ways]
    answers = {bid: tuple(rest(p.board, bid, names)) for bid in best}
    if made:
        given = tuple(str(name) for name in made)
        answers[laid(p.board, p.hands[side], [*names, *given])] = given
    bids = [*answers]
    chances = [*zip(*[learning.weigh(side, meetings, bids) for meetings in met], strict=True)]
    told = [
        Plan(
            answers[bid],
            chances[at],
            _error(chances[at]),
            _terms(p, side, bid, met[0][:TOLD]),
        )
        for at, bid in enumerate(bids)
    ]
    return sorted(told, key=lambda plan: -sum(plan.chances))


def _turns(budget: Budget) -> int:
    """How often new bids are looked for in each way."""
    if budget.iterations is not None:
        return budget.iterations // ITERATIONS
    return int(A_SECOND * (budget.seconds or 0.0))


def _error(chances: tuple[float, ...]) -> float:
    """The standard error of a chance to win that was drawn so many times, at most."""
    mean = sum(chances) / len(chances)
    return float((mean * (1 - mean) / (WEIGHED * len(chances))) ** 0.5)


def _terms(
    p: Position, side: int, bid: Bid, meetings: list[tuple[Bid, ...]]
) -> list[dict[str, float]]:
    """What a side is ahead by after each of these rounds, if it bids this."""
    resolution = Payoffs(p).resolution
    bids = [[*met[:side], bid, *met[side + 1 :]] for met in meetings]
    return [ahead(resolution.after(one), side) for one in bids]
