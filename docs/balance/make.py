"""Draw the picture of a game's balance from files of records.

python docs/balance/make.py docs/balance/dual-powers.png dual-powers dual-powers.jsonl.zst
"""

import sys
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from barricades.__main__ import main

WIDTH = 1000  # pixels
FLAGS = ["--no-sandbox", "--disable-gpu"]


def draw(picture: str, game: str, files: list[str]) -> None:
    """The page in English, as a browser shows it in daylight."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = Path(folder) / "page.html"
        if code := main(["balance", game, *files, "--output", str(page), "--language", "en"]):
            sys.exit(code)
        chromium = which("chromium") or which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        tab = browser.new_page(viewport={"width": WIDTH, "height": WIDTH}, color_scheme="light")
        tab.goto(page.as_uri())
        tab.screenshot(path=picture, full_page=True)
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1], sys.argv[2], sys.argv[3:])
