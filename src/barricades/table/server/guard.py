"""Limits for guests: how many requests, how large, how much processor time; and safe headers."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from math import ceil
from typing import TypeAlias

from fastapi import HTTPException, Request
from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...core import Refused
from ..live.sharing import CURRENT_GUEST, Buckets, Shares
from ..web.identity import cookie_of, guest

ErrorResponse: TypeAlias = Callable[[Request, Refused], Response]

SAFE = {"GET", "HEAD", "OPTIONS"}
MAX_BODY, MAX_BODY_NEW_GAME = 1 << 16, 1 << 17  # bytes
BODY_SECONDS = 10.0  # seconds that a body may take to come
RATE, BURST = 60.0, 600.0  # requests of one guest: so many a second, so many at once
NEW_RATE, NEW_BURST = 0.2, 60.0  # of those by which something comes to be that stays:
NEW = re.compile(
    r"(/api)?/(games|me|name|tournaments|(tournaments/)?new/[^/]+"
    r"|\w+/[^/]+/(fork|rematch|study|start))"
)
DELAYED = {"wire-too-often", "wire-wait"}  # to these a refusal comes late,
REFUSAL_DELAY = 0.5  # by so many seconds: else they would ask again at once, and that costs, too
AT_ONCE, WAITING = 8, 64  # requests of one guest that are dealt with, and that wait
IMMUTABLE = "public, max-age=31536000, immutable"  # a new version has a new address
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


class Turns:
    """Lets each guest have a few requests handled at once, within their share of the processor."""

    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self._free: dict[str, asyncio.Semaphore] = {}
        self._here: Counter[str] = Counter()

    def has_too_many(self, guest: str) -> bool:
        """Whether a guest has so many requests open that no other is accepted."""
        return self._here[guest] >= AT_ONCE + WAITING

    def must_wait(self, guest: str) -> int:
        """Seconds after which a guest who has used up their share may ask again; else 0.

        A few requests are accepted even then, and wait inside.
        """
        return ceil(self.shares.seconds_overdrawn(guest)) if self._here[guest] >= AT_ONCE else 0

    @asynccontextmanager
    async def turn(self, guest: str) -> AsyncIterator[None]:
        """Wait for a turn of a guest, and charge them for what is done during it."""
        self._here[guest] += 1
        try:
            async with self._free.setdefault(guest, asyncio.Semaphore(AT_ONCE)):
                await self.shares.wait_for_share(guest)
                with self.shares.charging(guest):
                    yield
        finally:
            self._here[guest] -= 1
            if not self._here[guest]:
                del self._here[guest], self._free[guest]


class Guard:
    """Middleware: refuses requests beyond the limits, and sets headers on every answer."""

    def __init__(self, app: ASGIApp, error_response: ErrorResponse, shares: Shares) -> None:
        self.app, self.error_response, self.turns = app, error_response, Turns(shares)
        self.buckets, self.new = Buckets(RATE, BURST), Buckets(NEW_RATE, NEW_BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                await turn.aclose()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                is_static = scope["path"].startswith("/static/")
                headers.setdefault("Cache-Control", IMMUTABLE if is_static else "no-store")
            await send(message)

        request = Request(scope)
        CURRENT_GUEST.set(guest(request))
        async with AsyncExitStack() as turn:
            if refused := self.refusal(request):
                if refused.reason.what in DELAYED:
                    await asyncio.sleep(REFUSAL_DELAY)
                await self.error_response(request, refused)(scope, receive, answer)
            else:
                await turn.enter_async_context(self.turns.turn(CURRENT_GUEST.get()))
                await self.app(scope, _limited(receive, max_bytes(request)), answer)

    def refusal(self, request: Request) -> Refused | None:
        """Why a request is refused, or None."""
        who, acts = CURRENT_GUEST.get(), request.method not in SAFE
        if not self.buckets.take(who) or self.turns.has_too_many(who):
            return Refused("wire-too-often")
        if seconds := self.turns.must_wait(who):
            return Refused("wire-wait", seconds=seconds)
        if not is_unambiguous(request):
            return Refused("wire-unreadable")
        if acts and is_cross_site(request):
            return Refused("wire-foreign")
        if acts and NEW.fullmatch(request.scope["path"]) and not self.new.take(who):
            return Refused("wire-too-often")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > max_bytes(request):
            return Refused("wire-too-large")
        return None


def is_unambiguous(request: Request) -> bool:
    """Whether a proxy and we read a request alike: one host, no strange encoding."""
    hosts, codings = map(request.headers.getlist, ("host", "transfer-encoding"))
    return len(hosts) == 1 and codings in ([], ["chunked"])


def is_cross_site(request: Request) -> bool:
    """Whether a page of another site may have sent this request.

    Browsers say so. A program says nothing; then a cookie counts only together with a token.
    """
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site is not None:
        return site not in ("same-origin", "none")
    if origin is not None:
        home = origin.partition("://")[2]
        return not home or home != request.headers.get("host")
    return cookie_of(request) is not None and "authorization" not in request.headers


def max_bytes(request: Request) -> int:
    """The greatest size of the body of a request."""
    path = request.url.path
    is_new_game = path == "/api/games" or path.startswith("/new/")  # those of an owner's box
    return MAX_BODY_NEW_GAME if is_new_game else MAX_BODY


def _limited(receive: Receive, size: int) -> Receive:
    """The body, as long as it is not larger than it may be, and does not take too long."""
    left, coming = size, True
    end = asyncio.get_running_loop().time() + BODY_SECONDS

    async def next_part() -> Message:
        nonlocal left, coming
        try:
            async with asyncio.timeout_at(end if coming else None):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408) from None
        left, coming = left - len(message.get("body", b"")), message.get("more_body", False)
        if left < 0:
            raise HTTPException(413)
        return message

    return next_part
