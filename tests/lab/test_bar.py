"""The bar says when something is compiled before games are played."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO

import pytest
from rich.console import Console

from barricades.fast import disk_cache
from barricades.lab.bar import bar
from barricades.words import Words


@dataclass
class Page:
    console: Console


@pytest.mark.parametrize("compiles", [True, False])
def test_what_is_waited_for_is_said(monkeypatch, compiles):
    monkeypatch.setattr(disk_cache, "is_making", lambda: compiles)
    paper = StringIO()
    console = Console(file=paper, force_terminal=True, width=120)
    with bar(Page(console), Words("en")) as progress:
        progress.add_task("dual-powers", total=3)
        progress.refresh()
    assert ("compiling first, once" in paper.getvalue()) == compiles
