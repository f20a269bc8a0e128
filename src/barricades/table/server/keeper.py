"""The keeper of the door: answers whoever comes in, and sees to it that all can leave."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..live.rooms import Rooms
from .door import PATIENCE
from .lines import AnsweringApp, watched

HEAD = 1 << 16  # bytes, before a request says what it brings
SWITCH = 0.0002  # seconds: whoever has much done in a thread soon lets others go first
REST = 5  # seconds that a connection may rest after an answer
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
        config = uvicorn.Config(AnsweringApp(table), **{**QUIET, **settings})
        config.load()
        config.http_protocol_class = watched(  # type: ignore[assignment]
            config.http_protocol_class, counted=not config.proxy_headers
        )
        super().__init__(config)
        sys.setswitchinterval(SWITCH)
        self.rooms: Rooms = table.state.rooms

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.rooms.close_streams()
        super().handle_exit(sig, frame)
