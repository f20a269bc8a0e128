"""A board as a picture, drawn as at the table, by an installed browser."""

from __future__ import annotations

import os
import subprocess
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core import Game
from ..table import boards
from ..table.boards.parts import whole
from ..words import Words

Picture: TypeAlias = NDArray[np.uint8]  # rows, columns, and red, green, blue

WIDTH, HEIGHT = 1280, 960
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    *("--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1"),
    *("--disable-background-networking", "--disable-sync", "--no-first-run"),
    f"--window-size={WIDTH},{HEIGHT}",
)
# At the table a board fits the window; here it is as high as its width makes it.
AS_HIGH_AS_IT_IS = (
    ".surface { flex: none; overflow: visible; container: room / inline-size; display: block; }"
    ".plane { --u: calc(100cqw / var(--across)); }"
)


class CannotPaint(RuntimeError):
    """Chromium or Pillow is missing."""


def painted(game: Game[Any], s: Any, side: str | None, language: str = "en") -> Picture:
    """The board as a side (None: an onlooker) may see it, in the light theme.

    Takes a second or two. Raises CannotPaint without Chromium and Pillow.
    """
    try:
        from PIL import Image
    except ModuleNotFoundError:
        raise CannotPaint("a picture needs Pillow: pip install pillow") from None
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "board.html").write_text(page(game, s, side, language), "utf-8")
        picture = folder / "board.png"
        flags = [f"--user-data-dir={folder / 'profile'}", f"--screenshot={picture}"]
        root = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []  # has none
        argv = [_browser(), *FLAGS, *root, *flags, (folder / "board.html").as_uri()]
        done = subprocess.run(argv, capture_output=True, check=False)
        if not picture.exists():
            raise CannotPaint(done.stderr.decode(errors="replace")[-500:])
        with Image.open(picture) as image:
            return np.asarray(image.convert("RGB"))


def page(game: Game[Any], s: Any, side: str | None, language: str) -> str:
    """The board and the side's hand as a self-contained page."""
    words = Words(language, game.name, game.titles(s.options))
    scene = boards.Scene(view=game.view(s, side), words=words, side=side)
    board = boards.load(game.name)
    style = "".join(_style(name) for name in ("table", "game", game.name))
    drawn = (
        f'<section class="board"><div class="strip {game.name}">{board.strip(scene)}</div>'
        f'<div class="surface"><div class="plane {game.name}">{board.draw(scene)}</div></div>'
        f'</section><section class="hand {game.name}"><div>{board.hand(scene)}</div></section>'
    )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<style>{style}{AS_HIGH_AS_IT_IS}</style><main>{whole(drawn)}</main></html>"
    )


@lru_cache
def _style(name: str) -> str:
    static = files(__package__.partition(".")[0]) / "table" / "web" / "static"
    return (static / f"{name}.css").read_text("utf-8")


def _browser() -> str:
    found = next(filter(None, map(which, BROWSERS)), None)
    if found is None:
        raise CannotPaint(f"a picture needs a browser, one of: {', '.join(BROWSERS)}")
    return found
