"""A real server on a free port, which can be stopped and started again over the same file."""

from __future__ import annotations

import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from typing import Self

import uvicorn

from barricades.table.app import make
from barricades.table.rooms.bots import Thinkers


class Server:
    """The table as people reach it; its bots think in threads, which start faster."""

    def __init__(self, file: Path) -> None:
        self.file = file
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        app = make(self.file, Thinkers(ThreadPoolExecutor(4)))
        config = uvicorn.Config(app, port=self.port, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
