"""Explanations: a thing of the board, enlarged and explained by what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from ....core import Choice
from ....games.prelude.activities import LEAST, ORGANIZE, SPECIAL
from ....games.prelude.special import PRICES
from .. import Scene
from . import sentences
from .cards import Card, card, piles
from .duma import Party, parties
from .facts import box_of
from .page import page
from .places import District, districts
from .sides import Action, Side, sides
from .tracks import Level, Round, Track, levels, rounds, scoring, victory

TRACKS = {"districts": "5.1", "organizations": "5.2", "world": "5.3", "duma": "5.4"}
LEVELS = {"unrest": "11.0", "prestige": "12.0"}
ACTIONS = {"revolutionary": "10.3.2", "government": "10.3.1"}


@dataclass(frozen=True)
class Explanation:
    """A thing: its name and sign, what is said about it, and the rules behind that."""

    title: str
    lines: tuple[str, ...]
    cites: tuple[str, ...]
    sign: str = ""
    kind: str = ""  # of a District
    side: str = ""  # whose colour it has
    card: Card | None = None


def about(scene: Scene, kind: str, value: Choice) -> Markup:
    """A thing of the board by its kind and value; empty if there is no such thing."""
    found = EXPLAIN[kind](scene, value) if kind in EXPLAIN else None
    return page("about.html", scene, explanation=found) if found else Markup()


def _card(scene: Scene, value: Choice) -> Explanation | None:
    """3.3: a card in full; the Parliamentary Maneuver is chosen like one."""
    if value not in box_of(scene).cards:
        return _special(scene, value)
    shown = card(scene, str(value))
    return Explanation(shown.title, (), ("3.1", "3.3", "4.0"), side=shown.side, card=shown)


def _place(scene: Scene, value: Choice) -> Explanation | None:
    words = scene.words
    for district in districts(scene):
        if district.place == value:
            lines = tuple(_district(scene, district))
            return Explanation(
                words.noun("place", district.place),
                lines,
                ("6.0", "9.0", "10.1.1", "10.2.2"),
                sign=district.subtype,
                kind=district.subtype,
                side=district.holder,
            )
    for party in parties(scene):
        if party.place == value:
            cites = ("7.0", "7.3", "10.1.2", "10.2.1")
            lines = tuple(_party(scene, party))
            title = words.noun("place", party.place)
            return Explanation(title, lines, cites, sign="duma", side=party.side)
    if value in (ORGANIZE, SPECIAL):
        help_ = words.text(f"about-{value}", least=LEAST)
        cite, sign = ("10.2", "organizations") if value == ORGANIZE else ("10.3", "special")
        return Explanation(words.noun("place", value), (help_,), (cite,), sign=sign)
    return None


def _district(scene: Scene, district: District) -> Iterator[str]:
    """6.0: who is there, what boxes cost, and what its connections are worth."""
    words = scene.words
    kind = words.noun("subtype", district.subtype)
    yield f"{kind[0].upper()}{kind[1:]}. {sentences.district(words, district)}"
    for row in district.rows:
        yield f"{words.noun('side', row.side)}: {sentences.boxes(words, row)}"
    if district.near:
        yield f"{words.text('board-beside')} {sentences.near(words, district)}."
    if district.beyond:
        yield words.text("about-beyond", places=district.beyond)


def _party(scene: Scene, party: Party) -> Iterator[str]:
    """7.0: how strong it is, and how the Duma stands."""
    words, view = scene.words, scene.view
    is_extremist = party.place in box_of(scene).extremists
    yield words.text("about-extremist" if is_extremist else "about-moderate", side=party.side)
    yield sentences.party(words, party)
    hold = "dominance" if view["dominance"] else "majority"
    yield words.text("board-duma", side=view["majority"], hold=hold)


def _track(scene: Scene, value: Choice) -> Explanation | None:
    return next((_scoring(scene, one) for one in scoring(scene) if one.name == value), None)


def _scoring(scene: Scene, track: Track) -> Explanation:
    """5.0: whom it favours, how far it is, and what decides about it."""
    words, box = scene.words, box_of(scene)
    lines = (
        words.text("board-advantage", side=track.side, points=track.worth),
        words.text("board-steps", left=track.left),
        words.text(
            f"about-track-{track.name}",
            most=box.advantage["world_most"],
            majority=box.advantage["majority"],
            dominance=box.advantage["dominance"],
        ),
        words.text("about-scoring"),
    )
    title, cites = words.noun("track", track.name), ("5.0", TRACKS[track.name], "4.0")
    return Explanation(title, lines, cites, sign=track.name, side=track.side)


def _level(scene: Scene, value: Choice) -> Explanation | None:
    return next((_rising(scene, one) for one in levels(scene) if one.name == value), None)


def _rising(scene: Scene, level: Level) -> Explanation:
    """11.0, 12.0: how high it is, and what that does."""
    words = scene.words
    title = words.text(f"board-{level.name}")
    if level.is_over:
        lines = [words.text("board-out-of-play")]
    else:
        facts = {"name": title, "level": level.value, "modifier": level.modifier}
        help_ = words.text(f"about-level-{level.name}", end=box_of(scene).tracks["end"])
        lines = [words.text("board-level", **facts), help_]
    return Explanation(title, tuple(lines), (LEVELS[level.name], "7.1.1"), level.name, level.name)


def _special(scene: Scene, value: Choice) -> Explanation | None:
    for side in sides(scene):
        for action in side.actions:
            if action.name == value:
                return _action(scene, side, action)
    return None


def _action(scene: Scene, side: Side, action: Action) -> Explanation:
    words = scene.words
    price = words.text("board-price", price=action.price)
    state = words.text(f"board-{action.state}")
    lines = [f"{price} · {state}", words.text(f"special-{action.name}-help")]
    lines.append(words.text("about-special", count=len(PRICES[side.name])))
    title = words.noun("special", action.name)
    return Explanation(
        title, tuple(lines), ("10.3", ACTIONS[side.name]), action.name, side=side.name
    )


def _side(scene: Scene, value: Choice) -> Explanation | None:
    """8.0, 11.1: what a side has."""
    words = scene.words
    for side in sides(scene):
        if side.name == value:
            lines = [
                f"{words.text('board-opportunity')}: {side.opportunity}",
                words.text("about-opportunity"),
                f"{words.text('board-cards')}: {side.cards}",
                f"{words.text('board-organizations')}: {side.organizations}",
                f"{words.text('board-troops')}: {' + '.join(map(str, side.troops)) or 0}",
                words.text("about-troops"),
            ]
            lines += [words.text(f"board-{mark}") for mark in _marks(side)]
            title = words.noun("side", side.name)
            return Explanation(
                title, tuple(lines), ("8.0", "11.1", "10.3"), side.name, side=side.name
            )
    return None


def _marks(side: Side) -> Iterator[str]:
    """What is said of a side by its flags."""
    if side.is_first:
        yield "first"
    if side.is_active:
        yield "active"
    if side.is_barred:
        yield "barred"
    if side.has_acted:
        yield "acted"


def _round(scene: Scene, value: Choice) -> Explanation | None:
    return next((_numbered(scene, one) for one in rounds(scene) if one.number == value), None)


def _numbered(scene: Scene, shown: Round) -> Explanation:
    """2.0, 7.2: an Action Round, and whether the Duma sits in it."""
    words = scene.words
    title = words.text("board-round", round=shown.number, most=len(rounds(scene)))
    lines = [words.noun("turn", scene.view["turn"]), words.text("about-round")]
    lines += [words.text("about-session")] if shown.is_session else []
    return Explanation(title, tuple(lines), ("2.0", "2.3", "7.2"), sign="session")


def _victory(scene: Scene, value: Choice) -> Explanation:
    """2.6: who is ahead."""
    words, now = scene.words, victory(scene)
    line = words.text("board-victory", side=now.side, points=now.points)
    title = words.text("about-victory")
    help_ = words.text("about-victory-help")
    return Explanation(title, (line, help_), ("2.6",), sign="victory", side=now.side)


def _pile(scene: Scene, value: Choice) -> Explanation | None:
    """8.0: where cards lie, and which."""
    lie, words = piles(scene), scene.words
    if value not in lie:
        return None
    titles = ", ".join(one.title for one in lie[str(value)]) or words.text("board-none")
    lines = [titles]
    if value in ("pool", "in-play"):
        lines.append(words.text(f"about-{value}"))
    return Explanation(words.text(f"board-{value}"), tuple(lines), ("3.3", "8.0"), sign="cards")


EXPLAIN: dict[str, Callable[[Scene, Choice], Explanation | None]] = {
    "card": _card,
    "place": _place,
    "track": _track,
    "level": _level,
    "special": _special,
    "side": _side,
    "round": _round,
    "victory": _victory,
    "pile": _pile,
}
