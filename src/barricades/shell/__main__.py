"""Writes the page of commands and the manual page into a folder."""

import sys
from pathlib import Path

from ..words import Words
from .manual import manual
from .page import page
from .takes import commands

folder, words = Path(sys.argv[1]), Words("en")
known = commands(words)
(folder / "command-line.md").write_text(page(known), encoding="utf-8")
(folder / "barricades.1").write_text(manual(words.text("terminal-about"), known), encoding="utf-8")
