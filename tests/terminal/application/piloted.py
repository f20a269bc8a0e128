"""The application with a pilot at its keys, and what is to be seen on its screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from textual.pilot import Pilot

from barricades.games import load
from barricades.terminal.application.app import Application
from barricades.terminal.application.playing import Playing
from barricades.terminal.keys import keys
from barricades.terminal.session import Session
from barricades.terminal.sitting import Sitting
from barricades.words import Words

SIZES = [(80, 24), (100, 40), (120, 30), (200, 60)]
SMALL = SIZES[0]


class Seated:
    """A person at the application: presses keys and looks."""

    def __init__(self, app: Application, pilot: Pilot[Exception]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> Playing:
        assert isinstance(self.app.screen, Playing)
        return self.app.screen

    @property
    def session(self) -> Session:
        return self.screen.sitting.session

    async def settle(self) -> None:
        """Wait until nobody thinks and everything is drawn."""
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def press(self, *pressed: str) -> None:
        await self.pilot.press(*pressed)
        await self.settle()

    async def type(self, text: str) -> None:
        """Type a line, and Enter."""
        names = {" ": "space", ",": "comma", "?": "question_mark", ".": "full_stop"}
        await self.press(*(names.get(letter, letter) for letter in text), "enter")

    async def choose(self, rng: Random) -> None:
        """Answer the question at random by its key; what is sealed is agreed to."""
        ask = self.screen.question
        assert ask
        await self.type(keys(ask)[rng.choice(ask.options)])
        if self.screen.then and self.screen.question is ask:
            await self.press("enter")

    @property
    def shown(self) -> list[str]:
        """The lines on the screen."""
        return [strip.text for strip in self.app.screen._compositor.render_strips()]

    @property
    def text(self) -> str:
        """All that is on the screen, without breaks and frames."""
        return " ".join(" ".join(self.shown).split())


Play = Callable[[Seated], Awaitable[None]]


def sit_down(
    game: str,
    play: Play,
    size: tuple[int, int] = SMALL,
    *,
    language: str = "en",
    friend: bool = False,
    theme: str | None = None,
) -> Session:
    """A game against random bots, or at one screen; the session afterwards."""
    rules = load(game)
    first, *others = rules.sides({})
    players = {first: "me", **dict.fromkeys(others, "friend" if friend else "random")}
    session = Session.begin(rules, {}, players, secret=b"1917")
    app = Application(Playing(Sitting(session, Words(language, game))), theme=theme)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            seated = Seated(app, pilot)
            await seated.settle()
            await play(seated)

    asyncio.run(run())
    session.close()
    return session
