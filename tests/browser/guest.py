"""A guest: somebody before a browser, who sees the page and clicks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

ASKED, FINISHED, CURTAIN, WAITING = "asked", "finished", "curtain", "waiting"


class Guest:
    """Clicks what a person would click, and waits for what a person would wait for."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.rng = Random(7)
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    # From the lobby to a game

    def open(self, game: str, seats: dict[str, str], **options: str) -> str:
        """A new game by clicks: the poster, the options, the seats, begin. Its address."""
        self.page.goto("/")
        self.page.locator(f"a.loud[href$='/{game}']").click()
        for name, value in options.items():
            with self.page.expect_response(f"**/new/*option-{name}*"):
                self.page.locator(f"[name=option-{name}]").select_option(value)
        for side, who in seats.items():
            self.page.locator(f"[name=seat-{side}]").select_option(who)
        self.page.locator("form.setup .loud").click()
        self.page.wait_for_url("**/game/*")
        return str(self.page.url)

    # Before the board

    @property
    def state(self) -> str:
        return str(self.page.locator("#question").get_attribute("data-state"))

    @property
    def number(self) -> int:
        return int(self.page.locator("main").get_attribute("data-number"))

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
        """Wait until the question is in one of these states."""
        self.page.wait_for_selector(", ".join(f"#question[data-state={state}]" for state in states))
        return self.state

    def wait_beyond(self, number: int) -> None:
        """Wait until the page shows more than it did at this number."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('main').dataset.number) > number", arg=number
        )

    def choose(self, at: int | None = None) -> None:
        """Click an option in the list: the one at this place, or any."""
        self.act(lambda: self._any(self.options, at).click())

    def point(self) -> None:
        """Click something lit on the board or in the hand; if nothing is, an option."""
        lit = self.page.locator("#board [data-lit], #hand [data-lit]")
        if lit.count():
            self.act(lambda: self._any(lit).click())
        else:
            self.choose()

    def act(self, deed: Callable[[], None]) -> None:
        """Do something, and wait until the page shows what came of it."""
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            deed()
        self.page.wait_for_selector("body:not([data-busy])")

    def _any(self, found: Any, at: int | None = None) -> Any:
        return found.nth(self.rng.randrange(found.count()) if at is None else at)

    def play_to_the_end(self, patience: int = 120) -> int:
        """Answer whatever is asked until the game is over, or give up; how often that was."""
        for count in range(patience):
            if self.wait_for(ASKED, FINISHED) == FINISHED:
                return count
            self.choose()
        self.give_up()
        return patience

    def give_up(self) -> None:
        self.page.locator(".deeds summary").click()
        self.act(self.page.locator(".deeds .loud").click)
        self.wait_for(FINISHED)

    def choose_in_vain(self) -> None:
        """Click an option while nobody hears it."""
        self.options.first.click()
        self.page.wait_for_selector("body:not([data-busy])")
