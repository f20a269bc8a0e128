"""The coach before a screen, who says what it says at the table, and warns of the same.

In which games it is wanted, and which kinds of question were met, is kept beside the games.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots import Seat, judgement, telling
from ..bots.hints import THINKING, Hint, blunder, careless, hints
from ..core import Ask, Choice
from ..play import coach
from ..words import Words
from .notes import Notes
from .session import Session

NOTES = Notes("coach")
COACHED = "coached"  # the heading of the games in which it is wanted


def switch(game: Path, *, on: bool) -> None:
    """The coach is wanted in the game of this file, or no more."""
    (NOTES.add if on else NOTES.strike)(COACHED, game.name)


class Coach:
    """The coach of one session, for the one person who plays there against bots or alone."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session, self.words = session, words
        self.is_on = self.is_possible and session.path.name in NOTES.under(COACHED)
        self._thinker = ThreadPoolExecutor(1, "coach")
        self._thought: tuple[Ask, Future[list[Hint]]] | None = None

    @property
    def is_possible(self) -> bool:
        """Whether there is one person, whom alone it can speak to."""
        return len(self.session.people) == 1

    def switch(self) -> None:
        """It comes, or goes, if it can be there at all."""
        if self.is_possible:
            self.is_on = not self.is_on
            switch(self.session.path, on=self.is_on)

    def question_help(self, ask: Ask) -> coach.QuestionHelp | None:
        """What it says of a question; None if the kind was met before, or there is no coach."""
        is_met = ask.what in NOTES.under(self.session.game.name)
        return coach.question_help(self.words, ask) if self.is_on and not is_met else None

    def remember(self, ask: Ask) -> None:
        """A question of this kind has been answered with the coach beside it."""
        if self.question_help(ask):
            NOTES.add(self.session.game.name, ask.what)

    def think(self, ask: Ask) -> Future[list[Hint]]:
        """The best options of a question, sought once, in a thread."""
        if self._thought is None or self._thought[0] is not ask:
            by = judgement(self.session.game)
            found = self._thinker.submit(hints, self._seat(ask), by, THINKING, Random(0))
            self._thought = ask, found
        return self._thought[1]

    def advised(self, ask: Ask) -> list[coach.AdvisedOption]:
        """Two or three sensible options with a reason each; it waits until they are found."""
        return coach.advised_options(self.words, ask, self.think(ask).result())

    def warning(self, ask: Ask, answers: tuple[Choice, ...]) -> str:
        """What speaks against these answers, if they surely cost much; "" if nothing does."""
        seat, by = self._seat(ask), judgement(self.session.game)
        if len(answers) > 1:
            is_begun = bool(self.session.history.answers_given(ask.who))
            all_lost = None if is_begun else careless(seat, by, answers, Random(0))
            return telling.careless(self.words, all_lost) if all_lost else ""
        lost = blunder(seat, by, answers[0], self.think(ask).result(), Random(0))
        return telling.blunder(self.words, ask, lost) if lost else ""

    def _seat(self, ask: Ask) -> Seat:
        return Seat(self.session.game, self.session.state, ask)


def said(
    words: Words, told: coach.QuestionHelp, advice: list[coach.AdvisedOption] | None
) -> list[RenderableType]:
    """What it says, as paragraphs; what is sensible in a table, once that is known."""
    parts: list[RenderableType] = [Text(told.means), Text(told.think)]
    if advice is None:
        return [*parts, Text(words.text("coach-thinks"), "quiet")]
    table = Table.grid(padding=(0, 2, 0, 0))
    for option, chance, reason in advice:
        table.add_row(Text(option, "bold"), Text(chance), Text(reason, "quiet"))
    return [*parts, Padding(table, (0, 0, 0, 2))]
