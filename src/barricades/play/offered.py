"""What a question offers: its options, and the things they are made of."""

from __future__ import annotations

from ..core import Ask, Choice


def offered(ask: Ask | None) -> frozenset[tuple[str, Choice]]:
    """Pairs of kind and value: all options, and the parts of options such as "area-side"."""
    if ask is None:
        return frozenset()
    compound = [option for option in ask.options if isinstance(option, tuple)]
    parts = {pair for option in compound for pair in zip(ask.of.split("-"), option, strict=False)}
    return frozenset(parts | {(ask.of, option) for option in ask.options})
