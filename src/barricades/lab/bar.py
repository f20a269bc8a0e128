"""A progress bar for games that are played; it also says when something is being compiled."""

from __future__ import annotations

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from ..command_line import Paper
from ..fast import disk_cache
from ..words import Words


class Compiling(ProgressColumn):
    """A column with a text while something is being compiled, by any process."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self.said = said

    def render(self, task: Task) -> Text:
        return Text(self.said if disk_cache.is_making() else "")


def bar(paper: Paper, words: Words) -> Progress:
    """A progress bar, if the output is a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        Compiling(words.text("lab-compiling")),
        console=paper.console,
        transient=True,
        disable=not paper.console.is_terminal,
    )
