"""Logs: a line of JSON for whatever happens, without anybody's secrets.

A request is told by the pattern of its path, never by the path itself: that may hold a token.
"""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from threading import Thread

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..store.metrics import Tally

LAST = 1.0  # seconds that the last lines have to come
log = logging.getLogger(__name__)


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": record.process,
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin() -> None:
    """From now on, everything that this process logs is a line of JSON on its standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(__package__).setLevel(logging.INFO)


@contextmanager
def in_one_form() -> Iterator[None]:
    """Whatever our processes say on their standard error meanwhile is a line of JSON.

    That holds for what Python itself has to say of one that is killed while it begins.
    """
    ours, (heard, said) = os.dup(2), os.pipe()
    os.dup2(said, 2)
    os.close(said)
    listener = Thread(target=_pass_on, args=(heard, ours), daemon=True)
    listener.start()
    try:
        yield
    finally:
        os.dup2(ours, 2)
        listener.join(LAST)


def _pass_on(heard: int, ours: int) -> None:
    with open(heard, "rb") as lines, open(ours, "wb", buffering=0) as log_file:
        for line in lines:
            log_file.write(line if line.startswith(b"{") else _told(line.decode(errors="replace")))


def _told(text: str) -> bytes:
    """A line that somebody else has written."""
    facts = {"name": "stderr", "levelname": "ERROR", "msg": text.rstrip()}
    return f"{Lines().format(logging.makeLogRecord(facts))}\n".encode()


class Ledger:
    """Counts every request, and writes it down if somebody wants to read it."""

    def __init__(self, app: ASGIApp, tally: Tally) -> None:
        self.app, self.tally = app, tally

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, stream, began = 500, False, time.perf_counter()

        async def answer(message: Message) -> None:
            nonlocal status, stream
            if message["type"] == "http.response.start":
                status = message["status"]
                stream = any(v.startswith(b"text/event-stream") for _, v in message["headers"])
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - began
            self.tally.answered(status, None if stream else seconds)
            route = getattr(scope.get("route"), "path", None)
            facts = {
                "method": scope["method"],
                "path": route or "elsewhere",
                "status": status,
                "ms": round(1000 * seconds, 1),
            }
            log.info("request", extra={"facts": facts})
