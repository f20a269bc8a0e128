"""Prelude with cards that do anything the language can say, and a deck that runs out."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from barricades.core.corrections import BadComponents
from barricades.games.prelude import packs
from tests.games.prelude.test_packs import wild

POOLS = {turn: {"pool": 12} for turn in ("early-turmoil", "late-turmoil")}
THIN = {"tracks": {"hand": 12}, "turns": POOLS}


def with_pack(seed: int) -> dict[str, Any]:
    """Options; half of the cards do what they do only if it is chosen."""
    pack = wild(Random(seed))
    for number, fields in [*pack.items()][::2]:
        with suppress(BadComponents):
            event = f"choose {{ {fields['event']} }} or {{ gain 1 }}"
            pack |= packs.check({number: fields | {"event": event}})
    return {"cards": pack, "components": THIN}


OPTIONS = [with_pack(5)]
