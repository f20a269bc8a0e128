"""The side pane: what commands answer, and things, lines of the log and hands at reading size."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from .. import boards, page
from ..boards import Scene, Thing
from ..rules import explain
from ..sitting import Sitting
from . import sheets
from .pane import Pane

OPEN = "-reading"  # the class of a screen on which the side pane is open


class Reading(Pane):
    """Whatever is opened to be read, until it is closed."""

    def show(self, parts: Iterable[RenderableType], title: str) -> None:
        """Open the pane with something else in it."""
        shown = [*parts]
        self.border_title = f"{title} (Esc)"
        self.screen.add_class(OPEN)
        self.fill(lambda width, height: sheets.prose(shown, width))

    def show_thing(self, sitting: Sitting, scene: Scene, thing: Thing) -> None:
        """A thing, or all that a line of the log names."""
        self.show(_of_thing(sitting, scene, thing), sitting.words.text("application-reading"))

    def show_hand(self, sitting: Sitting, scene: Scene) -> None:
        """All that whoever looks holds."""
        self.show(_of_hand(sitting, scene), sitting.words.text("application-hand"))

    def turn(self, by: int) -> None:
        """So many pages on, or back."""
        self.scroll_relative(y=by * max(1, self.room.height - 1), animate=False)


def _of_thing(sitting: Sitting, scene: Scene, thing: Thing) -> list[RenderableType]:
    """A thing at reading size; of a line of the log, all that it names, and the rules behind it."""
    kind, value = thing
    if kind != sheets.EVENT:
        return [*boards.about(sitting.board, scene, kind, value)]
    event = sitting.session.log[int(str(value))]
    parts: list[RenderableType] = [*page.told(sitting.words, [event], scene.width), Text()]
    for named in sheets.subjects(sitting.board, scene, event.facts):
        parts += [*boards.about(sitting.board, scene, *named), Text()]
    return [*parts, *explain(sitting.session.game.name, sitting.words, event.cites)]


def _of_hand(sitting: Sitting, scene: Scene) -> list[RenderableType]:
    """All that whoever looks holds."""
    parts: list[RenderableType] = []
    for thing, lines in boards.hand(sitting.board, scene):
        readable = thing[0] in boards.readable(sitting.board)
        parts += [*(boards.about(sitting.board, scene, *thing) if readable else lines), Text()]
    return parts
