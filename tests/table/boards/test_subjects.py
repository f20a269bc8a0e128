"""What a line of the log is about: a thing that the board can explain."""

from random import Random

import pytest

from barricades.games import NAMES, load
from barricades.table import boards
from barricades.table.boards import Scene
from barricades.words import Words


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_line_is_about_is_explained(name):
    game, rng = load(name), Random(5)
    board, words, state = boards.load(name), Words("en", name), game.setup({})
    for _ in range(150):
        if not (asks := game.asks(state)):
            break
        ask = rng.choice(asks)
        state = game.apply(state, ask.who, rng.choice(ask.options))
    side = game.sides({})[0]
    scene = Scene(view=game.view(state, side), words=words, side=side, ask=None)
    found = {thing for event in state.log if (thing := boards.subject(board, event))}
    assert len(found) > 10
    assert all(boards.about(board, scene, *thing) for thing in found)
