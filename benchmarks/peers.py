"""OpenSpiel's games in C++, driven from Python as a program that plays them would; catanatron."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer

from .slices import Work

GOOFSPIEL = "goofspiel(players=4,num_cards=13,imp_info=True)"
SAMPLE, ROLLOUTS = 200, 50  # games by whose mean others are counted, and of those in one call


def play(name: str) -> Work:
    """Random games; chance is drawn from the outcomes and probabilities that the game gives."""
    game = pyspiel.load_game(name)

    def work(rng: Random) -> int:
        state, questions, draw = game.new_initial_state(), 0, rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, weights)[0]
            else:
                actions = state.legal_actions()
                action = actions[int(draw() * len(actions))]
            state.apply_action(action)
            questions += 1
        return questions

    return work


def play_even(name: str) -> Work:
    """The same, taking it as known that all outcomes of chance are alike: the fastest way."""
    game = pyspiel.load_game(name)

    def work(rng: Random) -> int:
        state, questions, draw = game.new_initial_state(), 0, rng.random
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            questions += 1
        return questions

    return work


def play_inside(name: str) -> Work:
    """Games inside C++, once they are dealt: a search of two iterations that plays on at random.

    How many questions that takes is the mean of some others, played from the same position.
    """
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(3)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    questions = sum(_left(state.clone(), rng) for _ in range(SAMPLE)) / SAMPLE
    final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT

    def work(rng: Random) -> int:
        seed = rng.getrandbits(31)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        pyspiel.ISMCTSBot(seed, evaluator, 2.0, 2, -1, final, False, False).step(state)
        return round(2 * ROLLOUTS * questions)

    return work


def _left(state: Any, rng: Random) -> int:
    """How many questions a random game still has."""
    questions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        questions += 1
    return questions


def play_in_python(name: str) -> Work:
    """Random games of one that OpenSpiel has in Python."""
    import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return play(name)


def play_together(name: str) -> Work:
    """Random games in which all choose at the same time; each one's choice is a question."""
    game = pyspiel.load_game(name)
    players = range(game.num_players())

    def work(rng: Random) -> int:
        state, questions, draw = game.new_initial_state(), 0, rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                questions += 1
                continue
            options = [state.legal_actions(player) for player in players]
            state.apply_actions([able[int(draw() * len(able))] for able in options])
            questions += len(options)
        return questions

    return work


def clone(name: str) -> Work:
    """Copies of a position in mid-game."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(3)
    for _ in range(70):
        state.apply_action(rng.choice(state.legal_actions()))

    def work(rng: Random) -> int:
        for _ in range(100):
            state.clone()
        return 100

    return work


def _settlers(rng: Random) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(32))


def play_settlers(turns: int = 1000) -> Work:
    """Random games of catanatron with four players, in pure Python; each tick is a question."""

    def work(rng: Random) -> int:
        game, questions = _settlers(rng), 0
        while game.winning_color() is None and game.state.num_turns < turns:
            game.play_tick()
            questions += 1
        return questions

    return work


def copy_settlers() -> Work:
    """Copies of a position of catanatron in mid-game."""
    game = _settlers(Random(3))
    for _ in range(300):
        game.play_tick()

    def work(rng: Random) -> int:
        for _ in range(10):
            game.copy()
        return 10

    return work
