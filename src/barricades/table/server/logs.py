"""Logs: one line of JSON for every event, without anybody's secrets.

A request is logged by the pattern of its path, since the path itself may hold a token.
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

FLUSH_SECONDS = 1.0  # seconds that the last lines have to come
log = logging.getLogger(__name__)


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a record; attributes in `facts` are added to it."""
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
    """Log to standard error in JSON from now on, in this process."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(__package__).setLevel(logging.INFO)


@contextmanager
def stderr_as_json() -> Iterator[None]:
    """While active, everything written to standard error becomes lines of JSON.

    This includes what Python itself prints about a process that is killed while it starts.
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
        listener.join(FLUSH_SECONDS)


def _pass_on(heard: int, ours: int) -> None:
    with open(heard, "rb") as lines, open(ours, "wb", buffering=0) as log_file:
        for line in lines:
            log_file.write(
                line if line.startswith(b"{") else _as_json(line.decode(errors="replace"))
            )


def _as_json(text: str) -> bytes:
    """A line that somebody else has written."""
    facts = {"name": "stderr", "levelname": "ERROR", "msg": text.rstrip()}
    return f"{JsonFormatter().format(logging.makeLogRecord(facts))}\n".encode()


class RequestLog:
    """Middleware: counts every request, and logs it."""

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
            self.tally.count_request(status, None if stream else seconds)
            route = getattr(scope.get("route"), "path", None)
            facts = {
                "method": scope["method"],
                "path": route or "elsewhere",
                "status": status,
                "ms": round(1000 * seconds, 1),
            }
            log.info("request", extra={"facts": facts})
