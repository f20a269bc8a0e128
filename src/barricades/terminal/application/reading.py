"""What is read in the side pane: things, lines of the log, hands."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from .. import boards, page
from ..boards import Scene, Thing
from ..rules import explain
from ..sitting import Sitting
from . import sheets


def of_thing(sitting: Sitting, scene: Scene, thing: Thing) -> list[RenderableType]:
    """A thing at reading size; of a line of the log, all that it names, and the rules behind it."""
    kind, value = thing
    if kind != sheets.EVENT:
        return [*boards.about(sitting.board, scene, kind, value)]
    event = sitting.session.log[int(str(value))]
    parts: list[RenderableType] = [*page.told(sitting.words, [event], scene.width), Text()]
    for named in sheets.subjects(sitting.board, scene, event.facts):
        parts += [*boards.about(sitting.board, scene, *named), Text()]
    return [*parts, *explain(sitting.session.game.name, sitting.words, event.cites)]


def of_hand(sitting: Sitting, scene: Scene) -> list[RenderableType]:
    """All that whoever looks holds."""
    parts: list[RenderableType] = []
    for thing, lines in boards.hand(sitting.board, scene):
        readable = thing[0] in boards.readable(sitting.board)
        parts += [*(boards.about(sitting.board, scene, *thing) if readable else lines), Text()]
    return parts
