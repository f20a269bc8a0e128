"""The coach in the line mode: the words of the table, and a warning before a blunder."""

from random import Random

import pytest

from barricades.bots import Seat, hints, judgement
from barricades.bots.budget import Budget
from barricades.bots.hints import Blunder, Hint
from barricades.games import NAMES, load
from barricades.terminal import coach
from barricades.terminal.play import Play
from barricades.terminal.session import Session
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import Scripted, run

GAME = load(NAMES[0])
EN = Words("en", GAME.name)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(coach, "THINKING", Budget(iterations=5))
    monkeypatch.setattr(hints, "TRIALS", 2)
    monkeypatch.setattr(hints, "BLUNDER", 2.0)  # nothing is one, by chance


@pytest.fixture
def blunder(monkeypatch):
    """Every choice but the last option seems to cost much."""

    def found(seat, judgement, choice, best, rng):
        better = Hint(seat.ask.options[-1], 0.6, 0.02, None)
        lost = Blunder(choice, better, 0.3, 0.04)
        return None if choice == better.choice else lost

    monkeypatch.setattr(coach, "blunder", found)


def begin(*, friend: bool = False) -> Session:
    first, second = GAME.sides({})
    who = {first: "me", second: "friend" if friend else "random"}
    return Session.begin(GAME, {}, who, secret=b"1917")


def sit_down(*lines: str, language: str = "en", friend: bool = False, on: bool = True):
    """A game with these lines typed; the session, and all that was shown, in one line."""
    session = begin(friend=friend)
    coach.switch(session.path, on=on)
    paper = Scripted(lines)
    Play(session, paper, Words(language, GAME.name)).run()
    return session, " ".join(paper.all.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_a_new_kind_of_question_means_and_what_is_sensible(language):
    _, shown = sit_down(language=language)
    words = Words(language, GAME.name)
    assert words.text("coach-means-set-objective") in shown
    assert words.text("coach-think-set-objective") in shown
    chance = words.text("coach-chance", chance=0).partition("0")[2]  # what follows the figure
    assert 2 <= shown.count(chance) <= hints.BEST


def test_it_is_silent_about_a_kind_that_was_answered():
    sit_down("1")
    _, shown = sit_down("1")
    assert EN.text("coach-means-set-objective") not in shown
    assert EN.text("coach-means-take-turn") in shown


def test_it_is_there_only_where_it_is_wanted():
    _, shown = sit_down("1", on=False)
    assert EN.text("coach-says") not in shown
    assert not coach.NOTES.under(GAME.name)


def test_it_comes_and_goes_and_is_there_again_when_the_game_is_taken_up():
    session, shown = sit_down("coach", "coach", on=False)
    assert shown.index(EN.text("terminal-coach-on")) < shown.index("calls it back")
    assert session.path.name not in coach.NOTES.under(coach.COACHED)
    coach.switch(session.path, on=True)
    _, shown = run("play", "--resume", str(session.path), lines=["quit"])
    assert EN.text("coach-says") in shown


def test_two_at_one_screen_have_none():
    _, shown = sit_down("", "coach", friend=True)
    assert EN.text("terminal-coach-alone") in shown
    assert EN.text("coach-says") not in shown


@pytest.mark.parametrize("then", ["", "no"])
def test_a_blunder_is_chosen_only_by_who_insists(blunder, then):
    session, shown = sit_down("1", then)
    assert "lower your chance to win by about 30 % ± 4" in shown
    assert any(who == "red" for who, _ in session.record.choices) == (then == "")


def test_whatever_else_is_chosen_needs_no_second_word(blunder):
    session = begin()
    coach.switch(session.path, on=True)
    ask = session.proceed()
    assert ask
    last = ask.options[-1]
    Play(session, Scripted([str(last)]), EN).run()
    assert ("red", last) in session.record.choices


def test_a_whole_bid_is_weighed_at_once(monkeypatch):
    game = load("revolution")
    session = Session.begin(game, {}, dict.fromkeys(game.sides({}), "random") | {"red": "me"})
    words, rng = Words("en", game.name), Random(5)
    mine, ask = coach.Coach(session, words), session.proceed()
    assert ask
    bid, *_ = hints.hints(Seat(game, session.state, ask), judgement(game), Budget(1), rng)
    answers = tuple(choice for _, choice in bid.plan)
    assert len(answers) > 1
    monkeypatch.setattr(hints, "BLUNDER", -1.0)
    monkeypatch.setattr(hints, "WITHIN", 0.0)
    assert "compared with a quick and sensible answer" in mine.warning(ask, answers)


def test_the_first_game_of_all_has_one_unless_it_is_sent_away():
    _, first = run("play", NAMES[0], "--plain", lines=["", "", "", "quit"], interactive=True)
    assert EN.text("coach-says") in first
    _, second = run("play", NAMES[0], "--plain", lines=["2", "", "", "quit"], interactive=True)
    assert EN.text("coach-says") not in second
    _, wanted = run("play", NAMES[0], "--coach", lines=["quit"])
    assert EN.text("coach-says") in wanted
