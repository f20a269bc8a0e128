"""The screen of a lesson: the board, the text of the lesson, and the task."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Input

from ...core import Ask, Choice, Refused
from ...lessons import ASKED, FAILED, OVER, course
from ..boards import Scene
from ..commands import Commands
from ..lecture import Lecture
from .asking import Asking
from .asking_screen import AskingScreen
from .pane import Pane
from .reading import OPEN


class Teaching(Asking):
    """The column of a lesson: its text above the question, the log below."""

    def compose(self) -> ComposeResult:
        log, *others = super().compose()
        yield from (Pane(id="lesson"), *others, log)

    def say(self, lecture: Lecture) -> None:
        """Show the text of the lesson and the progress; a wrong try is explained first."""
        parts = [*lecture.wrong, lecture.text]
        self.speak("lesson", lecture.heading, lecture.step, parts)


class Learning(AskingScreen):
    """A lesson, then the next ones."""

    BINDINGS: ClassVar[list[BindingType]] = [("f7", "back"), ("f2", "course")]
    KEYS = ("on", "step-back", "course", "read", "help", "why", "aid", "signs", "zoom", "leave")

    def __init__(self, lecture: Lecture, list_of: Callable[[str], Screen[Any]]) -> None:
        """`list_of` makes the screen with the lessons of a game."""
        super().__init__(lecture, Commands(lecture))
        self.lecture, self.list_of = lecture, list_of

    def column(self) -> Asking:
        return Teaching(self.lecture, self.commands)

    def on_mount(self) -> None:
        self.prepare("board", "log", "about")
        self.pane("lesson").can_focus = False
        self.show()

    def scene(self) -> Scene:
        return self.lecture.scene(self.lecture.lesson.side, self.question)

    def show(self) -> None:
        """Show the present step, with what it is about in sight."""
        lecture, column = self.lecture, self.query_one(Teaching)
        self.question = lecture.moment.ask
        self.remove_class(OPEN)
        self.set_class(self.question is None, "-explained")
        column.say(lecture)
        self.lay(lecture.fresh, light=lecture.light)
        self.prompt.placeholder = self.words.text(f"application-{self._then}")
        self.await_line()

    @property
    def _then(self) -> str:
        """What can be typed, or what Enter does."""
        names = {ASKED: "prompt", OVER: "lesson-over", FAILED: "lesson-again"}
        return names.get(self.lecture.moment.state, "lesson-on")

    def choose(self, answers: tuple[Choice, ...]) -> None:
        self.lecture.choose(answers[0])
        self.show()

    @property
    def topic(self) -> Ask:
        return self.lecture.question

    def action_course(self) -> None:
        """Show the list of lessons."""
        self.app.switch_screen(self.list_of(self.lecture.lesson.game))

    def action_back(self) -> None:
        """One step back."""
        self.lecture.go_back()
        self.show()

    def go_on(self) -> None:
        """Go to the next step, or the next lesson; after the last one, the list."""
        if self.lecture.go_on():
            self.show()
        elif following := course(self.lecture.lesson.game).after(self.lecture.lesson):
            self.app.switch_screen(Learning(Lecture(following, self.words), self.list_of))
        else:
            self.action_course()

    @on(Input.Changed)
    def look_ahead(self, event: Input.Changed) -> None:
        """While somebody types, move the cursor to the option that is meant, if it is clear."""
        ask = self.question
        if ask and event.value and not self.commands.parse(event.value)[0]:
            try:
                self.point((ask.of, self.lecture.meant(event.value)))
            except Refused:
                return

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        """A line was typed: a command, an answer, or nothing, to go on."""
        typed, self.prompt.value = event.value.strip(), ""
        name, about = self.commands.parse(typed)
        if name == "quit":
            self.app.exit()
        elif name == "undo":
            self.action_back()
        elif name:
            self.tell(name, about)
        elif typed or self.question:
            self._answer(typed)
        else:
            self.go_on()

    def _answer(self, typed: str) -> None:
        chosen = self.asking.chosen
        try:
            if typed:
                self.choose((self.lecture.meant(typed),))
            elif chosen is not None:
                self.choose((chosen,))
        except Refused as error:
            self.say(self.commands.refusal(error).plain.strip(), loud=True)
