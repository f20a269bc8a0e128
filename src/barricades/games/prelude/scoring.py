"""Scoring Dice and tracks (4.0, 5.0)."""

from __future__ import annotations

from ...core import NATURE, Asked
from .box import FOE, SIDES, TRACKS
from .duma import grow_extremism
from .state import State, advantage, award, cubes, in_play, rules


@rules.step("4.0", "R34")
def roll_for(s: State, side: str, die: str) -> None:
    """After a card: its die; all four in order; or one that a side picks."""
    if die == "all":
        s.then(*[roll_die(side, track) for track in TRACKS])
    elif die in SIDES:
        s.then(pick_die(die, side))
    else:
        s.then(roll_die(side, die))


@rules.step("4.0", "R34", of="track")
def pick_die(s: State, side: str, side_rolling: str) -> Asked:
    """The side named on the card picks the die."""
    return side, TRACKS


@pick_die.answer
def _(s: State, track: str, side: str, side_rolling: str) -> None:
    s.then(roll_die(side_rolling, track))


FACES = {track: (*[track] * 3, *[other for other in TRACKS if other != track]) for track in TRACKS}


@rules.step("4.0", of="track")
def roll_die(s: State, side: str, track: str) -> Asked:
    """Three faces show the die's own track, one each of the others."""
    return NATURE, FACES[track]


@roll_die.answer
def _(s: State, rolled: str, side: str, track: str) -> None:
    s.tell("rolled-die", side=side, track=track, track_rolled=rolled)
    advance(s, rolled)


def advance(s: State, track: str) -> None:
    """5.0: the Scoring Marker moves on; in the Score box, its track scores."""
    s.scoring[track] += 1
    if s.scoring[track] == s.box.steps:
        s.then(score_track(track))


def move_marker(s: State, track: str, by: int) -> None:
    """5.0, 14: on or back, never behind Start; on to the Score box, the track scores."""
    before = s.scoring[track]
    s.scoring[track] = min(max(before + by, 0), s.box.steps)
    if s.scoring[track] != before:
        s.tell("moved-marker", track=track, by=s.scoring[track] - before)
    if s.scoring[track] == s.box.steps:
        s.then(score_track(track))


@rules.step("5.0")
def score_track(s: State, track: str) -> None:
    """The scoring sequence of a track; the Duma's begins with extremism."""
    s.tell("track-scores", track=track)
    rolls = [grow_extremism(side, 0) for side in radicals(s)] if track == "duma" else []
    s.then(*rolls, SEQUENCES[track]())


def radicals(s: State) -> list[str]:
    """5.4.1: who rolls for extremism: the stronger extremists, or both, First Player first."""
    both = [s.first, FOE[s.first]]
    if s.abdicated:
        return both
    strength = {side: cubes(s, side, s.box.wing[side]["extremist"]) for side in both}
    return [side for side in both if strength[side] == max(strength.values())]


@rules.step("5.1.1", "5.1", "R53")
def score_districts(s: State) -> None:
    """For control of more Districts."""
    award_track(s, "districts")


@rules.step("5.2.1", "5.2", "R53")
def score_organizations(s: State) -> None:
    """For more Organizations."""
    award_track(s, "organizations")


@rules.step("5.3.1", "5.3")
def score_world(s: State) -> None:
    """For the favour of the world."""
    award_track(s, "world")


@rules.step("5.4.1", "5.4", "R9")
def score_duma(s: State) -> None:
    """For Majority or Dominance, and 2 points for each empty opposing Party in play."""
    award_track(s, "duma")
    for party, owner in s.box.owner.items():
        if in_play(s, party) and not cubes(s, owner, party):
            award(s, FOE[owner], 2, "empty-party")


SEQUENCES = {
    "districts": score_districts,
    "organizations": score_organizations,
    "world": score_world,
    "duma": score_duma,
}


def award_track(s: State, track: str) -> None:
    """5.0: points for the player favoured on the track; the marker goes back to Start."""
    worth = advantage(s, track)
    award(s, SIDES[0] if worth > 0 else SIDES[1], abs(worth), track)
    s.scoring[track] = 0
