"""Health: whether the table works, and its figures, for whoever runs it."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address, ip_network

from fastapi import Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from ...core import Refused
from ..live.rooms import Rooms
from ..store.database import DatabaseError
from ..store.metrics import Tally
from ..web.routing import Router

router = Router()


@router.get("/health")
def health(request: Request) -> Response:
    """Whether the database can be reached."""
    rooms: Rooms = request.app.state.rooms
    try:
        rooms.store.ping()
    except DatabaseError:
        return JSONResponse({"database": False}, 503)
    return JSONResponse({"database": True})


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """The figures of the table; to others it is as if there were nothing here."""
    tally: Tally = request.app.state.tally
    if not is_near(request, request.app.state.metrics_for):
        raise Refused("wire-no-page")
    return Response(tally.page(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def is_near(request: Request, networks: Collection[str]) -> bool:
    """Whether a request comes from one of these networks, and has not been passed on by a proxy."""
    if any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via")):
        return False
    try:
        where = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    where = getattr(where, "ipv4_mapped", None) or where
    return any(where in ip_network(network, strict=False) for network in networks)
