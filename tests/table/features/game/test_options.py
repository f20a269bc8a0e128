"""The options of a question as a page shows them."""

import json
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


def asked(seed, what, game=GAME):
    """The questions of a kind in a random game."""
    rng, s = Random(seed), game.setup({})
    while asks := game.asks(s):
        ask = rng.choice(asks)
        if ask.what == what:
            yield s, ask
        s = game.apply(s, ask.who, rng.choice(ask.options))


def shown(name, what):
    """Scenes and rows of the questions of a kind, in a random game of this name."""
    game, words = load(name), Words("en", name)
    for s, ask in asked(1, what, game):
        scene = Scene(view=game.view(s, ask.who), words=words, side=ask.who, ask=ask)
        yield scene, rows(boards.load(name), scene, Seat(game, s, ask))


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


def test_what_stands_on_a_card_and_cannot_be_done_is_struck_below_the_options():
    count = 0
    for scene, found in shown("dual-powers", "act"):
        offered = [row.buttons[0].label for row in found if row.buttons]
        missing = [why for row in found if (why := row.unavailable)]
        assert len(offered) == len(scene.ask.options)
        assert all(name not in offered and reason for name, reason in missing)
        count += len(missing)
    assert count


def test_a_card_whose_event_cannot_take_place_has_it_struck_in_its_row():
    struck = 0
    for scene, found in shown(NAME, "take-round"):
        hand = scene.view["hands"][scene.side]["cards"]
        for row in found:
            if not row.title:
                continue
            card = json.loads(row.about[1])
            barred = card in hand and (card, "event") not in scene.ask.options
            assert bool(row.unavailable) == barred
            assert not row.unavailable or all(row.unavailable)
            struck += barred
    assert struck


def test_whoever_carries_out_a_card_looks_at_its_region():
    for scene, _ in shown("dual-powers", "act"):
        about = boards.asked_about(boards.load("dual-powers"), scene)
        assert about in [("region", region) for region in scene.view["regions"]]


def test_cubes_stand_in_rows_with_the_sign_of_their_side_and_passing_stands_last():
    for scene, found in shown("revolution", "spy"):
        *cubes, last = found
        assert last.buttons[0].forgoes
        signs = {button.side for row in cubes for button in row.buttons}
        assert signs <= scene.view["support"].keys()


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
