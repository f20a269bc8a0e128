"""OpenSpiel's games in C++, driven from Python as a program that plays them would."""

from __future__ import annotations

from random import Random

import pyspiel

from .slices import Work

GOOFSPIEL = "goofspiel(players=4,num_cards=13,imp_info=True)"


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
