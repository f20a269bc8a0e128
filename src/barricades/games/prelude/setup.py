"""Setting up (2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .box import SIDES, TRACKS, box_for
from .state import State
from .turn import begin_turn


def begin(options: Mapping[str, Any]) -> State:
    """2.1: cubes and markers on their first boxes; decks apart."""
    box = box_for(options)
    tracks = box.tracks
    s = State(
        options=options,
        opportunity=dict.fromkeys(SIDES, tracks["opportunity"]),
        unrest=tracks["unrest"],
        prestige=tracks["prestige"],
        cubes={place: box.start[place] for place in box.places},
        organizations=dict.fromkeys(SIDES, ()),
        world=-box.advantage["world"],
        scoring=dict.fromkeys(TRACKS, 0),
        troops={"revolutionary": (), "government": (box.loyal_troops,)},
        used=dict.fromkeys(SIDES, ()),
        waiting=dict.fromkeys(SIDES, ()),
        mobilized=dict.fromkeys(SIDES, 0),
        aside=dict(box.decks),
        hands=dict.fromkeys(SIDES, ()),
        known=dict.fromkeys(SIDES, ()),
    )
    s.then(begin_turn())
    return s


def sides(options: Mapping[str, Any]) -> tuple[str, ...]:
    return SIDES
