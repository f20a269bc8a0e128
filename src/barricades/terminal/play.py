"""The line mode: a question, an answer, until the game is over."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from ..core import Ask, Choice, Refused
from ..words import Words
from . import coach, page
from .blocks import joined
from .boards import Scene, Size
from .commands import GameCommands, Leave
from .screen import Screen
from .session import Session
from .sitting import Sitting

LEAST = (
    "lessons",
    "coach",
    "save",
    "log",
    "board",
    "signs",
)  # left out of a short line


class Play:
    """The line mode, for scripts, screen readers, and terminals without cursor control."""

    def __init__(self, session: Session, screen: Screen, words: Words) -> None:
        self.session, self.screen, self.words = session, screen, words
        self.sitting = Sitting(session, words)
        self.board = self.sitting.board
        self.commands = GameCommands(self.sitting)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while ask := self._next():
                self._turn(ask)
        except (Leave, EOFError, KeyboardInterrupt):
            self._farewell()
        else:
            self._finale()
        finally:
            self.session.close()

    def _next(self) -> Ask | None:
        """The next question to a person; while a bot thinks, the screen says so."""
        with self.screen.busy() as say:
            return self.sitting.next(lambda side: say(self.sitting.thinking(side)))

    def _turn(self, ask: Ask) -> None:
        """One question to one person."""
        if self.sitting.is_for_another(ask) and not self._pass_on(ask.who):
            return
        self._show(ask)
        self._coach(ask)
        answers = self._answer(ask)
        if answers and self._agreed(ask, answers) and self._warned(ask, answers):
            self.sitting.choose(ask, answers)

    def _pass_on(self, side: str) -> bool:
        """Clear the screen before another person looks at it."""
        self.screen.forget()
        before = self.sitting.looking
        bar = page.bar(self.words.text("terminal-pass-on", side=side), self.screen.width)
        undo = bool(before and self.session.can_undo(before))
        hint = "terminal-pass-on-undo" if undo else "terminal-pass-on-hint"
        self.screen.show("", bar, "", Text(f" {self.words.text(hint, side=side)}", "quiet"), "")
        while typed := self.screen.read("> "):
            command, _ = self.commands.parse(typed)
            if command == "quit":
                raise Leave
            if command == "undo" and before and self.session.undo(before):
                return False
        self.sitting.pass_on(side)
        return True

    def _scene(self, side: str | None, ask: Ask | None = None) -> Scene:
        return self.sitting.scene(side, ask, width=self.screen.width)

    def _show(self, ask: Ask, *, whole: bool = False) -> None:
        """Print the page, fitted to the screen or in full."""
        screen, session = self.screen, self.session
        news = page.News(session.log, len(session.news(ask.who)), self.sitting.notice)
        height = page.ENDLESS if whole else screen.height
        drawn = page.Page(self.board, self._scene(ask.who, ask), news, height)
        screen.wipe()
        screen.show(*drawn.lines(), self._hint(ask, short=drawn.scene.size == Size.SMALL))
        self.sitting.notice = ""

    def _hint(self, ask: Ask, *, short: bool) -> Text:
        """What else can be typed; undo only if it is possible; on a short page, how to see more."""
        if short:
            sentence = self.words.text("terminal-short", command=self.commands.shown["board"])
            return Text(f"    {sentence} ?", "quiet")
        able = dict(self.commands.shown, help="?")
        if not self.session.can_undo(ask.who):
            del able["undo"]
        for name in LEAST:
            if sum(map(len, able.values())) + len(" · ") * len(able) < self.screen.width:
                break
            able.pop(name)
        line = " · ".join(able.values())
        full = f"    {self.words.text('terminal-hint')} {line}"
        return Text(full if len(full) < self.screen.width else f"  {line}", "quiet")

    def _coach(self, ask: Ask) -> None:
        """Print what the coach says about a new kind of question."""
        if self.sitting.coach.is_on:
            self.sitting.coach.think(ask)
        if not (explanation := self.sitting.coach.question_help(ask)):
            return
        with self.screen.busy() as say:
            say(self.words.text("coach-thinks"))
            advice = self.sitting.coach.advised(ask)
        bar = Text(f" {self.words.text('coach-says')} ", "title")
        away = self.words.text("terminal-coach-away", command=self.commands.shown["coach"])
        parts = coach.said(self.words, explanation, advice)
        self.screen.show("", joined([bar, Text(f"  {away}", "quiet")]))
        self.screen.show(*(Padding(part, (0, 2)) for part in parts), "")

    def _warned(self, ask: Ask, answers: tuple[Choice, ...]) -> bool:
        """Whether to choose in spite of the coach's warning; Enter confirms."""
        if not self.sitting.coach.is_on:
            return True
        with self.screen.busy() as say:
            say(self.words.text("application-wait"))
            warning = self.sitting.coach.warning(ask, answers)
        if not warning:
            return True
        self.screen.show("", Text(f"  {warning}", "number"))
        return not self.screen.read(f"  {self.words.text('terminal-coach-sure')} ")

    def _agreed(self, ask: Ask, answers: tuple[Choice, ...]) -> bool:
        """Show what would be closed for good; Enter confirms."""
        lines = self.sitting.sealed(ask, answers)
        if not lines:
            return True
        self.screen.show("", *lines)
        return not self.screen.read(f"  {self.words.text('terminal-seal')} ")

    def _answer(self, ask: Ask) -> tuple[Choice, ...]:
        """Read a choice; empty if a command has changed the question."""
        names = [self.words.option(ask, option) for option in ask.options]
        while True:
            typed = self.screen.read("> ", [*names, *self.commands.shown.values()])
            command, rest = self.commands.parse(typed)
            if command:
                if self._obey(command, rest, ask):
                    return ()
            elif typed:
                try:
                    return self.sitting.answers(ask, typed)
                except Refused as error:
                    self.screen.show(self.commands.refusal(error))

    def _obey(self, name: str, about: str, ask: Ask) -> bool:
        """Carry out a command; true if the question has to be shown again."""
        match name:
            case "board":
                self._show(ask, whole=True)
            case "coach":
                self.screen.show(Text(f"  {self.commands.switch_coach()}", "number"))
                self._coach(ask)
            case "undo":
                if self.session.undo(ask.who):
                    return True
                sentence = self.words.text("terminal-cannot-undo")
                self.screen.show(Text(f"  {sentence}", "error"))
            case "resign":
                return self._resign(ask)
            case "quit":
                raise Leave
            case _:
                self.screen.show(*self.commands.tell(name, about, ask, self.screen.width))
        return False

    def _resign(self, ask: Ask) -> bool:
        """Resign for a side, after a confirmation."""
        prompt = self.words.text("terminal-resign-sure", side=ask.who)
        if self.commands.means_yes(self.screen.read(f"  {prompt} ")):
            self.session.resign(ask.who)
            return True
        return False

    def _farewell(self) -> None:
        """Say how the game can be continued."""
        self.session.save()
        if self.sitting.looking is not None:
            self.screen.forget()
        saved, how = self.sitting.farewell()
        self.screen.show("", Text(saved))
        self.screen.show(Text(how, "quiet"))

    def _finale(self) -> None:
        """The last board, who has won, and how the deals can be checked."""
        session, screen = self.session, self.screen
        outcome, only = session.outcome, self.sitting.eyes
        assert outcome is not None
        news = page.News(session.log, len(session.news(only) if only else session.log))
        drawn = page.Page(self.board, self._scene(only), news, screen.height - 8)
        if self.sitting.looking is not None:
            screen.forget()
        screen.wipe()
        screen.show(*drawn.lines())
        screen.show("", *page.proclaimed(self.sitting.verdict(outcome), screen.width), "")
        if session.failed:
            screen.show(Text(self.words.refusal(session.failed), "error"), "")
        screen.show(*(Text(line, "quiet") for line in self.sitting.proof()))
