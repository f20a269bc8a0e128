"""Lays out the tokens of a quarter, as large as there is room for."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import NamedTuple, TypeAlias

WIDTH, HEIGHT = 250, 106  # the field in a quarter, in units of the plane
LARGEST = 50  # from token to token, if there are but a few
GAP = 15  # between groups, at least

Spans: TypeAlias = tuple[int, ...]  # of tokens: a leader takes the room of two units


class Spot(NamedTuple):
    """The upper left corner of a token."""

    x: float
    y: float


@lru_cache(maxsize=1024)
def spread(left: Spans, middle: Spans, right: Spans) -> tuple[int, tuple[list[Spot], ...]]:
    """The distance between tokens, and the spots of three groups, the last one right-aligned.

    There are no more rows than needed, so that those who are there stay when one more comes.
    """
    groups = left, middle, right
    gaps = GAP * (2 if middle else bool(left and right))
    pitch, columns = next(
        (pitch, columns)
        for pitch in range(LARGEST, 0, -1)
        for rows in range(1, HEIGHT // pitch + 1)
        if sum(columns := _columns(groups, rows)) * pitch <= WIDTH - gaps
    )
    here, between, there = (many * pitch for many in columns)
    starts = 0, (WIDTH + here - between - there) / 2, WIDTH - there
    return pitch, tuple(
        _flow(spans, many, pitch, start, mirrored=number == 2)
        for number, (spans, many, start) in enumerate(zip(groups, columns, starts, strict=True))
    )


def _columns(groups: tuple[Spans, ...], rows: int) -> list[int]:
    """The fewest columns that each group needs for so many rows."""
    return [next(n for n in count() if _rows(spans, n) <= rows) for spans in groups]


def _rows(spans: Spans, columns: int) -> float:
    """How many rows a group takes; without end if a token is too wide."""
    if not spans:
        return 0
    return _places(spans, columns)[-1][0] + 1 if max(spans) <= columns else float("inf")


def _places(spans: Spans, columns: int) -> list[tuple[int, int]]:
    """Row and column of each token, in reading order."""
    places = []
    row = column = 0
    for span in spans:
        if column + span > columns:
            row, column = row + 1, 0
        places.append((row, column))
        column += span
    return places


def _flow(spans: Spans, columns: int, pitch: int, start: float, *, mirrored: bool) -> list[Spot]:
    """A group in its columns, in the middle of the field's height."""
    places = _places(spans, columns)
    top = (HEIGHT - pitch * (places[-1][0] + 1)) / 2 if places else 0
    spots = []
    for (row, column), span in zip(places, spans, strict=True):
        across = columns - column - span if mirrored else column
        spots.append(Spot(start + across * pitch, top + row * pitch))
    return spots
