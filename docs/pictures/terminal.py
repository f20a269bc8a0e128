"""Take the pictures of the terminal anew: python docs/pictures/terminal.py [FOLDER].

The application runs without a terminal, a pilot presses the keys, and a browser turns the drawing
that Textual exports into a picture.
"""

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from chromium import chromium

from barricades.games import load
from barricades.lessons import Lesson, course
from barricades.terminal import coach
from barricades.terminal.application.app import Application, Launcher
from barricades.terminal.application.playing import Playing
from barricades.terminal.keys import keys
from barricades.terminal.session import Session
from barricades.words import Words


class Sight(NamedTuple):
    """What is looked at: a game after so many answers, or a lesson after so many steps."""

    game: str
    answers: int
    size: tuple[int, int] = (120, 40)
    language: str = "en"
    theme: str = "dark"
    lesson: str = ""
    coached: bool = False


SIGHTS = {
    "terminal-dual-powers": Sight("dual-powers", 12),
    "terminal-revolution": Sight("revolution", 6, (120, 36)),
    "terminal-prelude": Sight("prelude", 10),
    "terminal-lesson": Sight("prelude", 2, (100, 34), "de", "light", lesson="districts"),
    "terminal-coach": Sight("dual-powers", 1, (100, 36), coached=True),
    "terminal-small": Sight("dual-powers", 12, (80, 24), "it", "light"),
    "terminal-colourless": Sight("revolution", 6, (100, 40), "en", "colourless"),
}


def main(folder: Path) -> None:
    """All pictures, into a folder."""
    with TemporaryDirectory() as home:
        os.environ["BARRICADES_HOME"] = home
        drawings = {name: asyncio.run(drawn(sight)) for name, sight in SIGHTS.items()}
    with chromium() as browser:
        for name, drawing in drawings.items():
            look(browser, drawing, folder / f"{name}.png")


async def drawn(sight: Sight) -> str:
    """What the screen shows there, as SVG."""
    launcher = Launcher(Words(sight.language), bell=False)
    app = Application(launcher.open_screen(wished(sight)), theme=sight.theme)
    async with app.run_test(size=sight.size) as pilot:
        for at in range(sight.answers):
            await app.workers.wait_for_complete()
            await pilot.pause()
            await pilot.press(*answer(app.screen, at), "enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.pause()  # what was moved into sight is drawn once more
        drawing = app.export_screenshot()
    launcher.close()
    return drawing


def wished(sight: Sight) -> Session | Lesson:
    """The lesson, or a new game against bots."""
    if sight.lesson:
        return course(sight.game).lesson(sight.lesson)
    game = load(sight.game)
    first, *others = game.sides({})
    players = {first: "me", **dict.fromkeys(others, "greedy")}
    session = Session.begin(game, {}, players, secret=b"1917")
    coach.switch(session.path, on=sight.coached)
    return session


def answer(screen: object, at: int) -> str:
    """The key of an option, now this and now that; nothing where Enter alone leads on."""
    if not isinstance(screen, Playing) or screen.then or screen.question is None:
        return ""
    options = [*keys(screen.question).values()]
    return options[at * 7 % len(options)]


def look(browser, drawing: str, picture: Path) -> None:
    """A drawing as a browser shows it, as large as it is."""
    tab = browser.new_page()
    tab.set_content(f"<style>body {{ margin: 0 }}</style>{drawing}")
    tab.locator("svg").screenshot(path=picture)
    tab.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
