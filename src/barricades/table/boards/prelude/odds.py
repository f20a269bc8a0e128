"""The odds of checks, at the places where they are offered."""

from __future__ import annotations

from ....play.described import odds_text
from ....play.prospects import HOPELESS, Odds
from ....play.prospects.prelude import at_place
from .. import Scene


def odds(scene: Scene, place: str) -> float | None:
    """9.0: the chance, in per cent, of the check for which this place is offered; or None.

    Points that can be spent on it beforehand are spent, as they are in the list of the options.
    """
    ask = scene.ask
    found = at_place(scene.view, ask, place) if ask and place in ask.options else None
    return found.most if found else None


def chance(scene: Scene, place: str) -> str:
    """The same as text; "" if there is none."""
    likely = odds(scene, place)
    return "" if likely is None else odds_text(scene.words, Odds.even(likely))


def is_hopeless(scene: Scene, place: str) -> bool:
    """Whether a check is offered there that will hardly succeed."""
    likely = odds(scene, place)
    return likely is not None and likely < HOPELESS
