"""What an observation of Revolution! must say, worked out from the view and the questions alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

KINDS = ("force", "blackmail", "gold")


def seen(view: Any, ask: Any) -> Iterator[tuple[str, float]]:
    """Every entry that is not 0, as a label and its value."""
    yield f"you {view['side']}", 1
    yield f"phase {view['phase']}", 1
    yield "round", view["round"] / 60
    yield from ((f"support of {side}", points / 100) for side, points in view["support"].items())
    own = view["options"]["components"]["areas"]
    most = max(area["spaces"] for area in own.values())
    for area, cubes in view["cubes"].items():
        yield from ((f"cubes in {area} {side}", cubes.count(side) / most) for side in {*cubes})
    yield from ((f"locked {area}", 1) for area in view["locked"])
    for name, held in (("hand of", view["hands"]), ("earned by", view["earned"])):
        for side, tokens in held.items():
            yield from _tokens(f"{name} {side}", tokens, 10)
    yield from _tokens("bank", view["bank"], 32)
    yield from _bids(view)
    for character, offers in view["offers"].items():
        for side, tokens in offers.items():
            yield from _tokens(f"offer on {character} {side}", tokens, 10)
    yield from _about(ask)


def _tokens(label: str, tokens: list[int], whole: int) -> Iterator[tuple[str, float]]:
    yield from ((f"{label} {kind}", n / whole) for kind, n in zip(KINDS, tokens, strict=True))


def _bids(view: Any) -> Iterator[tuple[str, float]]:
    for side, laid in view["bids"].items():
        yield f"laid by {side}", (len(laid) if side == view["side"] else laid) / 10
    hand = view["hands"][view["side"]]
    order = [kind for kind, count in zip(KINDS, hand, strict=True) for _ in range(count)]
    laid = list(zip(view["bids"][view["side"]], order, strict=False))
    for character, kind in {*laid}:
        yield f"your bid on {character} {kind}", laid.count((character, kind)) / 10


def _about(ask: Any) -> Iterator[tuple[str, float]]:
    facts = ask.facts if ask else {}
    for label, name in (("kind", "kind"), ("area", "area"), ("cube of", "side_owner")):
        if name in facts:
            yield f"about {label} {facts[name]}", 1
