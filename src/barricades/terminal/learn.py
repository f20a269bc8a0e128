"""Lessons line by line: something is said, or asked; Enter goes on."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ..core import Choice, Refused
from ..lessons import ASKED, DONE, FAILED, OVER, Course, Lesson, Moment, play
from ..lessons.playing import Made
from ..words import Words
from . import boards, page
from .answers import bare, meant
from .boards import Scene
from .keys import keys
from .rules import INDENT, explain, find
from .screen import Screen

BACK, QUIT = "back", "quit"


def run(screen: Screen, words: Words, course: Course, wanted: str | None) -> int:
    """`barricades learn`: the list of the lessons, or one of them and those after it."""
    said = Words(words.language, course.game)
    lesson: Lesson | None = named(course, wanted) if wanted else choose(screen, said, course)
    while lesson and Learning(screen, said, lesson).run():
        lesson = course.after(lesson)
    return 0


def named(course: Course, wanted: str) -> Lesson:
    """A lesson by its number or its name. Raises Refused if there is none."""
    if wanted.isdecimal() and 0 < int(wanted) <= len(course.lessons):
        return course.lessons[int(wanted) - 1]
    return course.lesson(wanted)


def choose(screen: Screen, words: Words, course: Course) -> Lesson | None:
    """The list of a course; whoever sits there picks one, Enter the first."""
    title = words.text("lessons-title", game=words.text("title"))
    screen.show(Text(title, "bold"), Text(words.text("lessons-about")), "")
    for number, lesson in enumerate(course.lessons, 1):
        name = words.noun("lesson", lesson.name)
        about = words.text(f"lesson-{lesson.name}-about")
        screen.show(Text(f"{number:>3} ", "number").append(name, "bold").append(f"  {about}"))
    if not screen.interactive:
        return None
    screen.show("", Text(f"  {words.text('lessons-which')}", "quiet"))
    while True:
        try:
            return named(course, screen.read("> ") or "1")
        except Refused as error:
            screen.show(Text(f"  {words.refusal(error)}", "error"))


class Learning:
    """One lesson, before one person."""

    def __init__(self, screen: Screen, words: Words, lesson: Lesson) -> None:
        self.screen, self.words, self.lesson = screen, words, lesson
        self.board = boards.load(lesson.game)
        self.commands = {
            bare(spelt): name
            for name in (BACK, QUIT)
            for language in (Words("en"), words)
            for spelt in language.text(f"lessons-command-{name}").split()
        }

    def run(self) -> bool:
        """To the end of the lesson; whether they want the next one."""
        moment = play(self.lesson, ())
        try:
            while True:
                self._show(moment)
                then = self._next(moment)
                if then is None:
                    return True
                moment = play(self.lesson, then)
        except (EOFError, KeyboardInterrupt):
            return False

    def _show(self, moment: Moment) -> None:
        """The board, what has just happened, and what is said; of a wrong try only that."""
        screen, words = self.screen, self.words
        if moment.refused:
            cites = " ".join(f"§{section}" for section in moment.refused.cites)
            told = Text(f"  {words.refusal(moment.refused)} ", "number").append(cites, "cite")
            screen.show(told)
        elif moment.unwise:
            screen.show(self._said(moment.unwise))
        else:
            screen.wipe()
            screen.show(
                self._title(moment), *self._page(moment).lines(), self._said(moment.message)
            )
        screen.show(Text(f"    {words.text(f'lessons-hint-{self._hint(moment)}')}", "quiet"))

    def _page(self, moment: Moment) -> page.Page:
        history, side = moment.history, self.lesson.side
        scene = Scene(
            view=history.game.view(history.state, side),
            words=self.words,
            width=self.screen.width,
            ask=moment.ask,
        )
        news = page.News([line.event for line in history.lines], len(history.news(side)))
        return page.Page(self.board, scene, news, self.screen.height - 10)

    def _title(self, moment: Moment) -> Text:
        steps = len(self.lesson.steps)
        step = self.words.text("lessons-step", number=min(moment.at + 1, steps), count=steps)
        return page.bar(self.words.noun("lesson", self.lesson.name), self.screen.width, step)

    def _said(self, message: str) -> RenderableType:
        return Padding(Markdown(self.words.text(message)), INDENT)

    def _hint(self, moment: Moment) -> str:
        """What can be typed now."""
        names = {ASKED: "asked", FAILED: "failed", OVER: "over", DONE: "told"}
        return names.get(moment.state, "told")

    def _next(self, moment: Moment) -> tuple[Made, ...] | None:
        """The choices with which it goes on; None after the end."""
        while True:
            typed = self.screen.read("> ")
            match self.commands.get(bare(typed), ""):
                case "quit":
                    raise EOFError
                case "back":
                    return moment.last or ()
            if typed.startswith("?"):
                self._explain(moment, typed[1:].strip())
            elif moment.ask is None and not typed:
                return moment.next
            elif moment.ask and typed:
                try:
                    return (*moment.choices, self._meant(moment, typed))
                except Refused as error:
                    self.screen.show(Text(f"  {self.words.refusal(error)}", "error"))

    def _explain(self, moment: Moment, wanted: str) -> None:
        """The rules behind the question, or a section."""
        game = self.lesson.game
        if wanted:
            numbers = find(game, self.words.language, wanted)
        else:
            numbers = moment.ask.cites if moment.ask else ()
        self.screen.show(*explain(game, self.words, numbers, brief=not wanted))

    def _meant(self, moment: Moment, typed: str) -> Choice:
        """What was chosen, by its key or its name; also what is there and cannot be chosen.

        Raises Refused if it can mean several things or none.
        """
        ask = moment.ask
        assert ask
        by_key = {key: option for option, key in keys(ask).items()}
        if typed.casefold() in by_key:
            return by_key[typed.casefold()]
        view = moment.history.game.view(moment.history.state, ask.who)
        for things in (ask.options, self.board.things(view, ask.of)):
            names = {thing: (self.words.noun(ask.of, thing), str(thing)) for thing in things}
            found = meant(typed, names)
            if len({names[thing][0] for thing in found}) == 1:
                return found[0]
            if found:
                labels = "; ".join(names[thing][0] for thing in found)
                raise Refused("terminal-ambiguous", typed=typed, found=labels)
        first, *_, last = by_key
        raise Refused("terminal-expected", typed=typed, first=first, last=last)
