"""The commands `completion` and `help`."""

from __future__ import annotations

from collections.abc import Callable

from ..command_line import BadUsage, Paper, Parser, show_help
from ..commands import COMMANDS, overview, parsers
from ..words import Words
from . import bash, fish, zsh
from .takes import SHELLS, commands

SCRIPTS = {"bash": bash.script, "zsh": zsh.script, "fish": fish.script}


def _completion_parser(words: Words) -> Parser:
    parser = Parser(words, "completion", "completion SHELL")
    about = parser.about("shell", known=", ".join(SHELLS))
    parser.takes.add_argument("shell", nargs="?", metavar="SHELL", help=about)
    parser.common()
    return parser


def _completion(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades completion`: print a script for the shell."""
    parser = _completion_parser(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    shell = parser.need(found.shell, "SHELL")
    if shell not in SCRIPTS:
        raise BadUsage("shell-unknown", name=shell, known=", ".join(SHELLS))
    paper.console.out(SCRIPTS[shell](commands(words)), highlight=False, end="")
    return 0


def _help_parser(words: Words) -> Parser:
    parser = Parser(words, "help", "help [COMMAND]")
    about = parser.about("command")
    parser.takes.add_argument("command", nargs="?", metavar="COMMAND", help=about)
    parser.common()
    return parser


def _help(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades help`: the same as `--help` after a command, or of `barricades` itself."""
    parser = _help_parser(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    if found.command is None:
        return show_help(overview(words), paper)
    if found.command not in COMMANDS:
        raise BadUsage("terminal-no-command", name=found.command, known=", ".join(COMMANDS))
    return show_help(parsers(found.command, words)[0], paper)


RUN: dict[str, Callable[[list[str], Paper, Words], int]] = {
    "completion": _completion,
    "help": _help,
}
PARSERS: dict[str, Callable[[Words], list[Parser]]] = {
    "completion": lambda words: [_completion_parser(words)],
    "help": lambda words: [_help_parser(words)],
}
