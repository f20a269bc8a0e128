"""Plays a lesson: everything that is shown follows from the lesson and the choices made so far.

moment = play(lesson, ())
moment = play(lesson, (*moment.choices, None))          # continue after an explanation
moment = play(lesson, (*moment.choices, "brown-4"))     # answer the question of a task
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from ..core import Ask, Choice, IllegalChoice
from ..core.ask import plain
from ..play import visibility
from ..play.history import History
from .lesson import EventPattern, Lesson, Step, Turn
from .position import Position, beginning

EXPLAINED, ASKED, DONE, FAILED, OVER = "explained", "asked", "done", "failed", "over"
KEPT = 512  # moments, for all who learn
Made: TypeAlias = "Choice | None"  # what the learner did: a choice, or nothing but to go on


@dataclass(frozen=True, kw_only=True, eq=False)
class Moment:
    """Where a learner is in a lesson.

    `state` is what is to be shown: an explanation, a question, a completed task, a missed goal, or
    the end of the lesson. `choices` leaves out a try that was not accepted.
    """

    lesson: Lesson
    at: int  # the number of the step, from 0
    state: str
    position: Position
    choices: tuple[Made, ...] = ()
    begun: tuple[Made, ...] = ()  # the choices with which the step began
    before: int = 0  # how many choices the game had seen then
    turn: int = 0  # which question of a task it is
    refused: IllegalChoice | None = None  # why the last try was against the rules
    unwise: str = ""  # the message that says why the last try, though allowed, does not help

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def history(self) -> History:
        return self.position.history

    @property
    def ask(self) -> Ask | None:
        """The question to be answered now."""
        return self.history.ask(self.lesson.side) if self.state == ASKED else None

    @property
    def message(self) -> str:
        """The id of the text to be shown."""
        if self.state == OVER:
            return "lessons-over"
        end = f"-{self.state}" if self.state in (DONE, FAILED) else ""
        return f"lesson-{self.lesson.name}-{self.step.name}{end}"

    @property
    def last(self) -> tuple[Made, ...] | None:
        """The choices that lead one step back; None at the beginning."""
        return self.choices[:-1] if self.choices else None

    @property
    def next(self) -> tuple[Made, ...] | None:
        """The choices that lead on, or to another try; None where a question is open."""
        if self.state == FAILED:
            return self.begun
        return (*self.choices, None) if self.state in (EXPLAINED, DONE) else None

    @property
    def is_tried(self) -> bool:
        """Whether the last try was not accepted."""
        return bool(self.refused or self.unwise)


@lru_cache(KEPT)
def play(lesson: Lesson, choices: tuple[Made, ...]) -> Moment:
    """The moment after these choices. Choices that are not possible are ignored."""
    if not choices:
        return _begin(lesson, 0, beginning(lesson), ())
    moment = play(lesson, choices[:-1])
    if moment.is_tried:  # a new try
        moment = replace(moment, refused=None, unwise="")
    made = plain(choices[-1])
    if made is None:
        return _gone_on(moment)
    return _tried(moment, made) if moment.state == ASKED else moment


def _begin(lesson: Lesson, at: int, position: Position, choices: tuple[Made, ...]) -> Moment:
    """The beginning of a step."""
    if at == len(lesson.steps):
        return Moment(lesson=lesson, at=at, state=OVER, position=position, choices=choices)
    step = lesson.steps[at]
    position = position._replace(answers={**position.answers, **step.answers})
    if step.until or step.is_task:
        position = position.until(lesson.side, step.until, step.times)
    return Moment(
        lesson=lesson,
        at=at,
        state=ASKED if step.is_task else EXPLAINED,
        position=position,
        choices=choices,
        begun=choices,
        before=len(position.history.moves),
    )


def _gone_on(moment: Moment) -> Moment:
    if moment.state == FAILED:
        return play(moment.lesson, moment.begun)
    if moment.state in (EXPLAINED, DONE):
        choices = (*moment.choices, None)
        return _begin(moment.lesson, moment.at + 1, moment.position, choices)
    return moment


def _tried(moment: Moment, choice: Choice) -> Moment:
    """The moment after an answer."""
    lesson, position = moment.lesson, moment.position
    if refused := visibility.refusal(position.history, lesson.side, choice):
        return replace(moment, refused=refused)
    ends = tuple(end for end in (moment.step.goal, moment.step.missed) if end)
    after = position.choose(lesson.side, choice).until(lesson.side, ends=ends)
    turn = moment.step.turns[moment.turn] if moment.step.turns else None
    if turn and not _is_accepted(turn, choice, position, after):
        return replace(moment, unwise=_unwise(moment, turn, choice))
    made = replace(moment, position=after, choices=(*moment.choices, choice), turn=moment.turn + 1)
    return replace(made, state=_state(made))


def _state(made: Moment) -> str:
    """Whether a task or goal is done, missed, or goes on, after an accepted answer."""
    step = made.step
    if step.turns:
        return DONE if made.turn == len(step.turns) else ASKED
    if step.goal and _has_happened(step.goal, made.history, made.before):
        return DONE
    is_missed = step.missed and _has_happened(step.missed, made.history, made.before)
    return FAILED if is_missed or not made.history.ask(made.lesson.side) else ASKED


def _is_accepted(turn: Turn, choice: Choice, before: Position, after: Position) -> bool:
    if choice in turn.refuse or (turn.accept and choice not in turn.accept):
        return False
    moment = len(before.history.moves)
    return turn.brings is None or _has_happened(turn.brings, after.history, moment)


def _has_happened(pattern: EventPattern, history: History, after: int) -> bool:
    return pattern.is_among(line.event for line in history.lines if line.moment > after)


def _unwise(moment: Moment, turn: Turn, choice: Choice) -> str:
    name = moment.lesson.name, moment.step.name, turn.reasons.get(str(choice), "not")
    return f"lesson-{'-'.join(name)}"
