"""The catalogue: which games there are, how each can be played, and how sure its figures are."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ..core import Game, Option
from ..games import NAMES, load
from ..words import Words
from . import boards
from .screen import Screen


def run(screen: Screen, words: Words, name: str | None) -> int:
    """`barricades games`: all of them in brief, or one in full."""
    if name is None:
        for known in NAMES:
            _brief(screen, Words(words.language, known), known)
        screen.show(Text(words.text("terminal-games-hint", game=NAMES[0]), "quiet"))
    else:
        _full(screen, Words(words.language, load(name).name), load(name))
    return 0


def _brief(screen: Screen, words: Words, name: str) -> None:
    screen.show(Text(name, "number"), Text(f"  {words.text('title')}", "bold"))
    screen.show(Text(f"  {words.text('description')}"), "")


def _full(screen: Screen, words: Words, game: Game[Any]) -> None:
    screen.show(Text(f" {words.text('title')} ", "title"), "", Text(words.text("description")), "")
    sides = [f"{words.noun('side', s)} ({words.noun('side', f'{s}-long')})" for s in game.sides({})]
    screen.show(Text(words.text("terminal-sides", list=", ".join(sides))), "")
    screen.show(
        Text(words.text("terminal-options"), "number"), *map(_table_of(words), game.options)
    )
    screen.show(Text(words.text("terminal-sources"), "number"), Text(words.text("reconstructed")))
    screen.show(_sources(words, boards.load(game.name).sources()))


def flag(option: Option) -> str:
    """How an option is spelt on the command line."""
    return f"--{option.name.replace('_', '-')}"


class _table_of:  # noqa: N801
    """An option with all its values, the default first."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, option: Option) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(
            "", Text(flag(option), "bold"), Text(self.words.text(f"option-{option.name}"))
        )
        for value in () if option.check else option.values:
            what = Text(self.words.text(f"option-{option.name}-{value}"), "quiet")
            table.add_row("", Text(f"  {value}"), what)
        return table


def _sources(words: Words, sources: dict[str, str]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, source in sources.items():
        table.add_row("", Text(name, "bold"), Text(words.text(f"terminal-source-{source}")))
    return table
