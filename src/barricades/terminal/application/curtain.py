"""The curtain between two people at one screen."""

from __future__ import annotations

from rich.text import Text

from .. import page
from ..sitting import Sitting
from .pane import Pane
from .sheet import Sheet


class Curtain(Pane):
    """Asks for the screen to be passed on, and shows nothing else."""

    def draw_before(self, sitting: Sitting, side: str) -> None:
        """Before a side sits down; until then the last choice may perhaps be taken back."""
        before = sitting.looking
        undo = bool(before and sitting.session.can_undo(before))
        hint = "terminal-pass-on-undo" if undo else "terminal-pass-on-hint"
        told = sitting.words.text("terminal-pass-on", side=side)
        how = Text(f" {sitting.words.text(hint, side=side)}", "quiet")
        self.fill(lambda w, h: Sheet([Text(), *page.proclaimed(told, w), Text(), how]))
