"""The screen of the dialogue before a game, one question at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input

from ...core import Refused
from .. import page
from ..blocks import Block, joined, paragraph
from ..dialogue import Query, Questions, meaning
from .footer import Footer
from .pane import Pane
from .prompt import Prompt
from .sheet import Sheet, listed

WIDEST = 90  # columns that are pleasant to read


class Choosing(Screen[None]):
    """Asks questions until their result is complete, and then shows the next screen."""

    AUTO_FOCUS = "#prompt"
    BINDINGS: ClassVar = [("up", "move(-1)"), ("down", "move(1)")]

    def __init__(
        self, questions: Questions[Any], query: Query, then: Callable[[Any], Screen[Any]]
    ) -> None:
        """`query` is the first question; `then` makes the next screen from the result."""
        super().__init__()
        self.questions, self.query_now, self.then = questions, query, then
        self.intro = query.intro

    def compose(self) -> ComposeResult:
        yield Pane(id="intro")
        yield Pane(id="question")
        yield Pane(id="choices")
        yield Prompt(id="prompt", compact=True)
        yield Footer(self.query_now.words, ("leave",))

    def on_mount(self) -> None:
        for name in ("intro", "question", "choices"):
            self.pane(name).can_focus = False
        self.pane("choices").keeps_cursor = True
        self.put(self.query_now)

    def pane(self, name: str) -> Pane:
        """A pane by its name."""
        return self.query_one(f"#{name}", Pane)

    def put(self, query: Query) -> None:
        """Show a question, with the cursor on its default answer."""
        self.query_now, self.intro = query, query.intro or self.intro
        first = [offer.value for offer in query.offers].index(query.first)
        self.pane("intro").fill(lambda w, h: Sheet(self._intro(min(w, WIDEST))))
        self.pane("question").fill(
            lambda w, h: Sheet(page.proclaimed(query.text.rstrip("."), min(w, WIDEST)))
        )
        self.pane("choices").fill(lambda w, h: self._choices(min(w, WIDEST)), cursor=first)
        self.query_one(Prompt).value = ""
        self.query_one(Prompt).focus()

    def _intro(self, width: int) -> Block:
        if not self.intro:
            return []
        title, *rest = self.intro
        lines: Block = [Text(f" {title} ", "title")]
        for text in rest:
            lines += [Text(), *paragraph(text, width)]
        return [*lines, Text()]

    def _choices(self, width: int) -> Sheet:
        offers = self.query_now.offers
        room = max(len(offer.label) for offer in offers) + 2
        items = []
        for number, offer in enumerate(offers, 1):
            start = joined([Text(f" {number:>2} ", "number"), f"{offer.label:<{room}}"])
            lines = page.hanging(start, Text(offer.about, "quiet"), width)
            items.append((("offer", number - 1), lines))
        return listed(items)

    def action_move(self, by: int) -> None:
        """Move the cursor, wherever the focus is."""
        pane = self.pane("choices")
        pane.point((pane.cursor or 0) + by)

    @on(Pane.Taken)
    def take(self, message: Pane.Taken) -> None:
        """An answer was clicked twice."""
        self.answer(self.query_now.offers[int(str(message.thing[1]))].value)

    @on(Input.Submitted)
    def read(self, event: Input.Submitted) -> None:
        """A line was typed: a number, part of a name, or nothing to take the default."""
        typed, spot = event.value.strip(), self.pane("choices").spot
        if not typed and spot:
            self.answer(self.query_now.offers[int(str(spot.thing[1]))].value)
        elif len(found := meaning(self.query_now, typed)) == 1:
            self.answer(found[0])
        else:
            count = len(self.query_now.offers)
            sentence = self.query_now.words.text("terminal-pick", typed=typed, count=count)
            self.query_one(Footer).say(sentence, loud=True)

    def answer(self, value: Any) -> None:
        """Continue with the next question, or the game. A refusal ends the application."""
        try:
            self._go_on(value)
        except (Refused, OSError) as error:
            self.app.exit(error)

    def _go_on(self, value: Any) -> None:
        try:
            query = self.questions.send(value)
        except StopIteration as done:
            self.app.switch_screen(self.then(done.value))
        else:
            self.put(query)
