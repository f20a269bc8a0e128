"""Killed with no chance to say goodbye, a game is taken up where it was."""

import signal
import sys

import pexpect
import pytest

from barricades.terminal import saves
from barricades.terminal.session import Session
from tests.running.patience import PATIENCE, until
from tests.running.processes import stat

PROGRAM = "import sys; from barricades.__main__ import main; sys.exit(main())"
PROMPT = r"\n\S*> "


def start(*argv):
    program = ["-c", PROGRAM, *argv, "--plain"]
    screen = {"encoding": "utf-8", "dimensions": (45, 100), "timeout": PATIENCE}
    return pexpect.spawn(sys.executable, program, **screen)


def end(game):
    """Wait for the end; pexpect itself would not wait for long, and then use force."""
    game.expect(pexpect.EOF)
    game.wait()
    game.close()


def asks(game):
    """Wait until it waits: Python overlooks a signal between its prompt and the first key."""
    game.expect(PROMPT)
    until(lambda: stat(game.pid)[:1] in ([], ["S"]))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of forking beside the test runner
def test_a_killed_game_goes_on_with_the_choice_last_made():
    game = start("play", "dual-powers", "--white", "random", "--seed", "1917")
    for typed in ("1", "1", "1"):
        game.expect(PROMPT)
        game.sendline(typed)
    game.expect(PROMPT)
    game.kill(signal.SIGKILL)
    game.wait()
    game.close()
    (path,) = saves.folder().iterdir()
    choices = [who for who, _ in saves.read(path).choices]
    assert choices.count("red") >= 3
    session = Session.resume()
    ask = session.proceed()
    assert ask

    again = start("play", "--resume")
    again.expect(PROMPT)
    assert str(len(ask.options)) in again.before
    again.sendline("quit")
    again.expect("--resume")
    end(again)
    assert again.exitstatus == 0
    assert saves.read(path) == session.record
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("leave", [pexpect.spawn.sendeof, pexpect.spawn.sendintr])
def test_control_d_and_control_c_leave_politely(leave):
    game = start("play", "dual-powers", "--white", "random", "--seed", "1917")
    game.expect(PROMPT)
    game.sendline("1")
    asks(game)
    leave(game)
    game.expect("--resume")
    end(game)
    assert game.exitstatus == 0
    (path,) = saves.folder().iterdir()
    assert "red" in [who for who, _ in saves.read(path).choices]
