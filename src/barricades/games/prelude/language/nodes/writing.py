"""Events as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import Event


def written(event: Event) -> str:
    """An event in the event language."""
    return "; ".join(map(str, event))


def block(event: Event) -> str:
    return f"{{ {written(event)} }}" if event else "{ }"


def otherwise(event: Event) -> str:
    return f" else {block(event)}" if event else ""
