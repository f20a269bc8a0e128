"""Whole games inside the engine, between players that choose at random or by a search."""

from __future__ import annotations

from .chance import any_of, seed
from .kernel import NATURE, OPEN, OPTIONS, QUESTION, SIDES, STATE_SIZE, WHO, Luck, Reals, Tape
from .search import (
    ARMS,
    DONE,
    FIRST_SPREAD,
    SPREAD,
    SUM,
    SUM_OF_SQUARES,
    lay_root,
    look_up,
    question_to,
    think,
)
from .tree import CAPACITY, TOTAL, WORTH, plant, trials
from .verbs import begin, guess, play, won

SEEDS = 1 << 30  # of searches


def play_matches(
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
    budgets: Luck,
    minds: Reals,
    ends: Tape,
    shares: Reals,
    width: int,
    seeded: int,
    first: int,
    count: int,
) -> int:
    """So many games, from the deal of the number `first` on; how many questions is told.

    `budgets` has, by side, how many iterations it searches for each choice, 0 being chance, and
    `minds` so many numbers: what it has in mind when it begins to search. Where a game has ended,
    its state is laid into `ends`, and what each side won into `shares`.
    """
    questions, size, sides = 0, g[STATE_SIZE], g[SIDES]
    for nth in range(count):
        seed(nature, seeded, 2 * (first + nth))
        seed(whim, seeded, 2 * (first + nth) + 1)
        begin(g)
        while g[OPEN] > 0:
            who = g[QUESTION + WHO]
            if who == NATURE:
                choice = g[OPTIONS + 1 + any_of(nature, g[OPTIONS])]
            elif budgets[who] == 0 or g[OPTIONS] == 1:
                choice = g[OPTIONS + 1 + any_of(whim, g[OPTIONS])]
            else:
                for at in range(width):
                    mind[at] = minds[who * width + at]
                choice = searched(
                    g, root, thought, mind, tree, worth, notes, guesses, guessed, whim, budgets[who]
                )
            play(g, 0, choice)
            questions += 1
        for at in range(size):
            ends[nth * size + at] = g[at]
        for side in range(sides):
            shares[nth * sides + side] = won(g, side)
    return questions


def searched(
    g: Tape,
    root: Tape,
    thought: Tape,
    mind: Reals,
    tree: Luck,
    worth: Reals,
    notes: Luck,
    guesses: Luck,
    guessed: Luck,
    whim: Luck,
    iterations: int,
) -> int:
    """What the first side that is asked chooses after so many iterations, from a guess alone."""
    side = g[QUESTION + WHO]
    lay_root(g, root)
    guess(root, side, whim)
    plant(tree, tree[CAPACITY], g[SIDES])
    mind[SPREAD] = FIRST_SPREAD
    mind[DONE] = mind[SUM] = mind[SUM_OF_SQUARES] = 0.0
    seeded = any_of(whim, SEEDS)
    think(
        root, thought, mind, tree, worth, notes, guesses, guessed, whim, side, seeded, iterations, 0
    )
    return tried_most(root, thought, mind, tree, worth, notes, side)


def tried_most(
    root: Tape, g: Tape, mind: Reals, tree: Luck, worth: Reals, notes: Luck, side: int
) -> int:
    """The option that was tried most; of several, the one that brought most."""
    lay_root(root, g)
    look_up(g, question_to(g, side), mind, tree, worth, notes, side + 1)
    best, most, brought = 0, -1, 0.0
    for at in range(g[OPTIONS]):
        arm = notes[ARMS + at]
        tried = trials(tree, arm)
        if tried > most or (tried == most and worth[arm * WORTH + TOTAL] > brought):
            best = at
            most = tried
            brought = worth[arm * WORTH + TOTAL]
    return g[OPTIONS + 1 + best]
