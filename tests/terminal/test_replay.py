"""Replaying a record, from any side's eyes; and verifying it."""

import json

import pytest

from barricades.core import NATURE
from barricades.games import NAMES, load
from barricades.terminal import saves
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import finished, run

GAME = load(NAMES[0])
SIDES = GAME.sides({})


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "record"
    path.write_text(finished(), "utf-8")
    return path


def last(path):
    return len(saves.read(path).choices)


@pytest.mark.parametrize("side", SIDES)
def test_no_side_sees_the_others_secrets(file, side):
    words, record = Words("en", GAME.name), saves.read(file)
    s, checked = GAME.setup(record.options), 0
    for number, (who, choice) in enumerate(record.choices, 1):
        s = GAME.apply(s, who, choice)
        if number % 9:
            continue
        shown = run("replay", str(file), "--side", side, "--to", str(number))[1]
        seen, log = repr(GAME.view(s, side)), " ".join(map(words.event, s.log))
        for hidden in {c for w, c in record.choices[:number] if w == NATURE}:
            other = any(repr(hidden) in repr(GAME.view(s, o)) for o in SIDES if o != side)
            if (
                other
                and repr(hidden) not in seen
                and (label := words.noun("card", hidden)) not in log
            ):
                assert label not in shown
                checked += 1
    assert checked > 20


def test_an_onlooker_sees_no_hand(file):
    number = next(n for n, (who, _) in enumerate(saves.read(file).choices) if who != NATURE)
    shown = run("replay", str(file), "--to", str(number))[1]
    own = run("replay", str(file), "--to", str(number), "--side", SIDES[0])[1]
    assert shown.count("╭") < own.count("╭")
    assert "an onlooker" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_paper_the_last_position_is_shown(file, language):
    code, shown = run("replay", str(file), "--language", language)
    assert code == 0
    record = saves.read(file)
    assert str(len(record.choices)) in shown
    assert "{" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_as_sentences(file, language):
    code, shown = run("replay", str(file), "--log", "--language", language)
    part = run("replay", str(file), "--log", "--to", "40", "--language", language)[1]
    assert code == 0
    assert shown.startswith(part)
    assert len(shown.splitlines()) > 80


def leaf(file, *lines, side=None):
    argv = ["replay", str(file), *(["--side", side] if side else [])]
    code, shown = run(*argv, lines=lines, interactive=True)
    assert code == 0
    return [
        int(line.partition("choice ")[2].split()[0])
        for line in shown.splitlines()
        if "choice " in line and " of " in line
    ], shown


def test_pages_turn_forth_and_back(file):
    pages, _ = leaf(file, "", "next", "n", "back", "b")
    assert pages == sorted(pages[:4]) + pages[2:0:-1]
    assert len(set(pages[:4])) == 4


def test_before_the_first_and_after_the_last_there_is_nothing(file):
    pages, shown = leaf(file, f"{last(file)}", "next", "jump 0", "back", "900", "jump x", "?")
    assert pages[1:] == [last(file), last(file), 0, 0]
    assert "There is no choice 900" in shown
    assert shown.count("Enter turns the page") == 2


def test_eyes_can_be_changed_while_leafing(file):
    _, shown = leaf(file, "side", "side white", "side onlooker?", "log", "quit", side="red")
    for eyes in ("seen by Red", "seen by White", "seen by an onlooker"):
        assert eyes in shown


def test_a_game_resigned_says_so(file):
    run("play", "dual-powers", "--white", "random", lines=["resign", "yes"])
    newest = next(path for path, _ in saves.newest())
    assert "has resigned" in run("replay", str(newest))[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_holds(file, language):
    code, shown = run("verify", str(file), "--language", language)
    answers = sum(who == NATURE for who, _ in saves.read(file).choices)
    assert code == 0
    assert str(answers) in shown


def test_where_there_is_no_chance_nobody_speaks_of_a_dealer():
    _, told = run("play", "revolution", "--bot", "random", lines=["resign", "yes"])
    assert "committed" not in told
    newest = next(path for path, _ in saves.newest())
    code, shown = run("verify", str(newest))
    assert code == 0
    assert "Nothing in it was dealt or rolled" in shown
    assert "0 deals" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("nth", [0, 7, 15, -1])
def test_the_first_altered_choice_is_named(file, nth, language):
    record = saves.read(file)
    numbers = [n for n, (who, _) in enumerate(record.choices) if who == NATURE]
    at, s = numbers[nth], GAME.setup(record.options)
    for who, choice in record.choices[:at]:
        s = GAME.apply(s, who, choice)
    (ask,) = GAME.asks(s)
    data = json.loads(file.read_text("utf-8"))
    data["choices"][at][1] = next(o for o in ask.options if o != record.choices[at][1])
    file.write_text(json.dumps(data), "utf-8")
    code, shown = run("verify", str(file), "--language", language)
    assert code == 1
    assert f" {at + 1} " in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_was_cut_is_found(file, language):
    data = json.loads(file.read_text("utf-8"))
    for left in (1, len(data["choices"]) // 2, len(data["choices"]) - 1):
        short = {**data, "choices": data["choices"][:left]}
        file.write_text(json.dumps(short), "utf-8")
        code, shown = run("verify", str(file), "--language", language)
        assert code == 1
        assert str(left) in shown


def test_what_a_record_does_not_prove_is_said(file):
    assert "does not prove who played" in run("verify", str(file))[1].replace("\n", " ")
    assert run("verify", str(file), "--key", "00")[0] == 1


def test_an_illegal_choice_is_named(file):
    data = json.loads(file.read_text("utf-8"))
    at = next(n for n, (who, _) in enumerate(data["choices"]) if who != NATURE)
    data["choices"][at][1] = "nonsense"
    file.write_text(json.dumps(data), "utf-8")
    code, shown = run("verify", str(file))
    assert code == 1
    assert f"Choice {at + 1} " in shown


@pytest.mark.parametrize("dealer", [{}, {"commitment": "00", "secret": "00", "gaps": []}])
def test_what_cannot_be_checked_is_refused(file, dealer, capsys):
    data = json.loads(file.read_text("utf-8"))
    data["dealer"] = dealer
    file.write_text(json.dumps(data), "utf-8")
    assert run("verify", str(file))[0] == 2
    assert capsys.readouterr().err.count("\n") == 1
