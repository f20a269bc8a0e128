"""The command line: which commands and options there are, each explained in the user's language."""

from __future__ import annotations

from argparse import Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, TypeAlias

from ..bots import NAMES as BOTS
from ..core import Game
from ..games import NAMES
from ..words import LANGUAGES, Words
from .catalogue import flag
from .seats import FRIEND, ME
from .trouble import BadUsage

COMMANDS = ("games", "play", "replay", "rules", "verify")
ArgumentGroup: TypeAlias = Any  # argparse has no public name for it


class Parser(ArgumentParser):
    """A parser that explains itself in the user's language, and refuses in one sentence."""

    def __init__(self, words: Words, command: str, usage: str) -> None:
        self.words = words
        super().__init__(
            prog=f"barricades {command}".strip(),
            usage=f"barricades {usage}",
            description=words.text(f"terminal-about-{command}" if command else "terminal-about"),
            epilog=words.text(f"terminal-epilog-{command}" if command else "terminal-epilog"),
            formatter_class=lambda prog: Formatter(prog, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.takes = self.add_argument_group(words.text("terminal-arguments"))

    def common(self) -> ArgumentGroup:
        """What every command takes, at the end."""
        group = self.add_argument_group(self.words.text("terminal-flags"))
        group.add_argument("--language", metavar="|".join(LANGUAGES), help=self.about("language"))
        group.add_argument("-h", "--help", action="store_true", help=self.about("help"))
        return group

    def about(self, name: str, **facts: Any) -> str:
        """The explanation of an argument; argparse takes a percent sign for its own."""
        return self.words.text(f"terminal-flag-{name}", **facts).replace("%", "%%")

    def parse(self, argv: Sequence[str]) -> Namespace:
        """The arguments; anything else is refused."""
        try:
            found, rest = self.parse_known_args(argv)
        except ArgumentError as error:
            name = (error.argument_name or "").split("/")[-1]
            takes = any(name in a.option_strings and a.nargs != 0 for a in self._actions)
            raise BadUsage(
                "terminal-needs-value" if takes else "terminal-takes-no-value", name=name
            ) from None
        if rest and not found.help:
            raise BadUsage("terminal-unknown-argument", name=rest[0], command=self.prog)
        return found

    def need(self, value: str | None, name: str) -> str:
        """An argument that must not be missing."""
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

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.words.text('terminal-usage')} ")


def top(words: Words) -> Parser:
    """`barricades` alone."""
    parser = Parser(words, "", "COMMAND …")
    group = parser.add_argument_group(words.text("terminal-commands"))
    for command in COMMANDS:
        group.add_argument(f"{command}", nargs="?", help=words.text(f"terminal-about-{command}"))
    parser.common().add_argument("--version", action="store_true", help=parser.about("version"))
    return parser


def games(words: Words) -> Parser:
    parser = Parser(words, "games", "games [GAME]")
    parser.takes.add_argument("game", nargs="?", metavar="GAME", help=parser.about("games-game"))
    parser.common()
    return parser


def rules(words: Words) -> Parser:
    parser = Parser(words, "rules", "rules [GAME] [SECTION]")
    _game(parser)
    parser.takes.add_argument("section", nargs="?", metavar="SECTION", help=parser.about("section"))
    parser.common()
    return parser


def replay(words: Words) -> Parser:
    parser = Parser(words, "replay", "replay RECORD [--side SIDE] [--to N] [--log]")
    parser.takes.add_argument("record", nargs="?", metavar="RECORD", help=parser.about("record"))
    parser.takes.add_argument("--side", metavar="SIDE", help=parser.about("side"))
    parser.takes.add_argument("--to", metavar="N", help=parser.about("to"))
    parser.takes.add_argument("--log", action="store_true", help=parser.about("log"))
    parser.common()
    return parser


def verify(words: Words) -> Parser:
    parser = Parser(words, "verify", "verify RECORD")
    parser.takes.add_argument("record", nargs="?", metavar="RECORD", help=parser.about("record"))
    parser.common()
    return parser


def play(words: Words, game: Game[Any]) -> Parser:
    """The flags of sides and options are those of the game."""
    parser = Parser(words, "play", "play [GAME] [--FLAG VALUE …]")
    _game(parser)
    parser.takes.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help=parser.about("resume")
    )
    parser.takes.add_argument("--seed", metavar="HEX", help=parser.about("seed"))
    _seats(parser, game)
    _options(parser, game)
    parser.common()
    return parser


def _seats(parser: Parser, game: Game[Any]) -> None:
    words = parser.words
    who = words.text("terminal-seats-about", known=", ".join((ME, FRIEND, *BOTS)))
    group = parser.add_argument_group(words.text("terminal-seats"), who)
    for side in game.sides({}):
        about = parser.about("seat", side=side)
        group.add_argument(f"--{side}", dest=f"seat {side}", metavar="WHO", help=about)


def _options(parser: Parser, game: Game[Any]) -> None:
    words = parser.words
    group = parser.add_argument_group(words.text("terminal-options"))
    for option in game.options:
        if not option.check:
            values = "|".join(str(value) for value in option.values)
            about = words.text(f"option-{option.name}").replace("%", "%%")
            group.add_argument(
                flag(option), dest=f"option {option.name}", metavar=values, help=about
            )
    about = parser.about("option")
    group.add_argument("--option", action="append", metavar="NAME=VALUE", help=about)
    group.add_argument("--components", metavar="FILE", help=parser.about("components"))


def _game(parser: Parser) -> None:
    about = parser.about("game", known=", ".join(NAMES))
    parser.takes.add_argument("game", nargs="?", metavar="GAME", help=about)


def number(text: str, name: str) -> int:
    """A whole number, as it was typed."""
    if not text.isdecimal():
        raise BadUsage("terminal-not-a-number", name=name, text=text)
    return int(text)
