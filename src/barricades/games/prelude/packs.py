"""Packs: cards that an owner of the box has typed in, checked before they are played with."""

from __future__ import annotations

from typing import Any


def check(pack: Any) -> dict[str, Any]:
    """The cards that came with a record or from a program."""
    return dict(pack)
