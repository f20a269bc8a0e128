"""The arguments of the terminal's commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..bots import NAMES as BOTS
from ..bots import OPPONENT
from ..command_line import Parser
from ..core import Game
from ..words import Words
from .catalogue import flag
from .palette import THEMES
from .seats import FRIEND, ME


def games(words: Words) -> Parser:
    parser = Parser(words, "games", "games [GAME]")
    parser.takes.add_argument("game", nargs="?", metavar="GAME", help=parser.about("games-game"))
    parser.data()
    parser.common()
    return parser


def rules(words: Words) -> Parser:
    parser = Parser(words, "rules", "rules [GAME] [SECTION] [--search WORDS]")
    parser.game()
    parser.takes.add_argument("section", nargs="?", metavar="SECTION", help=parser.about("section"))
    parser.takes.add_argument("--search", metavar="WORDS", help=parser.about("search"))
    parser.data()
    parser.common()
    return parser


def learn(words: Words) -> Parser:
    parser = Parser(words, "learn", "learn [GAME] [LESSON] [--plain]")
    parser.game()
    parser.takes.add_argument("lesson", nargs="?", metavar="LESSON", help=parser.about("lesson"))
    _look(parser)
    parser.common()
    return parser


def cards(words: Words, do: Iterable[str], decks: Iterable[str]) -> Parser:
    parser = Parser(words, "cards", f"cards {'|'.join(do)} [NUMBER|NAME|FILE …] [--FLAG VALUE …]")
    parser.takes.add_argument("what", nargs="?", metavar="WHAT", help=parser.about("cards-what"))
    parser.takes.add_argument(
        "which", nargs="*", metavar="NUMBER|NAME|FILE", help=parser.about("cards-which")
    )
    about = parser.about("deck", known=", ".join(decks))
    parser.takes.add_argument("--deck", metavar="DECK", help=about)
    parser.takes.add_argument("--cards", metavar="FILE", help=parser.about("cards"))
    parser.data()
    parser.common()
    return parser


def replay(words: Words) -> Parser:
    parser = Parser(words, "replay", "replay RECORD [--side SIDE] [--to N] [--log] [--plain]")
    parser.takes.add_argument("record", nargs="?", metavar="RECORD", help=parser.about("record"))
    parser.takes.add_argument("--side", metavar="SIDE", help=parser.about("side"))
    parser.takes.add_argument("--to", metavar="N", help=parser.about("to"))
    parser.takes.add_argument("--log", action="store_true", help=parser.about("log"))
    parser.takes.add_argument("--plain", action="store_true", help=parser.about("plain"))
    parser.common()
    return parser


def verify(words: Words) -> Parser:
    parser = Parser(words, "verify", "verify RECORD [--key KEY]")
    parser.takes.add_argument("record", nargs="?", metavar="RECORD", help=parser.about("record"))
    parser.takes.add_argument("--key", metavar="KEY", help=parser.about("key"))
    parser.data()
    parser.common()
    return parser


def hint(words: Words) -> Parser:
    parser = Parser(words, "hint", "hint RECORD [--side SIDE] [--to N] [--budget BUDGET]")
    parser.takes.add_argument("record", nargs="?", metavar="RECORD", help=parser.about("record"))
    parser.takes.add_argument("--side", metavar="SIDE", help=parser.about("hint-side"))
    parser.takes.add_argument("--to", metavar="N", help=parser.about("hint-to"))
    parser.takes.add_argument("--budget", metavar="BUDGET", help=parser.about("budget"))
    parser.data()
    parser.common()
    return parser


def analyse(words: Words) -> Parser:
    parser = Parser(words, "analyse", "analyse RECORD [--picture FILE]")
    parser.takes.add_argument("record", nargs="?", metavar="RECORD", help=parser.about("record"))
    parser.takes.add_argument("--picture", metavar="FILE", help=parser.about("picture"))
    parser.data()
    parser.common()
    return parser


def play(words: Words, game: Game[Any]) -> Parser:
    """The parser of `play`; sides and options are those of the game."""
    parser = Parser(words, "play", "play [GAME] [--FLAG VALUE …]")
    parser.game()
    parser.takes.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help=parser.about("resume")
    )
    parser.takes.add_argument("--seed", metavar="HEX", help=parser.about("seed"))
    _face(parser)
    _seats(parser, game)
    _options(parser, game)
    parser.common()
    return parser


def _face(parser: Parser) -> None:
    """How the game is shown: full screen, lines or text; theme and bell."""
    _look(parser)
    parser.takes.add_argument("--as-text", action="store_true", help=parser.about("as-text"))
    parser.takes.add_argument("--coach", action="store_true", help=parser.about("coach"))
    parser.takes.add_argument("--bell", action="store_true", help=parser.about("bell"))


def _look(parser: Parser) -> None:
    parser.takes.add_argument("--plain", action="store_true", help=parser.about("plain"))
    parser.takes.add_argument("--theme", metavar="|".join(THEMES), help=parser.about("theme"))


def _seats(parser: Parser, game: Game[Any]) -> None:
    words = parser.words
    who = words.text("terminal-seats-about", known=", ".join((ME, FRIEND, *BOTS)))
    group = parser.add_argument_group(words.text("terminal-seats"), who)
    for side in game.sides({}):
        about = parser.about("seat", side=side)
        group.add_argument(f"--{side}", dest=f"seat {side}", metavar="WHO", help=about)
    about = parser.about("bot", bot=OPPONENT)
    group.add_argument("--bot", metavar="WHO", help=about)


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
    if game.cards:
        group.add_argument("--cards", metavar="FILE", help=parser.about("cards"))
