"""Effects on tracks: World Affairs, Unrest and Prestige, and Scoring Markers (5.0)."""

from __future__ import annotations

from typing import TypeAlias

from ....core import Asked
from ..box import TRACKS
from ..events import Doing, can, do
from ..language import nodes as n
from ..pieces import move_prestige, move_unrest, move_world
from ..scoring import move_marker, roll_die, score_track
from ..state import State, advantage, rules, towards

OnTrack: TypeAlias = n.Marker | n.Reset | n.RollDie | n.ScoreTrack


@do.register
def _(node: n.Change, doing: Doing) -> None:
    if node.track == "world":
        move_world(doing.s, doing.side, node.by)
    elif node.track == "unrest":
        move_unrest(doing.s, node.by)
    else:
        move_prestige(doing.s, node.by)


@can.register
def _(node: n.Change, doing: Doing) -> bool:
    s = doing.s
    if node.track == "world":
        most = s.box.advantage["world_most"]
        return -most <= s.world + towards(doing.side) * (1 if node.by > 0 else -1) <= most
    if node.track == "prestige" and s.abdicated:
        return False
    level = s.unrest if node.track == "unrest" else s.prestige
    return level < s.box.tracks["end"] if node.by > 0 else level > 0


@do.register
def _(node: n.Fall, doing: Doing) -> None:
    move_prestige(doing.s, -doing.s.prestige)


@can.register
def _(node: n.Fall, doing: Doing) -> bool:
    return doing.s.prestige > 0 and not doing.s.abdicated


@do.register
def _(node: OnTrack, doing: Doing) -> None:
    if node.track == "any":
        doing.s.then(choose_track(doing.side, doing.card, doing.at))
    else:
        _on_track(doing.s, doing.side, node, node.track)


@rules.step("3.2", "14", of="track")
def choose_track(s: State, side: str, card: str, at: int) -> Asked:
    """A Scoring Track of one's choice."""
    return side, TRACKS


@choose_track.answer
def _(s: State, track: str, side: str, card: str, at: int) -> None:
    node, _ = s.box.effects[card][at]
    assert isinstance(node, OnTrack)
    _on_track(s, side, node, track)


def _on_track(s: State, side: str, node: OnTrack, track: str) -> None:
    match node:
        case n.Marker():
            move_marker(s, track, node.by)
        case n.Reset():
            move_marker(s, track, -s.scoring[track])
        case n.RollDie():
            s.then(roll_die(side, track))
        case n.ScoreTrack():
            s.then(score_track(track))


@can.register
def _(node: n.Marker | n.Reset, doing: Doing) -> bool:
    onward = isinstance(node, n.Marker) and node.by > 0
    return onward or any(doing.s.scoring[track] for track in _tracks(node))


@can.register
def _(node: n.ScoreTrack, doing: Doing) -> bool:
    s = doing.s
    return any(t == "duma" or s.scoring[t] or advantage(s, t) for t in _tracks(node))


def _tracks(node: OnTrack) -> tuple[str, ...]:
    return TRACKS if node.track == "any" else (node.track,)
