"""Things at reading size, hands and the key to the signs, in every game and language."""

from random import Random

import pytest

from barricades.core import NATURE
from barricades.games import NAMES, load
from barricades.terminal import boards
from barricades.terminal.blocks import things_on
from barricades.terminal.boards import Scene, Size
from barricades.words import LANGUAGES, Words
from tests.running.soak import soaked

RATE = soaked(0.1, 0.01)


def positions(name):
    """States of a random game in which a side is asked, with the question."""
    game, rng = load(name), Random(1905)
    s = game.setup({})
    while asks := game.asks(s):
        ask = rng.choice(asks)
        if ask.who != NATURE and rng.random() < RATE:
            yield game.view(s, ask.who), ask
        s = game.apply(s, ask.who, rng.choice(ask.options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_can_be_chosen_or_pointed_at_can_be_read(name, language):
    board, words = boards.load(name), Words(language, name)
    for view, ask in positions(name):
        scene = Scene(view=view, words=words, width=60, ask=ask, apart=True, size=Size.FULL)
        shown = {thing for line in board.draw(scene) for thing, _, _ in things_on(line)}
        held = boards.hand(board, scene)
        for kind, value in {*shown, *(thing for thing, _ in held)}:
            lines = boards.about(board, scene, kind, value)
            assert lines[0].plain.strip()
            assert max(line.cell_len for line in lines) <= 80
        for option in ask.options:
            assert boards.about(board, scene, ask.of, option)[0].plain.strip()


@pytest.mark.parametrize("name", NAMES)
def test_everything_readable_has_a_name_of_its_own_and_says_more_than_that(name):
    game, board, words = load(name), boards.load(name), Words("en", name)
    scene = Scene(view=game.view(game.setup({}), None), words=words)
    for kind in boards.readable(board):
        for thing in board.things(scene.view, kind):
            lines = boards.about(board, scene, kind, thing)
            assert words.noun(kind, thing) in " ".join(line.plain for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_sign_has_one_meaning(name, language):
    game, board = load(name), boards.load(name)
    scene = Scene(view=game.view(game.setup({}), None), words=Words(language, name))
    known = boards.legend(board, scene)
    assert known
    assert all(sign.plain and meaning for sign, meaning in known)
    assert len({sign.plain for sign, _ in known}) == len(known)


@pytest.mark.parametrize("name", NAMES)
def test_only_ones_own_hand_is_held(name):
    game, board, words = load(name), boards.load(name), Words("en", name)
    for view, ask in positions(name):
        held = boards.hand(board, Scene(view=view, words=words))
        assert held or ask.what not in ("bid", "take-turn", "take-round")
    scene = Scene(view=game.view(game.setup({}), None), words=words)
    assert boards.hand(board, scene) == []
