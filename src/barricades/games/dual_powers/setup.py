"""Setting up (chapter 2): the box is laid out, and nature deals neutrals and region tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core import NATURE, Asked, without
from .box import CALENDAR, FOE, SIDES, SUPPLY, box_for
from .scoring import lay_blockade
from .state import State, rules
from .turn import play_round


def begin(options: Mapping[str, Any]) -> State:
    """2.1, 2.3, 2.5, and for solitaire 9.1."""
    box = box_for(options)
    player = box.rules.player
    at = dict.fromkeys(box.side, SUPPLY)
    at["trotsky"] = at["trotsky-red"] = CALENDAR
    s = State(
        options=options,
        at=at,
        tiles=box.regions,
        deck=box.cards,
        hands={side: box.leaders[side] for side in sides(options)},
        played=dict.fromkeys(SIDES, ()),
        objectives=dict.fromkeys(SIDES, ""),
        leaders=box.leaders[FOE[player]] if player else (),
    )
    s.then(
        *[place_neutral(region) for region in box.regions],
        lay_unrest(),
        lay_blockade(),
        play_round(),
    )
    return s


def sides(options: Mapping[str, Any]) -> tuple[str, ...]:
    """2.1, 9.1: both sides, or in solitaire the one that is played."""
    return SIDES if options["solitaire"] == "no" else (options["solitaire"],)


@rules.step("2.2", of="token")
def place_neutral(s: State, region: str) -> Asked:
    """Nature turns up a neutral unit for a region."""
    return NATURE, tuple([token for token in s.box.units["neutral"] if s.at[token] == SUPPLY])


@place_neutral.answer
def _(s: State, token: str, region: str) -> None:
    s.at[token] = region


@rules.step("2.4", of="region")
def lay_unrest(s: State) -> Asked:
    """Nature turns up the first region of unrest."""
    return NATURE, s.tiles


@lay_unrest.answer
def _(s: State, region: str) -> None:
    s.unrest = region
    s.tiles = without(s.tiles, region)
