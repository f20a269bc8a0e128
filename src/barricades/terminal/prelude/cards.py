"""Cards at reading size: title, points, die, prerequisite, the event in full, how long it stays."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ...games.prelude.language import reading
from ..blocks import Block, joined
from ..boards import Scene
from ..palette import CHALK
from .signs import box_of, card_sign

USES = ("event", "both", "pool", "points")


def spread(scene: Scene, cards: list[str]) -> Block:
    """Cards one below the other, each with the numbers of what it may be played for."""
    return [line for card in cards for line in face(scene, card)]


def face(scene: Scene, card: str) -> Block:
    """One card."""
    indent = "    "
    told = wrap(text(scene, card), scene.width - len(indent))
    return [_title(scene, card), *[Text(indent + line) for line in told]]


def _title(scene: Scene, card: str) -> Text:
    """What it may be played for, its title, points, die, and where its text comes from."""
    facts, words = box_of(scene).cards[card], scene.words
    numbers = [(scene.number("card-use", (card, use)), use) for use in USES]
    offered = [
        joined([Text(f"[{number}]", "number"), Text(f" {words.noun('use', use)} ")])
        for number, use in numbers
        if number
    ]
    points = words.noun("points", facts.points)
    die = words.text("face-die", die=facts.die)
    source = words.noun("source", facts.sources["event"])
    about = Text(f" · {points} · {die} · {source}", CHALK)
    return joined([" ", joined(offered, ""), card_sign(scene, card), about])


def text(scene: Scene, card: str) -> str:
    """Prerequisite, event and instruction, as sentences."""
    facts = box_of(scene).cards[card]
    clauses = [*reading.needs(facts), *reading.event(facts)]
    told = scene.words.phrase(*clauses)
    if facts.stays:
        told += f" {scene.words.text(f'face-stays-{facts.stays}')}"
    met = scene.view["met"].get(card, True)
    return told if met else f"{scene.words.text('terminal-not-met')} {told}"
