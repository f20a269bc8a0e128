"""The coach in the terminal, with the same texts and warnings as at the table.

In which games it is on, and which kinds of question were met before, is stored beside the games.
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
    """Turn the coach on or off for the game in this file."""
    (NOTES.add if on else NOTES.strike)(COACHED, game.name)


class Coach:
    """The coach of one session, for a single person who plays against bots or alone."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session, self.words = session, words
        self.is_on = self.is_possible and session.path.name in NOTES.under(COACHED)
        self._thinker = ThreadPoolExecutor(1, "coach")
        self._thought: tuple[Ask, Future[list[Hint]]] | None = None

    @property
    def is_possible(self) -> bool:
        """Whether there is a single person."""
        return len(self.session.people) == 1

    def switch(self) -> None:
        """Turn the coach on or off; without effect where it is not possible."""
        if self.is_possible:
            self.is_on = not self.is_on
            switch(self.session.path, on=self.is_on)

    def question_help(self, ask: Ask) -> coach.QuestionHelp | None:
        """The explanation of a question; None if its kind was met before, or the coach is off."""
        is_met = ask.what in NOTES.under(self.session.game.name)
        return coach.question_help(self.words, ask) if self.is_on and not is_met else None

    def remember(self, ask: Ask) -> None:
        """Note that a question of this kind was answered with the coach on."""
        if self.question_help(ask):
            NOTES.add(self.session.game.name, ask.what)

    def think(self, ask: Ask) -> Future[list[Hint]]:
        """Start to compute the best options of a question, in a thread."""
        if self._thought is None or self._thought[0] is not ask:
            by = judgement(self.session.game)
            found = self._thinker.submit(hints, self._seat(ask), by, THINKING, Random(0))
            self._thought = ask, found
        return self._thought[1]

    def advised(self, ask: Ask) -> list[coach.AdvisedOption]:
        """Two or three sensible options with a reason each; waits until they are found."""
        return coach.advised_options(self.words, ask, self.think(ask).result())

    def warning(self, ask: Ask, answers: tuple[Choice, ...]) -> str:
        """A warning if these answers cost much for certain; otherwise ""."""
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
    words: Words, explanation: coach.QuestionHelp, advice: list[coach.AdvisedOption] | None
) -> list[RenderableType]:
    """What the coach says, as paragraphs, and a table of sensible options once there are any."""
    parts: list[RenderableType] = [Text(explanation.means), Text(explanation.think)]
    if advice is None:
        return [*parts, Text(words.text("coach-thinks"), "quiet")]
    table = Table.grid(padding=(0, 2, 0, 0))
    for option, chance, reason in advice:
        table.add_row(Text(option, "bold"), Text(chance), Text(reason, "quiet"))
    return [*parts, Padding(table, (0, 0, 0, 2))]
