"""The commands of this room: to open the table, and to have its games examined."""

from __future__ import annotations

import errno
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..command_line import BadUsage, Paper, Parser, number, show_help
from ..words import Words
from . import app, doctor
from .rooms import Rooms
from .store import default_path

HOST, PORT = "127.0.0.1", 1917
PORTS = 65535
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # where one's own browser finds the table
PATIENCE = 3  # seconds that requests have to end when the table is closed


def _table(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades table`."""
    parser = Parser(
        words, "table", "table [--host HOST] [--port PORT] [--data FILE] [--no-browser]"
    )
    takes = parser.takes.add_argument
    takes("--host", metavar="HOST", help=parser.about("host"))
    takes("--port", metavar="PORT", help=parser.about("port", port=str(PORT)))
    takes("--data", metavar="FILE", help=parser.about("data"))
    takes("--no-browser", action="store_true", help=parser.about("no-browser"))
    parser.common()
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    data = _data(found.data)
    door = _door(found.host or HOST, None if found.port is None else number(found.port, "--port"))
    url = _url(found.host or HOST, door.getsockname()[1])
    server = Server(app.make(data))
    for line in (
        words.text("terminal-table-open", url=url),
        words.text("terminal-table-data", file=str(data)),
    ):
        paper.console.print(line, markup=False, soft_wrap=True)
    if not found.no_browser:
        Thread(target=webbrowser.open, args=[url], daemon=True).start()
    server.run([door])
    return 0


def _doctor(argv: list[str], paper: Paper, words: Words) -> int:
    """`barricades doctor`."""
    parser = Parser(words, "doctor", "doctor [--data FILE]")
    parser.takes.add_argument("--data", metavar="FILE", help=parser.about("data"))
    parser.common()
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, paper)
    code, lines = doctor.examine(_data(found.data), words)
    for line in lines:
        paper.console.print(line, markup=False, soft_wrap=True)
    return code


RUN: dict[str, Callable[[list[str], Paper, Words], int]] = {"table": _table, "doctor": _doctor}

QUIET: dict[str, Any] = {
    "access_log": False,  # addresses of seats are nobody's business
    "log_level": "warning",
    "proxy_headers": False,
    "server_header": False,
    "timeout_graceful_shutdown": PATIENCE,
}


class Server(uvicorn.Server):
    """Whoever listens is told when the table is closed, so that nobody has to be cut off."""

    def __init__(self, table: FastAPI) -> None:
        super().__init__(uvicorn.Config(table, **QUIET))
        self.rooms: Rooms = table.state.rooms

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.rooms.hush()
        super().handle_exit(sig, frame)


def _data(file: str | None) -> Path:
    return Path(file).expanduser() if file else default_path()


def _door(host: str, port: int | None) -> socket.socket:
    """Where the table listens; if no port was asked for, any that is free will do."""
    if port is not None and port > PORTS:
        raise BadUsage("terminal-no-port", number=port, last=PORTS)
    try:
        return _listen(host, PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return _listen(host, 0)
        raise BadUsage(
            "terminal-no-door", name=f"{host}:{port or PORT}", problem=error.strerror or str(error)
        ) from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


def _url(host: str, port: int) -> str:
    name = EVERYWHERE.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
