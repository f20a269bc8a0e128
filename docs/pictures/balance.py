"""Draw the picture of a game's balance from files of records.

python docs/pictures/balance.py docs/balance/dual-powers.png dual-powers dual-powers.jsonl.zst
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from chromium import chromium

from barricades.__main__ import main

WIDTH = 1000  # pixels


def draw(picture: str, game: str, files: list[str]) -> None:
    """The page in English, as a browser shows it in daylight."""
    with TemporaryDirectory() as folder, chromium() as browser:
        page = Path(folder) / "page.html"
        if code := main(["balance", game, *files, "--output", str(page), "--language", "en"]):
            sys.exit(code)
        tab = browser.new_page(viewport={"width": WIDTH, "height": WIDTH}, color_scheme="light")
        tab.goto(page.as_uri())
        tab.screenshot(path=picture, full_page=True)


if __name__ == "__main__":
    draw(sys.argv[1], sys.argv[2], sys.argv[3:])
