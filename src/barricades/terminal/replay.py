"""The command `replay`: goes through a record, as any side saw it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..command_line import refusal
from ..core import Record, Refused
from ..games import load
from ..words import Words
from . import boards, page, saves
from .answers import bare
from .book import Book
from .screen import Screen

NAMES = ("next", "back", "jump", "side", "log", "quit")


class Replay:
    """A book in the line mode."""

    def __init__(self, screen: Screen, book: Book) -> None:
        self.screen, self.book, self.words = screen, book, book.words
        self.board = boards.load(book.record.game)

    def show(self) -> None:
        """Print the position, and what led to it."""
        screen, book = self.screen, self.book
        scene = book.scene(width=screen.width)
        news = page.News(book.log, book.fresh)
        screen.wipe()
        screen.show(*page.Page(self.board, scene, news, screen.height - 1).lines())
        screen.show(page.bar(book.now, screen.width, book.where))

    def tell(self) -> None:
        """Print the log up to this page."""
        self.screen.show(*page.event_lines(self.words, self.book.log, self.screen.width))

    def run(self) -> None:
        """Turn pages until somebody leaves."""
        named = _named(self.words)
        self.show()
        while True:
            hint = " · ".join(self.words.text(f"terminal-turn-{name}").split()[0] for name in NAMES)
            self.screen.show(Text(f"    {hint}", "quiet"))
            try:
                typed = self.screen.read("> ")
            except (EOFError, KeyboardInterrupt):
                return
            first, _, rest = typed.partition(" ")
            name = "jump" if typed.isdecimal() else named.get(bare(first), "")
            if name == "quit":
                return
            try:
                self._obey(name if typed else "next", rest.strip() or typed)
            except Refused as error:
                self.screen.show(Text(f"  {refusal(self.words, error)}", "error"))

    def _obey(self, name: str, about: str) -> None:
        match name:
            case "next":
                self.book.turn(1)
            case "back":
                self.book.turn(-1)
            case "jump" if about.isdecimal():
                self.book.turn_to(int(about))
            case "side":
                self.book.look(self._side(about))
            case "log":
                self.tell()
                return
            case _:
                known = ", ".join(self.words.text(f"terminal-turn-{n}").split()[0] for n in NAMES)
                raise Refused("terminal-turn-expected", known=known)
        self.show()

    def _side(self, about: str) -> str | None:
        """The side that was named; by default the next one."""
        for side in self.book.sides:
            if bare(about) in (bare(side), bare(self.words.noun("side", side))):
                return side
        return self.book.next_eyes()


def _named(words: Words) -> dict[str, str]:
    """The words for turning pages, in the user's language and in English."""
    named = {}
    for language in (Words("en"), words):
        for name in NAMES:
            for word in language.text(f"terminal-turn-{name}").split():
                named[bare(word)] = name
    return named


def look_on(screen: Screen, record: Record, words: Words) -> None:
    """Watch a game that another terminal plays, as an onlooker; on paper, print it."""
    book = Book(record, words)
    book.turn_to(book.last)
    replay = Replay(screen, book)
    if screen.interactive:
        replay.run()
    else:
        replay.show()


def run(
    screen: Screen,
    words: Words,
    file: str,
    *,
    side: str | None,
    to: int | None,
    log: bool,
    plain: bool,
) -> int:
    """`barricades replay`: go through a record, or print one position or log."""
    record = saves.read(Path(file))
    titles = load(record.game).titles(record.options)
    book = Book(record, Words(words.language, record.game, titles))
    book.look(side)
    replay = Replay(screen, book)
    if log:
        book.turn_to(book.last if to is None else to)
        replay.tell()
    elif to is not None or not screen.interactive:
        book.turn_to(book.last if to is None else to)
        replay.show()
    elif screen.is_full and not plain:
        from .application import app

        app.leaf(book)
    else:
        book.turn_to(book.pages[0])
        replay.run()
    return 0
