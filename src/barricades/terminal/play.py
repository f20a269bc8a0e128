"""Playing: a question, an answer, and again, until the game is over."""

from __future__ import annotations

from rich.text import Text

from ..core import Ask, Choice, Outcome, Refused
from ..words import Words
from . import boards, page
from .answers import meant
from .boards import Scene
from .commands import Commands, Leave
from .screen import Screen
from .session import Session


class Play:
    """One session at one screen, for one person or for several who pass it on."""

    def __init__(self, session: Session, screen: Screen, words: Words) -> None:
        self.session, self.screen, self.words = session, screen, words
        self.board = boards.load(session.game.name)
        self.commands = Commands(session, screen, words, self.board)
        self.looking = "" if len(session.people) > 1 else None  # who sits before the screen
        self.notice = ""
        if not session.history.moves:
            commitment = session.dealer.commitment
            self.notice = words.text("terminal-committed", commitment=commitment)

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
        """The next question to a person; while bots think, the screen says so."""
        with self.screen.busy() as say:
            return self.session.proceed(lambda side: say(self.words.text("bot-thinks", side=side)))

    def _turn(self, ask: Ask) -> None:
        """One question to one person; where there is nothing to choose, nobody is bothered."""
        if len(ask.options) == 1:
            if self.looking in (None, ask.who):
                label = self.words.option(ask, ask.options[0])
                self.notice = self.words.text("terminal-forced", choice=label)
            self.session.choose(ask.who, ask.options[0])
            return
        if self.looking not in (None, ask.who) and not self._pass_on(ask.who):
            return
        self._show(ask)
        answers = self._answer(ask)
        if answers and self._agreed(ask, answers):
            for choice in answers:
                self.session.choose(ask.who, choice)

    def _pass_on(self, side: str) -> bool:
        """The screen goes to another person, with nothing on it that the other may not see."""
        self.screen.forget()
        before = self.looking
        if before:
            self.notice = ""
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
        self.looking = side
        return True

    def _scene(self, side: str | None, ask: Ask | None = None) -> Scene:
        view = self.session.game.view(self.session.state, side)
        return Scene(view=view, words=self.words, width=self.screen.width, ask=ask)

    def _show(self, ask: Ask) -> None:
        """The whole page anew."""
        screen, session = self.screen, self.session
        news = page.News(session.log, len(session.news(ask.who)), self.notice)
        drawn = page.Page(self.board, self._scene(ask.who, ask), news, screen.height)
        screen.wipe()
        screen.show(*drawn.lines(), self._hint(ask))
        self.notice = ""

    def _hint(self, ask: Ask) -> Text:
        """What else can be typed; undo only if it can be done."""
        able = dict(self.commands.shown, help="?")
        if not self.session.can_undo(ask.who):
            del able["undo"]
        line = " · ".join(able.values())
        full = f"    {self.words.text('terminal-hint')} {line}"
        return Text(full if len(full) < self.screen.width else f"  {line}", "quiet")

    def _agreed(self, ask: Ask, answers: tuple[Choice, ...]) -> bool:
        """What would be closed for good is shown once more; Enter agrees."""
        lines = self.board.sealed(self._scene(ask.who), ask, answers)
        if not lines:
            return True
        self.screen.show("", *lines)
        return not self.screen.read(f"  {self.words.text('terminal-seal')} ")

    def _answer(self, ask: Ask) -> tuple[Choice, ...]:
        """What the person chooses; nothing if a command has changed what is asked."""
        labels = self._labels(ask)
        names = {
            option: (self.words.option(ask, option), str(option), label)
            for option, label in labels.items()
        }
        known = [*(name[0] for name in names.values()), *self.commands.shown.values()]
        while True:
            typed = self.screen.read("> ", known)
            command, rest = self.commands.parse(typed)
            if command == "board":
                self._show(ask)
            elif command:
                if self.commands.obey(command, rest, ask):
                    return ()
            elif typed.isdecimal() and 1 <= int(typed) <= len(ask.options):
                return (ask.options[int(typed) - 1],)
            elif len(found := meant(typed, names)) == 1:
                return (found[0],)
            elif typed and (answers := self._several(ask, typed, [labels[o] for o in found])):
                return answers

    def _several(self, ask: Ask, typed: str, found: list[str]) -> tuple[Choice, ...]:
        """Answers typed at once, if all of them together can be given; if not, a line says why."""
        try:
            answers = self.board.several(self._scene(ask.who), ask, typed)
            if answers and (error := self.session.why_not(ask.who, *answers)):
                raise error
        except Refused as error:
            self.commands.say_no(error)
            return ()
        if not answers:
            self._ask_again(ask, typed, found)
        return answers

    def _labels(self, ask: Ask) -> dict[Choice, str]:
        """Each option in full, so that two which look alike can be told apart."""
        scene, labels = self._scene(ask.who), {}
        for option in ask.options:
            _, facts = self.board.label(scene, ask, option)
            labels[option] = f"{self.words.option(ask, option)} {facts.plain}".strip()
        return labels

    def _ask_again(self, ask: Ask, typed: str, found: list[str]) -> None:
        """One line: which ones could be meant, or what is expected."""
        if found:
            line = self.words.text("terminal-ambiguous", typed=typed, found="; ".join(found))
        else:
            line = self.words.text("terminal-expected", typed=typed, count=len(ask.options))
        self.screen.show(Text(f"  {line}", "error"))

    def _farewell(self) -> None:
        """Somebody leaves: the game is safe, and can be taken up again."""
        self.session.save()
        if self.looking is not None:
            self.screen.forget()
        self.screen.show("", Text(self.words.text("terminal-saved", file=str(self.session.path))))
        self.screen.show(Text(self.words.text("terminal-how-to-resume"), "quiet"))

    def _finale(self) -> None:
        """The last board, who has won, and how the deals can be checked."""
        session, words, screen = self.session, self.words, self.screen
        outcome = session.outcome
        assert outcome is not None
        only = session.people[0] if len(session.people) == 1 else None
        news = page.News(session.log, len(session.news(only) if only else session.log))
        drawn = page.Page(self.board, self._scene(only), news, screen.height - 8)
        if self.looking is not None:
            screen.forget()
        screen.wipe()
        screen.show(*drawn.lines())
        screen.show("", *page.proclaimed(self._verdict(outcome), screen.width), "")
        if session.failed:
            screen.show(Text(words.refusal(session.failed), "error"), "")
        facts = {"secret": session.dealer.secret.hex(), "commitment": session.dealer.commitment}
        screen.show(Text(words.text("terminal-revealed", **facts), "quiet"))
        screen.show(Text(words.text("terminal-how-to-verify", file=str(session.path)), "quiet"))

    def _verdict(self, outcome: Outcome) -> str:
        side = self.session.resigned
        if not side:
            return self.words.outcome(outcome)
        how = "terminal-bot-lost" if self.session.failed else "terminal-resigned"
        return self.words.text(how, side=side)
