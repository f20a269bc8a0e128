"""Copies of the house, in which the recipes of docs/contribute/ are followed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.running.patience import PATIENCE

HOUSE = Path(__file__).parents[2]
SOAKED = "BARRICADES_SOAK"
RECIPES = HOUSE / "docs" / "contribute"
_FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[tuple[str, str, str]]:
    """The code blocks of a page: their language, their text, and all that stands before them."""
    return [(found[1], found[2], page[: found.start()]) for found in _FENCED.finditer(page)]


def copied(folder: Path) -> Path:
    """A copy of the house, with the environment that the tests run in."""
    for name in ("src", "tests", "docs", "benchmarks"):
        left_out = shutil.ignore_patterns("pictures", "balance", ".*")
        shutil.copytree(HOUSE / name, folder / name, ignore=left_out)
    for name in ("pyproject.toml", "conftest.py"):
        shutil.copy2(HOUSE / name, folder)
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


def surroundings(house: Path) -> dict[str, str]:
    """The environment of a program that is to see a copy of the house, and keep its files there."""
    own = {"PYTHONPATH": str(house / "src"), "HOME": str(house), "BARRICADES_HOME": str(house)}
    own |= {"LANG": "en", "LC_ALL": "en", SOAKED: ""}  # a recipe is followed the quick way
    return {**os.environ, **own}


def run(house: Path, *argv: str, lines: str = "") -> str:
    """What a program says in a copy of the house; it has to end well."""
    done = subprocess.run(
        argv,
        cwd=house,
        env=surroundings(house),
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{argv}\n{done.stdout}{done.stderr}"
    return done.stdout


def follow(house: Path, page: str) -> None:
    """Apply every patch of a page and run every command, in the order they stand there."""
    for language, text, _ in blocks(page):
        if language == "diff":
            run(house, "git", "apply", "-", lines=text)
        elif language == "sh":
            run(house, "bash", "-e", "-c", text)
