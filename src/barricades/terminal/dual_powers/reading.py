"""Things at reading size: cards, tokens, quarters, connections and actions, in sentences."""

from __future__ import annotations

from rich.text import Text

from ...core import Choice
from ...games.dual_powers.box import SUPPLY
from ...play.prospects.dual_powers import reach
from ..blocks import Block, joined, paragraph
from ..boards import Scene, Size, Thing
from ..palette import BRASS
from .cards import facts_of
from .city import verdict
from .signs import (
    DAYS,
    DEED,
    PIP,
    POINTS,
    UNREST,
    box_of,
    card_sign,
    chip,
    in_place,
    is_leader,
    region_sign,
)

READABLE = ("card", "token", "region", "connection")
INDENT = "    "


def about(scene: Scene, kind: str, value: Choice) -> Block:
    """A thing in full; [] if there is nothing to add to its name."""
    name, box = str(value), box_of(scene)
    if kind == "card" and name in box.days:
        return _card(scene, name)
    if kind == "token" and name in scene.view["tokens"]:
        return _token(scene, name)
    if kind == "region" and name in box.city:
        return _region(scene, name)
    if kind == "connection" and name in box.connections:
        return _connection(scene, name)
    return _deed(scene, kind, name)


def where(scene: Scene, kind: str, value: Choice) -> tuple[Thing, ...]:
    """Of a command card its quarter; of a leader's card his token."""
    card, box = str(value), box_of(scene)
    if kind != "card" or card not in box.days:
        return ()
    return (("token", card) if card in box.special else ("region", box.region[card]),)


def hand(scene: Scene) -> list[tuple[Thing, Block]]:
    """The viewer's cards, leaders first; where there is room, with the names of their actions."""
    box, mine = box_of(scene), scene.view["hands"].get(scene.view["side"])
    if not mine:
        return []
    cards = sorted(mine["cards"], key=lambda c: (box.regions.index(box.region[c]), box.days[c]))
    names = {card: card_sign(scene, card) for card in (*mine["leaders"], *cards)}
    room = max((name.cell_len for name in names.values()), default=0)
    held: list[tuple[Thing, Block]] = []
    for card, name in names.items():
        line = joined([name, " " * (room + 2 - name.cell_len), facts_of(scene, card)])
        sentence = _brief(scene, card) if scene.size == Size.AIRY else ""
        held.append((("card", card), [line, *paragraph(sentence, scene.width, "quiet", INDENT)]))
    return held


def _brief(scene: Scene, card: str) -> str:
    """Both actions of a card by name, its points, and where it leads."""
    box, words = box_of(scene), scene.words
    actions = ("leader-recruit", box.special[card]) if card in box.special else ()
    actions = actions or ("recruit", box.action[card])
    parts = [words.noun("action", action) for action in actions]
    if card not in box.special:
        parts.append(words.text("terminal-points", points=box.points[card]))
    return " · ".join([*parts, words.clause(reach(scene.view, card).phrase)])


def _card(scene: Scene, card: str) -> Block:
    """Its days and where they lead, both its actions with what they do, and its points."""
    box, words = box_of(scene), scene.words
    days = Text(f" {DAYS} {words.text('terminal-days', days=box.days[card])}", "bold")
    lines = [joined([card_sign(scene, card), days])]
    lines += paragraph(words.clause(reach(scene.view, card).phrase), scene.width, indent="  ")
    if card in box.special:
        fresh, exhausted = box.strength[card]
        sentence = words.text(
            "board-leader-token", token=card, face="fresh", fresh=fresh, exhausted=exhausted
        )
        lines += paragraph(sentence, scene.width, indent="  ")
        deeds = [("leader-recruit", DEED["leader-recruit"]), (box.special[card], "")]
    else:
        points = words.text(
            "board-objective-worth", side=scene.view["side"] or "red", points=box.points[card]
        )
        lines += paragraph(f"{POINTS} {points}", scene.width, indent="  ")
        deeds = [("recruit", PIP * box.recruit[card]), (box.action[card], "")]
    for deed, pips in deeds:
        sign = Text(f"  {pips or DEED[deed]} ", BRASS)
        lines.append(joined([sign, Text(words.noun("action", deed), "bold")]))
        lines += paragraph(words.text(f"action-{deed}-help"), scene.width, "quiet", INDENT)
    return lines


def _token(scene: Scene, token: str) -> Block:
    """Its face, its strength on either side, and where it is."""
    box, words = box_of(scene), scene.words
    place, is_tired = scene.view["tokens"][token]
    fresh, exhausted = box.strength[token]
    face = "exhausted" if is_tired else "fresh"
    id = "board-leader-token" if is_leader(scene, token) else "board-token"
    sentence = words.text(id, token=token, face=face, fresh=fresh, exhausted=exhausted)
    where = words.text("terminal-supply") if place == SUPPLY else ""
    at = region_sign(scene, place) if place in box.city else Text(where, "quiet")
    return [joined([chip(scene, token), Text(f" {sentence}", "bold")]), joined(["  ", at])]


def _region(scene: Scene, region: str) -> Block:
    """Who is there, who would win it, and what is at stake."""
    words, view = scene.words, scene.view
    lines = [joined([region_sign(scene, region), "  ", verdict(scene, region, scene.width)])]
    if region == view["unrest"]:
        points = box_of(scene).unrest_points[view["month"]]
        lines.append(Text(f"  {UNREST} {words.text('board-unrest-worth', points=points)}", "bold"))
    if region == view["blockade"]:
        lines.append(Text(f"  {words.text('board-blockade')}", "bold"))
    for side in ("red", "white", "neutral"):
        tokens = in_place(scene, region, side)
        if tokens:
            lines.append(joined(["  ", *(chip(scene, token) for token in tokens)]))
    return lines


def _connection(scene: Scene, name: str) -> Block:
    """The two quarters it joins, and whether it is shut."""
    one, other = box_of(scene).connections[name]
    id = "board-bridge-shut" if name == scene.view["barricade"] else "board-bridge"
    sentence = scene.words.text(id, connection=name, region=one, region_other=other)
    return paragraph(sentence, scene.width, "bold")


def _deed(scene: Scene, kind: str, name: str) -> Block:
    """What an action does."""
    help_id = f"{kind}-{name}-help"
    if not scene.words.has(help_id):
        return []
    title = Text(f"{DEED.get(name, '·')} {scene.words.noun(kind, name)}", "bold")
    return [title, *paragraph(scene.words.text(help_id), scene.width, indent="  ")]
