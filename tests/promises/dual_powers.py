"""What Dual Powers says about itself: its pieces, its secrets, its length."""

from __future__ import annotations

from collections import Counter
from typing import Any

REGIONS = ("red", "green", "purple", "brown", "white", "blue")
COMMANDS = [f"{region}-{day}" for region in REGIONS for day in range(1, 9)]
LEADERS = ("lenin", "stalin", "zinoviev", "kerensky", "lvov", "kornilov")

OPTIONS: list[dict[str, Any]] = [
    {},
    {"rules": "first"},
    {"will_gained": "everywhere", "leader_refreshes": "yes"},
    {"components": {"track": {"length": 60}}},  # no end on the track: longer games
    {"solitaire": "red"},
    {"solitaire": "white", "difficulty": 5, "rules": "first"},
]

ACTIONS = ("recruit", "move", "double-move", "refresh")
SPECIALS = ("leader-recruit", "protest", "espionage", "inspire")
RANGES = {
    "card": (*COMMANDS, *LEADERS, "pass"),
    "region": (*REGIONS, "pass"),
    "connection": (*REGIONS, "pass"),
    "action": (*ACTIONS, *SPECIALS, "pass"),
    "bonus": ("recruit", "move", "refresh", "draw", "organize", "pass"),
    "reward": ("points", "bonus", "pass"),
}


def universe(s: Any, of: str) -> tuple[str, ...]:
    """Every value that somebody might try; all tokens there are, wherever they are."""
    return (*s.at, "pass", "done") if of == "token" else RANGES[of]


def reveals(s: Any, event: Any) -> bool:
    """An objective is turned up, or alone the next card of the opposition's stack."""
    if event.what == "played":
        return bool(event.facts["side"] == s.opposition)
    return bool(event.what == "revealed")


def asks_together(s: Any) -> bool:
    """Both sides lay down their objectives at the same time."""
    return s.phase == "objective" and not s.opposition


def bound(s: Any) -> int:
    """Eight cards a round take ten days at least, so October comes within 16 rounds.

    A round deals ten cards and a tile, and lays two objectives. A turn has at most ten choices:
    card, action, three units, and a bonus with token, region and draw, and some to spare.
    """
    rounds = 3 if s.opposition else 16
    return 8 + rounds * (13 + 8 * 10 + 5)


def conserved(s: Any) -> None:
    """Every card, token and tile is in exactly one place."""
    _cards(s)
    _hands(s)
    _tokens(s)
    _tiles(s)
    assert s.day in {*range(1, 29), 31}
    assert abs(s.support) <= s.box.track
    assert len(s.markers) <= 3


def _cards(s: Any) -> None:
    piles = [s.deck, s.discard, s.stack, *s.hands.values(), *s.played.values()]
    piles += [(card,) for side, card in s.objectives.items() if card and side != s.opposition]
    cards = Counter(card for pile in piles for card in pile)
    commands = {card: count for card, count in cards.items() if card not in LEADERS}
    assert commands == dict.fromkeys(COMMANDS, 1)
    leaders = Counter([*s.leaders, *(card for card in cards.elements() if card in LEADERS)])
    assert max(leaders.values(), default=0) <= 1
    if s.opposition and (chosen := s.objectives[s.opposition]):
        assert chosen in s.played[s.opposition], "the opposition scores a card of its row"


def _hands(s: Any) -> None:
    """6.1 of our facts: eight cards a round, alone seven, and one more for every bonus draw."""
    if s.phase not in ("action", "scoring") or any(ask.who == "nature" for ask in s.asked):
        return
    for side, hand in s.hands.items():
        drawn = sum(e.what == "bonus-drew" and e.facts["side"] == side for e in s.log)
        laid = bool(s.objectives[side]) and not s.opposition
        assert len(hand) + len(s.played[side]) + laid == (7 if s.opposition else 8) + drawn


def _tokens(s: Any) -> None:
    units = Counter(token.split("-")[0] for token in s.at if "-unit-" in token)
    if s.opposition:
        assert units == {"neutral": 6, "opposing": 27, s.box.rules.player: 10}
    else:
        assert units == {"neutral": 6, "red": 10, "white": 10}
    assert len(s.at) == units.total() + len(LEADERS) + 2
    assert {*s.at.values()} <= {*REGIONS, "supply", "calendar", "gone"}
    assert all(s.at[token] in REGIONS for token in s.exhausted)
    assert {token for token, place in s.at.items() if place == "calendar"} <= TROTSKYS
    assert not (s.at["trotsky"] in REGIONS and s.at["trotsky-red"] in REGIONS)
    for token, place in s.at.items():
        if token in TROTSKYS:
            assert place != "supply"
        elif token.startswith("neutral"):
            assert place != "supply" or s.phase == "setup"
        elif "-unit-" in token:
            assert place != "gone"


TROTSKYS = {"trotsky", "trotsky-red"}


def _tiles(s: Any) -> None:
    if s.phase == "setup" or any(ask.what == "lay-blockade" for ask in s.asked):
        return
    assert sorted([*s.tiles, *s.used_tiles, s.unrest, s.blockade]) == sorted(REGIONS)
    assert s.barricade in REGIONS


def hidden(s: Any, side: str | None) -> list[list[tuple[Any, ...]]]:
    """R26: deck, stack, objectives face down, and the command cards in the hands of others.

    Leader cards in hand are known to all. Alone, the player does not know the own objective.
    """
    places: list[tuple[Any, ...]] = [("deck", at) for at in range(len(s.deck))]
    places += [("stack", at) for at in range(len(s.stack))]
    for owner, card in s.objectives.items():
        if card and owner not in s.revealed and (owner != side or s.opposition):
            places.append(("objectives", owner))
    for owner, hand in s.hands.items():
        if owner != side:
            places += [("hands", owner, at) for at, card in enumerate(hand) if card not in LEADERS]
    return [places]


def alike(s: Any, side: str) -> list[list[tuple[Any, ...]]]:
    """R26: since a reshuffle the deck holds no older card, and an objective may be known to be one.

    So cards that were shuffled change places, older ones do, and whatever a foe holds does.
    """
    ((*places,),) = hidden(s, side)
    new = [place for place in places if _card(s, place) not in s.older]
    old = [place for place in places if _card(s, place) in s.older]
    if s.opposition:
        return [new, old]
    held = [place for place in places if place[0] == "hands"]
    laid = [place for place in places if place[0] == "objectives" and place[1] not in s.settled]
    return [new, old, held + laid]


def _card(s: Any, place: tuple[Any, ...]) -> str:
    card = getattr(s, place[0])
    for key in place[1:]:
        card = card[key]
    return str(card)
