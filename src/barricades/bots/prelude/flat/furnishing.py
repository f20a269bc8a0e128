"""A mind as a search begins with it: what `SEASONED` believes, for one box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....encoding.prelude import WAITING
from ....fast.prelude.layout import ROUNDS
from ....games.prelude.box import Box, box_for
from ...nets.shipped import shipped
from ..duma import votes_to_come
from ..lasting import DEEDS, acts_by_turns, effects
from ..odds import ODDS, SOON, weight
from ..opinions import SEASONED, at
from ..worth import WAITING as WORTH
from . import mind as to

NET = "net.json"


def furnished(options: Mapping[str, Any]) -> list[float]:
    """All that is believed, in its place; where positions will be kept, nothing yet."""
    box, seasoned = box_for(options), SEASONED
    most = 2 * len(box.turns) * box.rounds + 1
    mind = [0.0] * (to.SCORINGS + to.KINDS * (box.steps + 1) * (most + 1))
    tables = {
        to.LEADS: seasoned.leads,
        to.BRIEF: seasoned.brief,
        to.MAJORITIES: seasoned.majorities,
        to.MODERATES: seasoned.moderates,
        to.EXTREMISTS: seasoned.extremists,
        to.FALLS: seasoned.falls,
        to.ODDS: ODDS,
    }
    for field, table in tables.items():
        mind[field : field + to.LONGEST] = [at(table, number) for number in range(to.LONGEST)]
    mind[to.WAITING : to.WAITING + len(WAITING)] = [WORTH[what] for what in WAITING]
    to.NET.learn(mind, shipped(__package__, NET))
    _see_turns(mind, box)
    _read_cards(mind, box)
    keeps, place = (*seasoned.keeps, SOON), to.SCORINGS
    for kept in keeps:
        for to_go in range(box.steps + 1):
            row = [weight(to_go, box.steps, left, kept) for left in range(most + 1)]
            mind[place : place + len(row)] = row
            place += len(row)
    return mind


def _see_turns(mind: list[float], box: Box) -> None:
    for turn in range(len(box.turns)):
        for round_ in range(ROUNDS + 1):
            votes = votes_to_come(box, turn, round_, SEASONED.vote_to_vote)
            mind[to.VOTES_TO_COME + turn * (ROUNDS + 1) + round_] = votes


def _read_cards(mind: list[float], box: Box) -> None:
    for nth, card in enumerate(box.cards):
        done = effects(box, card)
        mind[to.MOVES_PRESTIGE + nth], mind[to.MOVES_UNREST + nth] = (
            done["prestige"],
            done["unrest"],
        )
        mind[to.DEEDS + nth] = done[DEEDS]
        mind[to.BY_TURNS + nth] = float(acts_by_turns(box, card))
