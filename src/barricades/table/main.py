"""The commands `table` (play at one's own table) and `doctor` (check all games)."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from threading import Thread

from .. import listening
from ..command_line import Paper, Parser, number, show_help
from ..words import Words
from .live.bots import BotPool, parse_named
from .server import club
from .store.database import address, display_address


def _table_parser(words: Words) -> Parser:
    parser = Parser(
        words,
        "table",
        "table [--host HOST] [--port PORT] [--data FILE|URL] [--bot NAME=BOT …] [--no-browser]",
    )
    takes = parser.takes.add_argument
    takes("--host", metavar="HOST", help=parser.about("host"))
    takes("--port", metavar="PORT", help=parser.about("port", port=str(listening.PORT)))
    takes("--data", metavar="FILE|URL", help=parser.about("data"))
    takes("--bot", action="append", metavar="NAME=BOT", help=parser.about("table-bot"))
    takes("--no-browser", action="store_true", help=parser.about("no-browser"))
    parser.common()
    return parser


def _table(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades table`."""
    from .server import app
    from .server.http_server import Server

    parser = _table_parser(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    data, own = address(found.data), parse_named(found.bot or ())
    host, port = found.host or listening.HOST, found.port
    sock = listening.open_socket(host, None if port is None else number(port, "--port"))
    url = listening.url(host, sock)
    server = Server(app.make(data, BotPool(own=own)))
    for line in (
        words.text("terminal-table-open", url=url),
        words.text("terminal-table-data", file=display_address(data)),
    ):
        paper.console.print(line, markup=False, soft_wrap=True)
    if not found.no_browser:
        Thread(target=webbrowser.open, args=[url], daemon=True).start()
    server.run([sock])
    return 0


def _doctor_parser(words: Words) -> Parser:
    parser = Parser(words, "doctor", "doctor [--data FILE|URL] [--mend]")
    parser.takes.add_argument("--data", metavar="FILE|URL", help=parser.about("data"))
    parser.takes.add_argument("--mend", action="store_true", help=parser.about("mend"))
    parser.common()
    return parser


def _doctor(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades doctor`."""
    from .server import doctor

    parser = _doctor_parser(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    code, lines = doctor.examine(address(found.data), words, mends=found.mend)
    for line in lines:
        paper.console.print(line, markup=False, soft_wrap=True)
    return code


RUN: dict[str, Callable[[list[str], Paper, Words], int]] = {
    "table": _table,
    "doctor": _doctor,
    **club.RUN,
}

PARSERS: dict[str, Callable[[Words], list[Parser]]] = {
    "table": lambda words: [_table_parser(words)],
    "doctor": lambda words: [_doctor_parser(words)],
    **club.PARSERS,
}
