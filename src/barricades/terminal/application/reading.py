"""The side pane: answers of commands; and things, log lines and hands at reading size."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from .. import boards, page
from ..boards import Scene, Thing
from ..place import Place
from ..rules import explain
from . import sheets
from .pane import Pane

OPEN = "-reading"  # the class of a screen on which the side pane is open


class Reading(Pane):
    """A pane that is open until it is closed."""

    def __init__(self, place: Place, *, id: str) -> None:
        super().__init__(id=id)
        self.place = place

    def show(self, parts: Iterable[RenderableType], title: str) -> None:
        """Open the pane with this content."""
        shown = [*parts]
        self.border_title = f"{title} (Esc)"
        self.screen.add_class(OPEN)
        self.fill(lambda width, height: sheets.prose(shown, width))

    def show_thing(self, scene: Scene, thing: Thing, more: Iterable[RenderableType] = ()) -> None:
        """Show a thing, or all that a line of the log names, and further text."""
        parts = [*self._of_thing(scene, thing), Text(), *more]
        self.show(parts, self.place.words.text("application-reading"))

    def show_hand(self, scene: Scene) -> None:
        """Show the viewer's hand."""
        self.show(self._of_hand(scene), self.place.words.text("application-hand"))

    def turn(self, by: int) -> None:
        """Turn so many pages."""
        self.scroll_relative(y=by * max(1, self.room.height - 1), animate=False)

    def _of_thing(self, scene: Scene, thing: Thing) -> list[RenderableType]:
        """A thing at reading size; of a line of the log, all that it names, and its rules."""
        place, (kind, value) = self.place, thing
        if kind != sheets.EVENT:
            return [*boards.about(place.board, scene, kind, value)]
        event = place.log[int(str(value))]
        parts: list[RenderableType] = [*page.event_lines(place.words, [event], scene.width), Text()]
        for named in sheets.subjects(place.board, scene, event.facts):
            parts += [*boards.about(place.board, scene, *named), Text()]
        return [*parts, *explain(place.game.name, place.words, event.cites)]

    def _of_hand(self, scene: Scene) -> list[RenderableType]:
        board, parts = self.place.board, list[RenderableType]()
        for thing, lines in boards.hand(board, scene):
            readable = thing[0] in boards.readable(board)
            parts += [*(boards.about(board, scene, *thing) if readable else lines), Text()]
        return parts
