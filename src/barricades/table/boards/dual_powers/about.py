"""Explanations: a thing of the board by itself, enlarged, by what the viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from ....core import Choice
from ....games.dual_powers.box import CALENDAR, NEUTRAL, SIDES, SUPPLY
from .. import Scene
from .cards import card_label, shown
from .facts import box_of
from .hand import held
from .page import page
from .places import joined, quarters
from .sentences import at_stake, each, present
from .sides import discards, sides
from .tokens import faces
from .tracks import PHASES, days, progress, support

SECTION = {  # what each action and bonus action is by the rules
    "action": {
        "recruit": "5.2",
        "move": "5.4",
        "double-move": "5.5",
        "refresh": "5.6",
        "leader-recruit": "5.8",
        "protest": "5.9",
        "espionage": "5.10",
        "inspire": "5.11",
    },
    "bonus": {
        "recruit": "6.2",
        "move": "6.3",
        "refresh": "6.4",
        "draw": "6.5",
        "organize": "9.6",
    },
}


@dataclass(frozen=True)
class Explanation:
    """A thing: its name, what is said about it, and the rules behind that."""

    title: str
    lines: list[str]
    cites: tuple[str, ...]
    shows: Mapping[str, Any] = field(default_factory=dict)  # what is drawn of it


def about(scene: Scene, kind: str, value: Choice) -> Markup:
    """A thing enlarged and explained; nothing if there is no such thing."""
    explain = EXPLAIN.get(kind)
    explanation = explain(scene, value) if explain and isinstance(value, str | int) else None
    return (
        page("about.html", scene, kind=kind, explanation=explanation, **explanation.shows)
        if explanation
        else Markup()
    )


def _card(scene: Scene, name: Choice) -> Explanation | None:
    """Its days and where they lead, both its actions with what they do, and its points."""
    box, words = box_of(scene), scene.words
    if not isinstance(name, str) or name not in box.days:
        return None
    card = shown(scene, name)
    lines = [words.text("about-card-days", days=card.days)]
    lines += [words.clause(card.reach.phrase)] if card.reach else []
    lines += [
        f"{action.title}: {words.text(f'action-{action.name}-help')}" for action in card.actions
    ]
    if card.points is None:
        lines.append(words.text("about-leader-card"))
    else:
        lines.append(words.text("about-objective", points=card.points, region=card.colour))
    cites = ("1.4", "4.3", "5.7") if card.side else ("1.3", "4.3", "5.1", "7.7")
    return Explanation(words.noun("card", name), lines, cites, {"card": card})


def _token(scene: Scene, name: Choice) -> Explanation | None:
    """Its face, its strength on either side, where it is, and what will become of it."""
    box, words = box_of(scene), scene.words
    if name not in scene.view["tokens"]:
        return None
    piece, (place, _) = faces(scene)[str(name)], scene.view["tokens"][name]
    lines = [words.text("about-strength", up=piece.up, down=piece.down)]
    cites = ["1.5"]
    if place not in box.city:
        where = place if place in (SUPPLY, CALENDAR) else "gone"
        lines.append(words.text(f"about-token-{where}"))
    if piece.name in box.recruitable:
        lines.append(words.text("about-cost", cost=box.strength[piece.name][0]))
    if piece.side == NEUTRAL:
        lines.append(words.text("about-neutral"))
        cites += ["5.3", "7.2"]
    if place in box.city:
        comes_back = piece.name in box.recruitable
        becomes = ("back" if comes_back else "out") if piece.is_tired else "tires"
        lines.append(words.text(f"about-token-{becomes}"))
        cites.append("7.8")
    if piece.name in box.special:
        lines.append(card_label(words, box, piece.name))
    return Explanation(piece.label, lines, tuple(cites), {"piece": piece})


def _region(scene: Scene, name: Choice) -> Explanation | None:
    """Who would win it and why, what is at stake, where its tile lies, who is there, the ways."""
    quarter = next((q for q in quarters(scene) if q.name == name), None)
    if not quarter:
        return None
    ways = [way for way, ends in box_of(scene).connections.items() if name in ends]
    lines = [quarter.verdict.label, *at_stake(scene, quarter)]
    lines += [quarter.tile.label] if quarter.tile.space != "unrest" else []
    lines += present(scene, quarter) + [joined(scene, way) for way in ways]
    cites = ("1.2", "7.2", "7.3", *(("7.4",) if quarter.tile.space == "unrest" else ()))
    return Explanation(quarter.title, lines, cites, {"which": name})


def _connection(scene: Scene, name: Choice) -> Explanation | None:
    """What it joins, and whether anything moves along it."""
    if name not in box_of(scene).connections:
        return None
    is_shut = name == scene.view["barricade"]
    line = scene.words.text("about-shut" if is_shut else "about-open")
    shows = {"which": name, "is_shut": is_shut}
    return Explanation(joined(scene, str(name)), [line], ("1.2", "5.4", "5.9"), shows)


def _day(scene: Scene, number: Choice) -> Explanation | None:
    """What it brings, and which of the viewer's cards lead to it."""
    box, words = box_of(scene), scene.words
    day = next((day for day in days(scene) if day.number == number), None)
    if not day:
        return None
    lines = [words.text("about-today")] if day.is_now else []
    lines += [words.text("board-bonus-day", day=number)] if day.is_bonus else []
    lines += [words.text("board-slides", day=number)] if day.slides else []
    cards = tuple(card.name for card in held(scene) if card.reach and card.reach.day == number)
    lines += [words.text("about-day-cards", cards=cards)] if cards else []
    lines.append(words.text("about-last-day", day=box.last_day))
    return Explanation(words.text("board-day", day=number), lines, ("4.3", "4.5"))


