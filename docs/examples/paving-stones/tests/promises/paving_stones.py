"""What Paving Stones says about itself: its companies, its secrets, its length."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

SIDES = ("crowd", "guard")
COMPANIES = ("bakers", "students", "printers", "carters", "masons", "smiths", "veterans", "gunners")
STREETS = ("gate", "market", "bridge", "arsenal", "town-hall")

OPTIONS: list[dict[str, Any]] = [
    {},
    {"ties": "guard"},
    {"components": {"night": {"hand": 4, "hours": 5}}},  # every company and every street
]


def universe(s: Any, of: str) -> tuple[Any, ...]:
    """Every value that somebody might try."""
    return {"company": (*COMPANIES, "pass"), "street": STREETS}[of]


def reveals(s: Any, event: Any) -> bool:
    """What was laid is shown."""
    return event.what in ("came", "stayed")


def asks_together(s: Any) -> bool:
    """Both choose at the same time."""
    return bool(s.phase == "choice")


def bound(s: Any) -> int:
    """2.2, 3.1: eight companies are dealt at most, and each of five hours has three choices."""
    return 8 + 5 * 3


def conserved(s: Any) -> None:
    """Every company and every street is in exactly one place."""
    piles = [s.deck, s.spent, *s.hands.values()]
    assert Counter(company for pile in piles for company in pile) == dict.fromkeys(COMPANIES, 1)
    streets = [*s.streets, *s.taken, *filter(None, [s.street])]
    assert sorted(streets) == sorted(STREETS)
    for side, laid in s.laid.items():
        assert laid in ("", "pass", *s.hands[side])


def hidden(s: Any, side: str | None) -> list[list[tuple[Any, ...]]]:
    """2.2: the deck, and the hands of others."""
    places: list[tuple[Any, ...]] = [("deck", at) for at in range(len(s.deck))]
    for owner, hand in s.hands.items():
        if owner != side:
            places += [("hands", owner, at) for at in range(len(hand))]
    return [places]


def lay_anew(s: Any, data: Any, side: str | None, rng: Random) -> None:
    """3.2: what others have laid face down is any company of theirs, or none."""
    for owner, laid in s.laid.items():
        if laid and owner != side:
            data["laid"][owner] = rng.choice([*data["hands"][owner], "pass"])
