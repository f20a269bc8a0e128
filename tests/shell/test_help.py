"""Help: a command explained, an example of each that works, and what was probably meant."""

import json
import os
import re
import shlex
import subprocess
import sys

import pytest

from barricades.commands import COMMANDS, parsers
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import finished, run


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BARRICADES_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_what_the_flag_says(command):
    assert run("help", command) == run(command, "--help")


def test_help_alone_lists_all_commands():
    assert run("help") == run("--help")
    assert run("-V") == run("--version")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example_that_can_be_typed(command, language):
    words = Words(language)
    parser = parsers(command, words)[0]
    assert parser.examples
    for example in parser.examples:
        assert f"\n  {example}\n" in parser.format_help(), "however long, on one line"
        program, name, *given = shlex.split(example.partition(" > ")[0])
        assert (program, name) == ("barricades", command)
        assert parser.parse(given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_breaks_no_name_at_its_hyphen(command, language):
    told = parsers(command, Words(language))[0].format_help()
    assert not re.search(r"[a-z]-$", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("argv", "missing", "said"),
    [
        (["help", "arena"], ["numpy", "zstandard", "joblib"], "Usage: barricades arena"),
        (["mcp", "--help"], ["mcp"], "Usage: barricades mcp"),
        (["arena", "revolution", "random"], ["numpy"], "install joblib numpy zstandard"),
        (["mcp"], ["mcp"], "pip install mcp"),
        (["games"], ["rich"], "pip install alembic"),
        ([], ["uvicorn"], "pip install alembic"),
    ],
)
def test_what_is_not_installed_is_told_in_a_line_and_not_before_it_is_needed(argv, missing, said):
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({missing!r}));"
        "from barricades.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *argv], capture_output=True, text=True, check=False
    )
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == (0 if "Usage" in said else 2)


@pytest.mark.parametrize(
    ("argv", "meant"),
    [
        (["tabel"], "table"),
        (["help", "ply"], "play"),
        (["play", "dual-power"], "dual-powers"),
        (["play", "--sed", "00"], "--seed"),
        (["play", "revolution", "--option", "player=3"], "players"),
        (["arena", "revolution", "gredy"], "greedy"),
        (["cards", "show", "influense at court"], "Influence at Court"),
        (["cards", "list", "--deck", "key-event"], "key-events"),
        (["completion", "fsh"], "fish"),
    ],
)
def test_what_is_nearly_right_is_asked_about(argv, meant, capsys):
    assert run(*argv)[0] == 2
    assert capsys.readouterr().err.endswith(f"Did you mean “{meant}”?\n")


def test_what_is_far_off_is_not(capsys):
    run("frobnicate")
    assert "mean" not in capsys.readouterr().err


def answer(*argv: str, code: int = 0):
    """What a program reads: JSON and nothing else."""
    found, shown = run(*argv, "--json")
    assert found == code
    return json.loads(shown)


def test_games_answer_a_program():
    names = [game["name"] for game in answer("games")]
    assert names == [game["name"] for name in names for game in answer("games", name)]
    assert answer("games", names[0])[0]["options"]


def test_a_program_reads_it_whatever_the_encoding():
    """As on Windows, where what goes to a file is in an encoding of the country."""
    argv = [sys.executable, "-m", "barricades", "cards", "show", "28", "--language", "de", "--json"]
    env = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run(argv, env=env, capture_output=True, check=True)
    assert json.loads(done.stdout.decode("ascii")) == answer(*argv[3:-1])


def test_cards_answer_a_program_and_have_names():
    card = answer("cards", "show", "28")
    assert card == answer("cards", "show", "influence at court") == answer("cards", "show", "#28")
    assert card == answer("cards", "show", "fluence at")
    assert card[0] in answer("cards", "list")
    assert run("cards", "show", "court")[0] == 2


def test_verify_answers_a_program(tmp_path):
    file = tmp_path / "game.json"
    file.write_text(finished(), "utf-8")
    found = answer("verify", str(file))
    assert found["holds"]
    assert found["answers"] > 10
    secret = json.loads(finished())["dealer"]["secret"]
    file.write_text(finished().replace(secret, secret[::-1]), "utf-8")
    assert run("verify", str(file), "--json")[0] == 2  # it is not what was committed to


def test_a_hint_answers_a_program(tmp_path):
    file = tmp_path / "game.json"
    file.write_text(finished(), "utf-8")
    found = answer("hint", str(file), "--to", "40", "--budget", "20")
    assert {"choice", "chance", "error", "why", "plan", "text"} == found["hints"][0].keys()


@pytest.mark.slow
def test_an_analysis_answers_a_program(tmp_path):
    file = tmp_path / "game.json"
    file.write_text(finished(), "utf-8")
    found = answer("analyse", str(file))
    assert [*found] == ["chances", "turns", "costly"]
    assert sum(found["chances"][0]["chances"].values()) == pytest.approx(1)


def test_the_laboratory_answers_programs():
    name = "revolution"
    score = answer("arena", name, "random", "--games", "2", "--jobs", "1")
    assert score["bots"][0]["games"] == 8
    simulated = answer("simulate", name, "--bots", "random", "--games", "2", "--jobs", "1")
    assert simulated == {"game": name, "games": 2, "file": f"{name}.jsonl.zst"}
    balance = answer("balance", name, "--jobs", "1")
    assert balance["games"] == 2
    assert sum(side["value"] for side in balance["lineups"][0]["won"].values()) == 1
