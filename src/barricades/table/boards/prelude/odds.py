"""Odds: how likely the checks are that are offered, where they are offered."""

from __future__ import annotations

from ....play.prospects.prelude import percent, target
from .. import Scene

HOPELESS = 10  # per cent: a check that is less likely is all but hopeless


def odds(scene: Scene, place: str) -> float | None:
    """9.0: how likely the check is for which this place is offered, in per cent."""
    ask = scene.ask
    needed = target(scene.view, ask, place) if ask and place in ask.options else None
    return None if needed is None else percent(needed)


def chance(scene: Scene, place: str) -> str:
    """The same as it is written; "" if there is none."""
    likely = odds(scene, place)
    return "" if likely is None else scene.words.text("board-chance", chance=likely)


def is_hopeless(scene: Scene, place: str) -> bool:
    """Whether a check is offered there that is all but hopeless."""
    likely = odds(scene, place)
    return likely is not None and likely < HOPELESS
