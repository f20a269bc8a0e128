"""Explanations: a thing of the board, enlarged and explained, by what the viewer may know.

A thing is a kind and a value: a character, an area or a cube in it, a token, a side, the bank, the
support track.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from markupsafe import Markup

from ....core import Choice
from ....games.revolution.box import KINDS
from ....words import Words
from .. import Scene
from . import sentences
from .cards import Card, cards
from .facts import box_of
from .news import announced, last_round
from .page import page
from .places import buildings
from .sides import Side, sides


class Explanation(NamedTuple):
    """A thing: its picture and name, what is said about it, and the rules behind that."""

    figure: str  # the macro that draws it,
    given: tuple[str, ...]  # and what that is given
    title: str
    lines: tuple[str, ...]
    cites: tuple[str, ...]


def about(scene: Scene, kind: str, value: Choice) -> Markup:
    """A thing of the board, enlarged and explained; empty if the board has no such thing."""
    explanation = EXPLAIN[kind](scene, value) if kind in EXPLAIN else None
    return page("about.html", scene, explanation=explanation) if explanation else Markup()


def _character(scene: Scene, name: str) -> Explanation | None:
    """What it gives and refuses, who won it last, and what had been bid on it."""
    card = next((card for card in cards(scene) if card.name == name), None)
    if card is None:
        return None
    title = scene.words.noun("character", name)
    cites = ("4.4", "5.2", "5.3", {"spy": "5.7", "apothecary": "5.8"}.get(card.power, "5.4"))
    return Explanation("portrait", (name,), title, (*_person(scene, card),), cites)


def _person(scene: Scene, card: Card) -> Iterator[str]:
    words, last = scene.words, last_round(scene)
    yield _line(words, "board-gives", ", ".join(sentences.gives(words, card)))
    if card.immune:
        yield _line(words, "board-immune", ", ".join(sentences.immune(words, card)))
    if bids := [sentences.offer(words, one) for one in announced(last, card.name)]:
        yield _line(words, "board-last-round", "; ".join(bids))
        yield from sentences.own(words, card)
    else:
        yield from sentences.bids(words, card)


def _area(scene: Scene, area: str) -> Explanation | None:
    """What it is worth, whose cubes stand there, and who leads."""
    if area not in scene.view["cubes"]:
        return None
    title = scene.words.noun("area", area)
    return Explanation("place", (area,), title, (*_stand(scene, area),), ("1.3", "5.6", "7.3"))


def _cube(scene: Scene, cube: tuple[str, str]) -> Explanation | None:
    """A side's cube in an area, and how the area stands."""
    area, side = cube
    if side not in scene.view["cubes"].get(area, ()):
        return None
    title = scene.words.noun("area-side", (area, side))
    return Explanation("cube", (area, side), title, (*_stand(scene, area),), ("1.4", "5.7", "5.8"))


def _stand(scene: Scene, area: str) -> Iterator[str]:
    words, cubes = scene.words, scene.view["cubes"][area]
    building = next(one for one in buildings(scene) if one.area == area)
    yield words.text("board-pays", support=building.prize)
    count = words.text("board-of", count=len(cubes), all=len(building.windows))
    yield _line(words, "board-spaces", count)
    if counts := [(side, cubes.count(side)) for side in scene.view["support"] if side in cubes]:
        yield ", ".join(f"{words.noun('side', side)} {count}" for side, count in counts)
    yield _line(words, "board-leader", sentences.leader(words, building))
    givers = [name for name, where in box_of(scene).area.items() if where == area]
    yield words.text("board-through", characters=tuple(givers))


def _token(scene: Scene, kind: str) -> Explanation | None:
    """What it beats, who refuses it, and what it is worth in the end."""
    if kind not in KINDS:
        return None
    words, box = scene.words, box_of(scene)
    lines = [words.text(f"board-about-{kind}")]
    if refuse := tuple(name for name in box.characters if name not in box.takers[kind]):
        lines.append(words.text("board-refused-by", characters=refuse))
    lines.append(words.text("board-token-worth", support=box.worth[KINDS.index(kind)]))
    title = words.noun("kind", kind)
    return Explanation("token", (kind,), title, (*lines,), ("1.6", "4.4", "5.2", "7.2"))


def _side(scene: Scene, name: str) -> Explanation | None:
    """What a side has, as everybody sees it."""
    side = next((side for side in sides(scene) if side.name == name), None)
    if side is None:
        return None
    title = scene.words.noun("side", name)
    return Explanation("shape", (name,), title, (*_has(scene, side),), ("1.2", "1.4", "3.2"))


def _has(scene: Scene, side: Side) -> Iterator[str]:
    words = scene.words
    yield _line(words, "board-support", str(side.support))
    if any(side.hand):
        yield _line(words, "board-hand", sentences.tokens(words, side.hand))
    if side.bids:
        count = words.text("board-of", count=side.laid, all=sum(side.hand))
        yield _line(words, "board-laid", count)
    if any(side.earned):
        yield _line(words, side.title_of_earned, sentences.tokens(words, side.earned))
    if led := [area for area, leader in scene.view["leaders"].items() if leader == side.name]:
        yield words.text("board-leads", areas=tuple(led))
    yield _line(words, "board-cubes-left", str(side.cubes))


def _bank(scene: Scene, _: object) -> Explanation:
    """What is left in the bank."""
    words = scene.words
    stock = sentences.tokens(words, scene.view["bank"])
    lines = (_line(words, "board-bank-has", stock), words.text("board-about-bank"))
    return Explanation("place", ("bank",), words.text("board-bank"), lines, ("5.5", "5.9", "6.1"))


def _track(scene: Scene, _: object) -> Explanation:
    """How much support everybody has."""
    words = scene.words
    order = sorted(scene.view["support"].items(), key=lambda one: -one[1])
    stand = ", ".join(f"{words.noun('side', side)} {support}" for side, support in order)
    lines = (stand, words.text("board-about-track"))
    return Explanation("support", (), words.text("board-support"), lines, ("1.2", "7.4"))


def _line(words: Words, id: str, text: str) -> str:
    return f"{words.text(id)}: {text}"


EXPLAIN: dict[str, Callable[[Scene, Any], Explanation | None]] = {
    "character": _character,
    "area": _area,
    "area-side": _cube,
    "kind": _token,
    "side": _side,
    "bank": _bank,
    "track": _track,
}
