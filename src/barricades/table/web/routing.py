"""Routes: what is asked for, and the time of the processor that the answer takes."""

from __future__ import annotations

from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import Any

from fastapi import APIRouter

from ..live.sharing import metered


class Router(APIRouter):
    """Like FastAPI's; what is done in threads is on the meter of whoever asks for it."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **terms: Any) -> None:
        timed = endpoint if iscoroutinefunction(endpoint) else metered(endpoint)
        super().add_api_route(path, timed, **terms)
