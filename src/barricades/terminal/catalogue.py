"""The command `games`: which games there are, their options, and the sources of their figures."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..core import Game, Option
from ..core.corrections import Tables
from ..games import NAMES, load
from ..words import Words
from .screen import Screen


def run(screen: Screen, words: Words, name: str | None) -> int:
    """`barricades games`: all games in brief, or one in full."""
    if name is None:
        for known in NAMES:
            _brief(screen, Words(words.language, known), known)
        screen.show(Text(words.text("terminal-games-hint", game=NAMES[0]), "quiet"))
    else:
        _full(screen, Words(words.language, load(name).name), load(name))
    return 0


def data(words: Words, name: str | None) -> list[dict[str, Any]]:
    """The same as JSON."""
    return [
        _data(Words(words.language, known), load(known)) for known in ([name] if name else NAMES)
    ]


def _data(words: Words, game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": words.text("title"),
        "about": words.text("description"),
        "version": game.version,
        "sides": {side: words.noun("side", side) for side in game.sides({})},
        "options": [
            {
                "name": option.name,
                "about": words.text(f"option-{option.name}"),
                "default": option.default,
                "values": [] if option.check else [*option.values],
            }
            for option in game.options
        ],
        "sources": {name: table["source"] for name, table in game.tables.items()},
    }


def _brief(screen: Screen, words: Words, name: str) -> None:
    screen.show(Text(name, "number"), Text(f"  {words.text('title')}", "bold"))
    screen.show(Padding(Text(words.text("description")), (0, 0, 1, 2)))


def _full(screen: Screen, words: Words, game: Game[Any]) -> None:
    sides = [f"{words.noun('side', s)} ({words.noun('side', f'{s}-long')})" for s in game.sides({})]
    screen.show(Text(f" {words.text('title')} ", "title"), Text())
    screen.show(Text(words.text("description")), Text())
    screen.show(Text(words.text("terminal-sides", list=", ".join(sides))), Text())
    screen.show(Text(words.text("terminal-options"), "number"))
    screen.show(_options(words, game.options), Text())
    screen.show(Text(words.text("terminal-sources"), "number"))
    screen.show(Padding(Text(words.text("reconstructed")), (0, 0, 1, 2)))
    screen.show(_sources(words, game.tables))


def flag(option: Option) -> str:
    """The flag of an option on the command line."""
    return f"--{option.name.replace('_', '-')}"


def _options(words: Words, options: tuple[Option, ...]) -> Table:
    """Each option with all its values, the default first."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for option in options:
        name, about = Text(f"  {flag(option)}", "bold"), words.text(f"option-{option.name}")
        table.add_row(name, Text(about))
        for value in () if option.check else option.values:
            what = Text(words.text(f"option-{option.name}-{value}"), "quiet")
            table.add_row(Text(f"    {value}"), what)
    return table


def _sources(words: Words, tables: Tables) -> Table:
    """The sources of each table of components."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, table in tables.items():
        source = words.text(f"terminal-source-{table['source']}")
        grid.add_row(Text(f"  {name}", "bold"), Text(source))
    return grid
