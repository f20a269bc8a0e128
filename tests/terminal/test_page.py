"""The page: it fits the screen, whatever lies on the board."""

from functools import cache
from random import Random

import pytest
from rich.text import Text

from barricades.core import NATURE
from barricades.games import NAMES, load
from barricades.terminal import boards
from barricades.terminal.boards import Scene
from barricades.terminal.keys import keys
from barricades.terminal.page import BELOW, News, Page, listed, proclaimed
from barricades.words import LANGUAGES, Words
from tests.running.soak import soaked

SIZES = [(80, 24), (80, 45), (100, 45), (110, 70)]
RATE = soaked(0.15, 0.025)  # of all questions


@cache
def questions(name):
    """Questions to sides from random games with random options, and how things stand then."""
    game, rng, found = load(name), Random(1917), []
    for _ in range(4):
        s = game.setup({o.name: rng.choice(o.values) for o in game.options if not o.check})
        while asks := game.asks(s):
            ask = rng.choice(asks)
            if ask.who != NATURE and rng.random() < RATE:
                found.append((game.view(s, ask.who), ask, s.log))
            s = game.apply(s, ask.who, rng.choice(ask.options))
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_page_fits_its_screen(name, language, width, height):
    board, words = boards.load(name), Words(language, name)
    for view, ask, log in questions(name):
        scene = Scene(view=view, words=words, width=width, ask=ask)
        lines = Page(board, scene, News(log, min(9, len(log))), height).lines()
        assert max(line.cell_len for line in lines) <= width
        assert len(lines) + BELOW <= height, "\n".join(line.plain for line in lines)


def names(words, ask, option):
    """How an option may be called: in full, in short, or by the thing it begins with."""
    yield words.option(ask, option)
    if words.has(f"short-{option}"):
        yield words.text(f"short-{option}")
    if isinstance(option, tuple):
        yield words.noun(ask.of.partition("-")[0], option[0])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_on_the_page_with_its_key(name, language):
    board, words = boards.load(name), Words(language, name)
    for view, ask, _ in questions(name):
        page = Page(board, Scene(view=view, words=words, ask=ask), News((), 0), 1000)
        shown = "\n".join(line.plain for line in page.options)
        for option, key in keys(ask).items():
            assert f"[{key}]" in shown or f"{key:>2} " in shown
            assert any(name in shown for name in names(words, ask, option))


def test_a_long_list_has_two_columns_and_long_facts_hang():
    short = [(Text(f"name {n}"), Text("fact")) for n in range(1, 6)]
    assert len(listed(short, 80)) == 3
    assert len(listed(short, 30)) == 5
    (first, second) = listed([(Text("name"), Text("many words " * 6))], 60)
    assert second.plain.startswith(" " * 9 + "many") or second.plain.startswith(" " * 9 + "words")
    assert first.cell_len <= 60


def test_a_long_sentence_takes_several_bars():
    assert {line.cell_len for line in proclaimed("word " * 40, 60)} == {60}


@pytest.mark.parametrize("name", NAMES)
def test_news_that_do_not_fit_are_counted(name):
    board, words = boards.load(name), Words("en", name)
    view, ask, log = next(found for found in questions(name) if len(found[2]) > 40)
    scene = Scene(view=view, words=words, width=100, ask=ask)

    def shown(fresh: int, height: int) -> str:
        return "\n".join(
            line.plain for line in Page(board, scene, News(log, fresh), height).lines()
        )

    assert "more before that" in shown(40, 45)
    assert "more before that" not in shown(40, 1000)
    assert "more before that" not in shown(1, 45)
    for event in log[-3:]:
        assert words.event(event).partition(" ")[0] in shown(3, 45)
