"""The words of the event language as typed nodes; `str` of a node is its text again.

Whoever carries out an event is "you"; the other player is "they". An event is a tuple of effects.
"""

from __future__ import annotations

from typing import TypeAlias

from .amounts import Amount, Count, Sum
from .cards import After, Boost, Borrow, Install, Leave, Purge, Return, Rule, Skip
from .chance import Check, CheckAgainst, Random, Roll, TestMarkers
from .conditions import And, AtLeast, Compare, Condition, InPlay, Is, Not, Or
from .cubes import Add, Level, Remove, Shift
from .flow import As, Choose, If
from .organizations import Act, Disband, EndSession, Extremism, Muster, Organize, Vote
from .places import IDS, KINDS, NAMES, Places, Test
from .points import Bid, Gain, Lose, Score, Spend
from .tracks import TRACKS, Change, Fall, Marker, Reset, RollDie, ScoreTrack
from .writing import written

__all__ = [
    "IDS",
    "KINDS",
    "NAMES",
    "TRACKS",
    "Act",
    "Add",
    "After",
    "Amount",
    "And",
    "As",
    "AtLeast",
    "Bid",
    "Boost",
    "Borrow",
    "Change",
    "Check",
    "CheckAgainst",
    "Choose",
    "Compare",
    "Condition",
    "Count",
    "Disband",
    "Effect",
    "EndSession",
    "Event",
    "Extremism",
    "Fall",
    "Gain",
    "If",
    "InPlay",
    "Install",
    "Is",
    "Leave",
    "Level",
    "Lose",
    "Marker",
    "Muster",
    "Node",
    "Not",
    "Or",
    "Organize",
    "Places",
    "Purge",
    "Random",
    "Remove",
    "Reset",
    "Return",
    "Roll",
    "RollDie",
    "Rule",
    "Score",
    "ScoreTrack",
    "Shift",
    "Skip",
    "Spend",
    "Sum",
    "Test",
    "TestMarkers",
    "Vote",
    "inner",
    "written",
]

Effect: TypeAlias = (
    "Add | Remove | Level | Shift | Check | CheckAgainst | Roll | Random | TestMarkers | Score"
    " | Gain | Lose | Spend | Bid | Change | Fall | Marker | Reset | RollDie | ScoreTrack"
    " | Organize | Disband | Extremism | Vote | EndSession | Muster | Act | Return | Purge"
    " | Install | Leave | Skip | Boost | Borrow | Rule | After | Choose | If | As"
)
Event: TypeAlias = "tuple[Effect, ...]"
Node: TypeAlias = "Effect | Condition | Places | Test | Count | Sum"


def inner(effect: Effect) -> tuple[Event, ...]:
    """The events within an effect, in the order they are written."""
    match effect:
        case Check() | CheckAgainst():
            return effect.won, effect.lost
        case Roll():
            return tuple(event for _, _, event in effect.rows)
        case Random() | Spend() | Bid() | After() | As():
            return (effect.event,)
        case Choose():
            return effect.events
        case If():
            return effect.then, effect.otherwise
    return ()
