"""News: the bids of the round that has just been resolved, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ....core import Event
from ....games.revolution.box import KINDS
from .. import MAX_SCENES, Scene

GAINS = ("gained-support", "cashed", "led")
POWERS_USED = ("spied", "spared", "swapped", "swapped-nothing")
STANDINGS = {"won-over": "won", "tied": "tied", "outbid": "outbid"}


@dataclass(frozen=True)
class Offer:
    """A bid of a side on a character, and how it compares with the others there."""

    side: str
    tokens: tuple[int, ...]
    standing: str  # "won", "tied" or "outbid"


@dataclass(frozen=True)
class Stamp:
    """The result of the bids on a character: who won it, or who was tied."""

    sides: tuple[str, ...]
    turn: int = 0  # if it is news: its place among those that are stamped one after another

    @property
    def is_tie(self) -> bool:
        """Whether several sides were tied."""
        return len(self.sides) > 1


@lru_cache(MAX_SCENES)
def stamps(scene: Scene) -> dict[str, Stamp]:
    """5.1 to 5.3: by character, the result of the bids that were opened last."""
    last, found, turn = last_round(scene), dict[str, Stamp](), 0
    for at, (what, facts, _) in enumerate(last):
        if what in ("won-over", "tied"):
            turn += 1
            is_new = len(last) - at <= len(scene.news)
            sides = facts.get("sides") or (facts["side"],)
            found[facts["character"]] = Stamp(sides, turn if is_new else 0)
        elif what in POWERS_USED:
            turn = 0  # whoever had to choose has been waited for
    return found


@lru_cache(MAX_SCENES)
def last_round(scene: Scene) -> tuple[Event, ...]:
    """All that has happened since bids were last opened."""
    for at, event in enumerate(reversed(scene.log), 1):
        if event.what == "opened-bids":
            return scene.log[-at:]
    return ()


@lru_cache(MAX_SCENES)
def resolved(scene: Scene) -> tuple[Event, ...]:
    """The events since bids were last opened; all news if they were not."""
    opened = [at for at, event in enumerate(scene.news) if event.what == "opened-bids"]
    return scene.news[opened[-1] :] if opened else scene.news


def offers(scene: Scene, character: str) -> list[Offer]:
    """5.2, 5.3: the bids on a character, or else those of the last round; highest first."""
    if offers_now := scene.view["offers"].get(character):
        best = max(offers_now.values())
        standing = "won" if [*offers_now.values()].count(best) == 1 else "tied"
        found = [
            Offer(side, tuple(tokens), standing if tokens == best else "outbid")
            for side, tokens in offers_now.items()
        ]
    else:
        found = announced(last_round(scene), character)
    return sorted(found, key=lambda offer: offer.tokens, reverse=True)


def announced(events: tuple[Event, ...], character: str) -> list[Offer]:
    """The bids on a character, as these events announced them."""
    return [
        Offer(side, tuple(facts[kind] for kind in KINDS), STANDINGS[what])
        for what, facts, _ in events
        if what in STANDINGS and facts["character"] == character
        for side in facts.get("sides") or (facts["side"],)
    ]


@lru_cache(MAX_SCENES)
def have_opened(scene: Scene) -> bool:
    """4.1: whether bids have ever been revealed."""
    return bool(last_round(scene))


def gains(scene: Scene) -> Counter[str]:
    """1.2: the support that each side has just gained."""
    gained: Counter[str] = Counter()
    for what, facts, _ in resolved(scene):
        if what in GAINS:
            gained[facts["side"]] += facts["support"]
    return gained


def arrivals(scene: Scene) -> Counter[tuple[str, str]]:
    """The number of cubes that have just arrived, by area and side."""
    come: Counter[tuple[str, str]] = Counter()
    for what, facts, _ in resolved(scene):
        if what in ("placed", "spied"):
            come[facts["area"], facts["side"]] += 1
    for side, _, area in swaps(scene):
        come[area, side] += 1
    return come


def swaps(scene: Scene) -> Iterator[tuple[str, str, str]]:
    """5.8: the cubes that have just been swapped: owner, origin, destination."""
    for what, facts, _ in resolved(scene):
        if what == "swapped":
            one, other = facts["area"], facts["area_other"]
            yield facts["side_owner"], one, other
            yield facts["side_other"], other, one
