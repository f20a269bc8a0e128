"""Tracks (4.0, 5.0): whom they favour, how far they are from scoring, and what has changed."""

from __future__ import annotations

from ....core import Ask, Phrase, View
from ....games.prelude.box import INDEX, SIDES, TRACKS, Box
from ....games.prelude.language import nodes
from ....games.prelude.state import towards
from .. import Odds, Prospect
from .checks import effect_of

FACE = 50.0  # 4.0: how often a Scoring Die shows its own track, in per cent


def track_chosen(view: View, box: Box, ask: Ask, track: str) -> Prospect:
    """4.0, 5.0: a track, how far it is from scoring, and whom it favours."""
    worth = view["advantage"][track]
    stands = Phrase("now-favours", side=_favoured(worth), points=abs(worth))
    does = [stands, Phrase("board-steps", left=box.steps - view["scoring"][track])]
    odds = Odds.even(FACE) if ask.what in ("pick-die", "corrupt") else None
    rank = worth * towards(ask.who) * (-1 if _holds_back(view, ask) else 1)
    return Prospect(option=track, does=tuple(does), odds=odds, rank=rank)


def _holds_back(view: View, ask: Ask) -> bool:
    """Whether the Scoring Marker that is asked for goes back."""
    if ask.what != "choose-track":
        return ask.what == "reset-track"
    effect = effect_of(view, ask)
    return isinstance(effect, nodes.Reset) or (isinstance(effect, nodes.Marker) and effect.by < 0)


def favour(track: str, worth: int) -> Phrase:
    """5.0: whom a track favours, and by how much."""
    return Phrase("would-favour", track=track, side=_favoured(worth), points=abs(worth))


def _favoured(worth: int) -> str:
    return SIDES[0] if worth > 0 else SIDES[1] if worth else ""


def changes(before: View, after: View) -> tuple[Phrase, ...]:
    """Places with another controller, and tracks that favour somebody else."""
    control = [
        Phrase("would-control", place=place, side=side)
        for place, side in after["control"].items()
        if side != before["control"][place]
    ]
    favoured = [
        favour(track, after["advantage"][track])
        for track in TRACKS
        if after["advantage"][track] != before["advantage"][track]
    ]
    return (*control, *favoured)


def gain(before: View, after: View) -> float:
    """The change of a side's position, in Victory Points that its tracks would bring."""
    return _value(after) - _value(before)


def _value(view: View) -> float:
    """What the tracks and Victory Points come to, control and cubes as some of a point."""
    side = view["side"]
    at, sign = INDEX[side], towards(side)
    cubes = sum(pair[at] - pair[1 - at] for pair in view["cubes"].values())
    favours: int = sum(view["advantage"].values()) + view["vp"]
    control = sum(towards(holder) for holder in view["control"].values())
    held: float = sign * (favours + control / 4) + cubes / 20
    return held
