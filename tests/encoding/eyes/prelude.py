"""What an observation of Prelude must say, worked out from the view and the questions alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

SIDES = ("revolutionary", "government")


def seen(view: Any, ask: Any) -> Iterator[tuple[str, float]]:
    """Every entry that is not 0, as a label and its value."""
    yield f"you {view['side']}", 1
    yield f"turn {view['turn']}", 1
    yield "round", view["round"] / 8
    yield from ((f"{name} {view[name]}", 1) for name in ("first", "active") if view[name])
    yield "session", bool(view["session"])
    victory = view["options"]["components"].get("tracks", {}).get("victory", 20)
    world = view["advantage"]["world"] / 5
    for label, lead in (("points of", view["vp"] / victory), ("world towards", world)):
        yield f"{label} revolutionary", max(lead, 0)
        yield f"{label} government", max(-lead, 0)
    yield from ((name, view[name] / 15) for name in ("unrest", "prestige"))
    yield from ((name, view[name]) for name in ("abdicated", "boosted"))
    yield from ((f"scoring {track}", n / 6) for track, n in view["scoring"].items())
    for place, pair in view["cubes"].items():
        yield from (
            (f"cubes in {place} {side}", n / 9) for side, n in zip(SIDES, pair, strict=True)
        )
    for name in ("acted", "barred"):
        yield from ((f"{name} {side}", 1) for side in view[name])
    for side in SIDES:
        yield from _side(view, side)
    yield from _cards(view)
    yield from _about(ask)


def _side(view: Any, side: str) -> Iterator[tuple[str, float]]:
    yield f"opportunity of {side}", view["opportunity"][side] / 16
    yield f"troops of {side}", sum(view["troops"][side]) / 9
    yield from ((f"organization of {side} {place}", 1) for place in view["organizations"][side])
    yield from ((f"used {action}", 1) for action in view["used"][side])
    yield from ((f"waiting for {side} {what}", 1) for what in view["waiting"][side])
    hand = view["hands"][side]
    yield f"hand of {side}", hand["count"] / 7
    whose = "your hand" if side == view["side"] else "known of the other hand"
    yield from ((f"{whose} {card}", 1) for card in hand["cards"])


def _cards(view: Any) -> Iterator[tuple[str, float]]:
    yield "deck", view["deck"] / 60
    for pile in ("pool", "coming", "playing", "discard", "gone"):
        yield from ((f"{pile} {card}", 1) for card in view[pile])
    yield from ((f"in play for {side} {card}", 1) for card, side in view["in_play"].items())


def _about(ask: Any) -> Iterator[tuple[str, float]]:
    facts = ask.facts if ask else {}
    for card in (facts.get("card"), *facts.get("cards", ()), *facts.get("cards_taken", ())):
        yield f"about card {card}", 1
    for label, name in (("place", "place"), ("special", "special"), ("cubes of", "side_owner")):
        yield f"about {label} {facts.get(name)}", 1
    for name in ("points", "count", "each", "target", "roll", "at"):
        yield f"how many {name}", max(facts.get(name, 0), 0) / 9
