"""What the app holds for all requests. Elsewhere nobody reads `app.state`.

The features `analysis` and `notifications` each have an accessor of their own for what they hold.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from fastapi import Request

from ..live.rooms import Rooms
from ..live.sharing import Shares
from ..live.stream import StreamLimits
from ..store.metrics import Tally
from ..store.store import Store


def rooms_of(request: Request) -> Rooms:
    """The rooms of the app."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def store_of(request: Request) -> Store:
    """The store of the app."""
    return rooms_of(request).store


def shares_of(request: Request) -> Shares:
    """The processor shares of guests."""
    shares: Shares = request.app.state.shares
    return shares


def stream_limits_of(request: Request) -> StreamLimits:
    """The limits for event streams."""
    limits: StreamLimits = request.app.state.stream_limits
    return limits


def tally_of(request: Request) -> Tally:
    """The metrics of this process."""
    tally: Tally = request.app.state.tally
    return tally


def metrics_readers_of(request: Request) -> Collection[str]:
    """The networks that may read the metrics."""
    networks: Collection[str] = request.app.state.metrics_for
    return networks


def public_url_of(request: Request) -> str:
    """The configured address of the table, ending with a slash; "" if there is none."""
    return str(request.app.state.public)


def docs_of(request: Request) -> Path | None:
    """The folder of the documentation site, if there is one."""
    docs: Path | None = request.app.state.docs
    return docs
