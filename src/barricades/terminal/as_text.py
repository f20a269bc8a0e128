"""Plays as plain text, for language models without tools and other programs that read lines.

Every question is one text without boxes or colours: what has happened, the position, the question,
and the options by number with what they do. The answer is one line with a number.
"""

from __future__ import annotations

from ..bots import Seat
from ..core import Ask, Refused
from ..play.described import option_text, prospect_of
from ..play.preview import Previews
from ..position import document, happened
from ..prompt import answered, prompt
from ..words import Words
from .screen import Screen
from .session import Session
from .sitting import Sitting


class AsText:
    """One person's game."""

    def __init__(self, session: Session, screen: Screen, words: Words) -> None:
        """Raises Refused if several people play, since each could read the others' texts."""
        if len(session.people) > 1:
            raise Refused("terminal-as-text-alone")
        self.sitting, self.screen, self.words = Sitting(session, words), screen, words

    def run(self) -> None:
        """Play until the game is over, or the input ends."""
        session = self.sitting.session
        try:
            while ask := self.sitting.next():
                self._say(self._question(ask))
                self._answer(ask)
        except (EOFError, KeyboardInterrupt):
            session.save()
        finally:
            session.close()
        for line in self.sitting.farewell():
            self._say(line)

    def _say(self, text: str) -> None:
        """Print a text without breaking its lines."""
        self.screen.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def _question(self, ask: Ask) -> str:
        """The text before an answer."""
        session, words = self.sitting.session, self.words
        seat = Seat(session.game, session.state, ask)
        previews = Previews(seat)
        position = document(
            session.game, view=seat.view, ask=ask, waiting=seat.waiting, log=(), outcome=None
        )
        news = [happened(event) for event in session.news(ask.who)]
        each = (option_text(words, ask, prospect_of(previews, option)) for option in ask.options)
        does = [" · ".join(filter(None, (one.price, one.odds, *one.does))) for one in each]
        return prompt(position, words.language, news, does)

    def _answer(self, ask: Ask) -> None:
        """The first line with the number of an option; other lines get an explanation."""
        while True:
            line = self.screen.read("")
            choice = answered(line, ask.options)
            if choice is not None:
                self.sitting.choose(ask, (choice,))
                return
            if line:
                count = len(ask.options)
                self._say(self.words.text("prompt-again", text=line[:80], count=count))
