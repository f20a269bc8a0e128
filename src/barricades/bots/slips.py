"""Slips of a newcomer: things are misjudged, but nothing useful is left undone."""

from __future__ import annotations

from collections.abc import Mapping

from ..core import PASS, Choice

IDLE: frozenset[Choice] = frozenset({PASS, "done"})  # answers by which nothing is done


def worthwhile(gains: Mapping[Choice, float]) -> dict[Choice, float]:
    """Options by what they bring, without the idle ones if any other brings more than those."""
    idle = [gain for option, gain in gains.items() if option in IDLE]
    if not idle or max(gains.values()) <= max(idle):
        return dict(gains)
    return {option: gain for option, gain in gains.items() if option not in IDLE}
