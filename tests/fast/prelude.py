"""Prelude with cards that do anything the language can say, and a deck that runs out."""

from __future__ import annotations

from collections.abc import Iterator
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


def starts(s: Any) -> Iterator[Any]:
    """What random play hardly comes to: an uprising with Organizations, a fall with many cards."""
    red, blue = s.organizations
    if not s.asked[0].what.startswith("organize"):  # or there would be two in one place
        october = s.copy()
        october.unrest = s.box.tracks["end"]
        october.organizations = {red: (*s.box.next, "smolny"), blue: (*s.box.next,)[::2]}
        yield october
    if not s.abdicated:
        fall = s.copy()
        fall.prestige = 0
        yield fall
        late = fall.copy()
        late.turn, loyal = s.box.turns.index("july"), list[str]()
        for deck, cards in s.aside.items():
            starred = [card for card in cards if s.box.cards[card].starred]
            loyal += starred if deck != "key-events" else []
            late.aside[deck] = tuple(card for card in cards if card not in loyal)
        late.coming += tuple(loyal)
        yield late
