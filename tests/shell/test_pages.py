"""The page of commands and the manual page say what the code says."""

import shutil
import subprocess
from pathlib import Path

import pytest

from barricades.shell.manual import manual
from barricades.shell.page import page
from barricades.shell.takes import commands
from barricades.words import Words

DOCS = Path(__file__).parents[2] / "docs"


def test_both_are_as_they_were_written():
    words = Words("en")
    known = commands(words)
    anew = "run: python -m barricades.shell docs"
    assert (DOCS / "command-line.md").read_text("utf-8") == page(known), anew
    written = (DOCS / "barricades.1").read_text("utf-8")
    assert written == manual(words.text("terminal-about"), known), anew


def test_man_finds_nothing_wrong_with_it():
    if not shutil.which("groff"):
        pytest.skip("there is no groff here")
    argv = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-P-cbou", str(DOCS / "barricades.1")]
    done = subprocess.run(argv, capture_output=True, check=True)
    assert done.stderr == b""
    assert b"EXIT" in done.stdout
