"""Bots in any language: what they are told, and how those end that do not behave."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from shutil import which
from textwrap import dedent
from typing import Any

import pytest

from barricades.bots import Seat, make
from barricades.bots.command import LONGEST, Command
from barricades.bots.seat import BotFailed, see_off
from barricades.core import NATURE, BadOption
from barricades.games import NAMES as GAMES
from barricades.games import load
from barricades.position import ended, happened
from barricades.words import LANGUAGES, Words
from tests.bots.patient import wait_for_programs
from tests.running.patience import PATIENCE, until
from tests.running.processes import is_running, wait_until_ended

DIFFERENT = {"view", "facts", "options", "points"}  # of every game, and at every moment
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = f"{shlex.quote(sys.executable)} -S"  # starts twice as fast
NOTES = """
import json, sys
notes = open(sys.argv[1], "w")
for line in sys.stdin:
    print(line, end="", file=notes, flush=True)
    if position := json.loads(line).get("position"):
        print(json.dumps({"choice": position["ask"]["options"][-1]}), flush=True)
"""


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    wait_for_programs(monkeypatch)


@pytest.fixture
def in_a_hurry(monkeypatch):
    """Whoever does not go when the line is cut is soon made to, and then waited for."""
    monkeypatch.setattr("barricades.bots.command.GRACE", 0.1)
    wait_after(signal.SIGKILL, monkeypatch)


def wait_after(sign, monkeypatch):
    """Whoever is sent a signal is waited for, however long it takes to die of it."""
    send = os.killpg

    def send_and_wait(pid, sent):
        send(pid, sent)
        if sent == sign:
            with suppress(ChildProcessError):
                os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)

    monkeypatch.setattr(os, "killpg", send_and_wait)


@pytest.fixture
def program(tmp_path):
    """Write a program; how it is started."""

    def write(text, *argv):
        path = tmp_path / f"bot{len([*tmp_path.iterdir()])}.py"
        path.write_text(dedent(text), "utf-8")
        return " ".join([PYTHON, *map(shlex.quote, map(str, (path, *argv)))])

    return write


def play(game, bots, seed=1, **options):
    """Play to the end: bots where there is one, the others at random. All choices are checked."""
    rng, s = Random(seed), game.setup(options)
    while asks := game.asks(s):
        ask = rng.choice(asks)
        bot = bots.get(ask.who)
        s = game.apply(
            s, ask.who, bot.choose(Seat(game, s, ask)) if bot else rng.choice(ask.options)
        )
    outcome = game.outcome(s)
    assert outcome
    see_off(bots.values(), outcome)
    return s, outcome


def asked(name="revolution"):
    """A seat at which a side is asked something."""
    game, rng = load(name), Random(1)
    s = game.setup({})
    while (ask := game.asks(s)[0]).who == NATURE:
        s = game.apply(s, NATURE, rng.choice(ask.options))
    return Seat(game, s, ask)


# What they are told


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_every_game_to_its_end(name, capfd):
    game = load(name)
    side = game.sides({})[0]
    spec = f"cmd:{PYTHON} {shlex.quote(str(EXAMPLES / 'program.py'))}"
    _, outcome = play(game, {side: make(spec, game, Random(1))})
    assert capfd.readouterr().err == f"Won by {' '.join(outcome.ranking[0])}\n"


@pytest.mark.skipif(not which("node"), reason="there is no Node here")
def test_the_example_in_another_language_plays_too(capfd):
    game = load("revolution")
    spec = f"cmd:node {shlex.quote(str(EXAMPLES / 'program.js'))}"
    play(game, {"red": make(spec, game, Random(1))}, players=3)
    assert capfd.readouterr().err.startswith("Won by ")


@pytest.mark.parametrize("name", GAMES)
def test_a_program_is_told_all_that_its_side_may_know_and_how_it_ended(name, program, tmp_path):
    game, notes = load(name), tmp_path / "notes"
    side = game.sides({})[-1]
    s, outcome = play(game, {side: Command(program(NOTES, notes), Random(1))})
    hello, *questions, end = map(json.loads, notes.read_text("utf-8").splitlines())
    assert hello["hello"] == {
        "form": 2,
        "game": name,
        "version": game.version,
        "options": s.options,
        "sides": [*game.sides({})],
        "side": side,
        "seed": Random(1).getrandbits(32),
    }
    assert end == {"outcome": ended(outcome)}
    positions = [question["position"] for question in questions]
    told = [event for position in positions for event in position["log"]]
    assert told == [happened(event) for event in s.log[: len(told)]]
    assert {position["ask"]["who"] for position in positions} == {side}
    assert all(position["view"]["options"] == s.options for position in positions)


def test_the_page_about_bots_shows_every_field(program, tmp_path):
    """Its examples have the keys of real lines, all of them but those of a view, and no others."""
    game, notes = load("dual-powers"), tmp_path / "notes"
    play(game, {"red": Command(program(NOTES, notes), Random(1))}, seed=2)
    hello, *questions, end = map(json.loads, notes.read_text("utf-8").splitlines())
    page = (EXAMPLES.parent / "write-a-bot.md").read_text("utf-8")
    shown = [json.loads(text) for text in re.findall(r"```json\n(.+?)```", page, re.DOTALL)]
    together = next(line for line in questions if line["position"]["waiting"])
    assert [*map(keys, shown[:3])] == [*map(keys, (hello, together, end))]


def keys(told):
    """The keys of a line, and those within, as far as every game has them."""
    if isinstance(told, list):
        return [keys(part) for part in told[:1]]
    if not isinstance(told, dict):
        return ...
    return {key: ... if key in DIFFERENT else keys(part) for key, part in told.items()}


@pytest.mark.parametrize("name", GAMES)
def test_a_program_is_told_the_same_whatever_its_side_may_not_know(name, program, tmp_path):
    seat = asked(name)
    other = seat.guess(Random(9))
    (same,) = [ask for ask in seat.game.asks(other) if ask.who == seat.side]
    told = []
    for at in (seat, Seat(seat.game, other, same)):
        notes = tmp_path / "notes"
        bot = Command(program(NOTES, notes), Random(1))
        bot.choose(at)
        told.append(notes.read_text("utf-8"))
        see_off([bot])
    assert told[0] == told[1] != ""


def test_a_program_that_comes_later_hears_all_that_has_happened(program, tmp_path):
    game, notes = load("revolution"), tmp_path / "notes"
    s = game.setup({})
    while not s.log:
        ask = game.asks(s)[0]
        s = game.apply(s, ask.who, ask.options[0])
    bot = Command(program(NOTES, notes), Random(1))
    bot.choose(Seat(game, s, game.asks(s)[0]))
    see_off([bot])
    question = json.loads(notes.read_text("utf-8").splitlines()[1])
    assert question["position"]["log"] == [happened(event) for event in s.log]


def test_no_shell_ever_sees_the_command(program, tmp_path):
    seat = asked()
    bot = Command(f"{program(NOTES, tmp_path / 'notes')} ; touch {tmp_path}/x $HOME", Random(1))
    assert bot.choose(seat) == seat.ask.options[-1]
    see_off([bot])
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("missing", ["", "'", "no-such-program --flag", "/"])
def test_a_program_that_is_not_there_is_refused_at_once(missing):
    with pytest.raises(BadOption, match="bot-missing"):
        make(f"cmd:{missing}", load("revolution"), Random(1))


def test_on_windows_it_is_refused_at_once(monkeypatch):
    with monkeypatch.context() as there:
        there.setattr(os, "name", "nt")
        with pytest.raises(BadOption, match="bot-not-on-windows"):
            Command(sys.executable, Random(1))


# Those that do not behave

SAY = "import sys, time; print({!r}, flush=True); time.sleep(1000)"
BAD: dict[str, tuple[str, str, dict[str, Any]]] = {
    "dies": ("raise SystemExit(3)", "bot-gone", {"code": 3}),
    "goes deaf and dumb": (
        "import os, time; os.close(0); os.close(1); time.sleep(1000)",
        "bot-gone",
        {"code": -15},
    ),
    "hangs": ("import time; time.sleep(1000)", "bot-slow", {"seconds": 1}),
    "never comes to the end": (  # it would take eleven minutes to say too much
        "while True: print(end='x', flush=True); __import__('time').sleep(0.01)",
        "bot-slow",
        {},
    ),
    "chatters": (SAY.format("hello\nworld"), "bot-unreadable", {"answer": "hello�world"}),
    "talks too much": (f"print('x' * {2 * LONGEST})", "bot-long", {"longest": LONGEST}),
    "is no JSON": (SAY.format("innkeeper"), "bot-unreadable", {"answer": "innkeeper"}),
    "is no object": (SAY.format('["innkeeper"]'), "bot-unreadable", {}),
    "is too deep": (f"print('[' * {LONGEST - 1})", "bot-unreadable", {}),
    "is no text": (r"import os; os.write(1, b'\xff\xfe\x1b[2J\n')", "bot-unreadable", {}),
    "says nothing": (SAY.format("{}"), "bot-unreadable", {"answer": "{}"}),
    "is not offered": (
        SAY.format('{"choice": "stalin"}'),
        "bot-not-offered",
        {"answer": '{"choice": "stalin"}', "right": '{"choice": "innkeeper"}'},
    ),
    "is not plain": (SAY.format('{"choice": {"a": 1}}'), "bot-not-offered", {}),
    "is null": (SAY.format('{"choice": null}'), "bot-not-offered", {}),
}


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("bad", BAD)
def test_one_that_does_not_behave_fails_with_a_reason_and_is_gone(bad, program, monkeypatch):
    wait_after(signal.SIGTERM, monkeypatch)  # none of them minds going then
    text, reason, facts = BAD[bad]
    bot = Command(program(text), Random(1), seconds=1 if reason == "bot-slow" else PATIENCE)
    with pytest.raises(BotFailed) as failed:
        bot.choose(asked())
    assert failed.value.reason.what == reason
    assert failed.value.reason.facts["name"] == bot.program
    assert failed.value.reason.facts.items() >= facts.items()
    for language in LANGUAGES:
        told = Words(language).refusal(failed.value)
        assert bot.program in told
        assert all(str(fact) in told for fact in facts.values() if fact != LONGEST)
        assert told.isprintable()


@pytest.mark.usefixtures("in_a_hurry")
def test_true_is_not_one(program):
    """In Python 1 == True, and in JSON they are not the same."""
    seat = asked()
    seat.ask = seat.ask._replace(options=(1, 2))
    for said in ("true", "1.0"):
        with pytest.raises(BotFailed, match="bot-not-offered"):
            Command(program(SAY.format(f'{{"choice": {said}}}')), Random(1)).choose(seat)


@pytest.mark.usefixtures("in_a_hurry")
def test_one_that_never_listens_cannot_keep_us_waiting(program):
    """Even if a question is longer than a pipe can hold."""
    seat = asked()
    seat.view = {**seat.view, "long": "x" * 1_000_000}
    bot = Command(program("import time; time.sleep(1000)"), Random(1), seconds=1)
    with pytest.raises(BotFailed, match="bot-slow"):
        bot.choose(seat)


def test_one_that_cannot_be_started_says_why(tmp_path):
    path = tmp_path / "bot"
    path.write_text("#!/no/such/interpreter\n", "utf-8")
    path.chmod(0o755)
    with pytest.raises(BotFailed, match="bot-not-started"):
        Command(str(path), Random(1)).choose(asked())


# What is left of them: nothing

STUBBORN = """
import os, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(1000)"])
open(sys.argv[1], "w").write(f"{os.getpid()} {child.pid} {os.getsid(0)}")
print('{"choice": "innkeeper"}', flush=True)
time.sleep(1000)
"""


proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc here")


@proc
@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize("how", ["seen off", "dropped", "failed"])
def test_a_stubborn_one_goes_with_all_it_has_started(how, program, tmp_path):
    pids = tmp_path / "pids"
    bot, seat = Command(program(STUBBORN, pids), Random(1)), asked()
    assert bot.choose(seat) == "innkeeper"
    *family, session = map(int, pids.read_text().split())
    assert all(map(is_running, family))
    assert session == family[0] != os.getsid(0)  # so Ctrl-C does not reach it
    if how == "seen off":
        see_off([bot])
    elif how == "failed":
        bot.seconds = 0
        with pytest.raises(BotFailed, match="bot-slow"):
            bot.choose(seat)
    else:
        del bot
    wait_until_ended(family)


@proc
def test_it_goes_when_we_go(program, tmp_path):
    pids = tmp_path / "pids"
    text = f"""
        from random import Random
        from barricades.bots.command import Command
        from tests.bots.test_command import asked
        bot = Command({program(STUBBORN, pids)!r}, Random(1), {PATIENCE})
        bot.choose(asked())
    """
    subprocess.run([sys.executable, "-c", dedent(text)], check=True, cwd=Path(__file__).parents[2])
    wait_until_ended([*map(int, pids.read_text().split()[:2])])


class Closed(Exception):
    """The table is closed, says a signal."""


@pytest.fixture
def closed_by_signal():
    """SIGALRM interrupts whatever is being done, as the end of a table interrupts its bots."""

    def close(_, __):
        raise Closed

    before = signal.signal(signal.SIGALRM, close)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@proc
@pytest.mark.usefixtures("in_a_hurry", "closed_by_signal")
def test_one_that_is_just_being_started_goes_with_the_table(program, tmp_path, monkeypatch):
    pids = tmp_path / "pids"

    def start(*args, **kwargs):
        process = subprocess.Popen(*args, **kwargs)
        until(lambda: pids.exists() and pids.read_text())
        os.kill(os.getpid(), signal.SIGALRM)
        return process

    monkeypatch.setattr("barricades.bots.command.Popen", start)
    bot = Command(program(STUBBORN, pids), Random(1))
    with pytest.raises(Closed):
        bot.choose(asked())
    see_off([bot])
    wait_until_ended([*map(int, pids.read_text().split()[:2])])


@proc
@pytest.mark.usefixtures("closed_by_signal")
def test_one_that_is_just_leaving_goes_with_the_table(program, tmp_path):
    pids = tmp_path / "pids"
    bot = Command(program(STUBBORN, pids), Random(1))
    bot.choose(asked())
    signal.setitimer(signal.ITIMER_REAL, 0.01)
    with pytest.raises(Closed):
        see_off([bot])
    wait_until_ended([*map(int, pids.read_text().split()[:2])])
