"""The door: where the table listens, and how it is closed."""

from __future__ import annotations

import errno
import socket
import sys
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from ...command_line import BadUsage
from ..live.rooms import Rooms
from .lines import Told, watched

HOST, PORT = "127.0.0.1", 1917
PORTS = 65535
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # where one's own browser finds the table
HEAD = 1 << 16  # bytes, before a request says what it brings
REST = 5  # seconds that a connection may rest after an answer
PATIENCE = 3  # seconds that requests have to end when the table is closed
SWITCH = 0.0005  # seconds: whoever has much done in a thread lets others go first ten times as soon
QUIET: dict[str, Any] = {
    "http": "h11",  # the one that has a limit for the head of a request
    "h11_max_incomplete_event_size": HEAD,
    "timeout_keep_alive": REST,
    "ws": "none",
    "access_log": False,  # addresses of seats are nobody's business
    "log_level": "warning",
    "proxy_headers": False,
    "server_header": False,
    "timeout_graceful_shutdown": PATIENCE,
}


class Server(uvicorn.Server):
    """Whoever listens is told when the table is closed, so that nobody has to be cut off."""

    def __init__(self, table: FastAPI, **settings: Any) -> None:
        config = uvicorn.Config(Told(table), **{**QUIET, **settings})
        config.load()
        config.http_protocol_class = watched(  # type: ignore[assignment]
            config.http_protocol_class, counted=not config.proxy_headers
        )
        super().__init__(config)
        sys.setswitchinterval(SWITCH)
        self.rooms: Rooms = table.state.rooms

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.rooms.hush()
        super().handle_exit(sig, frame)


def opened(host: str, port: int | None) -> socket.socket:
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
    door = socket.create_server((host, port), family=family)
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # an event does not wait for others
    return door


def url(host: str, door: socket.socket) -> str:
    """What is typed into a browser to come in."""
    name = EVERYWHERE.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{name}:{door.getsockname()[1]}/"
