"""Routers whose handlers are charged to the guest who sent the request."""

from __future__ import annotations

from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import Any

from fastapi import APIRouter

from ..live.sharing import metered


class Router(APIRouter):
    """An APIRouter; the processor time of handlers that run in threads is added to the METER."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **terms: Any) -> None:
        """As of APIRouter."""
        timed = endpoint if iscoroutinefunction(endpoint) else metered(endpoint)
        super().add_api_route(path, timed, **terms)
