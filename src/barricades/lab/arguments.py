"""The arguments of `arena`, `simulate`, `balance` and `export`."""

from __future__ import annotations

from ..bots import NAMES as BOTS
from ..command_line import Parser
from ..words import Words
from .what_if import FLAG

GAMES = "100"
MANY_GAMES = "10000"  # where no record is kept
ENDINGS = (".csv", ".parquet")  # of a table's file


def arena(words: Words) -> Parser:
    parser = Parser(words, "arena", "arena GAME BOT BOT… [--FLAG VALUE …]")
    parser.game()
    about = parser.about("lab-bots", known=", ".join(BOTS))
    parser.takes.add_argument("bots", nargs="*", metavar="BOT", help=about)
    _run_flags(parser)
    parser.takes.add_argument("--records", metavar="FILE", help=parser.about("lab-records"))
    parser.data()
    parser.common()
    return parser


def simulate(words: Words) -> Parser:
    parser = Parser(words, "simulate", "simulate GAME --bots BOT,BOT… [--FLAG VALUE …]")
    parser.game()
    about = parser.about("lab-bots", known=", ".join(BOTS))
    parser.takes.add_argument("--bots", metavar="BOT,BOT…", help=about)
    _run_flags(parser)
    parser.takes.add_argument("--output", metavar="FILE", help=parser.about("lab-output"))
    about = parser.about("lab-no-records", count=MANY_GAMES)
    parser.takes.add_argument("--no-records", action="store_true", help=about)
    parser.data()
    parser.common()
    return parser


def balance(words: Words) -> Parser:
    parser = Parser(words, "balance", "balance GAME [FILE…] [--FLAG VALUE …]")
    parser.game()
    takes = parser.takes.add_argument
    takes("files", nargs="*", metavar="FILE", help=parser.about("lab-files"))
    takes("--output", metavar="FILE", help=parser.about("lab-page"))
    takes("--bots", metavar="BOT,BOT…", help=parser.about("lab-at-once", count=MANY_GAMES))
    takes(FLAG, action="append", metavar="FIELD=VALUE", help=parser.about("lab-what-if"))
    _run_flags(parser)
    parser.data()
    parser.common()
    return parser


def export(words: Words) -> Parser:
    parser = Parser(words, "export", "export FILE… --output FILE")
    parser.takes.add_argument("files", nargs="*", metavar="FILE", help=parser.about("export-files"))
    about = parser.about("export-output", endings=", ".join(ENDINGS))
    parser.takes.add_argument("--output", metavar="FILE", help=about)
    parser.data()
    parser.common()
    return parser


def _run_flags(parser: Parser) -> None:
    takes = parser.takes.add_argument
    takes("--games", metavar="N", help=parser.about("lab-games", count=GAMES))
    takes("--option", action="append", metavar="NAME=VALUE,VALUE…", help=parser.about("lab-option"))
    takes("--components", metavar="FILE", help=parser.about("components"))
    takes("--seed", metavar="N", default="1", help=parser.about("lab-seed"))
    takes("--jobs", metavar="N", help=parser.about("lab-jobs"))
    takes("--cluster", metavar="ADDRESS", default="", help=parser.about("lab-cluster"))
