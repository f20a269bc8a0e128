"""A PostgreSQL of the tests' own: made, started and stopped by them, and seen by nobody else."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory

from sqlalchemy import URL, create_engine

from tests.running.patience import PATIENCE

TEMPLATE = "barricades"
SETTINGS = {
    "fsync": "off",  # nobody pulls the plug of a test
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "32MB",
}
PATIENTLY = ("-w", "-t", str(int(PATIENCE)))
PORTS = range(20_000, 32_000)  # below those that a system gives to whoever calls somebody
NOBODY = ("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups")  # it refuses root


def programs() -> Path | None:
    """Where Debian, or the path, has the programs of PostgreSQL."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    kept = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((found.parent for found in kept), key=lambda at: int(at.parent.name), default=None)


def free_port() -> int:
    """A port that nobody has now, and that stays free while the server is down."""
    while True:
        port = SystemRandom().choice(PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Cluster:
    """A server with its data in a folder; it can be stopped, killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        bin = programs()
        assert bin is not None
        self.bin, self.folder, self.data = bin, folder, folder / "data"
        self.port, self._numbers = free_port(), count()
        self._as: tuple[str, ...] = ()
        if os.getuid() == 0:
            self._as = NOBODY
            shutil.chown(folder, "nobody", "nogroup")
        self._run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C")
        given = {**SETTINGS, "unix_socket_directories": str(folder), **settings}
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in given.items())

    def _run(self, program: str, *words: str) -> None:
        argv = [*self._as, str(self.bin / program), "-D", str(self.data), *words]
        subprocess.run(argv, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", *PATIENTLY, "-l", log, "-o", f"-p {self.port}")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "stop", *PATIENTLY, "-m", how)

    def url(self, database: str) -> URL:
        return URL.create(
            "postgresql+psycopg",
            "postgres",
            host="127.0.0.1",
            port=self.port,
            database=database,
            query={"connect_timeout": str(int(PATIENCE))},
        )

    def execute(self, sql: str) -> None:
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as db:
            db.exec_driver_sql(sql)
        engine.dispose()

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[URL]:
        """A database of one's own, like a template; afterwards it is gone."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def running(**settings: str) -> Iterator[Cluster]:
    """A cluster that is up; afterwards it is down, and gone."""
    with TemporaryDirectory(prefix="barricades-postgres-") as folder:
        cluster = Cluster(Path(folder), **settings)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
