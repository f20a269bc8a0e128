"""Sockets to listen on: the table's, and that of `mcp --http`."""

from __future__ import annotations

import errno
import socket

from .command_line import BadUsage

HOST, PORT = "127.0.0.1", 1917
LOOPBACK = ("127.0.0.0/8", "::1/128")
LAST_PORT = 65535
LOCAL_NAMES = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # where one's own browser finds the table
PATIENCE = 3  # seconds that requests have to end when the table is closed


def open_socket(host: str, port: int | None) -> socket.socket:
    """A listening socket. Without a port: the usual one, or any that is free.

    Raises BadUsage if that is not possible.
    """
    if port is not None and port > LAST_PORT:
        raise BadUsage("terminal-no-port", number=port, last=LAST_PORT)
    try:
        return _listen(host, PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return _listen(host, 0)
        problem = (error.strerror or str(error)).partition(" (while ")[0]
        name = f"{host}:{PORT if port is None else port}"
        raise BadUsage("terminal-no-door", name=name, problem=problem) from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.create_server((host, port), family=family)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # an event does not wait for others
    return sock


def url(host: str, sock: socket.socket) -> str:
    """The address to open in a browser."""
    name = LOCAL_NAMES.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{name}:{sock.getsockname()[1]}/"
