"""Health and metrics, for whoever runs the table."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address, ip_network

from fastapi import Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from ...core import Refused
from ..store.database import DatabaseError
from ..web.routing import Router
from ..web.state import metrics_readers_of, store_of, tally_of

router = Router()


@router.get("/health")
def health(request: Request) -> Response:
    """Whether the database can be reached."""
    try:
        store_of(request).ping()
    except DatabaseError:
        return JSONResponse({"database": False}, 503)
    return JSONResponse({"database": True})


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """The metrics of the table; Refused, as if there were no such page, from other networks."""
    if not is_near(request, metrics_readers_of(request)):
        raise Refused("wire-no-page")
    return Response(tally_of(request).page(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def is_near(request: Request, networks: Collection[str]) -> bool:
    """Whether a request comes from one of these networks, and not through a proxy."""
    if any(name in request.headers for name in ("forwarded", "x-forwarded-for", "via")):
        return False
    try:
        where = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    where = getattr(where, "ipv4_mapped", None) or where
    return any(where in ip_network(network, strict=False) for network in networks)
