"""News: the bids of the round that has just been resolved, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ....core import Event
from ....games.revolution.box import KINDS
from .. import Scene

GAINS = ("gained-support", "cashed", "led")
STANDINGS = {"won-over": "won", "tied": "tied", "outbid": "outbid"}


@dataclass(frozen=True)
class Offer:
    """What a side bid on a character, and how it stands among the others there."""

    side: str
    tokens: tuple[int, ...]
    standing: str  # "won", "tied" or "outbid"


def resolved(scene: Scene) -> tuple[Event, ...]:
    """The events since bids were last opened; all news if they were not."""
    opened = [at for at, event in enumerate(scene.news) if event.what == "opened-bids"]
    return scene.news[opened[-1] :] if opened else scene.news


def offers(scene: Scene, character: str) -> list[Offer]:
    """5.2, 5.3: the bids that lie on a character, or lay there just now; the highest first."""
    if lying := scene.view["offers"].get(character):
        best = max(lying.values())
        standing = "won" if [*lying.values()].count(best) == 1 else "tied"
        found = [
            Offer(side, tuple(tokens), standing if tokens == best else "outbid")
            for side, tokens in lying.items()
        ]
    else:
        found = [*_announced(resolved(scene), character)]
    return sorted(found, key=lambda offer: offer.tokens, reverse=True)


def _announced(events: tuple[Event, ...], character: str) -> Iterator[Offer]:
    for what, facts, _ in events:
        if what in STANDINGS and facts["character"] == character:
            tokens = tuple(facts[kind] for kind in KINDS)
            for side in facts.get("sides") or (facts["side"],):
                yield Offer(side, tokens, STANDINGS[what])


def have_opened(scene: Scene) -> bool:
    """4.1: whether all bids of a round have just been seen."""
    return any(event.what == "opened-bids" for event in scene.news)


def gains(scene: Scene) -> Counter[str]:
    """1.2: the support that each side has just gained."""
    gained: Counter[str] = Counter()
    for what, facts, _ in resolved(scene):
        if what in GAINS:
            gained[facts["side"]] += facts["support"]
    return gained


def arrivals(scene: Scene) -> Counter[tuple[str, str]]:
    """The cubes that have just come to an area, by area and side."""
    come: Counter[tuple[str, str]] = Counter()
    for what, facts, _ in resolved(scene):
        if what in ("placed", "spied"):
            come[facts["area"], facts["side"]] += 1
    for side, _, area in swaps(scene):
        come[area, side] += 1
    return come


def swaps(scene: Scene) -> Iterator[tuple[str, str, str]]:
    """5.8: the cubes that have just changed places: whose, where from, where to."""
    for what, facts, _ in resolved(scene):
        if what == "swapped":
            one, other = facts["area"], facts["area_other"]
            yield facts["side_owner"], one, other
            yield facts["side_other"], other, one
