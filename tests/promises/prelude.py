"""What Prelude to Revolution says about itself: its cards and cubes, its secrets, its length."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

CARDS = tuple(
    str(number)
    for first, last in ((1, 46), (101, 150), (201, 260), (301, 314), (401, 411))
    for number in range(first, last + 1)
)
SIDES = ("revolutionary", "government")
TRACKS = ("districts", "organizations", "world", "duma")
ACTIONS = (
    *("pravda", "sympathizers", "diplomacy", "fervor", "all-power", "opportunism"),
    *("novoye-vremia", "supporters", "corruption", "provocation", "show-of-force", "maneuver"),
)
PARTIES = {"radical": 0, "socialist": 0, "liberal": 1, "monarchist": 1}  # by whose cubes fit in

OPTIONS: list[dict[str, Any]] = [
    {},
    {
        "components": {"tracks": {"prestige": 1, "unrest": 4, "victory": 9}}
    },  # the throne falls early
]

LENGTH = 2  # a game has some six hundred choices

RANGES: dict[str, tuple[Any, ...]] = {
    "card-use": (*product(CARDS, ("event", "points", "both", "pool")), "pass"),
    "card": (*CARDS, "maneuver"),
    "track": TRACKS,
    "side": SIDES,
    "special": ACTIONS,
    "points": tuple(range(18)),
    "resolve": ("spend", "confirm", "pass"),
    "alternative": (1, 2, 3),
}


def universe(s: Any, of: str) -> tuple[Any, ...]:
    """Every value that somebody might try; dice have no other faces than those offered."""
    if of == "place":
        words = ("organize", "special", "done", "pass")
        return (*s.cubes, *(words if s.asked[0].who in SIDES else ()))
    if of == "roll":
        return tuple({*s.asked[0].options})
    if of == "card" and s.asked[0].who == "nature":
        return CARDS
    if of == "alternative":
        return tuple({*RANGES[of], *s.asked[0].options})
    return RANGES[of]


def reveals(s: Any, event: Any) -> bool:
    """Cards come to light when they are exchanged, or thrown away with a hand."""
    return event.what in ("exchanged", "swapped-hands", "era-ended", "leapt")


def asks_together(s: Any) -> bool:
    """Nobody is."""
    return False


def bound(s: Any) -> int:
    """112 Action Rounds, each with the choices of a card, its event and its dice, and the deals."""
    return 112 * 60 + 400


def conserved(s: Any) -> None:
    """Every card is in exactly one place; cubes keep to their boxes, markers to their tracks."""
    piles = [s.deck, s.pool, s.coming, s.in_play, s.playing, s.discard, s.gone]
    piles += [*s.hands.values(), *s.aside.values()]
    assert Counter(card for pile in piles for card in pile) == dict.fromkeys(CARDS, 1)
    for place, pair in s.cubes.items():
        for at, count in enumerate(pair):
            assert 0 <= count <= len(s.box.boxes[SIDES[at]].get(place, ()))
            assert not count or PARTIES.get(place, at) == at
    assert 0 <= s.unrest <= 15
    assert 0 <= s.prestige <= 15
    assert -5 <= s.world <= 5
    assert all(0 <= points <= 16 for points in s.opportunity.values())
    assert all(0 <= s.scoring[track] <= s.box.steps for track in TRACKS)
    for side, foe in zip(SIDES, reversed(SIDES), strict=True):
        assert {*s.known[side]} <= {*s.hands[foe]}, "what is known of a hand is in it"
        assert len({*s.organizations[side]}) == len(s.organizations[side])
        assert len({*s.used[side]}) == len(s.used[side]) <= 6


def hidden(s: Any, side: str | None) -> list[list[tuple[Any, ...]]]:
    """Of the hands of others all cards that are not known, and with them the deck."""
    places: list[tuple[Any, ...]] = [("deck", at) for at in range(len(s.deck))]
    for owner, foe in zip(SIDES, reversed(SIDES), strict=True):
        if owner != side:
            known = s.known[foe]
            cards = enumerate(s.hands[owner])
            places += [("hands", owner, at) for at, card in cards if card not in known]
    return [places] if len(places) > len(s.deck) else []
