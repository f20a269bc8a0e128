"""Games against oneself, to learn from: what positions looked like, and who won."""

from __future__ import annotations

from ...fast.chance import any_of, seed
from ...fast.contest import searched
from ...fast.kernel import NATURE, OPEN, OPTIONS, QUESTION, WHO, Luck, Reals, Tape
from ...fast.search import WEIGHTS
from ...fast.verbs import begin, look, play, stage, weigh, won

ROWS = 256  # positions that are taken from a game at most
OFTEN, FINE = 8, 4096  # of so many choices, one is left to luck; as finely as it is drawn


def harvest(
    g: Tape,
    root: Tape,
    thought: Tape,
    mind: Reals,
    tree: Luck,
    worth: Reals,
    notes: Luck,
    nature: Luck,
    whim: Luck,
    guesses: Luck,
    guessed: Luck,
    rows: Reals,
    seen: int,
    sights: int,
    apart: int,
    seeded: int,
    first: int,
    count: int,
    iterations: int,
) -> int:
    """So many games, from the deal of the number `first` on; how many rows they gave is told.

    There is a row for each position that lies so many stages behind the one before: what is seen of
    it, and what the first side had of the victory. All sides search so much for each choice; with 0
    iterations they take what looks best.
    """
    row, width = 0, sights + 1
    for nth in range(first, first + count):
        seed(nature, seeded, 2 * nth)
        seed(whim, seeded, 2 * nth + 1)
        begin(g)
        reached, since = -apart, row
        while g[OPEN] > 0:
            if g[QUESTION + WHO] == NATURE:
                play(g, 0, g[OPTIONS + 1 + any_of(nature, g[OPTIONS])])
                continue
            if stage(g) - reached >= apart and row < since + ROWS:
                look(g, mind)
                for at in range(sights):
                    rows[row * width + at] = mind[seen + at]
                row += 1
            reached = stage(g)
            if g[OPTIONS] == 1:
                choice = g[OPTIONS + 1]
            elif any_of(whim, OFTEN) == 0:
                choice = drawn(g, mind, whim)
            elif iterations == 0:
                choice = likely(g, mind)
            else:
                choice = searched(
                    g, root, thought, mind, tree, worth, notes, guesses, guessed, whim, iterations
                )
            play(g, 0, choice)
        result = shared(won(g, 0), won(g, 1))
        for at in range(since, row):
            rows[at * width + sights] = result
    return row


def shared(ours: float, theirs: float) -> float:
    """What one of two sides has of the victory; what nobody won is shared."""
    return 0.5 + (ours - theirs) / 2.0


def likely(g: Tape, mind: Reals) -> int:
    """What looks best at first sight."""
    weigh(g, mind, 0)
    best = 0
    for at in range(g[OPTIONS]):
        if mind[WEIGHTS + at] > mind[WEIGHTS + best]:
            best = at
    return g[OPTIONS + 1 + best]


def drawn(g: Tape, mind: Reals, luck: Luck) -> int:
    """Anything that looks well, what looks better more often."""
    weigh(g, mind, 0)
    left = 0.0
    for at in range(g[OPTIONS]):
        left += mind[WEIGHTS + at]
    left *= any_of(luck, FINE) / FINE
    chosen = 0
    for at in range(g[OPTIONS]):
        if left >= 0.0 and mind[WEIGHTS + at] > 0.0:
            chosen = at
            left -= mind[WEIGHTS + at]
    return g[OPTIONS + 1 + chosen]
