"""The options of a question as a page shows them."""

from random import Random
from typing import Any

import pytest

from barricades.bots import Seat
from barricades.core import NATURE
from barricades.games import load
from barricades.table import boards
from barricades.table.boards import Scene
from barricades.table.features.game.options import rows
from barricades.words import LANGUAGES, Words
from tests.promises.play import CASES, walk
from tests.running.soak import soaked

NAME = "prelude"
GAME, BOARD = load(NAME), boards.load(NAME)
ALL: list[Any] = CASES
FIRST: dict[str, Any] = {case.values[0].game.name: case.values[0] for case in reversed(ALL)}
APART = soaked(1, 9)  # so manieth question is looked at


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", FIRST.values(), ids=FIRST)
def test_no_two_options_have_the_same_picture_and_words(case, language):
    board, words = boards.load(case.game.name), Words(language, case.game.name)
    for seed in case.seeds(4):
        for s, ask, _ in walk(case, seed)[::APART]:
            if ask.who == NATURE:
                continue
            scene = Scene(view=case.game.view(s, ask.who), words=words, side=ask.who, ask=ask)
            found = rows(board, scene, Seat(case.game, s, ask))
            seen = [(row.title, b.brief.title, b.picture) for row in found for b in row.buttons]
            assert len({*seen}) == len(seen) == len(ask.options), (ask.what, seen)
