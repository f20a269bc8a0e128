"""A position played on to the end, again and again, by quick and sensible choices."""

from __future__ import annotations

from .chance import seed
from .kernel import SIDES, Luck, Reals, Tape
from .search import goes_on, lay_root
from .verbs import ask_again, begin_rolling, play, roll, won

FAR = 1 << 30  # a stage that no game comes to


def play_on(
    root: Tape,
    g: Tape,
    mind: Reals,
    nature: Luck,
    whim: Luck,
    shares: Reals,
    seeded: int,
    games: int,
) -> int:
    """So many games from `root` on; `shares` grows by what each side won in them."""
    for nth in range(games):
        lay_root(root, g)
        ask_again(g, 0)
        seed(nature, seeded, 2 * nth)
        seed(whim, seeded, 2 * nth + 1)
        begin_rolling(g, mind)
        going = goes_on(g, nature, FAR)
        while going:
            play(g, 0, roll(g, mind, 0, whim))
            going = goes_on(g, nature, FAR)
        for side in range(g[SIDES]):
            shares[side] += won(g, side)
    return games
