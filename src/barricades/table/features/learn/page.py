"""The page of a lesson: the board, what is said, and what is to be done."""

from __future__ import annotations

import json
from typing import NamedTuple
from urllib.parse import quote

from markupsafe import Markup

from ....bots import Seat
from ....core import Ask
from ....lessons import DONE, FAILED, OVER, Course, Moment, course
from ....lessons.playing import Made
from ....play.history import LoggedEvent
from ....words import Words
from ... import boards
from ...boards import Scene
from ...web.reading import rendered
from ..game.content import ActingSide, PageContent, SeatShown
from ..game.log_lines import log_line
from ..game.options import rows
from ..game.page import also

LIT_BY_LESSON = "lesson"  # the name of a question that nobody asks: it lights what a step speaks of


class Link(NamedTuple):
    """The address of another moment or page, and its label."""

    to: str
    label: str


class LessonPanel(NamedTuple):
    """What a lesson says beside the board."""

    path: str
    did: str  # the choices that stand, as JSON
    title: str
    heading: str  # above the text
    number: int  # of the lesson in its course
    lessons: int
    step: int
    steps: int
    kind: str  # explained, asked, done, failed or over
    text: Markup
    wrong: Markup  # what is to be said against the last try
    cites: tuple[str, ...]  # the rules behind that
    back: Link | None
    on: Link | None
    course: Link


class LessonPage:
    """Builds the page for one viewer at one moment of a lesson."""

    def __init__(self, moment: Moment, words: Words, *, in_words: bool = False) -> None:
        self.moment, self.words, self.in_words = moment, words, in_words
        self.lesson, self.side = moment.lesson, moment.lesson.side
        self.board = boards.load(moment.lesson.game)
        self.path = f"/learn/{moment.lesson.game}/{moment.lesson.name}"

    def to(self, choices: tuple[Made, ...]) -> str:
        """The address of the moment after these choices."""
        return f"{self.path}?did={quote(_json(choices))}" if choices else self.path

    def scene(self) -> Scene:
        """The board; lit are the options of a task, or what the step speaks of."""
        moment = self.moment
        return Scene(
            view=moment.history.game.view(moment.history.state, self.side),
            words=self.words,
            side=self.side,
            ask=moment.ask or (self._lit() if moment.state != OVER else None),
            news=tuple(line.event for line in self._news()),
        )

    def _lit(self) -> Ask | None:
        light = self.moment.step.light
        kinds = tuple(dict.fromkeys(kind for kind, _ in light))
        values = tuple(value for _, value in light)
        if len(kinds) < 2:
            return Ask(self.side, LIT_BY_LESSON, values, of=kinds[0]) if light else None
        return Ask(self.side, LIT_BY_LESSON, (values,), of="-".join(kind for kind, _ in light))

    def _news(self) -> list[LoggedEvent]:
        """What came of the last choice."""
        lines, last = self.moment.history.lines, self.moment.history.moves
        own = [at for at, made in enumerate(last, 1) if made.who == self.side]
        return [line for line in lines if own and line.moment >= own[-1]]

    def content(self) -> PageContent:
        """The board, hand and log, as on the page of a game."""
        moment, history, scene = self.moment, self.moment.history, self.scene()
        ask, news = moment.ask, self._news()
        here = self.to(moment.choices)
        return PageContent(
            id=self.lesson.name,
            game=self.lesson.game,
            path=self.path,
            state="asked" if ask else "replay",
            eyes=self.side,
            me=ActingSide(self.side, history.number),
            several=False,
            rated=False,
            number=history.number,
            moment=len(history.moves),
            moments=len(history.moves),
            others=0,
            since=0,
            sentence=self.words.ask(ask) if ask else "",
            seats=tuple(map(self._seat, history.game.sides(history.options))),
            lines=tuple(
                log_line(self.words, self.lesson.game, line, self.side) for line in history.lines
            ),
            earlier=0,
            news=len(history.lines) - len(news),
            whole_log=False,
            whole_log_at=here,
            strip=self.board.strip(scene),
            board=self.board.draw(scene),
            hand=self.board.hand(scene),
            twin=self.board.twin(scene) if self.in_words else None,
            in_words=also(here, "words=yes"),
            asked=ask.what if ask else "",
            of=ask.of if ask else "",
            cites=ask.cites if ask else (),
            options=rows(self.board, scene, Seat(history.game, history.state, ask)) if ask else (),
        )

    def _seat(self, side: str) -> SeatShown:
        who = self.words.text("table-you" if side == self.side else "lessons-other")
        return SeatShown(side, who, "", side == self.side and bool(self.moment.ask))

    def panel(self) -> LessonPanel:
        """What is said beside the board."""
        moment, lessons = self.moment, course(self.lesson.game)
        back = moment.last
        return LessonPanel(
            path=self.path,
            did=_json(moment.choices),
            title=self.words.noun("lesson", self.lesson.name),
            heading=self._heading(),
            number=lessons.lessons.index(self.lesson) + 1,
            lessons=len(lessons.lessons),
            step=min(moment.at + 1, len(self.lesson.steps)),
            steps=len(self.lesson.steps),
            kind=moment.state,
            text=self._said(moment.message),
            wrong=self._wrong(),
            cites=moment.refused.cites if moment.refused else (),
            back=None if back is None else Link(self.to(back), self.words.text("lessons-back")),
            on=self._on(lessons),
            course=Link(f"/learn/{self.lesson.game}", self.words.text("lessons-course")),
        )

    def _heading(self) -> str:
        moment = self.moment
        if moment.state in (DONE, FAILED, OVER):
            return self.words.text(f"lessons-heading-{moment.state}")
        return self.words.noun("lesson", self.lesson.name)

    def _on(self, lessons: Course) -> Link | None:
        """The way on; after the last lesson there is none but to a game."""
        moment = self.moment
        if moment.state == OVER:
            after = lessons.after(self.lesson)
            if after is None:
                return Link(f"/new/{self.lesson.game}", self.words.text("table-open-game"))
            label = self.words.text(
                "lessons-next-lesson", title=self.words.noun("lesson", after.name)
            )
            return Link(f"/learn/{after.game}/{after.name}", label)
        if moment.next is None:
            return None
        name = "lessons-try-again" if moment.state == FAILED else "lessons-next"
        return Link(self.to(moment.next), self.words.text(name))

    def _wrong(self) -> Markup:
        if self.moment.refused:
            return Markup("<p>{}</p>").format(self.words.refusal(self.moment.refused))
        return self._said(self.moment.unwise) if self.moment.unwise else Markup()

    def _said(self, message: str) -> Markup:
        text = self.words.text(message)
        return rendered(self.lesson.game, text, self.words.language)


def _json(choices: tuple[Made, ...]) -> str:
    return json.dumps(choices, ensure_ascii=False, separators=(",", ":"))
