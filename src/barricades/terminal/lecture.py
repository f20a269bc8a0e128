"""A lecture: one lesson before one person, whichever face the terminal has.

All that there is to show follows from a moment of the lesson; this says it in words, finds out what
was meant by what was typed, and remembers which lessons have been heard to their end.
"""

from __future__ import annotations

import re
from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ..core import Ask, Choice, Event, Game, IllegalChoice, Refused
from ..lessons import DONE, FAILED, OVER, Lesson, Moment, play
from ..lessons.playing import Made
from ..play import visibility
from ..play.touched import touched
from ..words import Words
from . import boards, progress
from .answers import meant
from .boards import Scene, Thing
from .keys import keys

UNASKED = "lesson"  # the name of a question that nobody asks
WRONG = "✗"
SECTION = re.compile(r"\bR?\d+(?:\.\d+)?\b")


class Lecture:
    """Where somebody is in a lesson."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.lesson, self.words = lesson, words
        self.board = boards.load(lesson.game)
        self.moment: Moment = play(lesson, ())

    # As a place

    @property
    def game(self) -> Game[Any]:
        return self.moment.history.game

    @property
    def state(self) -> Any:
        return self.moment.history.state

    @property
    def log(self) -> tuple[Event, ...]:
        return tuple(line.event for line in self.moment.history.lines)

    @property
    def fresh(self) -> int:
        """How many of the last events have happened since the learner chose."""
        history, side = self.moment.history, self.lesson.side
        return len(history.news(side)) if side in history.lines_seen else 0

    @property
    def light(self) -> frozenset[Thing]:
        """What the step speaks of."""
        return frozenset(() if self.moment.state == OVER else self.moment.step.light)

    def scene(self, side: str | None, ask: Ask | None = None, **room: Any) -> Scene:
        """The board: the options of a task are lit, starred what is spoken of, or else new."""
        news = self.log[len(self.log) - self.fresh :]
        marks = self.light or touched(self.lesson.game, news)
        view = self.game.view(self.state, side)
        return Scene(view=view, words=self.words, ask=ask, marks=marks, **room)

    def why_not(self, side: str, *choices: Choice) -> IllegalChoice | None:
        return visibility.why_not(self.moment.history, side, *choices)

    # What is said

    @property
    def question(self) -> Ask:
        """What is asked; where nothing is, a question without options, citing what is told."""
        told = tuple(SECTION.findall(self.words.text(self.moment.message)))
        return self.moment.ask or Ask(self.lesson.side, UNASKED, (), told)

    @property
    def title(self) -> str:
        return self.words.noun("lesson", self.lesson.name)

    @property
    def heading(self) -> str:
        """What stands over the text: how a task ended, or else the title."""
        state = self.moment.state
        if state in (DONE, FAILED, OVER):
            return self.words.text(f"lessons-heading-{state}")
        return self.title

    @property
    def step(self) -> str:
        """Which step it is, of how many."""
        steps = len(self.lesson.steps)
        return self.words.text("lessons-step", number=min(self.moment.at + 1, steps), count=steps)

    @property
    def text(self) -> RenderableType:
        """What the lesson says, or asks to do."""
        return Markdown(self.words.text(self.moment.message))

    @property
    def wrong(self) -> list[RenderableType]:
        """What is to be said against the last try; nothing if it was accepted."""
        if refused := self.moment.refused:
            cites = " ".join(f"§{section}" for section in refused.cites)
            told = Text(f"{WRONG} {self.words.refusal(refused)} ", "number")
            return [told.append(cites, "cite")]
        unwise = self.moment.unwise
        return [Markdown(f"**{WRONG}** {self.words.text(unwise)}")] if unwise else []

    # What is done

    def go(self, choices: tuple[Made, ...]) -> None:
        """To the moment to which these choices lead; that the end was reached is remembered."""
        self.moment = play(self.lesson, choices)
        if self.moment.state == OVER:
            progress.remember(self.lesson)

    def choose(self, choice: Choice) -> None:
        """Try something, whether it is offered or not."""
        self.go((*self.moment.choices, choice))

    def go_on(self) -> bool:
        """The next step, or another try; False if there is none."""
        if self.moment.next is None:
            return False
        self.go(self.moment.next)
        return True

    def go_back(self) -> None:
        """One step back; at the beginning nothing happens."""
        self.go(self.moment.last or ())

    def meant(self, typed: str) -> Choice:
        """What was chosen, by its key or its name; also what is there and cannot be chosen.

        Raises Refused if it can mean several things or none.
        """
        ask = self.question
        by_key = {key: option for option, key in keys(ask).items()}
        if typed.casefold() in by_key:
            return by_key[typed.casefold()]
        view = self.game.view(self.state, ask.who)
        for things in (ask.options, self.board.things(view, ask.of)):
            names = {thing: (self.words.noun(ask.of, thing), str(thing)) for thing in things}
            found = meant(typed, names)
            if len({names[thing][0] for thing in found}) == 1:
                return found[0]
            if found:
                labels = "; ".join(names[thing][0] for thing in found)
                raise Refused("terminal-ambiguous", typed=typed, found=labels)
        if not by_key:
            raise Refused("lessons-not-now")
        first, *_, last = by_key
        raise Refused("terminal-expected", typed=typed, first=first, last=last)
