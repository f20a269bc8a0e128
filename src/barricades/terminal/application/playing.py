"""The screen on which a game is played: board, hand, log, question, options, and a side pane."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from ...core import Ask, Choice, Refused
from ..boards import Scene
from ..coach import said
from ..commands import GameCommands
from ..sitting import Sitting
from .asking_screen import AskingScreen
from .curtain import Curtain
from .leafing import Leafing
from .pane import Pane
from .reading import OPEN


class Playing(AskingScreen):
    """One sitting. As in the line mode, what is typed is an answer or a command."""

    BINDINGS: ClassVar[list[BindingType]] = [("f2", "tell('hint')"), ("f7", "look_back")]
    HELP_KEYS = ("tab", "enter", "space", "ask", "zoom", "back", "hand", "theme", "page", "escape")
    KEYS = ("read", "help", "hint", "why", "aid", "signs", "zoom", "back", "hand", "leave")

    def __init__(self, sitting: Sitting, *, bell: bool = False) -> None:
        self.commands: GameCommands = GameCommands(sitting)
        super().__init__(sitting, self.commands)
        self.sitting, self.rings = sitting, bell
        self.then: Callable[[str], None] | None = None  # what the next line typed is for
        self.is_busy = False

    def compose(self) -> ComposeResult:
        yield Curtain(id="curtain")
        yield from super().compose()

    def on_mount(self) -> None:
        self.prepare("board", "log", "about")
        self.pane("curtain").can_focus = False
        self.go_on()

    # What is asked

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let nature and bots answer, in a thread; then show the next question."""
        self.is_busy, self.question, self.then = True, None, None
        try:
            ask = await asyncio.to_thread(self.sitting.next, self._thinking)
        except OSError as error:
            self.app.exit(error)
            return
        self.is_busy = False
        if ask is None:
            self._finale()
        elif self.sitting.is_for_another(ask):
            self._draw_curtain(ask)
        else:
            self.ask(ask)

    def _thinking(self, side: str) -> None:
        """Called from that thread before a bot thinks."""
        self.app.call_from_thread(self.say, self.sitting.thinking(side))

    def scene(self) -> Scene:
        """The position as the viewer may see it."""
        ask = self.question
        side = ask.who if ask else self.sitting.looking or self.sitting.eyes
        return self.sitting.scene(side, ask)

    def ask(self, ask: Ask) -> None:
        """Show a question, with its subject in sight."""
        sitting = self.sitting
        self.question = ask
        self.remove_class("-curtained", OPEN)
        notice, sitting.notice = sitting.notice, ""
        self.lay(len(sitting.session.news(ask.who)), notice=notice)
        self.prompt.placeholder = self.words.text("application-prompt")
        self.await_line()
        self.coach(ask)
        if self.rings:
            self.app.bell()

    @work(exclusive=True, group="coach")
    async def coach(self, ask: Ask) -> None:
        """Show what the coach says about a question; then, once found, the sensible options."""
        coach, words = self.sitting.coach, self.words
        explanation = coach.question_help(ask)
        self.set_class(explanation is not None, "-coached")
        if not coach.is_on:
            return
        thought = asyncio.to_thread(coach.advised, ask)
        if explanation is None:
            await thought
            return
        title = words.text("coach-says")
        away = words.text("terminal-coach-away", command=self.commands.shown["coach"])
        self.asking.speak("coach", title, away, said(words, explanation, None))
        advice = await thought
        if ask is self.question:
            self.asking.speak("coach", title, away, said(words, explanation, advice))

    # What is typed

    @on(Input.Changed)
    def look_ahead(self, event: Input.Changed) -> None:
        """While somebody types, move the cursor to the option that is meant, if it is clear."""
        ask = self.question
        if ask and not self.then and event.value and not self.commands.parse(event.value)[0]:
            meant = self.sitting.meant(ask, event.value)
            if meant is not None:
                self.point((ask.of, meant))

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        """A line was typed: the answer to a confirmation, a command, or a choice."""
        typed, self.prompt.value = event.value.strip(), ""
        if self.is_busy:
            return
        if then := self.then:
            self.then = None
            then(typed)
            return
        name, about = self.commands.parse(typed)
        if name:
            self.obey(name, about)
        elif ask := self.question:
            self._answer(ask, typed)

    def _answer(self, ask: Ask, typed: str) -> None:
        chosen = self.asking.chosen
        try:
            if typed:
                self.choose(self.sitting.answers(ask, typed))
            elif chosen is not None:
                self.choose((chosen,))
        except Refused as error:
            self.say(self.commands.refusal(error).plain.strip(), loud=True)

    def choose(self, answers: tuple[Choice, ...]) -> None:
        """Answer; if that closes something for good, ask for confirmation first."""
        ask = self.question
        if ask is None or self.is_busy:
            return
        if lines := self.sitting.sealed(ask, answers):
            self.side_pane.show(lines, self.words.text("application-seal"))
            self.say(self.words.text("terminal-seal"), loud=True)
            self.then = lambda typed: self._seal(ask, answers, agreed=not typed)
        else:
            self._commit(ask, answers)

    def _seal(self, ask: Ask, answers: tuple[Choice, ...], *, agreed: bool) -> None:
        self.action_close()
        if agreed:
            self._commit(ask, answers)

    def _commit(self, ask: Ask, answers: tuple[Choice, ...]) -> None:
        if self.sitting.coach.is_on:
            self._weigh(ask, answers)
        else:
            self._choose(ask, answers)

    @work(exclusive=True, group="weighing")
    async def _weigh(self, ask: Ask, answers: tuple[Choice, ...]) -> None:
        """Choose, unless the coach warns: then Enter confirms."""
        self.is_busy = True
        self.say(self.words.text("application-wait"))
        warning = await asyncio.to_thread(self.sitting.coach.warning, ask, answers)
        self.is_busy = False
        if not warning:
            self._choose(ask, answers)
            return
        self.side_pane.show([Text(warning)], self.words.text("coach-says"))
        self.say(self.words.text("terminal-coach-sure"), loud=True)
        self.then = lambda typed: self._insist(ask, answers, agreed=not typed)

    def _insist(self, ask: Ask, answers: tuple[Choice, ...], *, agreed: bool) -> None:
        self.action_close()
        if agreed:
            self._choose(ask, answers)

    def _choose(self, ask: Ask, answers: tuple[Choice, ...]) -> None:
        self._write(lambda: self.sitting.choose(ask, answers))

    def _write(self, deed: Callable[[], object]) -> None:
        """Do something that is saved, and go on; if saving fails, the game ends."""
        try:
            deed()
        except OSError as error:
            self.app.exit(error)
        else:
            self.go_on()

    def obey(self, name: str, about: str) -> None:
        """Carry out a command."""
        ask = self.question
        match name:
            case "quit":
                self.app.exit()
            case "board":
                self.action_zoom()
            case "coach" if ask:
                self.say(self.commands.switch_coach())
                self.coach(ask)
            case "undo" if ask:
                self._undo(ask.who)
            case "resign" if ask:
                self.say(self.words.text("terminal-resign-sure", side=ask.who), loud=True)
                self.then = lambda typed: self._resign(ask, typed)
            case _ if ask:
                self.tell(name, about)

    def _undo(self, side: str) -> None:
        if self.sitting.session.can_undo(side):
            self._write(lambda: self.sitting.session.undo(side))
        else:
            self.say(self.words.text("terminal-cannot-undo"), loud=True)

    def _resign(self, ask: Ask, typed: str) -> None:
        self.say("")
        if self.commands.means_yes(typed):
            self._write(lambda: self.sitting.session.resign(ask.who))

    # The side pane

    @property
    def topic(self) -> Ask | None:
        return self.question

    def action_close(self) -> None:
        """Close the side pane, if open, and return to the question."""
        if self.question:
            self.then = None
            super().action_close()
        else:
            self.remove_class(OPEN, "-zoomed")

    def action_hand(self) -> None:
        """Show the hand at reading size; not while the curtain is drawn."""
        if not self.has_class("-curtained"):
            super().action_hand()

    @property
    def may_choose(self) -> bool:
        return super().may_choose and not self.then

    def action_look_back(self) -> None:
        """Go through the game so far, as the viewer saw it."""
        if not self.is_busy and not self.has_class("-curtained"):
            own = self.question.who if self.question else self.sitting.eyes
            self.app.push_screen(Leafing.of(self.sitting, own))

    # Curtain and end

    def _draw_curtain(self, ask: Ask) -> None:
        """Hide everything until the next person sits down."""
        before = self.sitting.looking
        for pane in self.query(Pane):
            pane.clear()
        self.query_one(Curtain).draw_before(self.sitting, ask.who)
        self.add_class("-curtained")
        self.prompt.placeholder = ""
        self.await_line()
        self.then = lambda typed: self._lift(ask, before, typed)

    def _lift(self, ask: Ask, before: str | None, typed: str) -> None:
        name, _ = self.commands.parse(typed)
        if name == "quit":
            self.app.exit()
        elif not typed:
            self.sitting.pass_on(ask.who)
            self.ask(ask)
        elif name == "undo" and before and self.sitting.session.can_undo(before):
            self._write(lambda: self.sitting.session.undo(before))
        else:
            self._draw_curtain(ask)

    def _finale(self) -> None:
        """Show the last board, who has won, and how the deals can be checked."""
        session = self.sitting.session
        assert session.outcome is not None
        self.remove_class("-curtained", OPEN)
        only = self.sitting.eyes
        scene = self.sitting.scene(only)
        self.show_game(scene, session.log, len(session.news(only) if only else session.log))
        failed = [Text(self.words.refusal(session.failed), "error")] if session.failed else []
        proof = [Text(line, "quiet") for line in self.sitting.proof()]
        self.asking.proclaim(self.sitting.verdict(session.outcome), [*failed, *proof])
        self.prompt.placeholder = ""
        self.await_line(self.words.text("application-over"))
        self.then = lambda typed: self.app.exit()
