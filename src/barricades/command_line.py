"""What all subcommands share: parsers, help, and errors, in the user's language."""

from __future__ import annotations

import json
import os
import sys
from argparse import Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import product
from pathlib import Path
from shlex import join
from subprocess import list2cmdline
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeAlias

from .core import BadOption, Game, Refused
from .games import NAMES
from .words import LANGUAGES, Words

if TYPE_CHECKING:  # where it is not installed, this still says so
    from rich.console import Console

ArgumentGroup: TypeAlias = Any  # argparse has no public name for it
FILES: dict[type[OSError], str] = {
    FileNotFoundError: "terminal-no-file",
    IsADirectoryError: "terminal-is-a-folder",
    NotADirectoryError: "terminal-no-file",
    PermissionError: "terminal-no-permission",
}


class BadUsage(Refused):
    """A command line that makes no sense."""


class NotInstalled(BadUsage):
    """A package of an extra, or of the default (""), is missing; the message says what to install.

    The message names the packages rather than the extra, so it is right however Barricades itself
    was installed.
    """

    def __init__(self, package: str, extra: str) -> None:
        argv = [sys.executable, "-m", "pip", "install", *(_brought_by(extra) or [package])]
        command = list2cmdline(argv) if os.name == "nt" else join(argv)
        super().__init__("terminal-needs-extra", name=package, command=command)


