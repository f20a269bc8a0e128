"""What Revolution! says about itself: its tokens and cubes, its secrets, its length."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

from tests.games.revolution.table import AREAS, BOX, CHARACTERS, SIDES

SMALL = {"areas": {area: {"spaces": 2} for area in AREAS}}  # a town that is full in a few rounds
TAVERN = {"areas": SMALL["areas"] | {"tavern": {"spaces": 4}}}

OPTIONS: list[dict[str, Any]] = [
    {"components": SMALL},
    {"players": 3, "bid_refunds": "yes", "components": SMALL},
    {"players": 3, "area_control": "yes", "components": TAVERN},
    {"bid_refunds": "yes", "area_control": "yes", "components": SMALL},
]

TOGETHER = 0.2


def universe(s: Any, of: str) -> tuple[Any, ...]:
    """Every value that somebody might try: all characters, or cubes of all sides in all areas."""
    if of == "character":
        return (*CHARACTERS, "pass")
    assert of == "area-side"
    return (*[(area, side) for area in AREAS for side in sides(s)], "pass")


def sides(s: Any) -> tuple[str, ...]:
    return SIDES[: s.options["players"]]


def reveals(s: Any, event: Any) -> bool:
    """The screens come off."""
    return bool(event.what == "opened-bids")


def asks_together(s: Any) -> bool:
    """All bid at the same time."""
    return bool(s.phase == "bidding")


def bound(s: Any) -> int:
    """R17: 60 rounds. In each, every token there is may be laid, and three cubes be chosen."""
    return 60 * (sum(BOX) + 3)


def conserved(s: Any) -> None:
    """Every token is in exactly one place, every bid is legal, and cubes keep to their spaces."""
    offers = [tokens for offers in s.offers.values() for _, tokens in offers]
    piles = [s.bank, *s.hands.values(), *s.earned.values(), *offers]
    assert tuple(sum(pile[at] for pile in piles) for at in range(3)) == BOX
    assert min(chain(*piles)) >= 0
    for side, places in s.bids.items():
        assert len({*places}) <= 6
        for kind, character in zip(kinds(s.hands[side]), places, strict=False):
            assert kind not in CHARACTERS[character].immune
        assert len(places) <= sum(s.hands[side])
    own = s.options["components"].get("areas", {})
    spaces = {area: own.get(area, {}).get("spaces", there) for area, (there, _) in AREAS.items()}
    assert {*s.cubes} == {*spaces}
    assert all(len(cubes) <= spaces[area] for area, cubes in s.cubes.items())
    on_board = [*chain(*s.cubes.values())]
    assert {*on_board} <= {*sides(s)}
    assert all(on_board.count(side) <= 25 for side in sides(s))
    assert s.round <= 60


def kinds(hand: tuple[int, int, int]) -> str:
    """The tokens of a hand in the order they are laid."""
    return "".join(kind * number for kind, number in zip("fbg", hand, strict=True))


def hidden(s: Any, side: str | None) -> list[list[tuple[Any, ...]]]:
    """Nothing that could change places: see `lay_anew`."""
    return []


def lay_anew(s: Any, data: Any, side: str | None, rng: Random) -> None:
    """4.1: tokens that others have laid face down lie anywhere else that the rules allow."""
    for owner, places in s.bids.items():
        if owner != side:
            data["bids"][owner] = anywhere(kinds(s.hands[owner]), rng)[: len(places)]


def anywhere(hand: str, rng: Random) -> list[str]:
    """A legal bid of all these tokens: on at most six characters, none of them immune."""
    while True:
        six = rng.sample([*CHARACTERS], 6)
        able = [[who for who in six if kind not in CHARACTERS[who].immune] for kind in hand]
        if all(able):
            return [rng.choice(who) for who in able]
