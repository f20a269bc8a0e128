"""Drawings that are kept: a macro is called once for its arguments, whoever looks at what it drew.

While a page is drawn apart, only its parts are wanted. What is kept has been taken apart already
then: it returns holes, and its parts are collected. So the text of a board that has not changed is
neither put together nor taken apart again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import Any, NamedTuple, ParamSpec

from markupsafe import Markup

from . import KEPT, LINES
from .parts import Part, taken_apart

P = ParamSpec("P")
_collected: ContextVar[dict[str, Part] | None] = ContextVar("collected", default=None)


class _Piece(NamedTuple):
    """What a macro has drawn: with marks of its parts, or with holes, and its parts."""

    whole: Markup
    holes: Markup
    parts: dict[str, Part]


@contextmanager
def apart() -> Iterator[dict[str, Part]]:
    """Collects the parts of whatever is kept and drawn meanwhile in this thread."""
    found: dict[str, Part] = {}
    known = _collected.set(found)
    try:
        yield found
    finally:
        _collected.reset(known)


def undivided(draw: Callable[P, Markup]) -> Callable[P, Markup]:
    """The same, drawn with marks of all its parts, also while a page is drawn apart."""

    @wraps(draw)
    def drawn(*given: P.args, **facts: P.kwargs) -> Markup:
        known = _collected.set(None)
        try:
            return draw(*given, **facts)
        finally:
            _collected.reset(known)

    return drawn


@lru_cache(KEPT)
def _drawn(macro: Callable[..., Markup], *given: Any) -> _Piece:
    text = undivided(macro)(*given)
    holes, found = taken_apart(text)
    return _Piece(text, Markup(holes), found)


@lru_cache(LINES)
def _drawn_line(macro: Callable[..., Markup], *given: Any) -> _Piece:
    return _drawn.__wrapped__(macro, *given)


def kept(macro: Callable[..., Markup], *given: Any) -> Markup:
    """What a macro returns for these arguments; it is called once, and the answer is kept.

    The arguments must be hashable. The macro has to be imported without context: it then knows
    nothing but its arguments, and cannot show one viewer what only another may see.
    """
    return _shown(_drawn(macro, *given))


def kept_line(macro: Callable[..., Markup], *given: Any) -> Markup:
    """The same as `kept`, for lines of logs: these are many, and would crowd out all else."""
    return _shown(_drawn_line(macro, *given))


def all_kept(macro: Callable[..., Markup], things: Iterable[Any], *given: Any) -> Markup:
    """What a macro returns for each of these things, one after another; each is kept."""
    return Markup("".join([_shown(_drawn(macro, thing, *given)) for thing in things]))


def forget() -> None:
    """Keep nothing of what was drawn so far."""
    _drawn.cache_clear()
    _drawn_line.cache_clear()


def _shown(piece: _Piece) -> Markup:
    found = _collected.get()
    if found is None:
        return piece.whole
    found |= piece.parts
    return piece.holes
