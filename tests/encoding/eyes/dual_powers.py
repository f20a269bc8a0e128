"""What an observation of Dual Powers must say, worked out from the view and the questions alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

SIDES = ("red", "white")


def seen(view: Any, ask: Any) -> Iterator[tuple[str, float]]:
    """Every entry that is not 0, as a label and its value."""
    yield f"you {view['side']}", 1
    yield from ((f"{name} {view[name]}", 1) for name in ("phase", "month", "will"))
    yield "round", view["round"] / 8
    yield "day", view["day"] / 31
    yield "swept", view["swept"]
    track = view["options"]["components"].get("track", {}).get("length", 15)
    yield "support red", max(view["support"], 0) / track
    yield "support white", max(-view["support"], 0) / track
    signs = [sign for sign in ("unrest", "blockade", "barricade") if view[sign]]
    yield from ((f"{sign} {view[sign]}", 1) for sign in signs)
    yield from ((f"tiles {region}", 1) for region in view["tiles"])
    yield from ((f"marker {n} {region}", 1) for n, region in enumerate(view["markers"], 1))
    for token, (place, exhausted) in view["tokens"].items():
        yield f"token {token} {place}", 1
        yield f"exhausted {token}", exhausted
    yield from ((f"revealed {side}", 1) for side in view["revealed"])
    yield from _cards(view)
    yield from _about(ask)


def _cards(view: Any) -> Iterator[tuple[str, float]]:
    for side in SIDES:
        hand = view["hands"].get(side, {"cards": 0, "leaders": view["leaders"]})
        cards = hand["cards"]
        if side == view["side"]:
            yield from ((f"your hand {card}", 1) for card in (*cards, *hand["leaders"]))
            cards = len(cards)
        else:
            yield from ((f"leaders of the other {leader}", 1) for leader in hand["leaders"])
        yield f"hand of {side}", (cards + len(hand["leaders"])) / 10
        objective = view["objectives"][side]
        yield f"objective of {side} laid", bool(objective)
        if isinstance(objective, str):
            yield f"objective of {side} {objective}", 1
        yield from ((f"played by {side} {card}", 1) for card in view["played"][side])
    yield from ((f"discard {card}", 1) for card in view["discard"])
    yield "deck", view["deck"] / 48
    yield "stack", view["stack"] / 10


def _about(ask: Any) -> Iterator[tuple[str, float]]:
    facts = ask.facts if ask else {}
    for kind in ("card", "token", "region"):
        if kind in facts:
            yield f"about {kind} {facts[kind]}", 1
    for name in ("value", "placed", "steps", "points", "used"):
        yield f"how many {name}", facts.get(name, 0) / 3
