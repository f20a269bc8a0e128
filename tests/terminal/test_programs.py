"""Programs and slow bots at the terminal: who may be started, who fails, and who is waited for."""

import shlex
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from barricades.bots import Seat
from barricades.core import Choice
from barricades.fast import beside, disk_cache
from barricades.games import NAMES, load
from barricades.terminal import saves
from barricades.terminal.palette import THEME
from barricades.terminal.screen import Screen
from barricades.terminal.session import Session
from barricades.terminal.sitting import Sitting
from barricades.words import LANGUAGES, Words
from tests.bots.patient import wait_for_programs
from tests.bots.test_command import EXAMPLES, PYTHON
from tests.terminal.scripted import run

GAME = load(NAMES[0])
ME, OTHER = GAME.sides({})
PROGRAM = f"cmd:{PYTHON} {shlex.quote(str(EXAMPLES / 'program.py'))}"
BAD = "cmd:echo nonsense"


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    wait_for_programs(monkeypatch)


def test_a_program_plays_to_the_end(capfd):
    bots = {f"--{side}": PROGRAM for side in GAME.sides({})}
    assert run("play", GAME.name, *[word for pair in bots.items() for word in pair])[0] == 0
    (path,) = saves.folder().iterdir()
    record = saves.read(path)
    assert {*record.players.values()} == {PROGRAM}
    assert record.resigned is None
    assert capfd.readouterr().err.count("Won by") == 2  # both have heard of it


def test_the_bot_takes_all_seats_for_which_nobody_is_named():
    run("play", GAME.name, "--bot", "random")
    (path,) = saves.folder().iterdir()
    assert saves.read(path).players == {ME: "me", OTHER: "random"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_that_fails_has_lost_and_all_languages_say_why(language):
    code, shown = run("play", GAME.name, "--bot", BAD, "--language", language, lines=["1"] * 20)
    text = " ".join(shown.split())
    assert code == 0
    lost = Words(language, GAME.name).text("terminal-bot-lost", side=OTHER)
    assert lost in text
    assert "nonsense" in text
    assert '{"choice": ' in text
    (path,) = saves.folder().iterdir()
    assert saves.read(path).resigned == OTHER


def test_a_program_that_is_not_there_leaves_nothing_behind(capsys):
    assert run("play", GAME.name, "--bot", "cmd:no-such-program")[0] == 2
    assert "no-such-program" in capsys.readouterr().err
    assert not saves.folder().exists()


def test_a_record_starts_no_program_that_was_not_named_here(tmp_path, capsys):
    """It may come from anybody."""
    trap = tmp_path / "trap"
    evil = f"cmd:touch {trap}"
    run("play", GAME.name, "--bot", "random", lines=["1"])
    (path,) = saves.folder().iterdir()
    path.write_text(path.read_text("utf-8").replace('"random"', f'"{evil}"'), "utf-8")
    for argv in (["--resume"], ["--resume", str(path)], ["--resume", "--bot", PROGRAM]):
        assert run("play", *argv, lines=["1"] * 20)[0] == 2
        assert evil in capsys.readouterr().err
    assert run("play", GAME.name, lines=["1", *["1"] * 20], interactive=True)[0] == 2
    assert not trap.exists()
    assert run("play", "--resume", "--bot", evil, lines=["1"] * 20)[0] == 0
    assert trap.exists()


def test_a_game_against_a_program_is_taken_up_again():
    run("play", GAME.name, "--bot", PROGRAM, "--seed", "00", lines=["1"])
    (path,) = saves.folder().iterdir()
    made = len(saves.read(path).choices)
    assert run("play", "--resume", str(path), "--bot", PROGRAM, lines=["1"] * 5)[0] == 0
    assert len(saves.read(path).choices) > made


# Waiting


def test_it_is_told_who_thinks_before_they_do():
    session = Session.begin(GAME, {}, {ME: "me", OTHER: "random"})
    told: list[tuple[str, int]] = []
    rng = Random(1)
    while ask := session.proceed(lambda side: told.append((side, len(session.record.choices)))):
        session.choose(ask.who, rng.choice(ask.options))
    choices = session.record.choices
    assert told == [(who, at) for at, (who, _) in enumerate(choices) if who == OTHER]


@pytest.mark.parametrize(
    ("compiles", "bot", "said"),
    [
        (False, "medium", "Red is thinking …"),
        (False, "expert:2s", "Red is thinking, up to 2 s …"),
        (True, "medium", "Red is thinking; the quick search is being compiled …"),
    ],
)
def test_who_thinks_is_told_and_what_they_do_without(monkeypatch, compiles, bot, said):
    monkeypatch.setattr(disk_cache, "is_making", lambda: compiles)
    session = Session.begin(GAME, {}, {"red": bot, "white": "me"})
    assert Sitting(session, Words("en", GAME.name)).thinking("red") == said


@pytest.mark.parametrize(("secret", "waits"), [(bytes(32), True), (None, False)])
def test_only_a_game_that_is_to_be_repeated_waits_for_what_is_compiled(secret, waits, monkeypatch):
    session = Session.begin(GAME, {}, {ME: "me", OTHER: "random"}, secret=secret)
    bot, seen = session.bots[OTHER], set[bool]()
    choose = bot.choose

    def choose_and_note(seat: Seat) -> Choice:
        seen.add(beside._waits.get())
        return choose(seat)

    monkeypatch.setattr(bot, "choose", choose_and_note)
    while not seen and (ask := session.proceed()):
        session.choose(ask.who, ask.options[0])
    assert seen == {waits}


def test_what_takes_time_is_said_on_the_screen_and_gone_afterwards():
    paper = StringIO()
    console = Console(file=paper, force_terminal=True, width=80, theme=THEME)
    with Screen(console, interactive=True).busy() as say:
        assert paper.getvalue() == ""
        say("Red is thinking …")
    shown = paper.getvalue()
    assert "Red is thinking …" in shown
    assert shown.endswith("\x1b[2K")  # the line is wiped


def test_on_paper_nobody_is_told():
    paper = StringIO()
    with Screen(Console(file=paper, theme=THEME), interactive=False).busy() as say:
        say("Red is thinking …")
    assert paper.getvalue() == ""
