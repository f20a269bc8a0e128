"""Of everything on a board it is told when it is asked for, in whole sentences and by the rules."""

from __future__ import annotations

import json
import re
from html import unescape
from random import Random
from typing import Any

import pytest

from barricades.core import NATURE
from barricades.core.ask import plain
from barricades.digest import sections
from barricades.games import NAMES, load
from barricades.play.uses import NotAskedFor, why_not
from barricades.table import boards
from barricades.table.boards import Scene
from barricades.words import LANGUAGES, Words

THING = re.compile(r'data-kind="([^"]+)" data-value="([^"]*)"')
APART = 9  # so manieth question is looked at


def things(name: str, view: Any, side: str) -> set[tuple[str, str]]:
    """What is drawn and can be clicked, by kind and value as JSON."""
    board, scene = boards.load(name), Scene(view=view, words=Words("en", name), side=side)
    drawn = board.strip(scene) + board.draw(scene) + board.hand(scene)
    return {(kind, unescape(value)) for kind, value in THING.findall(str(drawn))}


@pytest.mark.parametrize("name", NAMES)
def test_every_thing_on_the_board_has_a_use_in_every_language(name):
    game, rng, count = load(name), Random(4), 0
    words = [Words(language, name) for language in LANGUAGES]
    known, kinds = {*sections(name, "en")}, set()
    s = game.setup({})
    while asks := game.asks(s):
        ask, count = rng.choice(asks), count + 1
        if ask.who != NATURE and count % APART == 0:
            view = game.view(s, ask.who)
            for kind, value in things(name, view, ask.who):
                error = why_not(name, view, kind, plain(json.loads(value)))
                assert isinstance(error, NotAskedFor), (kind, value)
                assert {*error.cites} <= known, error
                kinds.add(kind)
                for said in words:
                    told = said.refusal(error)
                    assert re.fullmatch(r"[A-ZÄÖÜÈ“„].*\.", told), told
                    assert not re.search(r"[{}_\n]|  |use-", told), told
        game.play(s, ask.who, rng.choice(ask.options))
    assert len(kinds) > 5


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_thing_has_no_use(name):
    game = load(name)
    view = game.view(game.setup({}), game.sides({})[0])
    for kind in ("weather", "card", "token", "place", "area", "area-side", "side", "pile", "track"):
        values: tuple[Any, ...] = ("nonsense", ("nonsense", (1, 2)), -1, None)
        for value in values:
            if (name, kind) != ("revolution", "track"):  # there is but one
                assert why_not(name, view, kind, value) is None, (kind, value)
