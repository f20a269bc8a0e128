"""The command `learn`: the list of lessons, and lessons line by line."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from ..core import Refused
from ..lessons import ASKED, DONE, FAILED, OVER, Course, Lesson, course
from ..words import Words
from . import page, progress
from .commands import Commands
from .dialogue import Offer, Query, Questions, answered, which_game
from .lecture import Lecture
from .rules import INDENT
from .screen import Screen

HINTS = {ASKED: "asked", FAILED: "failed", OVER: "over", DONE: "explained"}


def run(
    screen: Screen,
    words: Words,
    game: str | None,
    wanted: str | None,
    *,
    plain: bool,
    theme: str | None,
) -> int:
    """`barricades learn`: the list of the lessons, or one of them and those after it.

    Without a terminal to ask on, the game has to be named.
    """
    if game and not wanted and not screen.interactive:
        listing(screen, words, course(game))
        return 0
    questions = which(words, game, wanted)
    if screen.is_full and not plain:
        from .application import app

        app.run(questions, words, theme=theme)
    else:
        line_by_line(screen, words, answered(screen, questions))
    return 0


def which(words: Words, game: str | None, wanted: str | None) -> Questions[Lesson]:
    """The lesson to begin with; asks for what is left open. Raises Refused."""
    found = course(game or (yield which_game(words)))
    if wanted:
        return named(found, wanted)
    return (yield from lesson_of(words, found))


def lesson_of(words: Words, course: Course) -> Questions[Lesson]:
    """Ask for a lesson of a course; the default is the first one not done."""
    said, done = Words(words.language, course.game), progress.learnt(course)
    left = [name for name in course.names if name not in done]
    offers = tuple(Offer(*entry) for entry in progress.entries(said, course))
    intro = (said.text("lessons-title", game=said.text("title")), _about(said, course))
    first = left[0] if left else course.names[0]
    return course.lesson((yield Query(said.text("lessons-which"), offers, first, said, intro)))


def _about(words: Words, course: Course) -> str:
    """What a course is, and how much of it is done."""
    done, count = len(progress.learnt(course)), len(course.lessons)
    if done == count:
        return words.text("lessons-all-done")
    about = words.text("lessons-about")
    return f"{about} {words.text('lessons-progress', done=done, count=count)}" if done else about


def named(course: Course, wanted: str) -> Lesson:
    """A lesson by its number or name. Raises Refused if there is none."""
    if wanted.isdecimal() and 0 < int(wanted) <= len(course.lessons):
        return course.lessons[int(wanted) - 1]
    return course.lesson(wanted)


def listing(screen: Screen, words: Words, course: Course) -> None:
    """The lessons of a course, as a list to print."""
    said = Words(words.language, course.game)
    screen.show(Text(said.text("lessons-title", game=said.text("title")), "bold"))
    screen.show(Text(_about(said, course)), "")
    screen.show(*progress.listed(said, course))


def line_by_line(screen: Screen, words: Words, lesson: Lesson) -> None:
    """Run a lesson and those after it, until somebody leaves."""
    said, following = Words(words.language, lesson.game), course(lesson.game)
    then: Lesson | None = lesson
    while then and Learning(screen, Lecture(then, said)).run():
        then = following.after(then)


class Learning:
    """One lecture in the line mode."""

    def __init__(self, screen: Screen, lecture: Lecture) -> None:
        self.screen, self.lecture, self.words = screen, lecture, lecture.words
        self.commands = Commands(lecture)

    def run(self) -> bool:
        """Run the lesson to its end. Whether to go on with the next one."""
        self._show()
        try:
            while self._answer():
                self._show()
        except (EOFError, KeyboardInterrupt):
            return False
        return True

    def _show(self) -> None:
        """The board, what has just happened, and the text; after a wrong try, its explanation."""
        screen, lecture = self.screen, self.lecture
        if wrong := lecture.wrong:
            screen.show(*(Padding(part, INDENT) for part in wrong))
        else:
            screen.wipe()
            screen.show(page.bar(lecture.title, screen.width, lecture.step))
            screen.show(*self._page().lines(), Padding(lecture.text, INDENT))
        hint = HINTS.get(lecture.moment.state, "explained")
        screen.show(Text(f"    {self.words.text(f'lessons-hint-{hint}')}", "quiet"))

    def _page(self) -> page.Page:
        lecture = self.lecture
        ask = lecture.moment.ask
        scene = lecture.scene(lecture.lesson.side, ask, width=self.screen.width)
        news = page.News(lecture.log, lecture.fresh)
        return page.Page(lecture.board, scene, news, self.screen.height - 10)

    def _answer(self) -> bool:
        """Read lines until something changes; False at the end of the lesson."""
        lecture, screen = self.lecture, self.screen
        while True:
            typed = screen.read("> ")
            name, about = self.commands.parse(typed)
            if name == "quit":
                raise EOFError
            if name == "undo":
                lecture.go_back()
                return True
            if name:
                screen.show(*self.commands.tell(name, about, lecture.question, screen.width))
            elif not typed and not lecture.moment.ask:
                return lecture.go_on()
            elif typed:
                try:
                    lecture.choose(lecture.meant(typed))
                except Refused as error:
                    screen.show(self.commands.refusal(error))
                else:
                    return True
