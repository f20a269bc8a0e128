"""The app: all pages and the API, over the rooms of one database."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager
from threading import Thread

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.routing import APIRoute
from fastapi.staticfiles import StaticFiles
from starlette.routing import BaseRoute

from ...games import NAMES, load
from ...listening import LOOPBACK
from ...position import FORM
from ..features.analysis import api as analysis_api
from ..features.analysis import pages as analysis
from ..features.analysis.analysis import Analyses
from ..features.chat import api as chat_api
from ..features.chat import pages as chat
from ..features.coach import pages as coach
from ..features.feeds import pages as feeds
from ..features.game import about, bids, events, steps
from ..features.game import api as game_api
from ..features.game import live as game_live
from ..features.game import pages as game
from ..features.game import preview as game_preview
from ..features.invitations import api as invitations_api
from ..features.invitations import pages as invitations
from ..features.learn import pages as learn
from ..features.lobby import pages as lobby
from ..features.new_game import pages as new_game
from ..features.notifications import api as notifications_api
from ..features.notifications import pages as notifications
from ..features.notifications.deliveries import Deliveries
from ..features.players import api as players_api
from ..features.players import pages as players
from ..features.ratings import api as ratings_api
from ..features.ratings import pages as ratings
from ..features.rules import beside
from ..features.rules import pages as rules
from ..features.studies import api as studies_api
from ..features.studies import pages as studies
from ..features.tournaments import api as tournaments_api
from ..features.tournaments import pages as tournaments
from ..live.bots import BotPool
from ..live.rooms import Rooms
from ..live.sharing import Shares
from ..live.stream import StreamLimits
from ..store.database import Address
from ..store.metrics import Tally
from ..store.store import Store
from ..web import errors
from ..web.site import Site, site
from ..web.viewer import STATIC
from . import health
from .guard import Guard
from .housekeeping import Housekeeper
from .logs import RequestLog

GZIP_LEVEL = 4  # of 9: a fifth of the time of the highest, and a tenth larger
GC_THRESHOLD = 20_000  # new objects between two collections: drawing a page makes thousands
GZIP_IN_THREAD = 1 << 13  # bytes, beyond which an answer is packed in a thread of its own
API = (
    game_api.router,
    events.router,
    notifications_api.router,
    chat_api.router,
    players_api.router,
    invitations_api.router,
    ratings_api.router,
    tournaments_api.router,
    analysis_api.router,
    studies_api.router,
)
PAGES = (
    game.router,
    bids.router,
    game_live.router,
    steps.router,
    about.router,
    game_preview.router,
    notifications.router,
    chat.router,
    players.router,
    invitations.router,
    ratings.router,
    tournaments.router,
    analysis.router,
    coach.router,
    studies.router,
    learn.router,
    feeds.router,
    lobby.router,
    new_game.router,
    beside.router,
    rules.router,
)


def routes() -> Iterator[BaseRoute]:
    """The routes of all pages and of the API, most frequent first; pages are not in the schema.

    They are added to the app as they are: `include_router` would copy each of them.
    """
    for pages in (*PAGES, health.router):
        for route in pages.routes:
            if isinstance(route, APIRoute):
                route.include_in_schema = False  # programs have the wire
            yield route
    for api in API:
        yield from api.routes


def _warm_up() -> None:
    """Load the components of every game before the first requests need them.

    What is loaded by then is kept for good, so the garbage collector is told to skip it.
    """
    for name in NAMES:
        load(name).setup({})
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)


def make(
    data: Address,
    bot_pool: BotPool | None = None,
    tally: Tally | None = None,
    metrics_for: Collection[str] = LOOPBACK,
    public: str = "",
) -> FastAPI:
    """The app over a database. Its lifespan runs the bots, the clocks and the deliveries.

    `bot_pool` and `tally` default to new ones. `metrics_for` are the networks that may read the
    metrics. `public` is the address of the table on the Internet, ending with a slash, if known.
    Raises Refused if the database cannot be opened.
    """
    tally = tally or Tally()
    rooms = Rooms(Store(data, tally), bot_pool or BotPool())
    deliveries = Deliveries(rooms)
    housekeeper = Housekeeper(rooms, deliveries)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        Thread(target=_warm_up, daemon=True).start()
        housekeeper.start()
        yield
        housekeeper.close()
        rooms.close()

    app = FastAPI(
        title="Barricades",
        description=game_api.__doc__ or "",
        version=str(FORM),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load its script from elsewhere
        redoc_url=None,
        redirect_slashes=False,  # that would lead to whatever host a request names
    )
    app.state.rooms, app.state.stream_limits, app.state.shares = rooms, StreamLimits(), Shares()
    app.state.tally, app.state.metrics_for, app.state.public = tally, metrics_for, public
    app.state.deliveries, app.state.analyses = deliveries, Analyses(rooms.bot_pool)
    app.routes.extend(routes())
    app.mount("/static/{stamp}", StaticFiles(directory=STATIC), name="static")
    app.state.docs = site()
    if app.state.docs:
        app.mount("/docs", Site(app.state.docs), name="docs")
    errors.install(app)
    app.add_middleware(GZipMiddleware, compresslevel=GZIP_LEVEL, thread_minimum_size=GZIP_IN_THREAD)
    app.add_middleware(Guard, error_response=errors.error_response, shares=app.state.shares)
    app.add_middleware(RequestLog, tally=tally)
    return app
