"""Cards at reading size: title, points, die, prerequisite, the event in full, how long it stays."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ...games.prelude.language import reading
from ..blocks import Block, joined
from ..boards import Scene
from ..palette import CHALK
from .signs import box_of, card_sign

INDENT = "    "
USES = ("event", "both", "pool", "points")


def spread(scene: Scene, cards: list[str]) -> Block:
    """Cards one below the other, each with the keys of what it may be played for."""
    return [line for card in cards for line in face(scene, card)]


def face(scene: Scene, card: str) -> Block:
    """One card."""
    lines = wrap(text(scene, card), scene.width - len(INDENT))
    return [title(scene, card), *[Text(INDENT + line) for line in lines]]


def title(scene: Scene, card: str) -> Text:
    """What it may be played for, its title, points, die, and where its text comes from."""
    facts, words = box_of(scene).cards[card], scene.words
    keys = [(scene.key("card-use", (card, use)), use) for use in USES]
    offered = [
        joined([Text(f"[{key}]", "number"), Text(f" {words.text(f'page-use-{use}')} ")])
        for key, use in keys
        if key
    ]
    source = Text(f" · {words.noun('source', facts.sources['event'])}", CHALK)
    about = joined([Text(" · ", CHALK), facts_of(scene, card), source])
    line = joined([" ", joined(offered), card_sign(scene, card), about])
    line.truncate(scene.width, overflow="ellipsis")
    return line


def facts_of(scene: Scene, card: str) -> Text:
    """A card's points and die."""
    facts, words = box_of(scene).cards[card], scene.words
    points = words.text("face-points", points=facts.points)
    return Text(f"{points} · {words.noun('die', facts.die)}", CHALK)


def text(scene: Scene, card: str) -> str:
    """Prerequisite, event and instruction, as sentences for whoever looks."""
    facts, to = box_of(scene).cards[card], scene.view["side"]
    clauses = [*reading.needs(facts, to), *reading.event(facts, to)]
    sentences = scene.words.phrase(*clauses)
    if facts.stays:
        sentences += f" {scene.words.text(f'face-stays-{facts.stays}')}"
    met = scene.view["met"].get(card, True)
    return sentences if met else f"{scene.words.text('page-not-met')} {sentences}"
