"""Playing as text: what a language model without tools reads, and how it answers."""

from collections.abc import Callable
from random import Random

import pytest

from barricades.games import NAMES, load
from barricades.position import position
from barricades.prompt import prompt
from barricades.terminal import saves
from barricades.terminal.as_text import AsText
from barricades.terminal.session import Session
from barricades.words import LANGUAGES, Words
from tests.running.soak import soaked
from tests.terminal.scripted import Scripted, run

GAME = NAMES[0]
MOST = soaked(400, 15)  # questions of a game


def played(
    game: str, answer: Callable[[str, Session], str | None], language: str = "en"
) -> tuple[Session, str]:
    """A game against random bots; `answer` is given the text of each question."""
    rules = load(game)
    first, *others = rules.sides({})
    players = {first: "me", **dict.fromkeys(others, "random")}
    session = Session.begin(rules, {}, players, secret=b"1917")
    read = [0]

    def reply(seen: Scripted) -> str | None:
        told, read[0] = seen.all[read[0] :], len(seen.all)
        return answer(told, session)

    screen = Scripted(watch=reply)
    AsText(session, screen, Words(language, game)).run()
    return session, screen.all


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_played_by_numbers_and_a_text_has_all_that_the_side_may_know(game, language):
    rng, asked = Random(5), [0]

    def answer(told: str, session: Session) -> str | None:
        asked[0] += 1
        side = session.people[0]
        ask = next(ask for ask in session.history.asks if ask.who == side)
        whole = prompt(position(session.game, session.state, side), language).splitlines()
        for line in whole[:1] + [line for line in whole if line.startswith("{")]:
            assert line in told
        guess = session.game.guess(session.state, side, rng)
        assert prompt(position(session.game, guess, side), language).splitlines() == whole
        assert f"\n{len(ask.options)}. " in told
        assert "\x1b" not in told
        return None if asked[0] == MOST else f"I take {rng.randint(1, len(ask.options))}."

    session, shown = played(game, answer, language)
    if session.outcome:
        assert Words(language, game).outcome(session.outcome) in shown
    else:
        assert asked[0] == MOST


def test_an_option_says_what_it_does():
    def answer(told: str, session: Session) -> str | None:
        return "1" if "Which card" not in told else None

    _, shown = played(GAME, answer)
    assert "1. Lenin – " in shown or "2. Stalin – " in shown


def test_what_is_no_answer_is_said_and_the_end_of_input_leaves():
    answers = iter(["", "nonsense", "99", "1"])
    session, shown = played(GAME, lambda told, session: next(answers, None))
    assert "“nonsense” has no number from 1 to" in shown
    assert "“99” has no number from 1 to" in shown
    mine = [choice for who, choice in session.record.choices if who == session.people[0]]
    assert len(mine) == 1
    assert saves.read(session.path) == session.record
    assert "--resume" in shown


def test_from_the_command_line_and_only_for_one(capsys):
    code, shown = run("play", GAME, "--as-text", "--bot", "random", lines=["1"])
    assert code == 0
    assert "you play Red" in shown
    assert run("play", GAME, "--as-text", "--white", "friend")[0] == 2
    assert "Only one person" in capsys.readouterr().err
    assert run("play", "--as-text", interactive=True)[0] == 2
