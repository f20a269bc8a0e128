"""The command `barricades`: complete help, one clear line for what is wrong, never a traceback."""

import subprocess
import sys

import pytest

from barricades.bots import OPPONENT
from barricades.command_line import NotInstalled, refusal
from barricades.commands import COMMANDS, room
from barricades.games import NAMES, load
from barricades.terminal import saves
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import finished, run

GAME = NAMES[0]


def test_help_tells_what_there_is():
    code, shown = run("--help")
    assert code == 0
    assert all(command in shown for command in COMMANDS)
    assert run("help") == run("-h") == (code, shown)


def test_alone_it_opens_the_table(monkeypatch):
    opened = []

    def table(argv: list[str], _: object, words: Words) -> int:
        opened.append((argv, words.language))
        return 0

    monkeypatch.setitem(room("table").RUN, "table", table)
    assert run("--language", "de")[0] == 0
    assert opened == [([], "de")]


def test_the_version():
    assert run("--version")[1].startswith("barricades 0.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_all_it_takes(command, language):
    code, shown = run(command, "--help", "--language", language)
    text = " ".join(shown.split())
    words = Words(language)
    assert code == 0
    assert words.text(f"terminal-about-{command}") in text
    assert words.text("terminal-usage") in text
    assert "--language" in text
    assert "show this help" not in text or language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_has_a_flag_for_every_option_and_side(language):
    shown = run("play", GAME, "--help", "--language", language)[1]
    text, words = " ".join(shown.split()), Words(language, GAME)
    for option in load(GAME).options:
        assert f"--{option.name.replace('_', '-')}" in text
        if not option.check:
            assert words.text(f"option-{option.name}") in text
    for side in load(GAME).sides({}):
        assert f"--{side} WHO" in text
    for flag in ("--resume", "--option", "--components", "--seed"):
        assert flag in text


WRONG = [
    ["frobnicate"],
    ["--frobnicate"],
    ["--language", "fr"],
    ["--language"],
    ["play", "chess"],
    ["play", "--frobnicate"],
    ["play", GAME, "extra"],
    ["play", GAME, "--red"],
    ["play", GAME, "--red", "stalin"],
    ["play", GAME, "--rules", "third"],
    ["play", GAME, "--difficulty", "7"],
    ["play", GAME, "--option", "rules"],
    ["play", GAME, "--option", "nonsense=1"],
    ["play", GAME, "--option", "components=1"],
    ["play", GAME, "--seed", "xyz"],
    ["play", GAME, "--components", "/nowhere/at/all"],
    ["play", GAME, "--solitaire", "red", "--white", "me"],
    ["play", "--resume"],
    ["play", "--resume", "/nowhere/at/all"],
    ["play", "--resume", "--red", "me"],
    ["play", "--resume=x", "--help=y"],
    ["games", "chess"],
    ["rules", "chess"],
    ["rules", GAME, "99"],
    ["replay"],
    ["replay", "/nowhere/at/all"],
    ["replay", "/"],
    ["replay", "RECORD", "--side", "blue"],
    ["replay", "RECORD", "--to", "many"],
    ["replay", "RECORD", "--to", "9999"],
    ["replay", "BROKEN"],
    ["replay", "BINARY"],
    ["verify"],
    ["verify", "/nowhere/at/all"],
    ["verify", "BROKEN"],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("argv", WRONG, ids=" ".join)
def test_what_is_wrong_is_told_in_one_line_and_exit_code_2(argv, language, capsys, tmp_path):
    (tmp_path / "record").write_text(finished(), "utf-8")
    (tmp_path / "broken").write_text("{", "utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    argv = [str(tmp_path / word.lower()) if word.isupper() else word for word in argv]
    if "--language" not in argv:
        argv = ["--language", language, *argv]
    capsys.readouterr()
    code, shown = run(*argv)
    told = capsys.readouterr().err
    assert code == 2
    assert shown == ""
    assert told.startswith("barricades: ")
    assert told.count("\n") == 1
    assert not any(mark in told for mark in ("terminal-", "{", "Traceback"))


def test_a_mistake_in_corrections_names_file_line_and_field(tmp_path, capsys):
    path = tmp_path / "mine.toml"
    path.write_text("[track]\nlenght = 12\n", "utf-8")
    assert run("play", GAME, "--components", str(path))[0] == 2
    told = capsys.readouterr().err
    assert str(path) in told
    assert "2" in told
    assert "lenght" in told


def test_corrections_travel_with_the_record(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("[track]\nlength = 12\n", "utf-8")
    code, shown = run("play", GAME, "--components", str(path), "--white", "random", lines=["1"])
    assert code == 0
    (record,) = saves.folder().iterdir()
    assert saves.read(record).options["components"] == {"track": {"length": 12}}
    assert " 12 " in shown


def test_flags_set_options_and_seats():
    run("play", GAME, "--option", "leader-order=either", "--rules", "first", "--white", "me")
    (path,) = saves.folder().iterdir()
    record = saves.read(path)
    assert record.options["rules"] == "first"
    assert record.options["leader_order"] == "either"
    assert record.players == {"red": OPPONENT, "white": "me"}


def test_a_seed_repeats_a_game():
    for _ in range(2):
        run("play", GAME, "--seed", "0aff", lines=["1", "2", "1", "1"])
    first, second = (saves.read(path) for path in saves.folder().iterdir())
    assert first.choices == second.choices
    assert len(first.choices) > 20


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de_AT.UTF-8", "de"), ("it", "it"), ("en_GB", "en"), ("C", "en"), ("pt_BR", "en")],
)
def test_the_locale_chooses_the_language(locale, language, monkeypatch):
    monkeypatch.setenv("LANG", locale)
    assert Words(language).text("terminal-about") in run("--help")[1]


def test_the_language_can_be_asked_for_anywhere():
    german = run("games", "--language", "de")
    assert german == run("--language=de", "games")
    assert "Petrograd" in german[1]
    assert german != run("games")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_and_described(language):
    words = Words(language, GAME)
    code, shown = run("games", "--language", language)
    assert code == 0
    assert words.text("description") in " ".join(shown.split())
    code, shown = run("games", GAME, "--language", language)
    text = " ".join(shown.split())
    assert code == 0
    assert words.text("reconstructed") in text
    assert words.text("terminal-source-ours") in text
    for option in load(GAME).options:
        assert words.text(f"option-{option.name}")[:40] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read(language):
    code, contents = run("rules", GAME, "--language", language)
    assert code == 0
    assert "4.3" in contents
    assert "R12" in contents
    for wanted in ("4.3", "§4.3", "4", "r12"):
        code, shown = run("rules", GAME, wanted, "--language", language)
        assert code == 0
        assert wanted.strip("§").upper() in shown
    assert len(run("rules", GAME, "4")[1]) > len(run("rules", GAME, "4.3")[1])


def test_it_runs_as_a_program(home):
    program = "import sys; from barricades.__main__ import main; sys.exit(main())"
    argv = [sys.executable, "-c", program, "play", GAME, "--white", "random", "--seed", "00"]
    done = subprocess.run(argv, input="1\nquit\n", capture_output=True, text=True, check=True)
    assert "--resume" in done.stdout
    assert done.stderr == ""
    assert len(list((home / "games").iterdir())) == 1
    wrong = subprocess.run([*argv, "--frobnicate"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_installed_can_be_by_the_line_that_is_told(language):
    pip = f"{sys.executable} -m pip install"
    told = refusal(Words(language), NotInstalled("pyarrow", "export"))
    assert told.endswith(f" {pip} joblib numpy pyarrow zstandard")
    assert refusal(Words(language), NotInstalled("psycopg", "club")).endswith("'psycopg[binary]'")
