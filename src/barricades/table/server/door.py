"""The door: where the table listens."""

from __future__ import annotations

import errno
import socket

from ...command_line import BadUsage

HOST, PORT = "127.0.0.1", 1917
LOOPBACK = ("127.0.0.0/8", "::1/128")
PORTS = 65535
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # where one's own browser finds the table
PATIENCE = 3  # seconds that requests have to end when the table is closed


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