def _brought_by(extra: str) -> list[str]:
    """The packages of an extra, or of the default (""); none if we are not installed."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        ours = requires("barricades") or []
    except PackageNotFoundError:
        return []
    here = (
        line
        for line in ours
        if (line.endswith(f"extra == '{extra}'") if extra else ";" not in line)
    )
    return [line.partition(">=")[0] for line in here]


class Paper(Protocol):
    """Where answers are printed."""

    console: Console


class Parser(ArgumentParser):
    """An argument parser with help and errors in the user's language."""

    def __init__(self, words: Words, command: str, usage: str) -> None:
        self.words = words
        epilog = f"terminal-epilog-{command}" if command else "terminal-epilog"
        super().__init__(
            prog=f"barricades {command}".strip(),
            usage=f"barricades {usage}",
            description=words.text(f"terminal-about-{command}" if command else "terminal-about"),
            epilog=words.text(epilog) if words.has(epilog) else None,
            formatter_class=lambda prog: Formatter(prog, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.takes = self.add_argument_group(words.text("terminal-arguments"))
        self.examples = words.text(f"terminal-examples-{command}").splitlines() if command else []

    def common(self) -> ArgumentGroup:
        """Add the arguments that every command has."""
        group = self.add_argument_group(self.words.text("terminal-flags"))
        group.add_argument("--language", metavar="|".join(LANGUAGES), help=self.about("language"))
        group.add_argument("-h", "--help", action="store_true", help=self.about("help"))
        return group

    def game(self) -> None:
        """Add the name of a game, which may be left out."""
        about = self.about("game", known=", ".join(NAMES))
        self.takes.add_argument("game", nargs="?", metavar="GAME", help=about)

    def data(self) -> None:
        """Add `--json`."""
        self.takes.add_argument("--json", action="store_true", help=self.about("json"))

    @property
    def arguments(self) -> tuple[Action, ...]:
        """All arguments, in the order in which help lists them."""
        return tuple(self._actions)

    def about(self, name: str, **facts: Any) -> str:
        """The help text of an argument, with percent signs escaped for argparse."""
        return self.words.text(f"terminal-flag-{name}", **facts).replace("%", "%%")

    def format_help(self) -> str:
        """Help, and examples as they are typed: a line each, however long."""
        text = super().format_help()
        if not self.examples:
            return text
        head = self.words.text("terminal-examples", count=len(self.examples))
        return "\n".join([text, head, *(f"  {example}" for example in self.examples), ""])

    def parse(self, argv: Sequence[str]) -> Namespace:
        """Parse a command line. Raises BadUsage."""
        try:
            found, rest = self.parse_known_args(argv)
        except ArgumentError as error:
            name = (error.argument_name or "").split("/")[-1]
            takes = any(name in a.option_strings and a.nargs != 0 for a in self._actions)
            raise BadUsage(
                "terminal-needs-value" if takes else "terminal-takes-no-value", name=name
            ) from None
        if rest and not found.help:
            known = ", ".join(flag for action in self._actions for flag in action.option_strings)
            raise BadUsage(
                "terminal-unknown-argument", name=rest[0], command=self.prog, known=known
            )
        return found

    def need(self, value: str | None, name: str) -> str:
        """Raise BadUsage if a required argument is missing."""
        if value is None:
            raise BadUsage("terminal-missing", name=name, command=self.prog)
        return value

    def error(self, message: str) -> NoReturn:
        raise BadUsage("terminal-bad-usage", problem=message)


class Formatter(HelpFormatter):
    """Help with headings in the user's language."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog, max_help_position=28)
        self.words = words

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width, break_on_hyphens=False)  # "great-war" stays in one piece

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in self._split_lines(text, width))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.words.text('terminal-usage')} ")


def number(text: str, name: str) -> int:
    """Parse a whole number."""
    if not text.isdecimal():
        raise BadUsage("terminal-not-a-number", name=name, text=text)
    return int(text)


def value_of(game: Game[Any], name: str, text: str) -> Any:
    """Parse the value of an option."""
    for option in game.options:
        if option.name == name:
            typed = {str(value): value for value in option.values}
            return typed.get(text, text)
    raise BadOption("unknown-option", name=name, known=", ".join(o.name for o in game.options))


def text_of(file: str) -> str:
    """The text of an owner's file. Raises Refused if it is not text, and OSError."""
    try:
        return Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("terminal-not-text", file=file) from None


def pair(text: str) -> tuple[str, str]:
    """Parse NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise BadUsage("terminal-no-pair", text=text)
    return name.replace("-", "_"), value


def variants(game: Game[Any], options: Iterable[str]) -> list[dict[str, Any]]:
    """Parse NAME=VALUE or NAME=VALUE,VALUE: all combinations of the values."""
    typed: dict[str, list[Any]] = {}
    for name, values in map(pair, options):
        typed.setdefault(name, []).extend(value_of(game, name, v) for v in values.split(","))
    return [dict(zip(typed, values, strict=True)) for values in product(*typed.values())]


def show_help(parser: Parser, paper: Paper) -> int:
    """Print the help of a command."""
    paper.console.print(parser.format_help(), markup=False, end="", soft_wrap=True)
    return 0


def show_data(paper: Paper, data: Any) -> int:
    """Print JSON and nothing else; in ASCII where the output is not UTF-8."""
    text = json.dumps(data, ensure_ascii=paper.console.encoding != "utf-8", indent=2)
    paper.console.print(text, markup=False, highlight=False, soft_wrap=True)
    return 0


def refusal(words: Words, error: Refused) -> str:
    """An error as a sentence, with a suggestion of what may have been meant."""
    facts, sentence = error.reason.facts, _refusal(words, error)
    if not ("name" in facts and "known" in facts):
        return sentence
    meant = get_close_matches(str(facts["name"]), str(facts["known"]).split(", "), 1)
    return f"{sentence} {words.text('shell-did-you-mean', text=meant[0])}" if meant else sentence


def _refusal(words: Words, error: Refused) -> str:
    """An error as a sentence; those of a game in that game's words."""
    what, facts = error.reason
    if words.has(what):
        return words.text(what, **facts)
    for game in (None, *NAMES):
        said = Words(words.language, game)
        if said.has(f"no-{what}"):
            return said.refusal(error)
    return str(error)


def trouble(words: Words, error: OSError, file: str = "") -> str:
    """What is wrong with a file."""
    file = file or str(error.filename or "")
    for kind, id in FILES.items():
        if isinstance(error, kind):
            return words.text(id, file=file)
    return words.text("terminal-os-error", file=file, problem=error.strerror or str(error))
