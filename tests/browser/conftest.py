"""A table on a free port, and Chromium before it; where there is none, these tests are left out."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from barricades.table.server import guard
from tests.browser.guest import Guest
from tests.browser.server import Server
from tests.running.patience import PATIENCE

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the lightest first
FLAGS = (
    *("--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--disable-quic", "--no-first-run"),
)
MILLISECONDS = PATIENCE * 1000


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a browser sends may come late, if the machine is busy."""
    monkeypatch.setattr(guard, "BODY_SECONDS", PATIENCE)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """One browser for this folder: as long as it runs, no other test may run an event loop."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("there is no Chromium here: on Debian, apt install chromium-headless-shell")
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags, timeout=MILLISECONDS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One table for all tests: every game has a room of its own."""
    with Server(tmp_path_factory.mktemp("table") / "table.sqlite") as running:
        yield running


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Callable[..., Guest]]:
    """Somebody comes in with a browser of their own."""
    contexts = []

    def come(language: str = "en", **wishes: Any) -> Guest:
        wishes = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"} | wishes
        context = chromium.new_context(locale=language, base_url=server.url, **wishes)
        context.set_default_timeout(MILLISECONDS)
        contexts.append(context)
        return Guest(context.new_page(), server)

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def guest(visit: Callable[..., Guest]) -> Guest:
    return visit()
