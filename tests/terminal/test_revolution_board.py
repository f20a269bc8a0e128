"""The board of Revolution!: whole bids typed at once, a second look, and what is hidden."""

from dataclasses import replace
from random import Random

import pytest

from barricades.core import NATURE, Refused
from barricades.games import load
from barricades.terminal import boards
from barricades.terminal.boards import Scene, Size
from barricades.terminal.screen import FORGET
from barricades.terminal.session import Session
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import run

GAME, BOARD = load("revolution"), boards.load("revolution")
HAND = {"force": 1, "blackmail": 1, "gold": 3}.items()


def opening(language="en"):
    s = GAME.setup({})
    ask = GAME.asks(s)[0]
    return Scene(view=GAME.view(s, "red"), words=Words(language, "revolution"), ask=ask), ask


def bid(typed, language="en"):
    scene, ask = opening(language)
    return BOARD.several(scene, ask, typed)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "priest 1f 2g, general 1b rogue 1g"),
        ("en", "PRIE 1F 2G gen 1b rog 1g"),
        ("de", "priester 1w 2g, general 1e, schurke 1g"),
        ("it", "prete 1f 2o, generale 1r, furfante 1o"),
    ],
)
def test_a_whole_bid_is_laid_force_first_and_gold_last(language, typed):
    assert bid(typed, language) == ("priest", "general", "priest", "priest", "rogue")


@pytest.mark.parametrize("typed", ["priest", "1", "", "spy"])
def test_a_text_without_tokens_is_no_bid(typed):
    assert bid(typed) == ()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("priest 2f 3g 1b", "terminal-bid-count"),
        ("priest 1f 1b 2g", "terminal-bid-count"),
        ("pope 1f 1b 3g", "terminal-bid-unclear"),
        ("priest 1x", "terminal-bid-unclear"),
        ("priest 1f 1b 3g and more", "terminal-bid-unclear"),
    ],
)
def test_what_is_wrong_with_a_bid_is_said(typed, why):
    with pytest.raises(Refused) as refused:
        bid(typed)
    assert refused.value.reason.what == why


def test_a_bid_is_shown_before_it_is_sealed_and_not_earlier():
    scene, ask = opening()
    assert BOARD.sealed(scene, ask, ("priest",)) == []
    lines = BOARD.sealed(scene, ask, ("priest", "general", "priest", "priest", "rogue"))
    assert [line.plain.split() for line in lines] == [
        ["General", "1b"],
        ["Priest", "1f", "2g"],
        ["Rogue", "1g"],
    ]


def test_an_immune_character_in_a_whole_bid_is_refused_and_nothing_is_laid():
    lines = ["general 1f, priest 1b 3g", "quit"]
    _, shown = run("play", "revolution", "--red", "me", "--seed", "00", lines=lines)
    assert "immune" in shown
    session = Session.resume()
    assert all(who != "red" for who, _ in session.record.choices)


def test_an_unclear_bid_is_told_once():
    lines = ["pope 1f 1b 3g", "quit"]
    _, shown = run("play", "revolution", "--red", "me", "--seed", "00", lines=lines)
    assert "“pope” is not clear" in shown
    assert "none of the options" not in shown


def test_enter_seals_and_anything_else_does_not():
    typed = "priest 1f 2g, general 1b, rogue 1g"
    lines = [typed, "no", typed, "", "quit"]
    run("play", "revolution", "--red", "me", "--seed", "00", lines=lines)
    session = Session.resume()
    mine = [choice for who, choice in session.record.choices if who == "red"]
    assert mine == ["priest", "general", "priest", "priest", "rogue"]
    assert session.state.round == 2


def test_two_at_one_screen_do_not_see_each_others_bids():
    lines = ["", "priest 1f 2g, general 1b, rogue 1g", "", "", "quit"]
    seats = ["--red", "me", "--blue", "friend", "--players", "3", "--green", "random"]
    _, shown = run("play", "revolution", *seats, "--seed", "00", lines=lines, interactive=True)
    for_blue = shown.split(FORGET)[-2]  # the last one clears up after the leave-taking
    assert "5 tokens laid" in for_blue
    assert "→" not in for_blue, "no token of anybody lies face up"
    assert "1f 2g" not in for_blue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", Size)
def test_every_position_can_be_drawn_for_everybody(language, size):
    rng, words, s = Random(7), Words(language, "revolution"), GAME.setup({"area_control": "yes"})
    while asks := GAME.asks(s):
        if rng.random() < 0.05:
            for side in (None, *GAME.sides({})):
                ask = next((ask for ask in asks if ask.who == side), None)
                scene = Scene(view=GAME.view(s, side), words=words, size=size, ask=ask)
                assert all(line.cell_len <= scene.width for line in BOARD.draw(scene))
        ask = rng.choice(asks)
        assert ask.who != NATURE
        s = GAME.apply(s, ask.who, rng.choice(ask.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_screen_all_that_lies_on_a_character_is_seen(language):
    scene, ask = opening(language)
    chips = [f"{count}{scene.words.text(f'terminal-sign-{kind}')}" for kind, count in HAND]
    for name in ("priest", "aristocrat"):
        laid = scene.view | {"bids": scene.view["bids"] | {"red": [name] * 5}}
        small = replace(scene, view=laid, width=80, size=Size.SMALL)
        lines = [line.plain for line in BOARD.table(small, ask) or []]
        assert any(f" →{' '.join(chips)}" in line for line in lines)
        assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("size", Size)
def test_once_the_game_is_over_the_bid_board_makes_room(size):
    scene, _ = opening()
    over = replace(scene, view=scene.view | {"ended": "full"}, size=size, ask=None)
    text = "\n".join(line.plain for line in BOARD.draw(over))
    assert "Cathedral" in text
    assert "Priest" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_character_is_cut_beside_a_question(language):
    scene, ask = opening(language)
    text = "\n".join(
        line.plain for line in BOARD.draw(replace(scene, width=72, size=Size.FULL, apart=True))
    )
    for character in ask.options:
        assert scene.words.noun("character", character) in text
