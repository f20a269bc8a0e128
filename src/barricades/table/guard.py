"""The guard at the door: who may come in, how often, and with how much in hand."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias
from urllib.parse import urlsplit

from fastapi import HTTPException, Request
from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core import Refused
from .seats import COOKIE

Trouble: TypeAlias = Callable[[Request, Refused], Response]

SAFE = {"GET", "HEAD", "OPTIONS"}
BODY, LARGE = 1 << 16, 1 << 20  # bytes
RATE, BURST = 60.0, 600.0  # requests of one address: so many a second, so many at once
CLIENTS = 4096  # addresses remembered
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Buckets:
    """Each address has a bucket that fills with time; a request takes one drop out of it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # drops, and when

    def take(self, address: str) -> bool:
        """Whether there was a drop left."""
        now = self.clock()
        left, when = self._left.pop(address, (BURST, now))
        left = min(BURST, left + (now - when) * RATE)
        self._left[address] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > CLIENTS:
            self._left.popitem(last=False)
        return left >= 1


class Guard:
    """Stands before every page and every request of the wire."""

    def __init__(self, app: ASGIApp, trouble: Trouble, buckets: Buckets | None = None) -> None:
        self.app, self.trouble, self.buckets = app, trouble, buckets or Buckets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith("/static/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        if refused := self.refusal(request):
            await self.trouble(request, refused)(scope, receive, answer)
        else:
            await self.app(scope, _limited(receive, most(request)), answer)

    def refusal(self, request: Request) -> Refused | None:
        """Why a request is not let in, if it is not."""
        if not self.buckets.take(request.client.host if request.client else ""):
            return Refused("wire-too-often")
        if request.method not in SAFE and is_foreign(request):
            return Refused("wire-foreign")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most(request):
            return Refused("wire-too-large")
        return None


def is_foreign(request: Request) -> bool:
    """Whether a page of somebody else may be behind this request.

    Browsers tell; a program tells nothing, and then a cookie counts for nothing without a token.
    """
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site is not None:
        return site not in ("same-origin", "none")
    if origin is not None:
        return urlsplit(origin).netloc != request.headers.get("host")
    return COOKIE in request.cookies and "authorization" not in request.headers


def most(request: Request) -> int:
    """How many bytes a request may bring."""
    path = request.url.path
    brings_numbers = path == "/api/games" or path.startswith("/new/")  # those of an owner's box
    return LARGE if brings_numbers else BODY


def _limited(receive: Receive, size: int) -> Receive:
    """The body, as long as it is not larger than it may be."""
    left = size

    async def next_part() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise HTTPException(413)
        return message

    return next_part
