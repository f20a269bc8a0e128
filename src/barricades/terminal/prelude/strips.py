"""Strips: the headline, the tracks, preparations, cards in play and the Pool."""

from __future__ import annotations

from rich.text import Text

from ..blocks import Block, between, fitted, joined, marked, noted, wrapped
from ..boards import Scene, Size
from ..palette import BRASS, CHALK, INK
from .cards import facts_of
from .signs import OPPORTUNITY, POINTS, SHAPE, SIDES, TINT, box_of, card_sign, steps, towards

NOW = f"bold {INK} on {BRASS}"
ROUNDS = 8


def headline(scene: Scene) -> Text:
    """2.0: the Turn, its rounds with the Sessions, and the Victory Points."""
    view, words = scene.view, scene.words
    name = Text(f" {words.text('title').partition(':')[0].upper()} ", "title")
    turn = Text(f" {words.noun('turn', view['turn'])} ", "bold")
    return between(joined([name, turn, _rounds(scene)]), _points(scene), scene.width)


def _rounds(scene: Scene) -> Text:
    """7.2: the eight Action Rounds; those of a Session are underlined."""
    view = scene.view
    sitting = {round for rounds in view["sessions"] for round in rounds}
    cells = []
    for number in range(1, ROUNDS + 1):
        style = NOW if number == view["round"] else "underline" if number in sitting else "quiet"
        cells.append(Text(str(number), style))
    return joined(cells, " ")


def _points(scene: Scene) -> Text:
    label = noted(Text(f"{POINTS} ", f"bold {BRASS}"), "points")
    return joined([label, towards(scene, scene.view["vp"], f"/{box_of(scene).tracks['victory']}")])


def tracks(scene: Scene) -> Block:
    """5.0, 11.0, 12.0: the four Scoring Tracks, then Unrest, Prestige and what both sides hold."""
    view, words = scene.view, scene.words
    four = []
    for track, worth in view["advantage"].items():
        name = marked(Text(f"{words.noun('track', track)} "), "track", track)
        four.append(
            joined([name, towards(scene, worth), _hold(scene, track), " ", steps(scene, track)])
        )
    end = box_of(scene).tracks["end"]
    prestige = "–" if view["abdicated"] else str(view["prestige"])
    levels = [
        _level("unrest", words.text("short-unrest"), f"{view['unrest']}/{end}", SIDES[0]),
        _level("prestige", words.text("page-prestige"), f"{prestige}/{end}", SIDES[1]),
        *[_means(scene, side) for side in SIDES],
    ]
    return [*_lines(scene, four), *_lines(scene, levels)]


def _level(what: str, name: str, level: str, side: str) -> Text:
    return noted(Text(f"{name} {level}", f"bold {TINT[side]}"), what)


def _hold(scene: Scene, track: str) -> Text:
    """5.4: whether the Duma is held by a Majority or by Dominance."""
    if track != "duma" or not scene.view["majority"]:
        return Text()
    what = "page-dominance" if scene.view["dominance"] else "page-majority"
    return Text(f" {scene.words.text(what)}")


def _lines(scene: Scene, parts: list[Text]) -> Block:
    """Parts on as many lines as they need; on a small screen, on one."""
    spaced = [joined([part, "  "]) for part in parts]
    if scene.size == Size.SMALL:
        return [fitted(joined(spaced), scene.width)]
    return wrapped(spaced, scene.width)


def _means(scene: Scene, side: str) -> Text:
    """8.0, 11.1: Opportunity Points, cards in hand, Military Preparations."""
    view, words = scene.view, scene.words
    troops = "+".join(map(str, view["troops"][side])) or "0"
    sentence = words.text(
        "page-means",
        points=view["opportunity"][side],
        count=view["hands"][side]["count"],
        troops=troops,
    )
    return Text(f"{SHAPE[side]} {OPPORTUNITY}{sentence}", TINT[side])


def open_cards(scene: Scene, *, listed: bool = False) -> Block:
    """8.0: the cards in play, and those in the Pool with their prices; listed, with their facts."""
    view, box = scene.view, box_of(scene)
    prices = {card: Text(f" {OPPORTUNITY}{box.points[card]}", CHALK) for card in view["pool"]}
    lines: Block = []
    for id, cards in (("page-in-play", view["in_play"]), ("page-pool", view["pool"])):
        if not cards:
            continue
        label = Text(f"{scene.words.text(id)}:", "quiet")
        signs = [joined([card_sign(scene, card), prices.get(card, "")]) for card in cards]
        if listed:
            facts = [joined([Text(" · ", CHALK), facts_of(scene, card)]) for card in cards]
            each = [joined(["  ", *pair]) for pair in zip(signs, facts, strict=True)]
            lines += [label, *each]
        else:
            lines += _lines(scene, [label, *signs])
    return lines
