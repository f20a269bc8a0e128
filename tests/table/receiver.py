"""Somebody on the Internet who receives messages, or behaves badly; it lives on this machine."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Self

SEAL = Path(__file__).parent / "seal.pem"
NAME = "hook.example"


def answering(head: str) -> Callable[[Any], None]:
    return lambda line: line.sendall(f"HTTP/1.1 {head}\r\nContent-Length: 0\r\n\r\n".encode())


RECEIVED = answering("204 No Content")


class Receiver:
    """Keeps what it was sent and by which name it was called."""

    def __init__(self, behave: Callable[[Any], None] = RECEIVED) -> None:
        self.behave = behave
        self.requests: list[str] = []
        self.names: list[str | None] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]

    def __enter__(self) -> Self:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(SEAL)
        context.sni_callback = lambda _, name, __: self.names.append(name)
        self.thread = Thread(target=self._receive, args=(context,))
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        self.thread.join()

    def _receive(self, context: ssl.SSLContext) -> None:
        while True:
            try:
                bare, _ = self.door.accept()
            except OSError:
                return
            with suppress(OSError), context.wrap_socket(bare, server_side=True) as line:
                self.requests.append(_request(line))
                self.behave(line)


def _request(line: ssl.SSLSocket) -> str:
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += _more(line)
    head, _, body = heard.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
    while len(body) < length:
        body += _more(line)
    return (head + b"\r\n\r\n" + body).decode()


def _more(line: ssl.SSLSocket) -> bytes:
    if part := line.recv(4096):
        return part
    raise ConnectionError("whoever called has gone")
