"""What is kept of a drawing: the same for everybody, and nothing of what others see."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import barricades.table
from barricades.bots import Seat
from barricades.core import NATURE
from barricades.dealer import Dealer
from barricades.games import NAMES, load
from barricades.play.entries import CHOICE, Entry
from barricades.table import boards
from barricades.table.boards import Scene, cache, environment
from barricades.table.boards.cache import PieceCache, collect_parts
from barricades.table.boards.parts import parts, split_parts
from barricades.table.features.game.options import rows
from barricades.table.live.archive import result
from barricades.table.web.viewer import words_of
from tests.table.playing import friends

CACHED = re.compile(r"cached(?:_each|_line)?\((\w+)")
MACRO = re.compile(r"{% macro (\w+)")
FILLED_IN = ("board.html", "hand.html", "twin.html", "game.html", "parts.html", "replay.html")
IMPORT = re.compile(r"{% from \S+ import ([\w, ]+?)( with context)? %}")
TEMPLATES = sorted(Path(barricades.table.__file__).parent.rglob("*.html"))


def test_what_is_kept_cannot_know_who_looks():
    """A macro without context has nothing but what it is given: an imported one, or its sister."""
    used = 0
    for template in TEMPLATES:
        text = template.read_text("utf-8")
        known = {
            name
            for names, context in IMPORT.findall(text)
            if not context
            for name in names.split(", ")
        }
        if template.name not in FILLED_IN:
            known |= {*MACRO.findall(text)}
        for name in CACHED.findall(text):
            used += 1
            assert name in known, f"{template.name}: {name}"
    assert used


def test_a_long_log_is_drawn_once(rooms, client):
    """Whoever turns its pages would otherwise have every line drawn for every page."""
    room = friends(rooms, "prelude", ("revolutionary", "government"))
    history, rng, rows = room.history.copy(), Random(1), list[Entry]()
    while history.asks:
        ask, dealer = history.asks[0], Dealer(room.row.secret, history.answers)
        choice = dealer.answer(ask) if ask.who == NATURE else rng.choice(ask.options)
        rows.append(Entry(history.number + 1, CHOICE, ask.who, choice))
        history.add(rows[-1])
    rooms.store.append(room.id, rows, result(history))
    room.catch_up()
    cache.clear()
    seen = [client.get(f"/game/{room.id}/replay?at={room.moments - 1}&log=whole") for _ in "ab"]
    lines = len(history.lines)
    drawn = cache._line_drawing.cache_info()
    assert seen[0].text == seen[1].text
    assert lines > 500
    assert drawn.misses <= lines
    assert drawn.hits >= 0.9 * lines
    assert 3 * lines < boards.MAX_LINES


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_what_would_be_drawn_anew(name):
    game, rng, words = load(name), Random(7), words_of("de", name)
    state, board = game.setup({}), boards.load(name)

    def drawn(side):
        ask = next((ask for ask in game.asks(state) if ask.who == side), None)
        scene = Scene(view=game.view(state, side), words=words, side=side, ask=ask)
        options = ask.options if ask else ()
        pictures = [boards.picture(board, scene, option) for option in options]
        return board.draw(scene), board.hand(scene), board.twin(scene), pictures

    seen = 0
    while seen < 12 and (asks := game.asks(state)):
        if asks[0].who != NATURE:
            seen += 1
            for side in (*game.sides({}), None):
                warm = drawn(side)
                cache.clear()
                environment._cached.cache_clear()
                assert warm == drawn(side)
        state = game.apply(state, asks[0].who, rng.choice(asks[0].options))


@pytest.mark.parametrize("name", NAMES)
def test_a_board_that_is_drawn_apart_has_the_parts_of_the_whole_one(name):
    game, rng, words = load(name), Random(7), words_of("it", name)
    state, board, seen = game.setup({}), boards.load(name), 0
    while seen < 6 and (asks := game.asks(state)):
        if asks[0].who != NATURE:
            seen += 1
            for side in (*game.sides({}), None):
                ask = next((ask for ask in asks if ask.who == side), None)
                scene = Scene(view=game.view(state, side), words=words, side=side, ask=ask)
                for draw in (board.strip, board.draw, board.hand):
                    if seen % 2:
                        cache.clear()
                    with cache.collect_parts() as found:
                        holes = draw(scene)
                    whole = draw(scene)
                    assert parts(holes) | found == parts(whole)
                    assert split_parts(holes)[0] == split_parts(whole)[0]
        state = game.apply(state, asks[0].who, rng.choice(asks[0].options))


@pytest.mark.parametrize("name", NAMES)
def test_a_piece_looks_the_same_while_all_it_depends_on_is_the_same(name):
    game, rng, words, board = load(name), Random(7), words_of("en", name), boards.load(name)
    state, same = game.setup({}), Counter[str]()
    before: dict[tuple[str, str | None], tuple[Any, Any]] = {}

    def options(scene):
        return scene.ask and rows(board, scene, Seat(game, state, scene.ask))

    draws = {"strip": board.strip, "board": board.draw, "hand": board.hand, "options": options}
    for _ in range(40):
        asks, log = game.asks(state), tuple(state.log)
        for side in (*game.sides({}), None):
            ask = next((ask for ask in asks if ask.who == side), None)
            view = game.view(state, side)
            scene = Scene(view=view, words=words, side=side, ask=ask, news=log[-2:], log=log)
            for piece, draw in draws.items():
                depends_on, drawn = boards.basis(board, scene, piece), draw(scene)
                if (piece, side) in before and before[piece, side][0] == depends_on:
                    assert before[piece, side][1] == drawn, (piece, side)
                    same[piece] += 1
                before[piece, side] = depends_on, drawn
        state = game.apply(state, asks[0].who, rng.choice(asks[0].options))
    assert {*same} == {*draws}


def test_a_piece_is_drawn_again_when_something_is_different_and_brings_its_parts():
    pieces, words, calls = PieceCache(), words_of("en", "dual-powers"), []
    state = load("dual-powers").setup({})
    scene = Scene(view=load("dual-powers").view(state, None), words=words)

    def draw():
        calls.append(1)
        return boards.load("dual-powers").draw(scene)

    found = []
    for depends_on in (1, 1, 2):
        with collect_parts() as collected:
            pieces.piece("board", depends_on, draw)
        found.append(collected)
    assert len(calls) == 2
    assert found[0]
    assert found[0] == found[1] == found[2]
