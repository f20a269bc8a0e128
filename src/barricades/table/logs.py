"""Logs: a line of JSON for whatever happens, without anybody's secrets.

A request is told by the pattern of its path, never by the path itself: that may hold a token.
"""

from __future__ import annotations

import json
import logging
import time
from datetime import UTC, datetime

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import Tally

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
