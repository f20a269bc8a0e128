"""The right column: log, question, options, and an explanation of the thing under the cursor."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import Vertical

from ...bots import Seat
from ...core import Ask, Choice
from ...play.offered import offered
from ...play.preview import Previews
from .. import boards, page
from ..blocks import joined, paragraph
from ..boards import Board, Scene, Thing
from ..commands import Commands
from ..place import Place
from . import sheets
from .foresight import foresight
from .pane import Pane
from .sheet import Sheet


class Asking(Vertical):
    """The column."""

    def __init__(self, place: Place, commands: Commands) -> None:
        super().__init__(id="asking")
        self.place, self.commands = place, commands
        self.previews: Previews | None = None  # of the question that is shown

    def compose(self) -> ComposeResult:
        yield Pane(id="log")
        yield Pane(id="coach")
        yield Pane(id="question")
        yield Pane(id="options")
        yield Pane(id="about")

    def on_mount(self) -> None:
        self.options.keeps_cursor = True
        for name in ("question", "options", "about"):
            self._pane(name).can_focus = False

    def _pane(self, name: str) -> Pane:
        return self.query_one(f"#{name}", Pane)

    @property
    def options(self) -> Pane:
        """The pane of the options."""
        return self._pane("options")

    @property
    def chosen(self) -> Choice | None:
        """The option under the cursor."""
        spot = self.options.spot
        return spot.thing[1] if spot else None

    def put(self, scene: Scene, ask: Ask) -> None:
        """Show a question, with the cursor on its first option."""
        board = self.place.board
        self.previews = Previews(Seat(self.place.game, self.place.state, ask))
        self._pane("question").fill(lambda w, h: sheets.question(board, scene, ask, w))
        self.options.fill(lambda w, h: sheets.options(board, scene, ask, w), cursor=0)
        self.explain(scene, ask, (ask.of, ask.options[0]))

    def explain(self, scene: Scene, ask: Ask, thing: Thing) -> None:
        """Explain a thing below the options: what it is, what would follow, or why not."""
        board, previews = self.place.board, self.previews
        why: list[RenderableType] = []
        then: list[str] = []
        if thing[0] == ask.of and thing[1] not in ask.options:
            why = self.commands.why_not(thing[1], ask)
        elif thing[0] == ask.of and previews:
            then = foresight(self.place.words, previews, thing[1])

        def draw(width: int, height: int) -> Sheet:
            room = replace(scene, width=width - 1, apart=True)
            block = boards.about(board, room, *thing)
            if len(block) == 1:  # it says nothing for itself
                block += sheets.context(board, room, ask, thing[1])
            lines = (line for text in then for line in paragraph(text, width - 1, indent="  "))
            return sheets.prose([*why, block[0], *lines, *block[1:]], width)

        self._pane("about").fill(draw)

    def speak(self, name: str, title: str, aside: str, parts: Iterable[RenderableType]) -> None:
        """Show a text in the pane of this name, below a bar with a title."""
        said = [*parts]

        def draw(width: int, height: int) -> Sheet:
            text = sheets.prose(said, width - 1)
            bar = page.bar(title, width, aside)
            return Sheet([bar, *(joined([" ", line]) for line in text.lines)])

        self._pane(name).fill(draw)

    def proclaim(self, text: str, besides: Iterable[RenderableType] = ()) -> None:
        """Show a sentence in place of the question, and further text."""
        parts = [*besides]
        self._pane("question").fill(lambda w, h: Sheet(page.proclaimed(text, w)))
        self.options.clear()
        self._pane("about").fill(lambda w, h: sheets.prose(parts, w))


def subject_of(board: Board, scene: Scene, ask: Ask) -> tuple[frozenset[Thing], ...]:
    """The things to keep in sight: those offered on the board, or those the question is about."""
    facts = ((name.partition("_")[0], value) for name, value in ask.facts.items())
    about = (there for fact in facts for there in boards.where(board, scene, fact))
    return offered(ask), frozenset(about)
