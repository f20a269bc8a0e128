"""The app: pages and wire over the rooms of one database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from ... import __version__
from ..features.analysis import pages as hinting
from ..features.chat import pages as company
from ..features.feeds import pages as feed
from ..features.game import api as wire
from ..features.game import events as listening
from ..features.game import pages as playing
from ..features.invitations import pages as guests
from ..features.lobby import pages as lobby
from ..features.new_game import pages as new_game
from ..features.notifications import pages as away
from ..features.notifications.post import Post
from ..features.players import pages as people
from ..features.ratings import pages as ladder
from ..features.rules import pages as rules
from ..features.studies import pages as studies
from ..features.tournaments import api as tournaments_wire
from ..features.tournaments import pages as tournaments
from ..live.bots import Thinkers
from ..live.rooms import Rooms
from ..live.stream import Places
from ..store.database import Address
from ..store.metrics import Tally
from ..store.store import Store
from ..web import errors
from ..web.viewer import STATIC
from . import health
from .guard import Guard
from .health import LOOPBACK
from .logs import Ledger
from .watch import Watch

API = (
    wire.router,
    listening.wire,
    away.wire,
    company.wire,
    people.wire,
    guests.wire,
    ladder.wire,
    tournaments_wire.wire,
    hinting.wire,
    studies.wire,
)
PAGES = (
    playing.router,
    away.router,
    company.router,
    people.router,
    guests.router,
    ladder.router,
    tournaments.router,
    hinting.router,
    studies.router,
    feed.router,
    lobby.router,
    new_game.router,
    rules.router,
)


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
    for api in API:
        app.include_router(api)
    for pages in (health.router, *PAGES):
        app.include_router(pages, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    errors.install(app)
    app.add_middleware(Guard, trouble=errors.trouble)
    app.add_middleware(Ledger, tally=tally)
    return app
