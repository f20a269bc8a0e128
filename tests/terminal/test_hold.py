"""Two terminals on one saved game: one plays, the other looks on."""

import subprocess
import sys

from barricades.games import NAMES
from barricades.terminal import hold, saves
from tests.terminal.scripted import run

CHILD = """
import sys
from pathlib import Path
from barricades.terminal import hold
print(bool(hold.take(Path(sys.argv[1]))), flush=True)
sys.stdin.read()
"""


def test_a_game_is_held_once_and_let_go():
    path = saves.fresh("g")
    held = hold.take(path)
    assert held
    assert hold.take(path) is None
    assert hold.take(path.parent / ".." / path.parent.name / path.name) is None
    assert hold.take(saves.fresh("g"))
    held.let_go()
    again = hold.take(path)
    assert again
    again.let_go()


def test_a_process_that_is_killed_lets_go():
    path = saves.fresh("g")
    argv = [sys.executable, "-c", CHILD, str(path)]
    child = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with child:
        assert child.stdout
        assert child.stdout.readline() == "True\n"
        assert hold.take(path) is None
        child.kill()
        child.wait()
    held = hold.take(path)
    assert held
    held.let_go()


def test_line_by_line_too_the_second_is_told_and_looks_on():
    run("play", NAMES[0], "--white", "random", lines=["1"])
    (path,) = saves.folder().iterdir()
    before = path.read_bytes()
    held = hold.take(path)
    assert held
    for interactive in (False, True):
        code, shown = run("play", "--resume", lines=["1", "back"], interactive=interactive)
        assert code == 0
        assert "open in another terminal" in " ".join(shown.split())
        assert "seen by an onlooker" in shown
    assert path.read_bytes() == before
    held.let_go()
    assert "onlooker" not in run("play", "--resume", lines=["quit"])[1]
