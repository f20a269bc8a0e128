"""A wheel tried out: installed into fresh environments, outside the tree, and used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

BARE = ("fluent.runtime", "lark", "typing_extensions")  # all that the games themselves need

GAME = """
from random import Random
from barricades.bots import Seat, make
from barricades.dealer import Dealer
from barricades.games import NAMES, load
for name in NAMES:
    game, dealer = load(name), Dealer(bytes(32))
    s = game.setup({})
    bots = {side: make("random", game, Random(1)) for side in game.sides({})}
    while asks := game.asks(s):
        ask = asks[0]
        nature = ask.who == "nature"
        choice = dealer.answer(ask) if nature else bots[ask.who].choose(Seat(game, s, ask))
        s = game.apply(s, ask.who, choice)
    print(name, game.outcome(s).reason)
"""
PAGES = """
import os, shutil, subprocess, sys, urllib.request
command = shutil.which("barricades", path=os.path.dirname(sys.executable))
quiet = {**os.environ, "BROWSER": f"{sys.executable} -c pass %s"}
with subprocess.Popen([command], env=quiet, stdout=subprocess.PIPE, text=True) as table:
    url = next(word for word in table.stdout.readline().split() if word.startswith("http"))
    for page in ("", "docs/index.html"):
        assert urllib.request.urlopen(url.rstrip("/") + "/" + page).status == 200
    table.terminate()
"""
FAST = """
from barricades.fast.batch import Batch
batch = Batch("dual-powers", 8, seed=1)
batch.step(batch.sample())
"""
LAB = """
import gymnasium, barricades.lab.gymnasium, barricades.lab.openspiel, barricades.lab.pettingzoo
gymnasium.make("barricades/Prelude-v0").reset(seed=1)
"""


class Trial(NamedTuple):
    """What is installed, and what must work then: arguments of Python."""

    name: str
    install: tuple[str, ...]  # behind the wheel's own path, "{wheel}"
    commands: tuple[tuple[str, ...], ...]


COMMAND = ("-m", "barricades")
ARENA = (*COMMAND, "arena", "revolution", "random", "--games", "1", "--jobs", "1")
TRIALS = (
    Trial("bare", ("--no-deps", "{wheel}"), (("-c", GAME),)),
    Trial(
        "default", ("{wheel}",), ((*COMMAND, "-V"), (*COMMAND, "games", "--json"), ("-c", PAGES))
    ),
    Trial("club", ("{wheel}[club]",), (("-c", "import psycopg"),)),
    Trial("arena", ("{wheel}[arena]",), (ARENA,)),
    Trial("export", ("{wheel}[export]",), (("-c", "import pyarrow.parquet"),)),
    Trial("fast", ("{wheel}[fast]",), (("-c", FAST),)),
    Trial("lab", ("{wheel}[lab]",), (ARENA, ("-c", LAB))),
    Trial("pictures", ("{wheel}[pictures]",), (("-c", "import PIL"),)),
    Trial("mcp", ("{wheel}[mcp]",), ((*COMMAND, "mcp", "--help"),)),
    Trial("cluster", ("{wheel}[cluster]",), (("-c", "import ray"),)),
)


ALWAYS = ("bare", "default")  # are tried with every Python, the others with the first and the last


def pythons() -> list[str]:
    """The versions of Python there are here, of those that are supported, as commands."""
    named = [f"python3.{minor}" for minor in (11, 12, 13, 14)]
    found = [shutil.which(name) for name in named]
    works = [path for path in found if path and _runs(path)]
    return works or [sys.executable]


def _runs(path: str) -> bool:
    done = subprocess.run([path, "-c", ""], capture_output=True, check=False)
    return done.returncode == 0


def attempt(trial: Trial, python: str, wheel: Path, folder: Path) -> int:
    """Carry a trial out in a fresh environment; returns its size in MB, of what was installed.

    Raises CalledProcessError if something does not work.
    """
    home = folder / "environment"
    _run([python, "-m", "venv", "--clear", str(home)], folder)
    inner = str(home / ("Scripts" if os.name == "nt" else "bin") / "python")
    before = _size(home)
    install = [inner, "-m", "pip", "install", "-q", "--no-compile", "--disable-pip-version-check"]
    if trial.name == "bare":
        _run([*install, *BARE], folder)
    _run([*install, *(word.format(wheel=wheel) for word in trial.install)], folder)
    size = _size(home) - before
    for command in trial.commands:
        _run([inner, *command], folder)
    return round(size / 1e6)


def _size(folder: Path) -> int:
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and p.suffix != ".pyc")


def _run(argv: Sequence[str], folder: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"BARRICADES_HOME": str(folder / "games"), "BARRICADES_CACHE": str(folder / "cache")}
    subprocess.run(argv, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL)
