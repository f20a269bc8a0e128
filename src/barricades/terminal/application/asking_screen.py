"""A screen with a question: things can be pointed at, explained, read and chosen."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Collection
from dataclasses import replace
from typing import ClassVar

from rich.console import RenderableType
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical

from ...core import Ask, Choice
from .. import boards
from ..boards import Scene, Thing
from ..commands import Commands
from ..place import Place
from ..rules import mentions
from . import sheets
from .asking import Asking, subject_of
from .footer import Footer
from .game_screen import GameScreen
from .pane import Pane
from .prompt import Prompt
from .reading import OPEN, Reading

FEW = 4  # options that leave room for a hand on a small screen
SLOW = ("help", "hint")  # commands that search or think before they answer


class AskingScreen(GameScreen):
    """Board, hand, side pane and the column of the question, above an input line."""

    AUTO_FOCUS = "#prompt"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1", "tell('help')"),
        ("f3", "why"),
        ("f4", "tell('aid')"),
        ("f5", "tell('signs')"),
        ("f6", "zoom"),
        ("f8", "hand"),
        ("escape", "close"),
        ("up", "move(-1)"),
        ("down", "move(1)"),
        ("pageup", "page(-1)"),
        ("pagedown", "page(1)"),
    ]
    KEYS: ClassVar[tuple[str, ...]] = ()  # that the last line names
    HELP_KEYS: ClassVar[tuple[str, ...]] = (  # keys that help explains
        *("tab", "enter", "space", "ask", "zoom", "hand", "theme", "page", "escape"),
    )

    def __init__(self, place: Place, commands: Commands) -> None:
        super().__init__(place.board, place.words)
        self.place, self.commands = place, commands
        texts = (place.words.text(f"application-does-{name}") for name in self.HELP_KEYS)
        commands.pressed = tuple(
            (key, does) for key, _, does in (one.partition(" ") for one in texts)
        )
        self.question: Ask | None = None  # that is shown

    def compose(self) -> ComposeResult:
        with Container(id="all"):
            with Vertical(id="field"):
                yield Pane(id="board")
                yield Pane(id="hand", shares=True)
            yield Reading(self.place, id="reading")
            yield self.column()
        yield Prompt(id="prompt", compact=True)
        yield Footer(self.words, self.KEYS)

    def column(self) -> Asking:
        """Create the column of the question."""
        return Asking(self.place, self.commands)

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

    @abstractmethod
    def scene(self) -> Scene:
        """The position as the viewer may see it."""

    @abstractmethod
    def choose(self, answers: tuple[Choice, ...]) -> None:
        """Answer the question that is shown."""

    @property
    def may_choose(self) -> bool:
        """Whether a second click on an offered thing chooses it."""
        return self.question is not None

    def lay(self, fresh: int, *, notice: str = "", light: Collection[Thing] = ()) -> None:
        """Draw everything anew, with the subject of the question in sight."""
        ask, scene = self.question, self.scene()
        count, held = len(ask.options) if ask else 0, len(boards.hand(self.board, scene))
        self.set_class(count > FEW and held > 1, "-many")
        self.set_class(count <= FEW, "-few")
        from_hand = ask is not None and ask.of in ("card", "card-use")
        self.show_game(scene, self.place.log, fresh, notice=notice, listed_too=from_hand)
        if ask:
            self.asking.put(scene, ask)
        else:
            self.asking.proclaim("")
        wanted: list[Collection[Thing]] = [light]
        if ask:
            first = boards.where(self.board, scene, (ask.of, ask.options[0]))
            wanted += [*subject_of(self.board, scene, ask), first]
        for name in ("board", "hand"):
            self.pane(name).seek(*wanted)

    def await_line(self, say: str = "") -> None:
        """Empty the input line and give it the focus."""
        self.say(say)
        self.prompt.value = ""
        self.prompt.focus()

    # The side pane

    @property
    def columns(self) -> int:
        """The width of the side pane, open or not."""
        return max(40, self.pane("board").room.width)

    @property
    @abstractmethod
    def topic(self) -> Ask | None:
        """The question that commands refer to; None while they cannot."""

    @work(exclusive=True, group="telling")
    async def tell(self, name: str, about: str = "") -> None:
        """Show the answer of a command in the side pane; slow ones are computed in a thread."""
        ask, topic = self.question, self.topic
        if topic is None:
            return
        if name in SLOW:
            self.say(self.words.text("application-wait"))
            answer = await asyncio.to_thread(self.commands.tell, name, about, topic, self.columns)
            self.say("")
        else:
            answer = self.commands.tell(name, about, topic, self.columns)
        if ask is self.question:
            self.side_pane.show(answer, self.commands.shown[name].capitalize())

    def action_tell(self, name: str) -> None:
        """A key for a command that only shows something."""
        self.tell(name)

    def action_close(self) -> None:
        """Reset the sizes of the panes; if they are at their usual sizes, clear the input line."""
        is_open = self.has_class(OPEN) or self.has_class("-zoomed")
        self.remove_class(OPEN, "-zoomed")
        if is_open:
            self.say("")
            self.prompt.focus()
        else:
            self.await_line()

    def action_why(self) -> None:
        """Why the thing under the cursor is not offered; without one, ask for a name."""
        pane = self.focused
        if isinstance(pane, Pane) and pane.spot and self.question:
            self.point(pane.spot.thing)
            kind, value = pane.spot.thing
            if kind == self.question.of and value not in self.question.options:
                answer = self.commands.why_not(value, self.question)
                self.side_pane.show(answer, self.commands.shown["why"].capitalize())
                return
        self.prompt.value = f"{self.commands.shown['why']} "
        self.prompt.focus()

    def action_read(self) -> None:
        """Show the thing under the cursor at reading size."""
        pane = self.focused if isinstance(self.focused, Pane) else self.asking.options
        if pane.spot:
            self.open(pane.spot.thing)

    def open(self, thing: Thing) -> None:
        """Show a thing in the side pane; of a line of the log, everything it names."""
        self.side_pane.show_thing(self._to_read(), thing)

    @work(exclusive=True, group="telling")
    async def look_up(self, thing: Thing) -> None:
        """Show a thing in the side pane, with what rules and cards say about it."""
        scene, ask, (kind, value) = self._to_read(), self.question, thing
        rules: list[RenderableType] = []
        if kind != sheets.EVENT:  # whose rules are shown with it
            if isinstance(value, tuple):
                kind, value = kind.partition("-")[0], value[0]
            name = self.words.noun(kind, value)
            self.say(self.words.text("application-wait"))
            rules = await asyncio.to_thread(mentions, self.place.game.name, self.words, name)
            self.say("")
        if ask is self.question:
            self.side_pane.show_thing(scene, thing, rules)

    def _to_read(self) -> Scene:
        """The scene at the width of the side pane."""
        return replace(self.scene(), width=max(40, self.columns - 2), apart=True)

    def action_hand(self) -> None:
        """Show the viewer's hand at reading size."""
        self.side_pane.show_hand(self._to_read())

    # Pointing

    @on(Pane.Pointed)
    def follow(self, message: Pane.Pointed) -> None:
        """Explain the thing that the cursor has reached; highlight it in the list, too."""
        if message.thing[0] != sheets.EVENT:
            self.point(message.thing)

    def point(self, thing: Thing) -> None:
        """Explain a thing, and move the cursor of the list to it if it is offered."""
        ask = self.question
        if not ask:
            return
        if thing[0] == ask.of and thing[1] in ask.options:
            self.asking.options.point_at(thing)
        scene = self.scene()
        if self.focused is not self.pane("board"):
            there = boards.where(self.board, scene, thing)
            self.pane("board").seek(there, *subject_of(self.board, scene, ask))
        self.asking.explain(scene, ask, thing)

    @on(Pane.Taken)
    def grab(self, message: Pane.Taken) -> None:
        """Called for a second click: an option is chosen, anything else shown at reading size."""
        ask, thing = self.question, message.thing
        if ask and self.may_choose and thing[0] == ask.of and thing[1] in ask.options:
            self.choose((thing[1],))
        else:
            self.open(thing)

    def action_move(self, by: int) -> None:
        """Move the cursor of the list, wherever the focus is."""
        if self.question:
            self.asking.options.point((self.asking.options.cursor or 0) + by)

    def action_page(self, by: int) -> None:
        """Turn a page of the side pane if it is open, otherwise of the list."""
        if self.has_class(OPEN):
            self.side_pane.turn(by)
        else:
            self.action_move(by * max(1, self.asking.options.room.height - 1))

    def on_key(self, event: events.Key) -> None:
        """Enter and Space act on the thing under the cursor; other keys go to the input line."""
        pane = self.focused
        if not isinstance(pane, Pane):
            return
        if event.key == "enter":
            pane.take()
        elif event.key == "space":
            self.action_read()
        elif event.character == "?" and pane.spot:
            self.look_up(pane.spot.thing)
        elif event.is_printable and event.character:
            self.prompt.focus()
            self.prompt.insert_text_at_cursor(event.character)
        else:
            return
        event.stop()
