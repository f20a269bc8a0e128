"""The commands `serve`, `backup` and `restore`, for whoever runs the table for a club."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from ... import listening
from ...command_line import BadUsage, Paper, Parser, number, show_help
from ...words import Words
from ..live.bots import parse_named
from ..store.backup import back_up, restore
from ..store.database import Address, address, display_address
from ..store.store import Store
from . import logs
from .serve import ServeOptions, Supervisor

MOST = 64  # processes


def _serve_parser(words: Words) -> Parser:
    parser = Parser(
        words,
        "serve",
        "serve [--host HOST] [--port PORT] [--workers NUMBER] [--data FILE|URL] "
        "[--bot NAME=BOT …] [--public URL] [--proxy ADDRESS …] [--metrics-for NETWORK …]",
    )
    takes = parser.takes.add_argument
    takes("--host", metavar="HOST", help=parser.about("host"))
    takes("--port", metavar="PORT", help=parser.about("serve-port", port=str(listening.PORT)))
    takes("--workers", metavar="NUMBER", help=parser.about("serve-workers"))
    takes("--data", metavar="FILE|URL", help=parser.about("data"))
    takes("--bot", action="append", metavar="NAME=BOT", help=parser.about("table-bot"))
    takes("--public", metavar="URL", help=parser.about("serve-public"))
    takes("--proxy", action="append", metavar="ADDRESS", help=parser.about("serve-proxy"))
    takes("--metrics-for", action="append", metavar="NETWORK", help=parser.about("serve-metrics"))
    parser.common()
    return parser


def _serve(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades serve`."""
    parser = _serve_parser(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    club = ServeOptions(
        data=address(found.data),
        workers=number(found.workers, "--workers") if found.workers else 1,
        bots=parse_named(found.bot or ()),
        proxies=tuple(found.proxy or ()),
        public=_public(found.public) if found.public else "",
        metrics_for=tuple(_network(text) for text in found.metrics_for or listening.LOOPBACK),
    )
    _check(club)
    Store(club.data).close()  # whatever is wrong with it is told at once
    host = found.host or listening.HOST
    sock = listening.open_socket(
        host, number(found.port, "--port") if found.port else listening.PORT
    )
    logs.begin()
    with logs.stderr_as_json():
        supervisor = Supervisor(sock, club)
        supervisor.begin()
        for line in (
            words.text("terminal-table-open", url=listening.url(host, sock)),
            words.text("terminal-table-data", file=display_address(club.data)),
        ):
            paper.console.print(line, markup=False, soft_wrap=True)
        supervisor.run()
    return 0


def _public(text: str) -> str:
    """An address of the web, with a slash at the end. Raises BadUsage."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise BadUsage("terminal-serve-public", text=text)
    return text.rstrip("/") + "/"


def _check(club: ServeOptions) -> None:
    """Raise BadUsage for a bad number of processes, or several with SQLite."""
    if not 0 < club.workers <= MOST:
        raise BadUsage("terminal-serve-workers", number=club.workers, last=MOST)
    if club.workers > 1 and isinstance(club.data, Path):
        raise BadUsage("terminal-serve-alone")


def _network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise BadUsage("terminal-serve-network", text=text) from None


def _backup(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades backup`."""
    return _carry(argv, paper, words, "backup", back_up)


def _restore(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades restore`."""
    return _carry(argv, paper, words, "restore", restore)


def _carry_parser(words: Words, name: str) -> Parser:
    parser = Parser(words, name, f"{name} FILE [--data FILE|URL]")
    parser.takes.add_argument("file", nargs="?", metavar="FILE", help=parser.about(f"{name}-file"))
    parser.takes.add_argument("--data", metavar="FILE|URL", help=parser.about("data"))
    parser.common()
    return parser


def _carry(
    argv: list[str], paper: Paper, words: Words, name: str, do: Callable[[Address, Path], int]
) -> int:
    """Carry out `backup` or `restore` by its function `do`."""
    parser = _carry_parser(words, name)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    path = Path(parser.need(found.file, "FILE")).expanduser()
    count = do(address(found.data), path)
    sentence = words.text(f"terminal-done-{name}", count=count, file=str(path))
    paper.console.print(sentence, markup=False, soft_wrap=True)
    return 0


RUN: dict[str, Callable[[list[str], Paper, Words], int]] = {
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
}

PARSERS: dict[str, Callable[[Words], list[Parser]]] = {
    "serve": lambda words: [_serve_parser(words)],
    "backup": lambda words: [_carry_parser(words, "backup")],
    "restore": lambda words: [_carry_parser(words, "restore")],
}
