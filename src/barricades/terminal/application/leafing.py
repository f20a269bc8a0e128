"""The screen to go through a record, or to watch a game that others play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container, Vertical

from ...core import Refused
from .. import boards, page, saves
from ..book import Book
from ..sitting import Sitting
from .footer import Footer
from .game_screen import GameScreen
from .pane import Pane
from .sheet import Sheet

FOLLOWING = 1.0  # seconds between two looks at a file that others write


class Leafing(GameScreen):
    """A book; the arrow keys turn its pages."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar = [
        ("right,enter,space", "turn(1)"),
        ("left,backspace", "turn(-1)"),
        ("home", "to_end(False)"),
        ("end", "to_end(True)"),
        ("up", "scroll_board(-1)"),
        ("down", "scroll_board(1)"),
        ("s", "eyes"),
        ("f6", "zoom"),
        ("escape,f7,q", "close"),
    ]
    KEYS: ClassVar = ("next", "previous", "first", "last", "eyes", "zoom", "close")

    def __init__(
        self,
        book: Book,
        *,
        eyes: Sequence[str | None] = (None,),
        follow: Path | None = None,
        notice: str = "",
    ) -> None:
        """`eyes` are those to choose from; `follow` is a file that another terminal writes."""
        super().__init__(boards.load(book.record.game), book.words)
        self.book, self.eyes, self.notice = book, tuple(eyes), notice
        self.follow, self.seen = follow, follow.stat().st_mtime_ns if follow else 0
        book.look(self.eyes[0])
        book.turn_to(book.last)

    @classmethod
    def of(cls, sitting: Sitting, own: str | None) -> Leafing:
        """A game so far, from the viewer's side; once it is over, from all sides."""
        book, is_over = Book(sitting.session.record, sitting.words), sitting.session.outcome
        return cls(book, eyes=(own, *book.sides) if is_over else (own,))

    def compose(self) -> ComposeResult:
        with Container(id="all"):
            with Vertical(id="field"):
                yield Pane(id="board")
                yield Pane(id="hand", shares=True)
            with Vertical(id="asking"):
                yield Pane(id="log")
                yield Pane(id="question")
        yield Footer(self.words, self.KEYS)

    def on_mount(self) -> None:
        self.prepare("board", "log")
        for pane in self.query(Pane):
            pane.can_focus = False  # the arrows turn pages
        self.say(self.notice)
        self.show()
        if self.follow:
            self.set_interval(FOLLOWING, self.look_again)

    def show(self) -> None:
        """Show the open page."""
        book, now, where = self.book, self.book.now, self.book.where
        self.show_game(book.scene(), book.log, book.fresh)
        self.pane("question").fill(
            lambda w, h: Sheet([*page.proclaimed(now, w), page.bar(where, w)])
        )

    def look_again(self) -> None:
        """Check whether the game has gone on; if so, open the last page."""
        assert self.follow
        written = self.follow.stat().st_mtime_ns if self.follow.exists() else self.seen
        if written == self.seen:
            return
        self.seen = written
        try:
            book = Book(saves.read(self.follow), self.words)
        except Refused:
            return
        book.look(self.book.side)
        book.turn_to(book.last)
        self.book = book
        self.show()

    def _turned(self) -> None:
        self.say("")
        self.show()

    def action_turn(self, pages: int) -> None:
        """One page on, or back."""
        self.book.turn(pages)
        self._turned()

    def action_to_end(self, last: bool) -> None:
        """To the last page, or the first."""
        self.book.turn_to(self.book.last if last else self.book.pages[0])
        self._turned()

    def action_scroll_board(self, by: int) -> None:
        """Scroll the board by a line."""
        self.pane("board").scroll_relative(y=by, animate=False)

    def action_eyes(self) -> None:
        """Show the game as the next side sees it."""
        at = self.eyes.index(self.book.side)
        self.book.look(self.eyes[(at + 1) % len(self.eyes)])
        self._turned()

    def action_close(self) -> None:
        """Return to the previous screen; from the first one, leave."""
        if self.app.screen_stack[1] is self:
            self.app.exit()
        else:
            self.dismiss()
