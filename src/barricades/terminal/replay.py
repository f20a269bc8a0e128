"""Replaying a record: step by step, from any side's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from ..command_line import refusal
from ..core import NATURE, Game, Record, Refused, replay
from ..games import load
from ..words import Words
from . import boards, page, saves
from .answers import bare
from .boards import Scene
from .screen import Screen

NAMES = ("next", "back", "jump", "side", "log", "quit")


class Replay:
    """A record laid open like a book; a page is a position in which somebody chooses."""

    def __init__(self, screen: Screen, words: Words, record: Record) -> None:
        self.screen, self.words, self.record = screen, words, record
        self.game: Game[Any] = load(record.game)
        self.board = boards.load(record.game)
        self.positions = list(replay(self.game, record))
        self.sides = self.game.sides(record.options)
        self.pages = [at for at, s in enumerate(self.positions) if not self._is_natures(s)]
        self.side: str | None = None
        self.at = 0

    def _is_natures(self, s: Any) -> bool:
        return any(ask.who == NATURE for ask in self.game.asks(s))

    def look(self, side: str | None) -> None:
        """See with a side's eyes from now on; without one, as an onlooker."""
        if side is not None and side not in self.sides:
            raise Refused("terminal-no-such-side", name=side, known=", ".join(self.sides))
        self.side = side

    def turn_to(self, number: int) -> None:
        """Open the book after this many choices."""
        if not 0 <= number < len(self.positions):
            raise Refused("terminal-no-such-choice", number=number, last=len(self.positions) - 1)
        self.at = number

    def turn(self, pages: int) -> None:
        """Some pages on, or back."""
        if pages > 0:
            later = [at for at in self.pages if at > self.at]
            self.at = later[0] if later else self.at
        else:
            earlier = [at for at in self.pages if at < self.at]
            self.at = earlier[-1] if earlier else 0

    def show(self) -> None:
        """The position, and what led to it."""
        screen, words, s = self.screen, self.words, self.positions[self.at]
        view = self.game.view(s, self.side)
        scene = Scene(view=view, words=words, width=screen.width)
        before = max((at for at in self.pages if at < self.at), default=None)
        heard = 0 if before is None else len(self.positions[before].log)
        news = page.News(s.log, len(s.log) - heard)
        screen.wipe()
        screen.show(*page.Page(self.board, scene, news, screen.height - 1).lines())
        screen.show(self._bar(s))

    def _bar(self, s: Any) -> Text:
        """Which choice this is, whose eyes look, and who is asked or how it ended."""
        words, last = self.words, len(self.positions) - 1
        eyes = words.noun("side", self.side) if self.side else words.text("terminal-onlooker")
        where = words.text("terminal-choice", number=self.at, last=last, eyes=eyes)
        return page.bar(self._now(s), self.screen.width, where)

    def _now(self, s: Any) -> str:
        words = self.words
        if outcome := self.game.outcome(s):
            return words.outcome(outcome)
        if self.at == len(self.positions) - 1 and self.record.resigned:
            return words.text("terminal-resigned", side=self.record.resigned)
        return " ".join(words.waiting(ask) for ask in self.game.asks(s))

    def tell(self) -> None:
        """The log up to here."""
        log = self.positions[self.at].log
        self.screen.show(*page.told(self.words, log, self.screen.width))

    def run(self) -> None:
        """Turn pages until somebody has seen enough."""
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
                self.turn(1)
            case "back":
                self.turn(-1)
            case "jump" if about.isdecimal():
                self.turn_to(int(about))
            case "side":
                self.look(self._side(about))
            case "log":
                self.tell()
                return
            case _:
                known = ", ".join(self.words.text(f"terminal-turn-{n}").split()[0] for n in NAMES)
                raise Refused("terminal-turn-expected", known=known)
        self.show()

    def _side(self, about: str) -> str | None:
        """The side that was named; the next one in turn if none was."""
        for side in self.sides:
            if bare(about) in (bare(side), bare(self.words.noun("side", side))):
                return side
        order = [None, *self.sides]
        return order[(order.index(self.side) + 1) % len(order)]


def _named(words: Words) -> dict[str, str]:
    """The words for turning pages, in the language that is spoken and in English."""
    named = {}
    for language in (Words("en"), words):
        for name in NAMES:
            for word in language.text(f"terminal-turn-{name}").split():
                named[bare(word)] = name
    return named


def run(
    screen: Screen, words: Words, file: str, *, side: str | None, to: int | None, log: bool
) -> int:
    """`barricades replay`: a book to leaf through, or one position or log on paper."""
    record = saves.read(Path(file))
    titles = load(record.game).titles(record.options)
    book = Replay(screen, Words(words.language, record.game, titles), record)
    book.look(side)
    last = len(book.positions) - 1
    if log:
        book.turn_to(last if to is None else to)
        book.tell()
    elif to is not None or not screen.interactive:
        book.turn_to(last if to is None else to)
        book.show()
    else:
        book.turn_to(book.pages[0])
        book.run()
    return 0
