"""The application: a game in panes, with keys and mouse."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from ...hold import Hold
from ...lessons import Lesson, course
from ...words import Words
from .. import hold
from ..book import Book
from ..dialogue import Questions
from ..learn import lesson_of
from ..lecture import Lecture
from ..session import Session
from ..sitting import Sitting
from . import themes
from .choosing import Choosing
from .leafing import Leafing
from .learning import Learning
from .playing import Playing


class Application(App[Exception]):
    """Shows one screen after another. Returns the error that ended it, if there was one."""

    TITLE = "Barricades"
    CSS_PATH = "application.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "leave", priority=True),
        Binding("ctrl+q", "leave", priority=True),
        ("f9", "theme"),
        ("f10", "leave"),
    ]

    def __init__(self, opening: Screen[Any], *, theme: str | None = None) -> None:
        super().__init__()
        self.opening = opening
        for known in themes.KNOWN:
            self.register_theme(known)
        self.theme = theme or themes.first()

    def on_mount(self) -> None:
        self.push_screen(self.opening)

    def action_theme(self) -> None:
        """Switch to the next theme."""
        self.theme = themes.after(self.theme)
        self.screen.refresh(layout=True)

    def action_leave(self) -> None:
        """End the application; all choices have been saved already."""
        self.exit()


class Launcher:
    """Opens a lesson or a game on a screen, and releases the game afterwards."""

    def __init__(self, words: Words, *, bell: bool) -> None:
        self.words, self.bell = words, bell
        self.sitting: Sitting | None = None
        self.held: Hold | None = None

    def open_screen(self, found: Session | Lesson) -> Screen[Any]:
        """The screen for a game or a lesson; a game held by another terminal is watched."""
        return self._teach(found) if isinstance(found, Lesson) else self._play(found)

    def _teach(self, lesson: Lesson) -> Screen[Any]:
        words = Words(self.words.language, lesson.game)
        return Learning(Lecture(lesson, words), self._course)

    def _course(self, game: str) -> Screen[Any]:
        questions = lesson_of(self.words, course(game))
        return Choosing(questions, next(questions), self.open_screen)

    def _play(self, session: Session) -> Screen[Any]:
        """The screen to play a game, or to watch it if another terminal plays it."""
        self.held, said = hold.take(session.path), session.words(self.words.language)
        if self.held:
            self.sitting = Sitting(session, said)
            return Playing(self.sitting, bell=self.bell)
        session.close()
        notice = self.words.text("terminal-held", file=str(session.path))
        return Leafing(Book(session.record, said), follow=session.path, notice=notice)

    def close(self) -> tuple[str, ...]:
        """Save and release the game, if there is one. Returns the text to be printed."""
        if self.sitting:
            self.sitting.session.close()
        if self.held:
            self.held.let_go()
        return self.sitting.farewell() if self.sitting else ()


def run(
    questions: Questions[Session | Lesson],
    words: Words,
    *,
    bell: bool = False,
    theme: str | None = None,
) -> tuple[str, ...]:
    """Run the application for the game that the questions lead to. Returns the text to be printed.

    Raises Refused if the game cannot be played like this, OSError if it cannot be saved.
    """
    launcher = Launcher(words, bell=bell)
    try:
        opening: Screen[Any] = Choosing(questions, next(questions), launcher.open_screen)
    except StopIteration as done:
        opening = launcher.open_screen(done.value)
    try:
        trouble = Application(opening, theme=theme).run()
    finally:
        farewell = launcher.close()
    if trouble:
        raise trouble
    return farewell


def leaf(book: Book, *, theme: str | None = None) -> None:
    """Run the application to go through a record, from its first page."""
    eyes = [None, *book.sides]
    at = eyes.index(book.side)
    screen = Leafing(book, eyes=(*eyes[at:], *eyes[:at]))
    book.turn_to(book.pages[0])
    Application(screen, theme=theme).run()
