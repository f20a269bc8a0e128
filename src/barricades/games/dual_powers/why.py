"""Why not: for everything that might be tried and is not offered, the rule that stands in the way.

Each answer rests on what the asked side knows, so that no refusal tells a secret.
"""

from __future__ import annotations

from ...core import PASS, IllegalChoice, Refusal
from .actions import (
    DONE,
    act,
    bonus_recruit,
    bonus_recruit_to,
    draw,
    move,
    move_to,
    recruit,
    refresh,
    take_bonus,
)
from .box import SUPPLY
from .leaders import lead, leader_recruit, protest
from .opposition import bring_leader
from .scoring import choose_reward, lay_blockade
from .setup import lay_unrest, place_neutral
from .state import State, follows_the_will
from .turn import set_objective, take_turn


@set_objective.refuse
def _(s: State, card: str, side: str) -> Refusal:
    if card in s.hands[side]:
        return IllegalChoice("leader-no-objective", "3.4", "R11", card=card)
    return _not_in_hand(s, card, "3.4")


@take_turn.refuse
def _(s: State, card: str, side: str) -> Refusal:
    if card == s.objectives[side] and (not s.opposition or side in s.revealed):
        return IllegalChoice("your-objective", "3.4", card=card)
    return _not_in_hand(s, card, "4.2")


def _not_in_hand(s: State, card: str, section: str) -> Refusal:
    if card == PASS:
        return IllegalChoice("must-play", section)
    return IllegalChoice("not-in-hand", section, card=card) if card in s.box.days else None


@act.refuse
def _(s: State, action: str, side: str, card: str) -> Refusal:
    if action == "recruit":
        return IllegalChoice("no-unit-fits", "5.2", value=s.box.recruit[card])
    if action == s.box.action[card]:
        return _nothing_to(action.removeprefix("double-"))
    return IllegalChoice("not-on-card", "5.1", card=card) if action in ACTIONS else None


ACTIONS = {
    *("recruit", "move", "double-move", "refresh"),
    *("leader-recruit", "protest", "espionage", "inspire"),
}


def _nothing_to(action: str) -> IllegalChoice:
    section = {"move": "5.4", "refresh": "5.6"}[action]
    return IllegalChoice(f"nothing-to-{action}", section, "5.3")


@lead.refuse
def _(s: State, action: str, side: str, card: str, placed: bool, used: bool) -> Refusal:
    if action == "leader-recruit":
        if s.at[card] == SUPPLY:
            return IllegalChoice("leader-came-first", "10.7", "R41", token=card)
        return IllegalChoice("leader-entered", "5.8", token=card)
    if action == s.box.special[card]:
        if s.box.rules.leader_first and not placed:
            return IllegalChoice("leader-first", "10.7", "R41", token=card)
        if used:
            return IllegalChoice("special-used", "5.7")
        if action == "inspire":
            return IllegalChoice("has-will", "5.11", "R38")
        return IllegalChoice("already-open", "5.10", "R28", "R38")
    return IllegalChoice("not-on-card", "5.7", card=card) if action in ACTIONS else None


@recruit.refuse
def _(s: State, token: str, side: str, region: str, value: int, placed: int) -> Refusal:
    if token == DONE:
        return IllegalChoice("recruit-one", "5.2", "R31")
    return _not_a_recruit(s, token, side, value, "5.2")


@bonus_recruit.refuse
def _(s: State, token: str, side: str) -> Refusal:
    return _not_a_recruit(s, token, side, 1, "6.2")


def _not_a_recruit(s: State, token: str, side: str, value: int, section: str) -> Refusal:
    if token in (PASS, DONE):
        return _chosen_already(section)
    if token not in s.at:
        return None
    if token not in s.box.units[side]:
        return IllegalChoice("not-your-unit", section, token=token)
    if s.at[token] != SUPPLY:
        return IllegalChoice("not-in-supply", section, token=token)
    if (cost := s.box.strength[token][0]) > value:
        return IllegalChoice("too-dear", section, "R22", token=token, cost=cost, value=value)
    return IllegalChoice("twin", section, "R39", token=token)


@move.refuse
def _(s: State, token: str, side: str, steps: int) -> Refusal:
    return _not_controlled(s, token, side, "5.4") or (
        IllegalChoice("twin", "5.4", "R39", token=token)
        if s.box.near[s.barricade][s.at[token]]
        else IllegalChoice("no-way-out", "5.4", token=token, region=s.at[token])
    )


