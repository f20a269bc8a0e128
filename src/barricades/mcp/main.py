"""The command `barricades mcp`, which lets language models play."""

from __future__ import annotations

from collections.abc import Callable

from ..command_line import NotInstalled, Paper, Parser, number, show_help
from ..listening import open_socket
from ..words import Words

HOST, PORT = "127.0.0.1", "1905"


def _mcp_parser(words: Words) -> Parser:
    parser = Parser(words, "mcp", "mcp [--http] [--host HOST] [--port PORT]")
    takes = parser.takes.add_argument
    takes("--http", action="store_true", help=parser.about("mcp-http"))
    takes("--host", metavar="HOST", default=HOST, help=parser.about("host"))
    takes("--port", metavar="PORT", default=PORT, help=parser.about("serve-port", port=PORT))
    parser.common()
    return parser


def _mcp(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades mcp`: serve until the client disconnects or Ctrl-C is pressed."""
    parser = _mcp_parser(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    try:
        from .server import server
    except ModuleNotFoundError as error:
        raise NotInstalled(error.name or "", "mcp") from None
    made = server(words.language)
    if found.http:
        port = number(found.port, "--port")
        open_socket(found.host, port).close()  # whatever stands against it is told in a sentence
        made.run("streamable-http", host=found.host, port=port)
    else:
        made.run("stdio")
    return 0


RUN: dict[str, Callable[[list[str], Paper, Words], int]] = {"mcp": _mcp}
PARSERS: dict[str, Callable[[Words], list[Parser]]] = {"mcp": lambda words: [_mcp_parser(words)]}
