"""Stars: what has just happened to things is marked on the board, and nothing moves for it."""

from random import Random

import pytest
from rich.text import Text

from barricades.games import NAMES, load
from barricades.play.touched import touched
from barricades.terminal import boards
from barricades.terminal.blocks import STAR, joined, marked, noted, starred, things_on
from barricades.terminal.boards import Size
from barricades.terminal.session import Session
from barricades.terminal.sitting import Sitting
from barricades.words import Words


@pytest.mark.parametrize(
    ("shown", "then"), [(" 2₁ ", "*2₁ "), ("☼ Vyborg", "☼*Vyborg"), ("░2₁░", "*2₁░"), ("3", "3")]
)
def test_a_star_takes_the_place_of_a_blank(shown, then):
    line = joined(["a b ", marked(Text(shown), "token", "x"), " c"])
    (told,) = starred([line], {("token", "x")})
    assert told.plain == f"a b {then} c"
    assert list(things_on(told)) == list(things_on(line))
    assert any(span.style == "underline" for span in told.spans)
    assert starred([line], {("token", "y")}) == [line]


def test_what_cannot_be_pointed_at_is_starred_too():
    line = noted(Text("⚑ Red"), "will")
    assert starred([line], {("will", "")})[0].plain == "⚑*Red"
    assert list(things_on(line)) == []


@pytest.mark.parametrize("game", NAMES)
def test_the_board_has_stars_at_what_is_new_and_there_are_none_before_the_first_choice(game):
    rules, rng = load(game), Random(2)
    first, *others = rules.sides({})
    seats = {first: "me", **dict.fromkeys(others, "random")}
    session = Session.begin(rules, {}, seats, secret=b"1905")
    sitting, seen, asked = Sitting(session, Words("en", game)), 0, 0
    while asked < 40 and (ask := sitting.next()):
        for size in Size:
            scene = sitting.scene(first, ask, size=size, apart=True)
            lines = boards.draw(sitting.board, scene)
            plain = sitting.board.draw(scene)
            assert [line.cell_len for line in lines] == [line.cell_len for line in plain]
            told = "".join(line.plain for line in lines).count(STAR)
            assert asked or not told
            shown = {thing for line in plain for thing, *_ in things_on(line)}
            news = touched(game, session.news(first)) & shown
            assert not asked or not news or told, news
            seen += told
        sitting.choose(ask, (rng.choice(ask.options),))
        asked += 1
    assert seen > 10
    session.close()
