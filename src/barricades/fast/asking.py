"""One question after the other: steps are carried out until somebody is asked something.

Written for any game: which step asks what, and what an answer does, the game itself says.
"""

from __future__ import annotations

from .kernel import (
    AGENDA,
    BRANCHED,
    LESSONS,
    NATURE,
    NOBODY,
    OPEN,
    QUESTION,
    TOP,
    WHO,
    WIDTH,
    Tape,
    close_question,
    take_up,
)
from .verbs import answer, ask, known, set_up


def begin(g: Tape) -> None:
    """A new game, as far as the first question."""
    set_up(g)
    settle(g)


def settle(g: Tape) -> None:
    """Carry out steps until somebody is asked something."""
    while g[TOP] > 0:
        step = g[AGENDA + g[TOP] - 1]
        take_up(g, QUESTION, step, known(step))
        who = ask(g, QUESTION)
        if who != NOBODY:
            g[QUESTION + WHO] = who
            g[OPEN] = 1
            return
        if g[OPEN] > 0:
            g[BRANCHED] = 1
            ask(g, QUESTION)
            return


def ask_again(g: Tape, nth: int) -> None:
    """The options of an open question are offered anew."""
    ask(g, QUESTION + nth * WIDTH)


def play(g: Tape, nth: int, choice: int) -> None:
    """Answer an open question, trusting that the choice is among its options.

    Then the options of the next one are offered; of several, those of the first.
    """
    q, top = QUESTION + nth * WIDTH, g[TOP]
    if g[q + WHO] == NATURE:
        g[LESSONS] += 1
    if g[BRANCHED] == 0:
        g[OPEN] = 0
        answer(g, q, choice)
        settle(g)
        return
    answer(g, q, choice)
    if g[TOP] > top:  # the branch of this side goes on
        step = g[AGENDA + g[TOP] - 1]
        take_up(g, q, step, known(step))
    else:
        close_question(g, nth)
    if g[OPEN] > 0:
        ask(g, QUESTION)
    else:
        g[BRANCHED] = 0
        settle(g)
