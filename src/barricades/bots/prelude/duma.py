"""What the Duma of Prelude to Revolution is worth: its advantage, and the Votes to come."""

from __future__ import annotations

from functools import cache

from ...games.prelude.box import SIDES, Box
from ...games.prelude.state import State
from .odds import ODDS
from .opinions import Opinion, at

NONE = (False,) * 4


def duma(s: State, opinion: Opinion, fallen: float, weight: float, votes: float) -> float:
    """5.4, 7.3: as it is, and as it will be once the Tsar has fallen, by that chance."""
    parties = tuple([sum(s.cubes[party]) for party in s.box.parties])
    organized = s.organizations[SIDES[0]] + s.organizations[SIDES[1]]
    helped = tuple([party in organized for party in s.box.parties])
    if s.abdicated:
        held, carried = _strength(s.box, opinion, parties, helped, False)
        return held * weight + carried * votes
    held, carried = _strength(s.box, opinion, parties, helped, True)
    halved = tuple([cubes // 2 for cubes in parties])
    held_then, carried_then = _strength(s.box, opinion, halved, NONE, False)
    now, then = held * weight + carried * votes, held_then * weight + carried_then * votes
    return now + fallen * (then - now)


@cache
def _strength(
    box: Box, opinion: Opinion, parties: tuple[int, ...], helped: tuple[bool, ...], reigns: bool
) -> tuple[float, float]:
    """What Parties are worth when the Duma scores, and at a Vote; helped are Organizations."""
    cubes = dict(zip(box.parties, parties, strict=True))
    odds = {
        party: ODDS[cubes[party] + (4 if help else 2)]
        for party, help in zip(box.parties, helped, strict=True)
    }
    ranks, votes = [], []
    for side in SIDES:
        moderate, extremist = box.wing[side]["moderate"], box.wing[side]["extremist"]
        ranks.append([cubes[party] for party in (moderate, extremist)[: 1 + reigns]])
        votes.append(odds[moderate] + at(opinion.moderates, cubes[moderate]))
        if reigns:  # those who carry their Vote grow more extreme
            votes[-1] += 0.6 * odds[extremist] + at(opinion.extremists, cubes[extremist])
    red, blue = ranks
    held = opinion.majority[sum(red), sum(blue)]
    dominant = reigns and (min(red) >= max(blue) if held > 0 else min(blue) >= max(red))
    return held * (4 if dominant else 2), votes[0] - votes[1] + held * opinion.majority_vote


@cache
def votes_to_come(box: Box, turn: int, round: int, kept: float) -> float:
    """7.2: the Votes to come; what is far off counts less."""
    ends = [(at, rounds[-1]) for at, name in enumerate(box.turns) for rounds in box.sessions[name]]
    return sum(kept**n for n, _ in enumerate([end for end in ends if end >= (turn, round)]))
