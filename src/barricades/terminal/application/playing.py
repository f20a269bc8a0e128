"""The screen on which a game is played: board, hand, log, question, options, and a side pane."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets import Input

from ...core import Ask, Choice, Refused
from .. import boards
from ..boards import Scene, Thing
from ..commands import Commands
from ..sitting import Sitting
from . import sheets
from .asking import Asking, subject_of
from .curtain import Curtain
from .footer import Footer
from .game_screen import GameScreen
from .leafing import Leafing
from .pane import Pane
from .prompt import Prompt
from .reading import OPEN, Reading

FEW = 4  # options that leave room for a hand on a small screen
SLOW = ("hint",)  # commands that think before they answer


class Playing(GameScreen):
    """One sitting. What is typed is an answer or a command, as in the line mode."""

    AUTO_FOCUS = "#prompt"
    BINDINGS: ClassVar = [
        ("f1", "tell('help')"),
        ("f2", "tell('hint')"),
        ("f3", "why"),
        ("f4", "tell('aid')"),
        ("f5", "tell('signs')"),
        ("f6", "zoom"),
        ("f7", "look_back"),
        ("f8", "hand"),
        ("escape", "close"),
        ("up", "move(-1)"),
        ("down", "move(1)"),
        ("pageup", "page(-1)"),
        ("pagedown", "page(1)"),
    ]
    KEYS: ClassVar = (
        *("read", "help", "hint", "why", "aid", "signs", "zoom", "back", "hand", "leave"),
    )

    def __init__(self, sitting: Sitting, *, bell: bool = False) -> None:
        super().__init__(sitting.board, sitting.words)
        self.sitting, self.rings = sitting, bell
        self.commands = Commands(sitting)
        self.question: Ask | None = None  # that is shown
        self.then: Callable[[str], None] | None = None  # what the next line typed is for
        self.is_busy = False

    def compose(self) -> ComposeResult:
        with Container(id="all"):
            with Vertical(id="field"):
                yield Pane(id="board")
                yield Pane(id="hand", shares=True)
            yield Reading(id="reading")
            yield Asking(self.sitting, self.commands)
        yield Curtain(id="curtain")
        yield Prompt(id="prompt", placeholder=self.words.text("application-prompt"), compact=True)
        yield Footer(self.words, self.KEYS)

    def on_mount(self) -> None:
        self.prepare("board", "log", "about")
        self.pane("curtain").can_focus = False
        self.go_on()

    @property
    def asking(self) -> Asking:
        """The column of the question."""
        return self.query_one(Asking)

    @property
    def side_pane(self) -> Reading:
        return self.query_one(Reading)

    @property
    def prompt(self) -> Prompt:
        return self.query_one("#prompt", Prompt)

    # What is asked

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Nature and bots answer, in a thread of their own; then the next question is shown."""
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
        """Called from the thread in which a bot is about to think."""
        self.app.call_from_thread(self.say, self.words.text("bot-thinks", side=side))

    def scene(self) -> Scene:
        """What whoever sits here may see."""
        ask = self.question
        side = ask.who if ask else self.sitting.looking or self.sitting.eyes
        return self.sitting.scene(side, ask)

    def ask(self, ask: Ask) -> None:
        """Put a question: everything anew, and what it is about in sight."""
        sitting = self.sitting
        self.question = ask
        self.remove_class("-curtained", OPEN)
        scene, notice = self.scene(), sitting.notice
        sitting.notice = ""
        held = len(boards.hand(self.board, scene))
        self.set_class(len(ask.options) > FEW and held > 1, "-many")
        self.set_class(len(ask.options) <= FEW, "-few")
        fresh, from_hand = len(sitting.session.news(ask.who)), ask.of in ("card", "card-use")
        self.show_game(scene, sitting.session.log, fresh, notice=notice, listed_too=from_hand)
        self.asking.put(scene, ask)
        self.pane("board").seek(*subject_of(ask))
        self._await_line()
        if self.rings:
            self.app.bell()

    def _await_line(self, say: str = "") -> None:
        """An empty line to type in."""
        self.say(say)
        self.prompt.value = ""
        self.prompt.focus()

    # What is typed

    @on(Input.Changed)
    def look_ahead(self, event: Input.Changed) -> None:
        """While somebody types, the cursor goes to what is meant, if it is clear."""
        ask = self.question
        if ask and not self.then and event.value and not self.commands.parse(event.value)[0]:
            meant = self.sitting.meant(ask, event.value)
            if meant is not None:
                self.point((ask.of, meant))

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        """A line was typed: the answer to something, a command, or a choice."""
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
        """Answers are given, once what they close for good was looked at again."""
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
        self._write(lambda: self.sitting.choose(ask, answers))

    def _write(self, deed: Callable[[], object]) -> None:
        """Do something that is saved, and go on; without a place to save it there is no game."""
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

    @work(exclusive=True, group="telling")
    async def tell(self, name: str, about: str = "") -> None:
        """What a command answers; what takes its time is found in a thread of its own."""
        ask = self.question
        if ask is None:
            return
        width = max(40, self.pane("board").room.width)
        if name in SLOW:
            self.say(self.words.text("application-wait"))
            told = await asyncio.to_thread(self.commands.tell, name, about, ask, width)
            self.say("")
        else:
            told = self.commands.tell(name, about, ask, width)
        if ask is self.question:
            self.side_pane.show(told, self.commands.shown[name].capitalize())

    def action_close(self) -> None:
        """Close the side pane, give the panes their usual sizes, and go back to the question."""
        self.remove_class(OPEN, "-zoomed")
        if self.question:
            self.then = None
            self._await_line()

    def action_tell(self, name: str) -> None:
        """A key for a command that only answers."""
        self.tell(name)

    def action_why(self) -> None:
        """Why the thing under the cursor is not offered; without one, what is to be named."""
        pane = self.focused
        if isinstance(pane, Pane) and pane.spot and self.question:
            self.point(pane.spot.thing)
            kind, value = pane.spot.thing
            if kind == self.question.of and value not in self.question.options:
                told = self.commands.why_not(value, self.question)
                self.side_pane.show(told, self.commands.shown["why"].capitalize())
                return
        self.prompt.value = f"{self.commands.shown['why']} "
        self.prompt.focus()

    def action_read(self) -> None:
        """The thing under the cursor at reading size: of the hand, the board, the log, the list."""
        pane = self.focused if isinstance(self.focused, Pane) else self.asking.options
        if pane.spot:
            self.open(pane.spot.thing)

    def open(self, thing: Thing) -> None:
        """A thing in the side pane, or all that a line of the log names."""
        self.side_pane.show_thing(self.sitting, self._to_read(), thing)

    def _to_read(self) -> Scene:
        """The scene in the columns of the side pane."""
        width = max(40, self.pane("board").room.width - 2)
        return replace(self.scene(), width=width, apart=True)

    def action_hand(self) -> None:
        """All that one holds, at reading size; behind the curtain nobody's hand is open."""
        if not self.has_class("-curtained"):
            self.side_pane.show_hand(self.sitting, self._to_read())

    # Pointing

    @on(Pane.Pointed)
    def follow(self, message: Pane.Pointed) -> None:
        """Whatever the cursor comes to is explained; an option is lit in the list, too."""
        if message.thing[0] != sheets.EVENT:
            self.point(message.thing)

    def point(self, thing: Thing) -> None:
        """Explain a thing, and put the cursor of the list on it if it is offered."""
        ask = self.question
        if not ask:
            return
        if thing[0] == ask.of and thing[1] in ask.options:
            self.asking.options.point_at(thing)
        if self.focused is not self.pane("board"):
            self.pane("board").seek(lambda shown: shown == thing, *subject_of(ask))
        self.asking.explain(self.scene(), ask, thing)

    @on(Pane.Taken)
    def grab(self, message: Pane.Taken) -> None:
        """A thing was clicked again: an option is chosen, anything else is read."""
        ask, thing = self.question, message.thing
        if ask and not self.then and thing[0] == ask.of and thing[1] in ask.options:
            self.choose((thing[1],))
        else:
            self.open(thing)

    def action_move(self, by: int) -> None:
        """The cursor of the list, from wherever somebody types."""
        if self.question:
            self.asking.options.point((self.asking.options.cursor or 0) + by)

    def action_page(self, by: int) -> None:
        """A page of the side pane if it is open, of the list if not."""
        if self.has_class(OPEN):
            self.side_pane.turn(by)
        else:
            self.action_move(by * max(1, self.asking.options.room.height - 1))

    def on_key(self, event: events.Key) -> None:
        """Enter and Space are for the thing under the cursor; whatever else is typed, typed on."""
        pane = self.focused
        if not isinstance(pane, Pane):
            return
        if event.key == "enter":
            pane.take()
        elif event.key == "space":
            self.action_read()
        elif event.is_printable and event.character:
            self.prompt.focus()
            self.prompt.insert_text_at_cursor(event.character)
        else:
            return
        event.stop()

    def action_look_back(self) -> None:
        """Leaf through the game so far, from one's own eyes."""
        if not self.is_busy and not self.has_class("-curtained"):
            own = self.question.who if self.question else self.sitting.eyes
            self.app.push_screen(Leafing.of(self.sitting, own))

    # Curtain and end

    def _draw_curtain(self, ask: Ask) -> None:
        """The screen goes to another person, with nothing on it that the other may not see."""
        before = self.sitting.looking
        for pane in self.query(Pane):
            pane.clear()
        self.query_one(Curtain).draw_before(self.sitting, ask.who)
        self.add_class("-curtained")
        self._await_line()
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
        """The last board, who has won, and how the deals can be checked."""
        session = self.sitting.session
        assert session.outcome is not None
        self.remove_class("-curtained", OPEN)
        only = self.sitting.eyes
        scene = self.sitting.scene(only)
        self.show_game(scene, session.log, len(session.news(only) if only else session.log))
        self.asking.proclaim(session.outcome)
        self._await_line(self.words.text("application-over"))
        self.then = lambda typed: self.app.exit()
