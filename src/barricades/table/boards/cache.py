"""Cached drawings: a macro is called once for its arguments, whoever sees the result.

While the parts of a page are collected, a cached drawing adds its parts to them and returns only
holes. So what has not changed on a board is neither joined nor split again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from markupsafe import Markup

from . import MAX_DRAWINGS, MAX_LINES
from .parts import Part, split_parts

P = ParamSpec("P")
T = TypeVar("T")
_collected: ContextVar[dict[str, Part] | None] = ContextVar("collected", default=None)


class _Drawing(NamedTuple):
    """What a macro has drawn: with marks of its parts, or with holes, and its parts."""

    whole: Markup
    holes: Markup
    parts: dict[str, Part]


class PieceCache:
    """Pieces drawn for one viewer, kept while all they depend on is the same. Not thread-safe.

    A piece that is taken again adds its parts to those that are collected, as a new one does.
    """

    def __init__(self) -> None:
        self._pieces: dict[str, tuple[Any, Any, dict[str, Part]]] = {}

    def piece(self, name: str, depends_on: Any, draw: Callable[[], T]) -> T:
        """What `draw` returns, or returned when the piece of this name last depended on the same.

        `draw` must not depend on anything else.
        """
        kept = self._pieces.get(name)
        if kept is None or kept[0] != depends_on:
            with collect_parts() as found:
                drawn = draw()
            kept = self._pieces[name] = depends_on, drawn, found
        if (collected := _collected.get()) is not None:
            collected |= kept[2]
        drawn_before: T = kept[1]
        return drawn_before


@contextmanager
def collect_parts() -> Iterator[dict[str, Part]]:
    """Collects, in this thread, the parts of all cached drawings that are used meanwhile."""
    found: dict[str, Part] = {}
    known = _collected.set(found)
    try:
        yield found
    finally:
        _collected.reset(known)


def with_all_parts(draw: Callable[P, Markup]) -> Callable[P, Markup]:
    """The same function, returning whole drawings even while parts are collected."""

    @wraps(draw)
    def drawn(*given: P.args, **facts: P.kwargs) -> Markup:
        known = _collected.set(None)
        try:
            return draw(*given, **facts)
        finally:
            _collected.reset(known)

    return drawn


@lru_cache(MAX_DRAWINGS)
def _drawing(macro: Callable[..., Markup], *given: Any) -> _Drawing:
    text = with_all_parts(macro)(*given)
    holes, found = split_parts(text)
    return _Drawing(text, Markup(holes), found)


@lru_cache(MAX_LINES)
def _line_drawing(macro: Callable[..., Markup], *given: Any) -> _Drawing:
    return _drawing.__wrapped__(macro, *given)


def cached(macro: Callable[..., Markup], *given: Any) -> Markup:
    """What a macro returns for these arguments, from the cache.

    The arguments must be hashable. The macro must be imported without context: it then knows
    nothing but its arguments, and cannot show one viewer what only another may see.
    """
    return _shown(_drawing(macro, *given))


def cached_line(macro: Callable[..., Markup], *given: Any) -> Markup:
    """The same as `cached`, in a cache of its own for the many lines of logs."""
    return _shown(_line_drawing(macro, *given))


def cached_each(macro: Callable[..., Markup], things: Iterable[Any], *given: Any) -> Markup:
    """What a macro returns for each of these things, joined; each is cached."""
    return Markup("".join([_shown(_drawing(macro, thing, *given)) for thing in things]))


def clear() -> None:
    """Empty the caches."""
    _drawing.cache_clear()
    _line_drawing.cache_clear()


def _shown(piece: _Drawing) -> Markup:
    found = _collected.get()
    if found is None:
        return piece.whole
    found |= piece.parts
    return piece.holes