def _month(scene: Scene, name: Choice) -> Explanation | None:
    """What unrest is worth in it, what becomes of Trotsky, and whether it is the last one."""
    box, words = box_of(scene), scene.words
    if name not in box.unrest_points:
        return None
    lines = [words.text("board-unrest-worth", points=box.unrest_points[str(name)])]
    cites = ["4.4", "7.4"]
    if name == box.trotsky_returns:
        lines.append(words.text("about-trotsky-returns"))
        cites.append("4.6")
    if name == box.trotsky_joins:
        lines.append(words.text("about-trotsky-joins"))
        cites.append("4.7")
    if name in box.last_months and not box.rules.player:
        lines.append(words.text("about-last-month"))
        cites.append("8.4")
    return Explanation(words.noun("month", name), lines, tuple(cites))


def _support(scene: Scene, _: Choice) -> Explanation:
    """Who leads, and what the track is for."""
    lines = [support(scene).label, scene.words.text("about-support")]
    return Explanation(scene.words.text("about-support-title"), lines, ("1.1", "7.5", "8.3", "8.4"))


def _will(scene: Scene, _: Choice) -> Explanation:
    """Who has the will of the people, and what it is good for."""
    text = scene.words.text
    title = text("board-will-of", side=scene.view["will"])
    return Explanation(
        title, [text("about-will"), text("about-will-passes")], ("4.4", "5.3", "7.3")
    )


def _round(scene: Scene, _: Choice) -> Explanation:
    """The phases of the round; the one it is stands out in the title."""
    names = [scene.words.noun("phase", phase) for phase in PHASES]
    return Explanation(progress(scene), [" › ".join(names)], ("3.1",))


def _marker(scene: Scene, number: Choice) -> Explanation | None:
    """What an objective marker is laid on, and what that means for the tokens there."""
    if number not in (1, 2, 3):
        return None
    text = scene.words.text
    lines = [text("about-marker-unrest" if number == 1 else "about-marker"), text("about-markers")]
    return Explanation(text("board-marker", number=number), lines, ("7.4", "7.6", "7.8"))


def _pile(scene: Scene, name: Choice) -> Explanation | None:
    """How many cards are in the deck; which ones are on the discard pile."""
    view, words = scene.view, scene.words
    if name == "deck":
        lines = [words.text("board-cards", count=view["deck"]), words.text("about-deck")]
        return Explanation(words.text("board-deck"), lines, ("2.5", "3.3"))
    if name != "discard":
        return None
    piles = [
        f"{words.noun('region', region)}: {', '.join(map(str, numbers))}"
        for region, numbers in discards(scene)
        if numbers
    ]
    title = words.text("board-discard", count=len(view["discard"]))
    return Explanation(title, piles or [words.text("board-none")], ("3.3", "8.2"))


def _side(scene: Scene, name: Choice) -> Explanation | None:
    """What a side has before it."""
    side = next((side for side in sides(scene) if side.name == name), None)
    if not side or name not in SIDES:
        return None
    words = scene.words
    where = words.text("board-stack" if side.is_opposition else "board-hand")
    supply = ", ".join(each(scene, side.leaders + side.supply)) or words.text("board-none")
    lines = [
        f"{where}: {words.text('board-cards', count=side.cards)}",
        f"{words.text('board-supply')}: {supply}",
    ]
    lines += [f"{words.text('board-played')}: {card.label}" for card in side.played]
    if side.is_opposition:
        facts = scene.view["options"]
        lines.insert(0, words.text("board-opposition", difficulty=facts["difficulty"]))
    return Explanation(side.title, lines, ("2.1", "3.2"))


def _deed(kind: str) -> Callable[[Scene, Choice], Explanation | None]:
    """What an action or a bonus action does."""

    def explain(scene: Scene, name: Choice) -> Explanation | None:
        section = SECTION[kind].get(str(name))
        if not section:
            return None
        line = scene.words.text(f"{kind}-{name}-help")
        return Explanation(scene.words.noun(kind, name), [line], (section,), {"which": name})

    return explain


EXPLAIN: dict[str, Callable[[Scene, Choice], Explanation | None]] = {
    "card": _card,
    "token": _token,
    "region": _region,
    "connection": _connection,
    "day": _day,
    "month": _month,
    "support": _support,
    "will": _will,
    "round": _round,
    "marker": _marker,
    "pile": _pile,
    "side": _side,
    "action": _deed("action"),
    "bonus": _deed("bonus"),
}
