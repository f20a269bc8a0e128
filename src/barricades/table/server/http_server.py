"""The HTTP server: uvicorn with our settings and guarded connections."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from ...listening import PATIENCE
from ..live.rooms import Rooms
from .connections import AnsweringApp, guarded

MAX_HEAD = 1 << 16  # bytes, before a request says what it brings
SWITCH_SECONDS = 0.0002  # seconds: whoever has much done in a thread soon lets others go first
KEEP_ALIVE = 5  # seconds that a connection may rest after an answer
SETTINGS: dict[str, Any] = {
    "http": "h11",  # the one that has a limit for the head of a request
    "h11_max_incomplete_event_size": MAX_HEAD,
    "timeout_keep_alive": KEEP_ALIVE,
    "ws": "none",
    "access_log": False,  # addresses of seats are nobody's business
    "log_level": "warning",
    "proxy_headers": False,
    "server_header": False,
    "timeout_graceful_shutdown": PATIENCE,
}


class Server(uvicorn.Server):
    """A uvicorn server that ends all event streams when it is told to stop."""

    def __init__(self, table: FastAPI, **settings: Any) -> None:
        config = uvicorn.Config(AnsweringApp(table), **{**SETTINGS, **settings})
        config.load()
        config.http_protocol_class = guarded(  # type: ignore[assignment]
            config.http_protocol_class, counted=not config.proxy_headers
        )
        super().__init__(config)
        sys.setswitchinterval(SWITCH_SECONDS)
        self.rooms: Rooms = table.state.rooms

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End all event streams, then stop."""
        self.rooms.close_streams()
        super().handle_exit(sig, frame)
