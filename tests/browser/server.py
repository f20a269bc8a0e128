"""A real server on a free port, which can be stopped and started again over the same file."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import Self
from unittest.mock import patch

import uvicorn

from barricades.table.live.bots import BotPool
from barricades.table.live.rooms import Rooms
from barricades.table.live.sharing import Shares
from barricades.table.server import app as app_of
from barricades.table.server import guard
from barricades.table.server.app import make
from barricades.table.store import invitations, studies
from tests.running.patience import PATIENCE, until

MUCH = 1e9  # all guests come from one address, and a fast machine brings them all at once


class Server:
    """The table as people reach it; its bots think in threads, which start faster."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.place = bound(0)  # whoever looks for a free port meanwhile does not find this one
        self.port = self.place.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.place.close()

    def start(self) -> None:
        with (
            patch.multiple(guard, BURST=MUCH, NEW_BURST=MUCH),
            patch.object(invitations, "BURST", MUCH),
            patch.object(app_of, "Shares", lambda: Shares(size=MUCH)),
        ):
            app = make(self.file, BotPool(ThreadPoolExecutor(4)))
            self.rooms: Rooms = app.state.rooms
            self.server = uvicorn.Server(
                uvicorn.Config(
                    app,
                    log_level="error",
                    timeout_graceful_shutdown=1,
                    timeout_keep_alive=int(PATIENCE),
                )
            )
            door = [bound(self.port)]
            self.thread = Thread(target=self.server.run, args=(door,), daemon=True)
            self.thread.start()
            until(lambda: self.server.started or not self.thread.is_alive())
            assert self.server.started

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()

    def at_rest(self, page: str) -> tuple[int, ...]:
        """The number at which a game or a study stands, if no bot is about to go on."""
        _, kind, id = page.split("/")
        if kind == "study":
            return (studies.read(self.rooms.store, id).study.number,)
        room = self.rooms._open.get(id)  # to enter it would change it
        if room is None:
            return ()
        with room.lock:
            return () if room.thinking else (room.number,)


def bound(port: int) -> socket.socket:
    """A socket at a port of this machine; until it listens, nobody can come in there."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.bind(("127.0.0.1", port))
    return made
