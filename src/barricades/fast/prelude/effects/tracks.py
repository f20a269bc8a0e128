"""Effects on tracks: World Affairs, Unrest and Prestige, and Scoring Markers (5.0)."""

from __future__ import annotations

from ...kernel import Tape, plan_1, plan_2
from ..layout import (
    ABDICATED,
    ANY_TRACK,
    CHANGED_PRESTIGE,
    CHANGED_UNREST,
    CHANGED_WORLD,
    CHOOSE_TRACK,
    DUMA_TRACK,
    END,
    MARKER,
    NUMBER_OF_TRACKS,
    ONE,
    OTHER,
    PRESTIGE,
    RESET,
    ROLL_DIE,
    ROLLS_DIE,
    SCORE_TRACK,
    SCORING,
    UNREST,
    WORD,
    WORLD,
    WORLD_MOST,
)
from ..pieces import move_prestige, move_unrest, move_world
from ..scoring import move_marker
from ..state import advantage, towards


def do_change(g: Tape, e: int, side: int) -> None:
    if g[e + ONE] == CHANGED_WORLD:
        move_world(g, side, g[e + OTHER])
    elif g[e + ONE] == CHANGED_UNREST:
        move_unrest(g, g[e + OTHER])
    else:
        move_prestige(g, g[e + OTHER])


def can_change(g: Tape, e: int, side: int) -> bool:
    track, on = g[e + ONE], g[e + OTHER] > 0
    if track == CHANGED_WORLD:
        moved = g[WORLD] + towards(side) * (1 if on else -1)
        return abs(moved) <= g[WORLD_MOST]
    if track == CHANGED_PRESTIGE and g[ABDICATED]:
        return False
    level = g[UNREST] if track == CHANGED_UNREST else g[PRESTIGE]
    return level < g[END] if on else level > 0


def do_fall(g: Tape) -> None:
    move_prestige(g, -g[PRESTIGE])


def can_fall(g: Tape) -> bool:
    return g[PRESTIGE] > 0 and g[ABDICATED] == 0


def do_on_track(g: Tape, e: int, side: int) -> None:
    if g[e + ONE] == ANY_TRACK:
        plan_2(g, CHOOSE_TRACK, side, e)
    else:
        on_track(g, side, e, g[e + ONE])


def on_track(g: Tape, side: int, e: int, track: int) -> None:
    """What is done there."""
    word = g[e + WORD]
    if word == MARKER:
        move_marker(g, track, g[e + OTHER])
    elif word == RESET:
        move_marker(g, track, -g[SCORING + track])
    elif word == ROLLS_DIE:
        plan_2(g, ROLL_DIE, side, track)
    else:
        plan_1(g, SCORE_TRACK, track)


def can_move_marker(g: Tape, e: int) -> bool:
    if g[e + WORD] == MARKER and g[e + OTHER] > 0:
        return True
    for track in range(NUMBER_OF_TRACKS):
        if g[SCORING + track] and g[e + ONE] in (track, ANY_TRACK):
            return True
    return False


def can_score_track(g: Tape, e: int) -> bool:
    for track in range(NUMBER_OF_TRACKS):
        matters = track == DUMA_TRACK or g[SCORING + track] > 0 or advantage(g, track) != 0
        if matters and g[e + ONE] in (track, ANY_TRACK):
            return True
    return False
