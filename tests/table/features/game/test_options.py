"""The options of a question as a page shows them."""

from random import Random

from barricades.games import load
from barricades.table import boards
from barricades.table.boards import Scene
from barricades.table.features.game.options import rows
from barricades.words import Words

NAME = "prelude"
GAME, BOARD = load(NAME), boards.load(NAME)


def asked(seed, what):
    """The questions of a kind in a random game."""
    rng, s = Random(seed), GAME.setup({})
    while asks := GAME.asks(s):
        ask = rng.choice(asks)
        if ask.what == what:
            yield s, ask
        s = GAME.apply(s, ask.who, rng.choice(ask.options))


def test_cards_of_one_title_are_told_apart_by_their_numbers():
    numbered = 0
    for s, ask in asked(1, "take-round"):
        view, words = GAME.view(s, ask.who), Words("en", NAME)
        scene = Scene(view=view, words=words, side=ask.who, ask=ask)
        titles = [row.title for row in rows(BOARD, scene, None) if row.title]
        assert len({*titles}) == len(titles)
        numbered += any("#" in title for title in titles)
    assert numbered


def test_a_card_that_can_be_played_in_one_way_alone_is_a_row_with_one_button():
    alone = 0
    for s, ask in asked(1, "take-round"):
        scene = Scene(view=GAME.view(s, ask.who), words=Words("en", NAME), side=ask.who, ask=ask)
        found = rows(BOARD, scene, None)
        cards = {option[0] for option in ask.options if isinstance(option, tuple)}
        assert sum(bool(row.title) for row in found) == len(cards)
        alone += len(cards) == len(ask.options)
    assert alone
