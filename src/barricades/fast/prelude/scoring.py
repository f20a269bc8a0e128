"""Scoring Dice and tracks (4.0, 5.0)."""

from __future__ import annotations

from ..kernel import NATURE, NOBODY, Tape, offer, plan, plan_1, plan_2
from .layout import (
    ABDICATED,
    ALL_DICE,
    BLUE,
    DIE_OF_A_SIDE,
    DISTRICTS,
    DISTRICTS_TRACK,
    DUMA_TRACK,
    EXTREMIST,
    FIRST,
    GROW_EXTREMISM,
    NUMBER_OF_TRACKS,
    ORGANIZATIONS_TRACK,
    PICK_DIE,
    PLACES,
    RED,
    ROLL_DIE,
    ROOM,
    SCORE_TRACK,
    SCORING,
    SCORING_SEQUENCES,
    STEPS_TO_SCORE,
    WORLD_TRACK,
)
from .state import advantage, award, cubes, is_open


def roll_for(g: Tape, side: int, die: int) -> int:
    """4.0: after a card: its die; all four in order; or one that a side picks."""
    if die == ALL_DICE:
        for nth in range(NUMBER_OF_TRACKS):
            plan_2(g, ROLL_DIE, side, NUMBER_OF_TRACKS - 1 - nth)
    elif die >= DIE_OF_A_SIDE:
        plan_2(g, PICK_DIE, die - DIE_OF_A_SIDE, side)
    else:
        plan_2(g, ROLL_DIE, side, die)
    return NOBODY


def offer_tracks(g: Tape, side: int) -> int:
    """A side is offered all tracks."""
    for track in range(NUMBER_OF_TRACKS):
        offer(g, track)
    return side


def roll_die(g: Tape, track: int) -> int:
    """4.0: three faces show the die's own track, one each of the others."""
    for _ in range(3):
        offer(g, track)
    for other in range(NUMBER_OF_TRACKS):
        if other != track:
            offer(g, other)
    return NATURE


def roll_die_deed(g: Tape, rolled: int) -> None:
    """5.0: the Scoring Marker moves on; in the Score box, its track scores."""
    g[SCORING + rolled] += 1
    if g[SCORING + rolled] == g[STEPS_TO_SCORE]:
        plan_1(g, SCORE_TRACK, rolled)


def move_marker(g: Tape, track: int, by: int) -> None:
    """5.0, 14: on or back, never behind Start; on to the Score box, the track scores."""
    g[SCORING + track] = min(max(g[SCORING + track] + by, 0), g[STEPS_TO_SCORE])
    if g[SCORING + track] == g[STEPS_TO_SCORE]:
        plan_1(g, SCORE_TRACK, track)


def score_track(g: Tape, track: int) -> int:
    """5.0: the scoring sequence of a track; the Duma's begins with extremism."""
    plan(g, SCORING_SEQUENCES[track])
    if track == DUMA_TRACK:
        first = g[FIRST]
        if is_radical(g, 1 - first):
            plan_2(g, GROW_EXTREMISM, 1 - first, 0)
        if is_radical(g, first):
            plan_2(g, GROW_EXTREMISM, first, 0)
    return NOBODY


def is_radical(g: Tape, side: int) -> bool:
    """5.4.1: who rolls for extremism: the stronger extremists, or both."""
    if g[ABDICATED]:
        return True
    foe = 1 - side
    return cubes(g, side, g[EXTREMIST + side]) >= cubes(g, foe, g[EXTREMIST + foe])


def score_districts(g: Tape) -> int:
    """5.1.1: for control of more Districts."""
    award_track(g, DISTRICTS_TRACK)
    return NOBODY


def score_organizations(g: Tape) -> int:
    """5.2.1: for more Organizations."""
    award_track(g, ORGANIZATIONS_TRACK)
    return NOBODY


def score_world(g: Tape) -> int:
    """5.3.1: for the favour of the world."""
    award_track(g, WORLD_TRACK)
    return NOBODY


def score_duma(g: Tape) -> int:
    """5.4.1: for Majority or Dominance, and 2 points for each empty opposing Party in play."""
    award_track(g, DUMA_TRACK)
    for party in range(DISTRICTS, PLACES):
        owner = RED if g[ROOM + party] else BLUE
        if is_open(g, party) and cubes(g, owner, party) == 0:
            award(g, 1 - owner, 2)
    return NOBODY


def award_track(g: Tape, track: int) -> None:
    """5.0: points for the player favoured on the track; the marker goes back to Start."""
    worth = advantage(g, track)
    award(g, RED if worth > 0 else BLUE, abs(worth))
    g[SCORING + track] = 0
