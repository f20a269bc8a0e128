"""The laboratory's commands: what is shown, what is kept, and what outlives a kill."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from barricades.lab.ledger import Ledger
from barricades.words import LANGUAGES, Words
from tests.running.patience import until
from tests.running.processes import children, command, wait_until_ended
from tests.running.soak import soaked
from tests.terminal.scripted import run

COMMAND = [sys.executable, "-m", "barricades"]


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """Every test has a folder to itself, and speaks English."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def numbers(file: str) -> list[int]:
    return sorted(json.loads(line)["number"] for line in Ledger(Path(file)).lines())


@pytest.fixture
def broken(tmp_path_factory, monkeypatch):
    """A bot that cannot be started; it needs no time for that, however busy the machine is."""
    path = tmp_path_factory.mktemp("bots") / "broken"
    path.write_text("#!/no/such/interpreter\n", "utf-8")
    path.chmod(0o755)
    monkeypatch.setenv("PATH", str(path.parent), prepend=os.pathsep)
    return path.name


def test_the_arena_tells_who_won_and_leaves_nothing_behind(broken):
    code, shown = run("arena", "dual-powers", "random", f"cmd:{broken}", "--games", "3")
    assert code == 0
    assert "100.0% (51–100)" in shown  # whole deals: four games
    assert shown.count("is lost for “cmd:broken”. The bot “broken” could not be started") == 4
    assert [*Path().iterdir()] == []


def test_the_arena_keeps_records_on_demand_and_does_not_play_them_again():
    ask = ("arena", "revolution", "random", "--option", "players=3", "--games", "2")
    code, shown = run(*ask, "--records", "games.jsonl")
    assert code == 0
    text = Path("games.jsonl").read_text()
    assert len(text.splitlines()) == 2
    held = "What games.jsonl holds already is not played again.\n"
    assert run(*ask, "--records", "games.jsonl") == (0, held + shown)
    assert Path("games.jsonl").read_text() == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_three_languages(language):
    name = "revolution"
    words, records, page = Words(language, name), f"{name}.jsonl.zst", f"{name}.html"
    speaking = ("--language", language)
    shown = run("simulate", name, "--bots", "random", "--games", "1", *speaking)[1]
    assert shown.strip() == words.text("lab-simulated", count=1, file=records)
    shown = run("balance", name, *speaking)[1]
    assert shown.strip() == words.text("lab-balanced", file=page)
    assert words.text("balance-items") in Path(page).read_text("utf-8")


WRONG = [
    ["arena"],
    ["arena", "dual-powers"],
    ["arena", "chess", "random"],
    ["arena", "dual-powers", "deep-red"],
    ["arena", "dual-powers", "random", "--games", "many"],
    ["arena", "dual-powers", "random", "--option", "rules=third"],
    ["arena", "dual-powers", "random", "--records", "diary.zst"],
    ["simulate", "dual-powers"],
    ["simulate", "dual-powers", "--bots", "random", "--seed", "x"],
    ["balance"],
    ["balance", "dual-powers", "nowhere.jsonl"],
    ["balance", "dual-powers", "diary.zst"],
    ["balance", "dual-powers", "diary.jsonl"],
    ["balance", "dual-powers", "empty.jsonl"],
]


@pytest.mark.parametrize("argv", WRONG, ids=" ".join)
def test_what_is_wrong_is_told_in_one_line(argv, capsys):
    for diary in ("diary.zst", "diary.jsonl"):
        Path(diary).write_text("Dear diary\n")
    Path("empty.jsonl").touch()
    assert run(*argv)[0] == 2
    told = capsys.readouterr().err
    assert told.startswith("barricades: ")
    assert len(told.splitlines()) == 1
    assert not told.startswith("barricades: lab-")


GAMES = 8
SIMULATE = ["simulate", "prelude", "--bots", "random", "--games", str(GAMES), "--jobs", "2"]
HOLD = """
import os, signal, sys
if "--multiprocessing-fork" in sys.orig_argv:
    from multiprocessing.connection import Connection
    receive = Connection.recv
    def hold(pipe):
        work = receive(pipe)
        try:
            note = os.open("held", os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        except FileExistsError:
            return work
        os.write(note, b"%d" % os.getpid())
        os.kill(os.getpid(), signal.SIGSTOP)
        return work
    Connection.recv = hold
"""


def begin(*more: str, folder: str = "") -> subprocess.Popen[str]:
    """A run; what there is in a folder for Python to begin with, it begins with."""
    return subprocess.Popen(
        [*COMMAND, *SIMULATE, *more],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | ({"PYTHONPATH": folder} if folder else {}),
    )


@contextmanager
def held(file: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A run that has games in its file and cannot end: of its two workers one stands still.

    Whichever is first given a game stops before it plays; this tells which it was.
    """
    Path("holding").mkdir()
    Path("holding", "sitecustomize.py").write_text(HOLD)
    note = Path("held")

    def has_begun() -> bool:
        assert process.poll() is None
        return note.exists() and bool(note.read_text() and Path(file).exists() and numbers(file))

    try:
        with begin("--output", file, folder="holding") as process:
            try:
                until(has_begun)
                yield process, int(note.read_text())
            except BaseException:
                process.kill()
                raise
    finally:
        with suppress(OSError, ValueError):
            os.kill(int(note.read_text()), signal.SIGCONT)  # so that it notices the end


def workers(process: subprocess.Popen[str]) -> list[int]:
    """The processes that play."""
    return [pid for pid in children(process.pid) if "spawn_main" in command(pid)]


linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into Linux's /proc")


@linux
@pytest.mark.parametrize("how", soaked([signal.SIGKILL, signal.SIGINT], [signal.SIGINT]))
def test_an_interrupted_run_goes_on_with_the_same_command(how):
    file = "games.jsonl.zst"
    with held(file) as (process, _):
        busy = workers(process)
        process.send_signal(how)
    assert len(busy) == 2
    assert len(numbers(file)) < GAMES
    wait_until_ended(busy)
    with begin("--output", file) as process:
        shown = process.communicate()[0]
    assert f"{GAMES} games are in {file}" in shown
    assert numbers(file) == [*range(1, GAMES + 1)]


@linux
def test_a_killed_worker_costs_its_game_only_which_is_played_again():
    file = "games.jsonl"
    with held(file) as (process, stopped):
        os.kill(stopped, signal.SIGKILL)
        shown = process.communicate()[0]
    assert process.returncode == 0
    assert "could not be played" not in shown
    assert numbers(file) == [*range(1, GAMES + 1)]
