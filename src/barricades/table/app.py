"""The app: pages and wire over the rooms of one database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from .. import __version__
from . import company, guests, hinting, listening, pages, trouble, wire
from .away import away
from .away.post import Post
from .keeping.database import Address
from .keeping.metrics import Tally
from .keeping.store import Store
from .people import ladder, people
from .rooms.bots import Thinkers
from .rooms.rooms import Rooms
from .rooms.stream import Places
from .serving import health
from .serving.guard import Guard
from .serving.health import LOOPBACK
from .serving.logs import Ledger
from .serving.watch import Watch
from .studies import pages as studies_pages
from .tournaments import wire as tournaments_wire


def make(
    data: Address,
    thinkers: Thinkers | None = None,
    tally: Tally | None = None,
    metrics_for: Collection[str] = LOOPBACK,
) -> FastAPI:
    """The table over this database; games that were left go on by themselves."""
    tally = tally or Tally()
    rooms = Rooms(Store(data, tally), thinkers or Thinkers())
    post = Post(rooms)
    watch = Watch(rooms, post)

    @asynccontextmanager
    async def open_for_play(_: FastAPI) -> AsyncIterator[None]:
        watch.begin()
        yield
        watch.close()
        rooms.close()

    app = FastAPI(
        title="Barricades",
        description=wire.__doc__ or "",
        version=__version__,
        lifespan=open_for_play,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load its script from elsewhere
        redoc_url=None,
    )
    app.state.rooms, app.state.places = rooms, Places()
    app.state.tally, app.state.metrics_for = tally, metrics_for
    app.state.post, app.state.analyses = post, hinting.Analyses(rooms.thinkers)
    app.include_router(wire.router)
    app.include_router(listening.wire)
    app.include_router(away.wire)
    for room in (company, people, guests, ladder, tournaments_wire):
        app.include_router(room.wire)
    app.include_router(hinting.wire)
    app.include_router(studies_pages.wire)
    app.include_router(health.router, include_in_schema=False)
    app.include_router(pages.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"), name="static")
    trouble.install(app)
    app.add_middleware(Guard, trouble=trouble.trouble)
    app.add_middleware(Ledger, tally=tally)
    return app
