"""The list of subcommands, and the packages that carry them out."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .command_line import Parser
from .words import Words

COMMANDS = {  # and the rooms that carry them out
    "table": "table",
    "play": "terminal",
    "learn": "terminal",
    "games": "terminal",
    "rules": "terminal",
    "cards": "terminal",
    "replay": "terminal",
    "verify": "terminal",
    "hint": "terminal",
    "analyse": "terminal",
    "doctor": "table",
    "serve": "table",
    "backup": "table",
    "restore": "table",
    "arena": "lab",
    "simulate": "lab",
    "balance": "lab",
    "export": "lab",
    "mcp": "mcp",
    "completion": "shell",
    "help": "shell",
}


def room(name: str) -> Any:
    """Import the package of a command: it has `RUN` and `PARSERS`, by the names of commands."""
    return import_module(f".{COMMANDS[name]}.main", __package__)


def parsers(name: str, words: Words) -> list[Parser]:
    """The parser of a command; if its arguments depend on the game, one for each game."""
    found: list[Parser] = room(name).PARSERS[name](words)
    return found


def overview(words: Words) -> Parser:
    """The help of `barricades` itself: the list of commands."""
    parser = Parser(words, "", "[COMMAND …]")
    group = parser.add_argument_group(words.text("terminal-commands"))
    for command in COMMANDS:
        group.add_argument(f"{command}", nargs="?", help=words.text(f"terminal-about-{command}"))
    flags = parser.common()
    flags.add_argument("-V", "--version", action="store_true", help=parser.about("version"))
    return parser
