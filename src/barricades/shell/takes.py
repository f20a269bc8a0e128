"""The arguments of every command, for completion, the manual page and the page of commands."""

from __future__ import annotations

from argparse import Action
from collections.abc import Iterable
from typing import NamedTuple

from ..bots import NAMES as BOTS
from ..commands import COMMANDS, parsers
from ..games import NAMES, load
from ..words import Words

SHELLS = ("bash", "zsh", "fish")
FILES = ("FILE", "RECORD")  # stand for the name of a file


class Take(NamedTuple):
    """A flag with its names, or a positional argument."""

    flags: tuple[str, ...]
    value: str  # what stands for its value; "" if it takes none
    about: str
    known: tuple[str, ...]  # the values it can have, as far as they are known
    is_file: bool


class Command(NamedTuple):
    """A command with its arguments and help text."""

    name: str
    usage: str
    about: str
    more: str
    examples: tuple[str, ...]
    takes: tuple[Take, ...]


def commands(words: Words) -> list[Command]:
    """All commands, in order."""
    return [_command(name, words) for name in COMMANDS]


def _command(name: str, words: Words) -> Command:
    found = parsers(name, words)
    first = found[0]
    takes: dict[tuple[str, ...], Action] = {}
    for parser in found:
        for action in parser.arguments:
            takes.setdefault((*action.option_strings,) or (action.dest,), action)
    return Command(
        name,
        (first.usage or "").removeprefix("barricades "),
        first.description or "",
        first.epilog or "",
        tuple(first.examples),
        tuple(map(_take, takes.values())),
    )


def _take(action: Action) -> Take:
    value = "" if action.nargs == 0 else str(action.metavar or action.dest)
    about = (action.help or "").replace("%%", "%")
    is_file = not {*value.split("|")}.isdisjoint(FILES)
    return Take(tuple(action.option_strings), value, about, _known(value), is_file)


def _known(value: str) -> tuple[str, ...]:
    """The values that a placeholder such as GAME stands for, or that it lists itself: en|de|it."""
    match value:
        case "GAME":
            return NAMES
        case "BOT" | "BOT,BOT…":
            return BOTS
        case "WHO":
            return ("me", "friend", *BOTS)
        case "SIDE":
            return tuple(dict.fromkeys(side for name in NAMES for side in load(name).sides({})))
        case "SHELL":
            return SHELLS
        case "COMMAND":
            return tuple(COMMANDS)
        case "WHAT":
            return ("list", "show", "check")
    listed = tuple(value.split("|"))
    return () if value.isupper() or len(listed) == 1 else listed


def flags(takes: Iterable[Take]) -> list[Take]:
    return [take for take in takes if take.flags]


def places(takes: Iterable[Take]) -> list[Take]:
    """The positional arguments."""
    return [take for take in takes if not take.flags]
