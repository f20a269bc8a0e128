"""The curtain between two people who share a screen."""

from __future__ import annotations

from rich.text import Text

from .. import page
from ..blocks import paragraph
from ..sitting import Sitting
from .pane import Pane
from .sheet import Sheet


class Curtain(Pane):
    """Asks for the screen to be passed on, and shows nothing else."""

    def draw_before(self, sitting: Sitting, side: str) -> None:
        """Hide the screen before a side sits down; the last choice may still be taken back."""
        before = sitting.looking
        undo = bool(before and sitting.session.can_undo(before))
        hint = "terminal-pass-on-undo" if undo else "terminal-pass-on-hint"
        sentence, how = (sitting.words.text(id, side=side) for id in ("terminal-pass-on", hint))

        def draw(width: int, height: int) -> Sheet:
            below = paragraph(how, width - 1, "quiet", " ")
            return Sheet([Text(), *page.proclaimed(sentence, width), Text(), *below])

        self.fill(draw)
