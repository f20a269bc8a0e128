"""The sheets of a game: what each pane shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...core import Ask, Choice, Event
from ...words import Words
from .. import boards, page
from ..blocks import STAR, Block, fitted, joined, paragraph
from ..boards import Board, Scene, Size, Thing
from ..palette import BRASS, STEEL
from .pane import CONSOLE
from .sheet import Sheet, drawn, listed

NARROWEST, WIDEST = 60, 110  # columns that a board can do with, and that it needs
RECENT = 80  # events of the log
BRIEF = 24  # columns of facts for which long names are cut
FEW = 4  # options whose facts may take several lines
DEEP = 8  # lines that they may take together
ENOUGH = 8  # lines in which cards can be read, if need be by scrolling
EVENT = "event"  # the kind of thing that a line of the log is


def board(board: Board, scene: Scene, width: int, height: int) -> Sheet:
    """The board as large as there is room for; if there is none, it can be panned."""
    whole = replace(scene, width=max(NARROWEST, min(width, WIDEST)), size=Size.FULL, apart=True)
    lines = boards.draw(board, whole)
    if len(lines) > height:
        return drawn(boards.draw(board, replace(whole, size=Size.SMALL)))
    airy = boards.draw(board, replace(whole, size=Size.AIRY))
    return drawn(airy if len(airy) <= height else lines)


def hand(board: Board, scene: Scene, width: int, height: int, *, listed_too: bool) -> Sheet:
    """The viewer's hand: at reading size if the board leaves room, otherwise a line each.

    If the same things are also among the options, it is shown only where it says more.
    """
    whole = replace(scene, width=width - 1, size=Size.FULL, apart=True)
    room = height - len(board.draw(replace(whole, width=max(NARROWEST, min(width, WIDEST))))) - 3
    brief = boards.hand(board, whole)
    full = boards.hand(board, replace(whole, size=Size.AIRY)) if room >= ENOUGH else brief
    short, need = (sum(len(block) for _, block in held) for held in (brief, full))
    if listed_too and need == short:
        return Sheet([])
    title = Text(f"─{scene.words.text('application-hand')}", BRASS)
    sheet = listed((thing, _held(lines, thing in scene.marks)) for thing, lines in full)
    if not sheet.lines:
        return sheet
    title.append("─" * max(0, width - title.cell_len), STEEL)
    spots = tuple(spot._replace(top=spot.top + 1) for spot in sheet.spots)
    return Sheet([title, *sheet.lines], spots, most=max(room, short) + 1)


def _held(lines: Block, is_marked: bool) -> Block:
    """A thing in the hand, with a star if it is marked."""
    signs = [Text(STAR, "number") if is_marked else Text(" "), *[Text(" ")] * (len(lines) - 1)]
    return [joined(pair) for pair in zip(signs, lines, strict=True)]


def question(board: Board, scene: Scene, ask: Ask, width: int) -> Sheet:
    """The question on a bar."""
    return Sheet(page.question(replace(scene, width=width), board, ask))


def options(board: Board, scene: Scene, ask: Ask, width: int) -> Sheet:
    """The options with their keys and what they do; long texts are shown in full below."""
    size = Size.FULL if width >= NARROWEST else Size.SMALL
    offers = boards.offers(board, replace(scene, width=width, size=size, apart=True), ask)
    deep = max((len(offer.key) for offer in offers), default=1)
    names = max((offer.name.cell_len for offer in offers), default=0)
    facts = max((offer.facts.cell_len for offer in offers), default=0)
    facts = min(facts, width // 2, BRIEF)
    room = min(names, max(12, width - facts - deep - 5))
    items: list[tuple[Thing, Block]] = []
    for offer in offers:
        key = Text(f" {offer.key:>{deep}} ", "number")
        long = offer.facts.cell_len + offer.name.cell_len + deep + 4 > width
        name = fitted(offer.name, room) if offer.facts.plain else offer.name
        start = joined([key, name, "  "])
        if len(offers) <= FEW and long and names > width // 3:
            detail = paragraph(offer.facts.plain, width, "quiet", " " * (deep + 2))
            lines = _at_most(DEEP // len(offers), [joined([key, offer.name]), *detail], width)
        elif len(offers) <= FEW and long:
            detail = page.hanging(start, offer.facts, width)
            lines = _at_most(DEEP // len(offers), detail, width)
        else:
            lines = [joined([start, offer.facts])]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        items.append(((ask.of, offer.option), lines))
    return listed(items)


def _at_most(count: int, lines: Block, width: int) -> Block:
    """The first of these lines, and a sign if there are more."""
    if len(lines) <= count:
        return lines
    return [*lines[: count - 1], fitted(joined([lines[count - 1], " …"]), width)]


def log(words: Words, events: Sequence[Event], fresh: int, width: int, notice: str = "") -> Sheet:
    """The log, with stars at what is new; then further text."""
    first = max(0, min(len(events) - fresh, len(events) - RECENT))
    items: list[tuple[Thing, Block]] = []
    for number, event in enumerate(events[first:], first):
        is_new = number >= len(events) - fresh
        first_line, *more = (line[2:] for line in page.event_lines(words, [event], width + 1))
        sign = Text(STAR if is_new else " ", "number")
        block = [joined([sign, first_line]), *(joined([" ", line]) for line in more)]
        for line in () if is_new else block:
            line.stylize("quiet")
        items.append(((EVENT, number), block))
    sheet = listed(items)
    return sheet._replace(lines=[*sheet.lines, *paragraph(notice, width - 1, "number", " ")])


def prose(parts: Iterable[RenderableType], width: int) -> Sheet:
    """Anything that can be printed, as lines."""
    room = CONSOLE.options.update(width=max(10, width - 1), height=None)
    lines = [
        Text.assemble(*((text, style or "") for text, style, _ in line))
        for part in parts
        for line in CONSOLE.render_lines(part, room, pad=False)
    ]
    return drawn(lines)


def context(board: Board, scene: Scene, ask: Ask, option: Choice) -> Block:
    """An option in full, and what its question is about."""
    lines: Block = []
    if option in ask.options:
        _, facts = board.label(replace(scene, ask=ask, size=Size.FULL), ask, option)
        lines += paragraph(facts.plain, scene.width, indent="  ")
    for subject in subjects(board, scene, ask.facts):
        lines += boards.about(board, scene, *subject)
    return lines


def subjects(board: Board, scene: Scene, facts: Mapping[str, Any]) -> list[Thing]:
    """The readable things that the facts of an event or a question name."""
    found: list[Thing] = []
    for name, fact in facts.items():
        kind = name.partition("_")[0]
        values: tuple[Choice, ...] = fact if isinstance(fact, tuple) else (fact,)
        for each in (kind, kind.removesuffix("s")):
            if each in boards.readable(board):
                known = board.things(scene.view, each)
                found += [(each, value) for value in values if value in known]
                break
    return found
