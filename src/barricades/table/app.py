"""The app: pages and wire over the rooms of one file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from .. import __version__
from . import pages, trouble, wire
from .bots import Thinkers
from .guard import Guard
from .rooms import Rooms
from .store import Store


def make(data: Path, thinkers: Thinkers | None = None) -> FastAPI:
    """The table over this file; games that were left go on by themselves."""
    rooms = Rooms(Store(data), thinkers or Thinkers())

    @asynccontextmanager
    async def open_for_play(_: FastAPI) -> AsyncIterator[None]:
        Thread(target=rooms.resume, daemon=True).start()
        yield
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
    app.state.rooms = rooms
    app.include_router(wire.router)
    app.include_router(pages.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"), name="static")
    trouble.install(app)
    app.add_middleware(Guard, trouble=trouble.trouble)
    return app
