"""The browser before which pictures are taken."""

from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "chromium-headless-shell")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine, until it is no longer needed."""
    path = next(filter(None, map(which, NAMES)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()
