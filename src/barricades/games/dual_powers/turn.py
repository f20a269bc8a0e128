"""The round (chapters 3 and 4), in the order of the rulebook."""

from __future__ import annotations

from ...core import Asked, together, without
from .actions import act, draw, take_bonus
from .box import FOE, SIDES
from .calendar import advance, end_turn
from .leaders import lead
from .opposition import bring_leader, oppose
from .scoring import clean_up, score_round
from .state import State, alone, commands, rules

CARDS = 5  # 3.2
TURNS = 4  # 4.1


@rules.step("3.1")
def play_round(s: State) -> None:
    """Five phases, and then the next round."""
    s.round += 1
    s.tell("round-began", round=s.round, region=s.unrest, connection=s.barricade)
    s.then(draw_cards(), set_objectives(), take_turns(), score_round(), clean_up(), play_round())


@rules.step("3.2", "R20")
def draw_cards(s: State) -> None:
    """Five cards a side, in turn; alone, four to the hand, one unseen, five to the stack."""
    s.phase = "draw"
    alone(s, "9.2", "R27")
    s.tell("dealt", count=CARDS)
    if player := s.box.rules.player:
        s.then(
            *[draw(player, "hand")] * (CARDS - 1),
            draw(player, "objective"),
            *[draw(s.opposition, "stack")] * CARDS,
        )
    else:
        s.then(*[draw(side, "hand") for side in (s.will, FOE[s.will])] * CARDS)


@rules.step("3.4")
def set_objectives(s: State) -> None:
    """Both sides lay down an objective at once; 9.3: alone, the opposition's leader enters."""
    s.phase = "objective"
    if s.opposition:
        s.then(bring_leader())
    else:
        s.then(together(*[set_objective(side) for side in SIDES]))


@rules.step("3.4", "R11", of="card")
def set_objective(s: State, side: str) -> Asked:
    """A command card from the hand, face down."""
    cards = commands(s, side)
    return (side, cards) if cards else None


@set_objective.answer
def _(s: State, card: str, side: str) -> None:
    s.hands[side] = without(s.hands[side], card)
    s.objectives[side] = card


@rules.step("4.1", "R12")
def take_turns(s: State) -> None:
    """Four turns each, the will of the people first; 9.4, R34: alone, the opposition begins."""
    s.phase = "action"
    if s.opposition:
        s.then(*[oppose(), take_turn(FOE[s.opposition])] * TURNS, oppose())
    else:
        s.cite("3.4")
        s.tell("objectives-set", side=s.will)
        s.then(*[take_turn(side) for side in (s.will, FOE[s.will])] * TURNS)


@rules.step("4.2", "4.1", of="card")
def take_turn(s: State, side: str) -> Asked:
    """Any card from the hand is played, face up."""
    return (side, s.hands[side]) if s.hands[side] else None


@take_turn.answer
def _(s: State, card: str, side: str) -> None:
    s.hands[side] = without(s.hands[side], card)
    s.played[side] += (card,)
    s.tell("played", side=side, card=card)
    deed = act(side, card) if card in s.box.region else lead(side, card, False, False)
    s.then(advance(side, s.box.days[card]), deed, claim_bonus(side), end_turn())


@rules.step("4.5", "6.1")
def claim_bonus(s: State, side: str) -> None:
    """On day 15 or 31 the side takes a bonus action after its action."""
    if s.day in s.box.bonus_days:
        s.then(take_bonus(side))
