"""Things at reading size: cards, Districts, Parties and Special Actions, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ...core import Choice
from ...games.prelude.box import SIDES
from ...games.prelude.special import PRICES
from ..blocks import Block, joined, paragraph
from ..boards import Scene, Size, Thing
from ..palette import CHALK
from .cards import facts_of, text
from .city import strengths
from .signs import box_of, card_sign, place_icon, place_style, towards

READABLE = ("card", "place", "special")
INDENT = "  "


def about(scene: Scene, kind: str, value: Choice) -> Block:
    """A thing in full; [] if there is nothing to add to its name."""
    if kind == "card-use" and isinstance(value, tuple):
        return _card(scene, str(value[0]))
    name = str(value)
    if kind == "card" and name in box_of(scene).cards:
        return _card(scene, name)
    if kind == "place" and name in scene.view["cubes"]:
        return _place(scene, name)
    if kind == "track":
        return _track(scene, name)
    return _deed(scene, kind, name)


def hand(scene: Scene) -> list[tuple[Thing, Block]]:
    """The viewer's cards, a line each; where there is room, with all that they do."""
    mine = scene.view["hands"].get(scene.view["side"])
    held: list[tuple[Thing, Block]] = []
    for card in mine["cards"] if mine else ():
        line = joined([card_sign(scene, card), Text(" · ", CHALK), facts_of(scene, card)])
        effect = text(scene, card) if scene.size == Size.AIRY else ""
        held.append((("card", card), [line, *paragraph(effect, scene.width, indent=INDENT)]))
    return held


def _card(scene: Scene, card: str) -> Block:
    """3.3: title, points, die, event, how long it stays, and where its text comes from."""
    facts, words = box_of(scene).cards[card], scene.words
    lines = [card_sign(scene, card)]
    brief = (words.noun("owner", facts.side), words.text("face-points", points=facts.points))
    die = words.text("face-die", die=facts.die)
    lines += paragraph(" · ".join((*brief, die)), scene.width, CHALK, INDENT)
    lines += paragraph(text(scene, card), scene.width, indent=INDENT)
    if facts.starred:
        lines += paragraph(words.text("face-starred"), scene.width, "quiet", INDENT)
    source = words.text(f"face-sources-{facts.sources['event']}", fields=("event",))
    return [*lines, *paragraph(source, scene.width, "quiet", INDENT)]


def _place(scene: Scene, place: str) -> Block:
    """6.0, 7.0: who has how many cubes there, who controls it, and what a cube costs."""
    name = f"{place_icon(scene, place)} {scene.words.noun('place', place)}"
    title = joined([Text(name, place_style(scene, place)), " ", strengths(scene, place)])
    lines = [title]
    for sentence in _sentences(scene, place):
        lines += paragraph(sentence, scene.width, indent=INDENT)
    return lines


def _sentences(scene: Scene, place: str) -> Iterator[str]:
    view, words, box = scene.view, scene.words, box_of(scene)
    red, blue = view["cubes"][place]
    if owner := box.owner.get(place):
        most = len(box.boxes[owner][place])
        yield words.text("board-party", count=red + blue, most=most)
    else:
        yield words.noun("subtype", box.subtype[place]).capitalize() + "."
        yield words.text("board-district", red=red, blue=blue, side=view["control"].get(place, ""))
    owners = tuple(side for side in SIDES if place in view["organizations"][side])
    if owners:
        yield words.text("board-organized", sides=owners)
    if cost := view["costs"].get(place):
        yield words.text("board-next-cube", points=cost)
    for near in box.next.get(place, ()):
        holder = view["control"].get(near, "")
        worth = 2 if holder and near in view["organizations"][holder] else 1
        sentence = words.text("board-near", place=near, side=holder, worth=worth)
        yield f"{words.text('board-beside')} {sentence}"


def _track(scene: Scene, track: str) -> Block:
    """5.0: to whom a Scoring Track is worth how much, and how near it is to scoring."""
    view, words = scene.view, scene.words
    worth, left = view["advantage"][track], box_of(scene).steps - view["scoring"][track]
    side = SIDES[worth < 0] if worth else ""
    sentence = words.text("board-advantage", side=side, points=abs(worth))
    title = joined([Text(words.noun("track", track), "bold"), " ", towards(scene, worth)])
    sentence = f"{sentence} {words.text('board-steps', left=left)}"
    return [title, *paragraph(sentence, scene.width, indent=INDENT)]


def _deed(scene: Scene, kind: str, name: str) -> Block:
    """A Special Action with its price, or whatever else a choice does."""
    words, help_id = scene.words, f"{kind}-{name}-help"
    if not words.has(help_id):
        return []
    title = Text(words.noun(kind, name), "bold")
    prices = [prices[name] for prices in PRICES.values() if name in prices]
    if kind == "special" and prices:
        title.append(f" · {words.text('board-price', price=prices[0][0])}", CHALK)
    return [title, *paragraph(words.text(help_id), scene.width, indent=INDENT)]
