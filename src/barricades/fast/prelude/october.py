"""Red October! (11.2): the uprising under its five headings."""

from __future__ import annotations

from ..kernel import (
    NOBODY,
    OPTIONS,
    Tape,
    add_to_list,
    begin_list,
    end_list,
    offer,
    plan,
    plan_1,
    plan_2,
    plan_5,
    times_listed,
)
from .layout import (
    ADD_CUBES,
    ALL_DISTRICTS,
    BLUE,
    CALL_WORLD,
    CHECK,
    DEPLOY_VANGUARD,
    DISTRICTS,
    DISTRICTS_TRACK,
    FACE_REACTION,
    FIRST,
    GROW_EXTREMISM,
    KIND,
    MILITARY,
    NONE,
    OPPORTUNITY,
    ORGANIZATIONS_TRACK,
    RALLY_WORKERS,
    RED,
    ROLL_WORLD,
    SCORE_DUMA,
    SCORE_TRACK,
    TO_BREAK,
    WORKER,
    WORLD_TRACK,
)
from .pieces import disband, move_world, plan_cubes
from .places import troops
from .state import award, has_organization


def red_october(g: Tape) -> int:
    """11.2: Reaction, Soviets, vanguard, workers, world; then the player ahead has won."""
    g[OPPORTUNITY + RED] = g[OPPORTUNITY + BLUE] = 0
    plan_1(g, SCORE_TRACK, WORLD_TRACK)
    plan(g, CALL_WORLD)
    plan_1(g, SCORE_TRACK, DISTRICTS_TRACK)
    plan(g, RALLY_WORKERS)
    plan(g, DEPLOY_VANGUARD)
    plan(g, SCORE_DUMA)
    plan_2(g, GROW_EXTREMISM, 1 - g[FIRST], 0)
    plan_2(g, GROW_EXTREMISM, g[FIRST], 0)
    plan_1(g, SCORE_TRACK, ORGANIZATIONS_TRACK)
    begin_list(g)
    plan(g, FACE_REACTION)
    return NOBODY


def face_reaction(g: Tape) -> int:
    """11.2: where there are both, Military Discipline may break a Soldiers' Soviet."""
    for place in range(DISTRICTS):
        both = has_organization(g, RED, place) and has_organization(g, BLUE, place)
        if g[KIND + place] == MILITARY and both and times_listed(g, place) == 0:
            offer(g, place)
    if g[OPTIONS]:
        return BLUE
    end_list(g)
    return NOBODY


def face_reaction_deed(g: Tape, place: int) -> None:
    add_to_list(g, place)
    plan(g, FACE_REACTION)
    plan_5(g, CHECK, BLUE, place, 3, TO_BREAK, NONE)


def break_soviet(g: Tape, place: int) -> int:
    """11.2: the Soldiers' Soviet is removed."""
    disband(g, RED, place)
    return NOBODY


def deploy_vanguard(g: Tape) -> int:
    """11.2, 11.1: the difference of the Military Preparations is scored."""
    red, blue = troops(g, RED), troops(g, BLUE)
    award(g, RED if red > blue else BLUE, abs(red - blue))
    return NOBODY


def rally_workers(g: Tape) -> int:
    """11.2: twice as many cubes as a side has more Workers' Soviets, or Unions, than the other."""
    more = 0
    for place in range(DISTRICTS):
        if g[KIND + place] == WORKER:
            more += 1 if has_organization(g, RED, place) else 0
            more -= 1 if has_organization(g, BLUE, place) else 0
    side = RED if more > 0 else BLUE
    plan_cubes(g, ADD_CUBES, side, side, ALL_DISTRICTS, 2 * abs(more), 0)
    return NOBODY


def call_world(g: Tape) -> int:
    """11.2: both roll a die, again if level."""
    plan_2(g, ROLL_WORLD, RED, 0)
    return NOBODY


def roll_world_deed(g: Tape, roll: int, side: int, points: int) -> None:
    """11.2: the higher die moves World Affairs."""
    if points == 0:
        plan_2(g, ROLL_WORLD, 1 - side, roll)
    elif roll == points:
        plan_2(g, ROLL_WORLD, RED, 0)
    else:
        move_world(g, side if roll > points else 1 - side, 1)
