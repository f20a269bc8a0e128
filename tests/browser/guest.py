"""A guest: somebody before a browser, who sees the page and clicks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any
from urllib.parse import urlsplit

from tests.browser.server import Server
from tests.running.patience import PATIENCE, until

FROM_A_PAGE = {"sec-fetch-site": "same-origin"}
ASKED, FINISHED, CURTAIN, WAITING = "asked", "finished", "curtain", "waiting"
SHOWS = """(main, number) =>
    main.matches(".scripted body:not([data-busy]) *") &&
    Number(document.querySelector("#state").dataset.number) >= number &&
    document.querySelector("#question").dataset.state"""


class Guest:
    """Clicks what a person would click, and waits for what a person would wait for."""

    def __init__(self, page: Any, server: Server) -> None:
        self.page, self.server = page, server
        self.rng = Random(7)
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    # From the lobby to a game

    def open(self, game: str, seats: dict[str, str]) -> str:
        """A new game, without a look at the lobby. Its address."""
        form = {f"seat-{side}": who for side, who in seats.items()}
        made = self.page.request.post(
            f"/new/{game}", form=form, headers=FROM_A_PAGE, timeout=1000 * PATIENCE
        )
        assert made.ok, made.text()
        self.page.goto(made.url)
        return str(self.page.url)

    def open_by_clicks(self, game: str, seats: dict[str, str], **options: str) -> str:
        """A new game by clicks: the poster, the options, the seats, begin. Its address.

        Options are such as change who sits there.
        """
        self.page.goto("/")
        self.leave(self.page.locator(f".poster a.button[href='/new/{game}']"))
        for name, value in options.items():
            before = self.page.locator("#seats").element_handle()
            self.page.locator(f"[name=option-{name}]").select_option(value)
            self.page.wait_for_function("before => !before.isConnected", arg=before)
        for side, who in seats.items():
            self.page.locator(f"[name=seat-{side}]").select_option(who)
        self.page.locator("[name=coach]").select_option("no")
        self.leave(self.page.locator("form.setup .loud"))
        self.page.wait_for_url("**/game/*")
        return str(self.page.url)

    def leave(self, way: Any) -> None:
        """Click what leads to another page, and wait until that is there."""
        with self.page.expect_navigation():
            way.click()

    # Before the board

    @property
    def state(self) -> str:
        return str(self.page.locator("#question").get_attribute("data-state"))

    @property
    def number(self) -> int:
        return int(self.page.locator("#state").get_attribute("data-number"))

    @property
    def question(self) -> str:
        return str(self.page.locator("#question h2").inner_text())

    @property
    def options(self) -> Any:
        return self.page.locator("#question button[data-choice]:visible")

    @property
    def lines(self) -> list[str]:
        return [str(text) for text in self.page.locator("#log li").all_inner_texts()]

    def wait_for(self, *states: str) -> str:
        """Wait until the question is in one of these states, and nothing changes by itself."""
        wanted = ", ".join(f"#question[data-state={state}]" for state in states)
        while True:
            self.page.wait_for_selector(wanted)
            if (state := self.rest()) in states:
                return state

    def rest(self) -> str:
        """Wait until the page shows all that has happened, and no bot is about to do more.

        Until then it may change at any moment: between two looks at it, and under a click. What is
        returned is the state of the question.
        """
        page, main = urlsplit(self.page.url).path, self.page.locator("main")
        while True:
            (number,) = until(lambda: self.server.at_rest(page))
            state = until(partial(main.evaluate, SHOWS, number))
            if self.server.at_rest(page) == (number,):
                return str(state)

    def wait_beyond(self, number: int) -> None:
        """Wait until the page shows more than it did at this number."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('#state').dataset.number) > number", arg=number
        )

    def choose(self, at: int | None = None) -> None:
        """Click an option in the list: the one at this place, or any; or lay and seal a bid."""
        self.rest()
        if self.page.locator("[data-draft]").count():
            self.act(self._bid)
        else:
            self.act(lambda: self._any(self.options, at).click())

    def _bid(self) -> None:
        """Lay every token where one is taken, and seal the bid."""
        faces, seal = self.page.locator("#board [data-lit]"), self.page.locator("[data-seal]")
        while not seal.is_enabled():
            self._any(faces).click()
        seal.click()

    def point(self) -> None:
        """Click something lit on the board or in the hand; if nothing is, an option."""
        self.rest()
        lit = self.page.locator("#board [data-lit], #hand [data-lit]")
        if lit.count() and not self.page.locator("[data-draft]").count():
            self.act(lambda: self._any(lit).click())
        else:
            self.choose()

    def act(self, deed: Callable[[], None]) -> None:
        """Do something, and wait until the page shows what came of it."""
        self.rest()
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            deed()
            self.page.mouse.move(0, 0)  # or what comes to lie under it would be previewed
        self.page.wait_for_selector("body:not([data-busy])")

    def _any(self, found: Any, at: int | None = None) -> Any:
        return found.nth(self.rng.randrange(found.count()) if at is None else at)

    def play_to_the_end(self, patience: int) -> int:
        """Answer whatever is asked until the game is over, or give up; how often that was."""
        for count in range(patience):
            if self.wait_for(ASKED, FINISHED) == FINISHED:
                return count
            self.choose()
        self.give_up()
        return patience

    def give_up(self) -> None:
        self.rest()
        self.page.locator(".deeds summary").click()
        self.act(self.page.locator(".deeds .loud").click)
        self.wait_for(FINISHED)

    def choose_in_vain(self) -> None:
        """Click an option while nobody hears it."""
        self.options.first.click()
        self.page.wait_for_selector("body:not([data-busy])")
