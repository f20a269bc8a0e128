"""Games that are played by themselves, at random, inside the engine."""

from __future__ import annotations

from .chance import any_of, take_out
from .kernel import OPEN, OPTIONS, Luck, Tape
from .verbs import ask_again, begin, play


def play_on(g: Tape, luck: Luck) -> int:
    """Play at random until the game is over. How many questions that took is told."""
    questions = 0
    while g[OPEN] > 0:
        nth = any_of(luck, g[OPEN]) if g[OPEN] > 1 else 0
        if nth:
            ask_again(g, nth)
        play(g, nth, g[OPTIONS + 1 + any_of(luck, g[OPTIONS])])
        questions += 1
    return questions


def play_many(g: Tape, luck: Luck, games: int) -> int:
    """So many games from the beginning on. How many questions they took is told."""
    questions = 0
    for _ in range(games):
        begin(g)
        questions += play_on(g, luck)
    return questions


def play_each(
    g: Tape, luck: Luck, lucks: Luck, games: int, questions: Luck, first: int, end: int
) -> None:
    """So many games for each luck from `first` to `end`. How many questions they took is noted."""
    for nth in range(first, end):
        take_out(lucks, nth, luck)
        questions[nth] = play_many(g, luck, games)
