"""In real terminals: which face is shown, and what is imported for it."""

import os
import subprocess
import sys

import pexpect
import pytest

from barricades.terminal import saves
from tests.running.patience import PATIENCE, until

PROGRAM = "import sys; from barricades.__main__ import main; sys.exit(main())"
CLEAN = (
    "import sys; from barricades.__main__ import main; main(); sys.exit('textual' in sys.modules)"
)
ARGV = ("play", "dual-powers", "--white", "random", "--seed", "1917")
F10 = "\x1b[21~"


def start(term, *argv):
    program = ["-c", PROGRAM, *ARGV, *argv]
    screen = {"encoding": "utf-8", "dimensions": (40, 100), "timeout": PATIENCE}
    return pexpect.spawn(sys.executable, program, env=environment(term), **screen)


def environment(term):
    return {**os.environ, "TERM": term, "PYTHONUTF8": "1"}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of forking beside the test runner
def test_a_terminal_gets_the_application_and_leaves_with_the_game_saved():
    game = start("xterm-256color")
    game.expect("Which command card")
    (path,) = saves.folder().iterdir()
    game.send("2\r")
    # The preview of a choice has shown the next question already, before it is made.
    until(lambda: "red" in [who for who, _ in saves.read(path).choices])
    game.send(F10)
    game.expect("--resume")
    game.expect(pexpect.EOF)
    game.wait()
    assert game.exitstatus == 0
    assert not any((saves.folder().parent / "held").iterdir())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(("term", "flags"), [("dumb", []), ("xterm-256color", ["--plain"])])
def test_a_dumb_terminal_and_plain_are_line_by_line(term, flags):
    game = start(term, *flags)
    game.expect(r"\n\S*> ")
    assert "\x1b[?1049h" not in game.before
    game.sendline("quit")
    game.expect(pexpect.EOF)
    game.wait()
    assert game.exitstatus == 0


def test_textual_is_imported_for_the_application_alone():
    argv = [sys.executable, "-c", CLEAN, *ARGV]
    done = subprocess.run(argv, input="1\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Which command card" in done.stdout
