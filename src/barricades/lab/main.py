"""The commands `arena`, `simulate`, `balance` and `export`."""

from __future__ import annotations

from collections.abc import Callable

from ..command_line import NotInstalled, Paper, Parser, show_help
from ..words import Words
from . import arguments


def _command(name: str) -> Callable[[list[str], Paper, Words], int]:
    """A command. All but its help raises NotInstalled where `[arena]` is not installed."""

    def run(argv: list[str], paper: Paper, words: Words) -> int:
        parser = ARGUMENTS[name](words)
        found = parser.parse(argv)
        if found.help:
            return show_help(parser, paper)
        try:
            from . import running
        except ModuleNotFoundError as error:
            raise NotInstalled(error.name or "", "arena") from None
        return running.RUN[name](parser, found, paper, words)

    return run


def _alone(parser: Callable[[Words], Parser]) -> Callable[[Words], list[Parser]]:
    return lambda words: [parser(words)]


ARGUMENTS: dict[str, Callable[[Words], Parser]] = {
    "arena": arguments.arena,
    "simulate": arguments.simulate,
    "balance": arguments.balance,
    "export": arguments.export,
}
RUN = {name: _command(name) for name in ARGUMENTS}
PARSERS = {name: _alone(parser) for name, parser in ARGUMENTS.items()}