@refresh.refuse
def _(s: State, token: str, side: str) -> Refusal:
    return _not_controlled(s, token, side, "5.6") or (
        IllegalChoice("twin", "5.6", "R39", token=token)
        if token in s.exhausted
        else IllegalChoice("already-fresh", "5.6", token=token)
    )


def _not_controlled(s: State, token: str, side: str, section: str) -> Refusal:
    """5.3: why a side cannot use a token that is or is not in the city."""
    if token in (PASS, DONE):
        return _chosen_already(section)
    if token not in s.at:
        return IllegalChoice("no-such-token", section, choice=str(token))
    if s.at[token] not in s.box.city:
        return IllegalChoice("not-in-city", section, token=token)
    if s.box.side[token] == side:
        return None
    if s.box.side[token] != "neutral":
        return IllegalChoice("not-yours", "5.3", token=token)
    if s.will != side:
        return IllegalChoice("no-will", "5.3", token=token)
    if follows_the_will(s, token) or _has_friends(s, s.at[token], side):
        return None
    return IllegalChoice("no-friends", "5.3", "R30", token=token, region=s.at[token])


def _has_friends(s: State, region: str, side: str) -> bool:
    return any(s.at[token] == region for token in s.box.faction[side])


@move_to.refuse
def _(s: State, region: str, side: str, token: str, steps: int) -> Refusal:
    here = s.at[token]
    if region == here:
        return IllegalChoice("already-there", "5.4", "R42", token=token, region=region)
    if region not in s.box.city:
        return _chosen_already("5.4") if region == PASS else None
    if {here, region} == {*s.box.connections[s.barricade]}:
        return IllegalChoice("blockaded", "5.4", region=region, connection=s.barricade)
    return IllegalChoice("too-far", "5.5" if steps > 1 else "5.4", region=region, steps=steps)


@take_bonus.refuse
def _(s: State, bonus: str, side: str) -> Refusal:
    if bonus == "organize":
        if s.opposition:
            return IllegalChoice("already-open", "9.6", "R35", "R38")
        return IllegalChoice("only-alone", "9.6")
    if bonus == "recruit":
        return IllegalChoice("no-unit-fits", "6.2", value=1)
    if bonus == "draw":
        return IllegalChoice("no-cards-left", "6.5", "R40")
    if bonus in ("move", "refresh"):
        return _nothing_to(bonus)
    return None


@leader_recruit.refuse
def _(s: State, region: str, side: str, token: str) -> Refusal:
    return _chosen_already("5.8") if region == PASS else None


@bonus_recruit_to.refuse
def _(s: State, region: str, side: str, token: str) -> Refusal:
    return _chosen_already("6.2") if region == PASS else None


def _chosen_already(section: str) -> IllegalChoice:
    """R10: an action may be declined, but not once it is chosen."""
    return IllegalChoice("chosen-already", section, "R10")


@protest.refuse
def _(s: State, connection: str, side: str) -> Refusal:
    if connection == s.barricade:
        return IllegalChoice("blockade-there", "5.9", "R16", connection=connection)
    return _chosen_already("5.9") if connection == PASS else None


@choose_reward.refuse
def _(s: State, reward: str, side: str, region: str, points: int) -> Refusal:
    return IllegalChoice("choose-one", "7.4") if reward == PASS else None


@place_neutral.refuse
def _(s: State, token: str, region: str) -> Refusal:
    return IllegalChoice("not-a-neutral-left", "2.2", token=token) if token in s.at else None


@draw.refuse
def _(s: State, card: str, side: str, pile: str) -> Refusal:
    return IllegalChoice("not-in-deck", "3.2", "3.3", card=card) if card in s.box.days else None


@bring_leader.refuse
def _(s: State, leader: str) -> Refusal:
    return IllegalChoice("leader-not-left", "9.3", card=leader) if leader in s.box.days else None


def _tile_drawn(s: State, region: str) -> Refusal:
    drawn = region in s.box.city
    return IllegalChoice("tile-drawn", "2.4", "8.1", region=region) if drawn else None


@lay_unrest.refuse
def _(s: State, region: str) -> Refusal:
    return _tile_drawn(s, region)


@lay_blockade.refuse
def _(s: State, region: str) -> Refusal:
    return _tile_drawn(s, region)
