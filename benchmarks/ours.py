"""Our own games at work: whole random games, and copies of one position in mid-game."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from barricades.games import load

game = load("dual-powers")


def play(rng: Random, options: dict[str, Any] | None = None) -> int:
    """A random game, answered in place."""
    s, questions, draw = game.setup(options or {}), 0, rng.random
    asks, answer = game.asks, game.play
    while asked := asks(s):
        ask = asked[int(draw() * len(asked))]
        answer(s, ask.who, ask.options[int(draw() * len(ask.options))])
        questions += 1
    return questions


def apply(rng: Random) -> int:
    """A random game, every choice checked and every position a state of its own."""
    s, questions, draw = game.setup({}), 0, rng.random
    asks, answer = game.asks, game.apply
    while asked := asks(s):
        ask = asked[int(draw() * len(asked))]
        s = answer(s, ask.who, ask.options[int(draw() * len(ask.options))])
        questions += 1
    return questions


def solitaire(rng: Random) -> int:
    return play(rng, {"solitaire": "red"})


@lru_cache
def middle() -> Any:
    """A position in the third round."""
    rng, s = Random(3), game.setup({})
    while s.round < 3 or s.phase != "action":
        ask = game.asks(s)[0]
        game.play(s, ask.who, rng.choice(ask.options))
    return s


def copy(rng: Random) -> int:
    s = middle()
    for _ in range(100):
        s.copy()
    return 100


def guess(rng: Random) -> int:
    game.guess(middle(), "red", rng)
    return 1


def view(rng: Random) -> int:
    game.view(middle(), "red")
    return 1
