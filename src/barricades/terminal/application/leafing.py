"""The screen on which a record is leafed through, or a game that others play is looked on at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.screen import Screen

from ...core import Refused
from .. import boards, page, saves
from ..boards import Scene
from ..book import Book
from . import sheets
from .footer import Footer
from .pane import Pane, Sheet

WIDTHS = [(0, "-narrow"), (116, "-wide"), (170, "-broad")]
HEIGHTS = [(0, "-short"), (32, "-tall")]
FOLLOWING = 1.0  # seconds between two looks at a file that others write


class Leafing(Screen[None]):
    """A book; the arrows turn its pages."""

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
        """`eyes`: who may look; `follow`: the file that others write; `notice`: a first word."""
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS, self.VERTICAL_BREAKPOINTS = WIDTHS, HEIGHTS
        self.book, self.words, self.eyes, self.notice = book, book.words, tuple(eyes), notice
        self.board = boards.load(book.record.game)
        self.follow, self.seen = follow, follow.stat().st_mtime_ns if follow else 0
        book.look(self.eyes[0])
        book.turn_to(book.last)

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
        for name in ("board", "log"):
            self.pane(name).border_title = self.words.text(f"application-{name}")
        self.pane("log").keeps_end = True
        for pane in self.query(Pane):
            pane.can_focus = False  # the arrows turn pages
        self.query_one(Footer).say(self.notice)
        self.show()
        if self.follow:
            self.set_interval(FOLLOWING, self.look_again)

    def pane(self, name: str) -> Pane:
        """A pane by its name."""
        return self.query_one(f"#{name}", Pane)

    def show(self) -> None:
        """The page that is open."""
        book, board = self.book, self.board
        scene = Scene(view=book.view, words=self.words)
        log, fresh, now, where = book.log, book.fresh, book.now, book.where
        self.pane("board").fill(lambda w, h: sheets.board(board, scene, w, h))
        self.pane("hand").fill(lambda w, h: sheets.hand(board, scene, w, h, listed_too=False))
        self.pane("log").fill(lambda w, h: sheets.log(self.words, log, fresh, w))
        self.pane("question").fill(
            lambda w, h: Sheet([*page.proclaimed(now, w), page.bar(where, w)])
        )

    def look_again(self) -> None:
        """Whether the others have played on; if so, the last page is opened."""
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
        self.query_one(Footer).say("")
        self.show()

    def action_turn(self, pages: int) -> None:
        """A page on, or back."""
        self.book.turn(pages)
        self._turned()

    def action_to_end(self, last: bool) -> None:
        """The last page, or the first."""
        self.book.turn_to(self.book.last if last else self.book.pages[0])
        self._turned()

    def action_scroll_board(self, by: int) -> None:
        """A line of the board up or down."""
        self.pane("board").scroll_relative(y=by, animate=False)

    def action_eyes(self) -> None:
        """The eyes of the next who may look."""
        at = self.eyes.index(self.book.side)
        self.book.look(self.eyes[(at + 1) % len(self.eyes)])
        self._turned()

    def action_zoom(self) -> None:
        """The board alone, or everything again."""
        self.toggle_class("-zoomed")

    def action_close(self) -> None:
        """Back to where one came from; from the first screen, out."""
        if self.app.screen_stack[1] is self:
            self.app.exit()
        else:
            self.dismiss()
