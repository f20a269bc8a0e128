"""Blocks of text: lines of equal width, framed, and joined side by side."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Block = list[Text]
GAP = "  "  # between columns
THING = "thing"  # under this name a span says which thing it shows
NOTED = "noted"  # under this one, what it tells of that cannot be pointed at
STAR = "*"  # marks what has just happened to a thing
ROOM = " ░"  # letters that make way for it


def fitted(text: Text | str, width: int) -> Text:
    """A text in exactly this many columns: cut with an ellipsis, or filled with blanks."""
    line = text.copy() if isinstance(text, Text) else Text(text)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def joined(parts: Iterable[Text | str], between: str = "") -> Text:
    """One line of several parts."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


def between(left: Text | str, right: Text | str, width: int) -> Text:
    """One text at the left edge, one at the right; the left one is cut if there is no room."""
    right = right if isinstance(right, Text) else Text(right)
    return joined([fitted(left, max(0, width - right.cell_len)), right])


def wrapped(parts: Iterable[Text], width: int) -> Block:
    """Parts separated by blanks, on as many lines as they need."""
    lines: Block = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + 1 + part.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(joined([" " if lines[-1].cell_len else "", part]))
    return lines


def framed(
    lines: Sequence[Text], width: int, style: str, *, head: Text, foot: Text, badge: Text
) -> Block:
    """Lines in a frame with texts in its edges: head and badge above, foot below."""
    inner = width - 2
    tight = head.cell_len + badge.cell_len > inner - 2
    room = inner - badge.cell_len - (0 if tight else 2)
    head = head.copy()
    if head.cell_len > room:
        head.rstrip()
    head = fitted(head, min(head.cell_len, room))
    bar, dash = Text("│", style), Text("─", style)
    edge = Text() if tight else dash
    top = [edge, head, Text("─" * (room - head.cell_len), style), badge, edge]
    foot = fitted(foot, min(foot.cell_len, inner - 1))
    low = [Text("─" * (inner - foot.cell_len - 1), style), foot, dash]
    return [
        joined([Text("╭", style), *top, Text("╮", style)]),
        *(joined([bar, fitted(line, inner), bar]) for line in lines),
        joined([Text("╰", style), *low, Text("╯", style)]),
    ]


def beside(blocks: Sequence[Sequence[Text]], gaps: Sequence[Sequence[Text]]) -> Block:
    """Blocks of equal height side by side, with a gap between them."""
    rows: Block = []
    for number in range(len(blocks[0])):
        parts = [blocks[0][number]]
        for gap, block in zip(gaps, blocks[1:], strict=True):
            parts += [gap[number], block[number]]
        rows.append(joined(parts))
    return rows


def filled(block: Sequence[Text], height: int) -> Block:
    """A block with empty lines added below, up to this height."""
    return [*block, *(Text() for _ in range(height - len(block)))]


def in_two_columns(lines: Sequence[Text], width: int) -> Block:
    """Lines in two columns of equal width, read downwards."""
    rows, half = -(-len(lines) // 2), (width - len(GAP)) // 2
    left, right = lines[:rows], [*lines[rows:], Text()]
    return [
        joined([fitted(one, half), GAP, fitted(other, half)])
        for one, other in zip(left, right, strict=False)
    ]


def paragraph(text: str, width: int, style: str = "", indent: str = "") -> Block:
    """A text, wrapped."""
    return [Text(indent + line, style) for line in wrap(text, max(20, width - len(indent)))]


def marked(text: Text, kind: str, value: Any) -> Text:
    """A text marked as the place where a thing is shown, so that it can be pointed at."""
    text.apply_meta({THING: (kind, value)})
    return text


def noted(text: Text, kind: str, value: Any = "") -> Text:
    """A text marked as being about something, so that it can have a star."""
    text.apply_meta({NOTED: (kind, value)})
    return text


def starred(lines: Iterable[Text], marks: Container[tuple[str, Any]]) -> Block:
    """Lines with a star at each thing that is among the marks, and a blank line below.

    The star replaces a blank or hatching, so that nothing moves.
    """
    return [_starred(line, marks) for line in lines]


def _starred(line: Text, marks: Container[tuple[str, Any]]) -> Text:
    found = [span for span in line.spans if _thing_of(span.style) in marks]
    if not found:
        return line
    letters, starred_line = list(line.plain), line.copy()
    for start, end, _ in found:
        room = (at for at in range(start, end) if letters[at] in ROOM)
        if (at := next(room, None)) is not None:
            letters[at] = STAR
        starred_line.stylize("underline", start, start + len("".join(letters[start:end]).rstrip()))
    starred_line.plain = "".join(letters)
    return starred_line


def _thing_of(style: str | Style) -> tuple[str, Any] | None:
    """The thing that a span shows or is about."""
    meta = style.meta if isinstance(style, Style) else {}
    return meta.get(THING) or meta.get(NOTED)


def things_on(line: Text) -> Iterator[tuple[tuple[str, Any], int, int]]:
    """The things on a line, each with its columns."""
    for span in line.spans:
        if isinstance(span.style, Style) and (thing := span.style.meta.get(THING)):
            start, end = (cell_len(line.plain[:at]) for at in (span.start, span.end))
            if end > start:
                yield thing, start, end
