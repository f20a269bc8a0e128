"""Lessons line by line."""

from barricades.lessons import NAMES, course
from barricades.terminal import progress
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import run

FIRST = course(NAMES[0]).lessons[0]
TASK = next(at for at, step in enumerate(FIRST.steps) if step.is_task)
TURNS = FIRST.steps[TASK].turns


def learn(*lines: str, language: str = "en") -> str:
    """All that is shown in the first lesson, if these lines are typed."""
    code, shown = run("learn", NAMES[0], "1", "--language", language, lines=lines)
    assert code == 0
    return shown


def test_the_lessons_are_listed():
    for language in LANGUAGES:
        for name in NAMES:
            code, shown = run("learn", name, "--language", language)
            assert code == 0
            for lesson in course(name).lessons:
                assert Words(language, name).noun("lesson", lesson.name) in shown


def test_a_lesson_is_played_and_a_wrong_try_explained():
    words = Words("en", NAMES[0])
    right = [words.noun("card", TURNS[0].accept[0]), "recruit", str(TURNS[2].accept[0])]
    shown = " ".join(learn(*[""] * TASK, "lenin", "narva 1", "?", *right, "back", "quit").split())
    for id in ("city", "unrest", "card", "recruit", "recruit-not", "recruit-done"):
        told = words.text(f"lesson-{FIRST.name}-{id}").replace("**", "")
        assert told[:60] in shown
    assert "You do not hold Narva 1" in shown
    assert "§ 4.1" in shown or "4.1" in shown


def test_in_other_languages():
    shown = learn(*[""] * TASK, "Lenin", "zurück", "ende", language="de")
    assert Words("de", NAMES[0]).noun("lesson", FIRST.name) in shown
    assert "Enter: weiter" in shown


def test_what_makes_no_sense_is_said():
    shown = learn(*[""] * TASK, "xyzzy", "narva", "")
    assert "xyzzy" in shown
    assert "Narva 6; Narva 4" in shown or "Narva 4; Narva 6" in shown


def test_what_is_not_taught_is_refused(capsys):
    assert run("learn", NAMES[0], "nothing")[0] == 2
    assert "There is no lesson called “nothing”" in capsys.readouterr().err


def test_the_lessons_and_which_are_done_are_listed_in_a_game():
    progress.remember(FIRST)
    _, shown = run("play", NAMES[0], "--bot", "random", "--seed", "00", lines=["lessons", "quit"])
    words = Words("en", NAMES[0])
    titles = [words.noun("lesson", name) for name in course(NAMES[0]).names]
    assert f"1 ✓ {titles[0]}" in shown
    assert f"2 · {titles[1]}" in shown
    assert f"barricades learn {NAMES[0]} 1" in shown
