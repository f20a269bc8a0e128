"""A lecture: one lesson at one screen, for the line mode and the application alike.

It puts the moment of a lesson into words, interprets what was typed, and remembers which lessons
are done.
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
        """The number of events since the learner last chose."""
        history, side = self.moment.history, self.lesson.side
        return len(history.news(side)) if side in history.lines_seen else 0

    @property
    def light(self) -> frozenset[Thing]:
        """The things that the step is about."""
        return frozenset(() if self.moment.state == OVER else self.moment.step.light)

    def scene(self, side: str | None, ask: Ask | None = None, **room: Any) -> Scene:
        """The board: a task's options are lit; stars are at what the step is about, or is new."""
        news = self.log[len(self.log) - self.fresh :]
        marks = self.light or touched(self.lesson.game, news)
        view = self.game.view(self.state, side)
        return Scene(view=view, words=self.words, ask=ask, marks=marks, **room)

    def why_not(self, side: str, *choices: Choice) -> IllegalChoice | None:
        return visibility.why_not(self.moment.history, side, *choices)

    # What is said

    @property
    def question(self) -> Ask:
        """The question; in a step without one, a question without options that cites its rules."""
        cites = tuple(SECTION.findall(self.words.text(self.moment.message)))
        return self.moment.ask or Ask(self.lesson.side, UNASKED, (), cites)

    @property
    def title(self) -> str:
        return self.words.noun("lesson", self.lesson.name)

    @property
    def heading(self) -> str:
        """The heading above the text: how a task ended, or the title."""
        state = self.moment.state
        if state in (DONE, FAILED, OVER):
            return self.words.text(f"lessons-heading-{state}")
        return self.title

    @property
    def step(self) -> str:
        """The number of the step, and how many there are."""
        steps = len(self.lesson.steps)
        return self.words.text("lessons-step", number=min(self.moment.at + 1, steps), count=steps)

    @property
    def text(self) -> RenderableType:
        """The text of the step."""
        return Markdown(self.words.text(self.moment.message))

    @property
    def wrong(self) -> list[RenderableType]:
        """The explanation of the last try; empty if it was accepted."""
        if refused := self.moment.refused:
            cites = " ".join(f"§{section}" for section in refused.cites)
            line = Text(f"{WRONG} {self.words.refusal(refused)} ", "number")
            return [line.append(cites, "cite")]
        unwise = self.moment.unwise
        return [Markdown(f"**{WRONG}** {self.words.text(unwise)}")] if unwise else []

    # What is done

    def go(self, choices: tuple[Made, ...]) -> None:
        """Go to the moment after these choices; at the end of the lesson, note that it is done."""
        self.moment = play(self.lesson, choices)
        if self.moment.state == OVER:
            progress.remember(self.lesson)

    def choose(self, choice: Choice) -> None:
        """Try a choice, offered or not."""
        self.go((*self.moment.choices, choice))

    def go_on(self) -> bool:
        """To the next step, or another try; False if there is none."""
        if self.moment.next is None:
            return False
        self.go(self.moment.next)
        return True

    def go_back(self) -> None:
        """One step back, if there is one."""
        self.go(self.moment.last or ())

    def meant(self, typed: str) -> Choice:
        """The choice that was typed, by key or name; it may be something that is not offered.

        Raises Refused if the text can mean several things or nothing.
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
