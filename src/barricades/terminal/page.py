"""A page of the line mode: the board, what has just happened, and the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from ..core import Ask, Event
from ..words import Words
from . import boards
from .blocks import GAP, Block, between, fitted, in_two_columns, joined
from .boards import Board, Scene, Size
from .keys import keys

OLDER = 4  # lines of the log that are worth keeping in sight
MOST = 10  # lines of news for which the board moves closer together
BELOW = 2  # the hint and the prompt
ENDLESS = 1000  # the height of a page on paper


def event_lines(words: Words, events: Sequence[Event], width: int) -> Block:
    """Events as sentences, each with the sections behind it."""
    return [line for event in events for line in _sentence(words.event(event), event.cites, width)]


def _sentence(text: str, cites: Sequence[str], width: int) -> Block:
    """A sentence and the first of its sections; rules come before rulings."""
    whole = f"{text}\N{NO-BREAK SPACE}§{cites[0]}" if cites else text
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrap(whole, width - 4)]
    last = Text(f"  {lines[-1]}")
    last.highlight_regex(r"§\S+$", "cite")
    return [*(Text(f"  {line}") for line in lines[:-1]), last]


def question(scene: Scene, board: Board, ask: Ask) -> Block:
    """The question on a bar, with its sections."""
    text = f"{board.sign(scene, ask.who).plain}: {scene.words.ask(ask)}"
    cites = f"§{', '.join(ask.cites[:2])}"
    *lines, last = wrap(text, scene.width - 2)
    if len(last) + len(cites) + 4 <= scene.width:
        return [*(bar(line, scene.width) for line in lines), bar(last, scene.width, cites)]
    return [bar(line, scene.width) for line in (*lines, last)]


def proclaimed(text: str, width: int) -> Block:
    """A sentence on as many bars as it needs."""
    return [bar(line, width) for line in wrap(text, width - 2)]


def bar(left: str, width: int, right: str = "") -> Text:
    """A line with a background."""
    line = between(f" {left} ", f" {right} " if right else "", width)
    line.stylize("question")
    return line


def offered(board: Board, scene: Scene, ask: Ask) -> Block:
    """The options with their keys, in the board's own layout or as a list."""
    if laid := board.table(scene, ask):
        return laid
    labels = [board.label(scene, ask, option) for option in ask.options]
    return listed(labels, scene.width, [*keys(ask).values()], short=scene.size == Size.SMALL)


def listed(
    labels: Sequence[tuple[Text, Text]],
    width: int,
    typed: Sequence[str] = (),
    *,
    short: bool = False,
) -> Block:
    """A list with keys or numbers; in two columns if it is long and there is room."""
    shown = typed or [str(number) for number in range(1, len(labels) + 1)]
    room = max((name.cell_len for name, _ in labels), default=0)
    items = []
    for key, (name, facts) in zip(shown, labels, strict=True):
        start = joined([Text(f"{key:>2} ", "number"), fitted(name, room), "  "])
        items.append([joined([start, facts])] if short else hanging(start, facts, width))
    half = (width - len(GAP)) // 2
    lines = [line for item in items for line in item]
    if len(lines) > 3 and all(line.cell_len <= half for line in lines):
        return in_two_columns(lines, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def hanging(start: Text, facts: Text, width: int) -> Block:
    """Facts beside their subject; if they are long, below it."""
    rows = wrap(facts.plain, max(20, width - start.cell_len))
    if len(rows) < 2:
        return [joined([start, facts])]
    blank = " " * start.cell_len
    return [joined([blank if n else start, Text(row, facts.style)]) for n, row in enumerate(rows)]


class News(NamedTuple):
    """The log, how many of its last events are new, and a further text."""

    log: Sequence[Event]
    fresh: int
    notice: str = ""


class Page:
    """A page for a question, drawn as large as the screen allows."""

    def __init__(self, board: Board, scene: Scene, news: News, height: int) -> None:
        self.news = news
        self.notice = [Text(f"  {line}", "number") for line in wrap(news.notice, scene.width - 4)]
        fresh = event_lines(scene.words, news.log[len(news.log) - news.fresh :], scene.width)
        for size in sorted(Size, reverse=True):
            self.scene = replace(scene, size=size)
            self.board = boards.draw(board, self.scene)
            self.question = question(self.scene, board, scene.ask) if scene.ask else []
            self.options = offered(board, self.scene, scene.ask) if scene.ask else []
            self.air = [Text()] if size == Size.AIRY else []
            below = [*self.notice, *self.question, *self.options, *self.air, *self.air]
            self.room = height - len(self.board) - len(below) - BELOW
            if self.room >= (max(OLDER, min(MOST, len(fresh))) if self.air else OLDER):
                break

    def lines(self) -> Block:
        """Board, news, question, options."""
        happened = [*self._log(), *self.notice]
        return [*self.board, *self.air, *happened, *self.air, *self.question, *self.options]

    def _log(self) -> Block:
        """What has just happened and, if there is room, a little of what came before."""
        words, told_so_far = self.scene.words, list[Block]()
        for back, event in enumerate(reversed(self.news.log), 1):
            old = back > self.news.fresh
            block = event_lines(words, [event], self.scene.width)
            taken = sum(map(len, told_so_far)) + len(block)
            if taken > (min(OLDER, self.room) if old else self.room):
                if told_so_far and not old:
                    left_out = self.news.fresh - back + 2  # with the one that makes way for this
                    more = words.text("terminal-more", count=left_out)
                    told_so_far[0] = [Text(f"  {more}", "quiet")]
                break
            for line in block:
                line.stylize("quiet" if old else "")
            told_so_far.insert(0, block)
        return [line for block in told_so_far for line in block]
