"""Effects that contain no other effects, each as a few marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from ....games.prelude.box import FOE
from ....games.prelude.language import nodes as n
from .marks import COLON, THEN, Mark, Reader, signed, text

Marks = Iterator[Mark]


@singledispatch
def marks(effect: Any, r: Reader) -> Marks:
    """The marks of an effect. Raises TypeError for one that contains others."""
    raise TypeError(f"no signs for {type(effect).__name__}")


@marks.register
def _(effect: n.Add, r: Reader) -> Marks:
    yield from _cubes(r, "+", effect)
    yield from r.places(effect.places)


@marks.register
def _(effect: n.Remove, r: Reader) -> Marks:
    yield from _cubes(r, "−", effect)
    yield from r.places(effect.places)


@marks.register
def _(effect: n.Shift, r: Reader) -> Marks:
    yield from _cubes(r, "", effect)
    yield Mark(THEN)
    owner = r.side(effect.who)
    if owner in FOE:
        yield Mark(r.words.noun("short", r.box.wing[owner][effect.to]), side=owner)
    else:
        yield Mark(sign="extremism" if effect.to == "extremist" else "duma")


def _cubes(r: Reader, sign: str, effect: n.Add | n.Remove | n.Shift) -> Marks:
    """So many cubes; on a neutral card, an opponent's are marked."""
    whose = r.side(effect.who)
    yield from r.amount(effect.amount, sign, whose)
    if whose not in ("", r.you):
        yield Mark(side=whose)


@marks.register
def _(effect: n.Level, r: Reader) -> Marks:
    yield Mark("=", side=r.side("you"))
    yield from r.places(effect.places)


@marks.register
def _(effect: n.Score | n.Gain | n.Act | n.Lose, r: Reader) -> Marks:
    own = r.side("you")
    before = {n.Act: "", n.Lose: "−"}.get(type(effect), "+")
    sign = {n.Score: "victory", n.Act: "activity"}.get(type(effect), "opportunity")
    yield from r.amount(effect.amount, before, own)
    yield Mark(sign=sign, side=own)


@marks.register
def _(effect: n.Muster, r: Reader) -> Marks:
    own = r.side("you")
    yield from (Mark(f"+{effect.value}", side=own), Mark(sign="troops", side=own))


@marks.register
def _(effect: n.TestMarkers, r: Reader) -> Marks:
    whose = r.side(effect.who)
    yield from (Mark(sign="die"), Mark(f"≥{effect.at}{COLON}"))
    yield from (Mark("−", side=whose), Mark(sign="troops", side=whose))


@marks.register
def _(effect: n.Organize, r: Reader) -> Marks:
    own = r.side("you")
    if effect.bonus is not None:
        yield from (Mark(sign="dice"), Mark(signed(effect.bonus)))
    yield from (Mark("+", side=own), Mark(sign="organizations", side=own))
    yield from r.places(effect.places)


@marks.register
def _(effect: n.Disband, r: Reader) -> Marks:
    whose = r.side(effect.who)
    yield from (Mark("−", side=whose), Mark(sign="organizations", side=whose))
    yield from r.places(effect.places)


@marks.register
def _(effect: n.Extremism, r: Reader) -> Marks:
    yield from (Mark(sign="die"), Mark(sign="extremism", side=r.side("you")))
    yield from text(signed(effect.modifier) if effect.modifier else "")


@marks.register
def _(effect: n.Vote | n.EndSession, r: Reader) -> Marks:
    if isinstance(effect, n.Vote):
        yield Mark(sign="vote")
    else:
        yield from (Mark(sign="cross"), Mark(sign="session"))


# Tracks


@marks.register
def _(effect: n.Change, r: Reader) -> Marks:
    own = r.side("you") if effect.track == "world" else ""
    yield from (Mark(signed(effect.by), side=own), Mark(sign=effect.track, side=own))


@marks.register
def _(effect: n.Fall, r: Reader) -> Marks:
    yield from (Mark(sign="prestige"), Mark(f"{THEN}0"))


@marks.register
def _(effect: n.Marker, r: Reader) -> Marks:
    yield from (Mark(signed(effect.by)), Mark(sign="marker"), _track(effect.track))


@marks.register
def _(effect: n.Reset, r: Reader) -> Marks:
    yield from (Mark(sign="marker"), _track(effect.track), Mark(f"{THEN}0"))


@marks.register
def _(effect: n.RollDie | n.ScoreTrack, r: Reader) -> Marks:
    yield Mark(sign="die" if isinstance(effect, n.RollDie) else "special")
    yield _track(effect.track)


def _track(track: str) -> Mark:
    return Mark("?") if track == "any" else Mark(sign=track)


# Cards


@marks.register
def _(effect: n.Return, r: Reader) -> Marks:
    yield from (*r.card(effect.card), Mark(THEN), Mark(sign="cards"))


@marks.register
def _(effect: n.Purge, r: Reader) -> Marks:
    yield from (Mark(sign="cross"), *r.card(effect.card))


@marks.register
def _(effect: n.Install, r: Reader) -> Marks:
    yield from (Mark("+"), *r.card(effect.card))


@marks.register
def _(effect: n.Leave, r: Reader) -> Marks:
    yield from (Mark(sign="cross"), *r.card(""))


@marks.register
def _(effect: n.Skip, r: Reader) -> Marks:
    yield Mark(sign="skip")


@marks.register
def _(effect: n.Boost, r: Reader) -> Marks:
    yield from (Mark("2×"), *r.card(""))


@marks.register
def _(effect: n.Borrow, r: Reader) -> Marks:
    yield from (Mark(sign="special"), Mark(f"≤{effect.points}"), Mark(sign="activity"))


@marks.register
def _(effect: n.Rule, r: Reader) -> Marks:
    yield from (Mark(sign="pause"), Mark(r.words.text(f"board-rule-{effect.name}")))
