"""Our own games at work: whole random games, and copies of one position in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from barricades.core import NATURE, Game
from barricades.encoding import encoding
from barricades.games import load

from .slices import Work


def play(name: str, *, nature: bool = True, **options: Any) -> Work:
    """Random games, answered in place; what nature is asked may count, or not."""
    game = load(name)

    def work(rng: Random) -> int:
        s, questions, draw = game.setup(options), 0, rng.random
        asks, answer = game.asks, game.play
        while asked := asks(s):
            ask = asked[int(draw() * len(asked))]
            answer(s, ask.who, ask.options[int(draw() * len(ask.options))])
            questions += nature or ask.who != NATURE
        return questions

    return work


def apply(name: str) -> Work:
    """Random games, every choice checked and every position a state of its own."""
    game = load(name)

    def work(rng: Random) -> int:
        s, questions, draw = game.setup({}), 0, rng.random
        asks, answer = game.asks, game.apply
        while asked := asks(s):
            ask = asked[int(draw() * len(asked))]
            s = answer(s, ask.who, ask.options[int(draw() * len(ask.options))])
            questions += 1
        return questions

    return work


def middle(game: Game[Any]) -> Any:
    """The position half-way through a random game."""
    rng, s, made = Random(3), game.setup({}), []
    while asks := game.asks(s):
        made.append((asks[0].who, rng.choice(asks[0].options)))
        game.play(s, *made[-1])
    s = game.setup({})
    for who, choice in made[: len(made) // 2]:
        game.play(s, who, choice)
    return s


def again(name: str, deed: Callable[[Game[Any], Any, Random], Any]) -> Work:
    """The same deed over and over on one position in mid-game."""
    game = load(name)
    s = middle(game)

    def work(rng: Random) -> int:
        for _ in range(100):
            deed(game, s, rng)
        return 100

    return work


def copy(name: str) -> Work:
    return again(name, lambda game, s, rng: s.copy())


def guess(name: str) -> Work:
    return again(name, lambda game, s, rng: game.guess(s, game.sides({})[0], rng))


def encode(name: str) -> Work:
    """A side's observation as numbers."""
    code = encoding(name)
    return again(name, lambda game, s, rng: code.observe(s, game.sides({})[0]))


def view(name: str) -> Work:
    return again(name, lambda game, s, rng: game.view(s, game.sides({})[0]))
