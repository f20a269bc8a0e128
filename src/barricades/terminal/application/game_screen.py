"""What all screens of a game share: board, hand and log in panes, and the footer."""

from __future__ import annotations

from collections.abc import Sequence

from textual.screen import Screen

from ...core import Event
from ...words import Words
from ..boards import Board, Scene
from . import sheets
from .footer import Footer
from .pane import Pane

WIDTHS = [(0, "-narrow"), (116, "-wide"), (170, "-broad")]
HEIGHTS = [(0, "-short"), (32, "-tall")]


class GameScreen(Screen[None]):
    """Panes by name; their layout is in `application.tcss`."""

    def __init__(self, board: Board, words: Words) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS, self.VERTICAL_BREAKPOINTS = WIDTHS, HEIGHTS
        self.board, self.words = board, words

    def pane(self, name: str) -> Pane:
        """A pane by its name."""
        return self.query_one(f"#{name}", Pane)

    def prepare(self, *titled: str) -> None:
        """Give the panes their titles; the log is shown from its end."""
        for name in titled:
            self.pane(name).border_title = self.words.text(f"application-{name}")
        self.pane("log").keeps_end = True

    def show_game(
        self,
        scene: Scene,
        log: Sequence[Event],
        fresh: int,
        *,
        notice: str = "",
        listed_too: bool = False,
    ) -> None:
        """Show board, hand and log. `listed_too`: the options include what is in the hand."""
        board, words = self.board, self.words
        self.pane("board").fill(lambda w, h: sheets.board(board, scene, w, h))
        self.pane("hand").fill(lambda w, h: sheets.hand(board, scene, w, h, listed_too=listed_too))
        self.pane("log").fill(lambda w, h: sheets.log(words, log, fresh, w, notice))

    def say(self, text: str, *, loud: bool = False) -> None:
        """Show a message instead of the keys; "" removes it."""
        self.query_one(Footer).say(text, loud=loud)

    def action_zoom(self) -> None:
        """Show the board alone, or everything again."""
        self.toggle_class("-zoomed")
