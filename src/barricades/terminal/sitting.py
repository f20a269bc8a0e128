"""A sitting: a session at one screen, for the line mode and the application alike.

It knows who looks, what is asked next, what can be typed for each option, and what was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..bots import seconds_of
from ..core import Ask, Choice, Event, Game, IllegalChoice, Outcome, Refused
from ..fast import disk_cache
from ..play.touched import touched
from ..words import Words
from . import boards
from .answers import meant
from .blocks import Block
from .boards import Scene
from .coach import Coach
from .keys import keys
from .session import Session


class Sitting:
    """A session at a screen, for one person or several who pass it on."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session, self.words = session, words
        self.board = boards.load(session.game.name)
        self.coach = Coach(session, words)
        self.looking = "" if len(session.people) > 1 else None  # who sits before the screen
        self.notice = ""  # a word besides the news, for the next question
        if session.game.has_chance and not session.history.moves:
            commitment = session.dealer.commitment
            self.notice = words.text("terminal-committed", commitment=commitment)

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def log(self) -> tuple[Event, ...]:
        return self.session.log

    def why_not(self, side: str, *choices: Choice) -> IllegalChoice | None:
        return self.session.why_not(side, *choices)

    @property
    def eyes(self) -> str | None:
        """The only person; None if there are several, or none."""
        return self.session.people[0] if len(self.session.people) == 1 else None

    def next(self, thinks: Callable[[str], None] = lambda _: None) -> Ask | None:
        """The next question to a person; None once the game is over.

        Nature and bots answer first; `thinks` is called with the side of a bot before that thinks.
        Questions with a single option are answered, and the side is notified of it.
        """
        while ask := self.session.proceed(thinks):
            if len(ask.options) > 1:
                return ask
            if self.looking in (None, ask.who):
                label = self.words.option(ask, ask.options[0])
                self.notice = self.words.text("terminal-forced", choice=label)
            self.session.choose(ask.who, ask.options[0])
        return None

    def thinking(self, side: str) -> str:
        """Says that the bot of a side thinks, and for how long; or without compiled code."""
        if disk_cache.is_making():
            return self.words.text("bot-thinks-meanwhile", side=side)
        seconds = seconds_of(self.session.players[side])
        if seconds is None:
            return self.words.text("bot-thinks", side=side)
        return self.words.text("bot-thinks-long", side=side, seconds=seconds)

    def is_for_another(self, ask: Ask) -> bool:
        """Whether the screen has to be passed on before the question is shown."""
        return self.looking not in (None, ask.who)

    def pass_on(self, side: str) -> None:
        """Let another person sit down."""
        if self.looking:
            self.notice = ""
        self.looking = side

    def scene(self, side: str | None, ask: Ask | None = None, **room: Any) -> Scene:
        """The position as a side may see it, with its options lit and stars at what is new."""
        news = self.session.news(side) if self.session.has_chosen(side) else ()
        marks = touched(self.game.name, news)
        view = self.game.view(self.state, side)
        return Scene(view=view, words=self.words, ask=ask, marks=marks, **room)

    def meant(self, ask: Ask, typed: str) -> Choice | None:
        """The answer that is meant by what was typed so far, if that is clear."""
        try:
            found = self.answers(ask, typed)
        except Refused:
            return None
        return found[0] if len(found) == 1 else None

    def answers(self, ask: Ask, typed: str) -> tuple[Choice, ...]:
        """The choices that were typed: by key, by part of a name, or several at once.

        Raises Refused, with the reason, if the text can mean several things or nothing.
        """
        by_key = {key: option for option, key in keys(ask).items()}
        if typed.casefold() in by_key:
            return (by_key[typed.casefold()],)
        scene = self.scene(ask.who)
        full = {
            offer.option: f"{self.words.option(ask, offer.option)} {offer.facts.plain}".strip()
            for offer in boards.offers(self.board, scene, ask)
        }
        names = {o: (self.words.option(ask, o), str(o), label) for o, label in full.items()}
        found = meant(typed, names)
        if len(found) == 1:
            return (found[0],)
        answers = self.board.several(scene, ask, typed)
        if answers:
            if error := self.session.why_not(ask.who, *answers):
                raise error
            return answers
        if found:
            labels = "; ".join(full[option] for option in found)
            raise Refused("terminal-ambiguous", typed=typed, found=labels)
        first, *_, last = by_key
        raise Refused("terminal-expected", typed=typed, first=first, last=last)

    def sealed(self, ask: Ask, answers: tuple[Choice, ...]) -> Block:
        """What these answers close for good, to be confirmed; [] if nothing."""
        return self.board.sealed(self.scene(ask.who), ask, answers)

    def choose(self, ask: Ask, answers: tuple[Choice, ...]) -> None:
        """Make these choices one after another, and note the kind of question for the coach."""
        self.coach.remember(ask)
        for choice in answers:
            self.session.choose(ask.who, choice)

    def farewell(self) -> tuple[str, ...]:
        """What to say to somebody who leaves: where the game is, and how to continue it."""
        if self.session.outcome:
            return self.verdict(self.session.outcome), *self.proof()
        saved = self.words.text("terminal-saved", file=str(self.session.path))
        return saved, self.words.text("terminal-how-to-resume")

    def verdict(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""
        side = self.session.resigned
        if not side:
            return self.words.outcome(outcome)
        how = "terminal-bot-lost" if self.session.failed else "terminal-resigned"
        return self.words.text(how, side=side)

    def proof(self) -> tuple[str, ...]:
        """Once the game is over: the dealer's secret, and how the deals can be checked."""
        if not self.session.game.has_chance:
            return ()
        dealer = self.session.dealer
        facts = {"secret": dealer.secret.hex(), "commitment": dealer.commitment}
        how = self.words.text("terminal-how-to-verify", file=str(self.session.path))
        return self.words.text("terminal-revealed", **facts), how
