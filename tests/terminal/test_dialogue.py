"""The dialogue before a game."""

import pytest

from barricades.bots import OPPONENT
from barricades.games import NAMES, load
from barricades.terminal.dialogue import Dialogue, answered
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import Scripted, run

GAME = load(NAMES[0])


def talk(*lines, language="en", unfinished=False):
    screen = Scripted(lines)
    wish = answered(
        screen, Dialogue(Words(language, GAME.name), GAME).questions(unfinished=unfinished)
    )
    return wish, screen.all


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_takes_the_default(language):
    wish, shown = talk("", "", "", language=language)
    first, second = GAME.sides({})
    assert wish.players == {first: "me", second: OPPONENT}
    assert wish.options == {"rules": "english"}
    assert Words(language, GAME.name).text("reconstructed") in " ".join(shown.split())


def test_one_can_take_the_other_side_against_the_other_bot():
    wish, _ = talk("random", "first", "white")
    assert wish.players == {"red": "random", "white": "me"}
    assert wish.options == {"rules": "first"}


def test_an_expert_is_given_a_time():
    assert talk("expert", "", "2 s", "")[0].players["white"] == "expert:2s"
    assert talk("expert", "", "", "")[0].players["white"] == "expert"


def test_two_at_one_screen_choose_no_side():
    wish, _ = talk("together", "")
    assert wish.players == {"red": "me", "white": "friend"}


def test_alone_one_chooses_side_and_difficulty():
    wish, _ = talk("alone", "2", "", "3")
    assert wish.players == {"white": "me"}
    assert wish.options == {"solitaire": "white", "rules": "english", "difficulty": 3}


def test_nonsense_is_answered_and_asked_again():
    wish, shown = talk("19", "chess", "1", "", "")
    assert wish.players["red"] == "me"
    assert shown.count("none of these") == 2


def test_an_unfinished_game_is_offered_first():
    run("play", "dual-powers", "--white", "random", "--seed", "00", lines=["1"])
    code, shown = run("play", "dual-powers", lines=["", "quit"], interactive=True)
    assert code == 0
    assert "unfinished" in shown
    assert "objective" in shown


def test_leaving_the_dialogue_is_no_trouble(capsys):
    code, _ = run("play", interactive=True)
    assert code == 0
    assert capsys.readouterr().err.strip() == ""


def test_a_game_follows():
    code, shown = run("play", lines=["", "", "", "", "quit"], interactive=True)
    assert code == 0
    assert "--resume" in shown
