"""The opposition (chapter 9): the foe of a single player, who decides nothing."""

from __future__ import annotations

from ...core import NATURE, Asked, without
from .box import SUPPLY
from .calendar import advance, end_turn, gain_will
from .state import State, rules


@rules.step("9.3", "R33", "R34", of="card")
def bring_leader(s: State) -> Asked:
    """Nature turns up a leader of the opposition, who enters the region of unrest."""
    return (NATURE, s.leaders) if s.leaders else None


@bring_leader.answer
def _(s: State, leader: str) -> None:
    s.leaders = without(s.leaders, leader)
    s.at[leader] = s.unrest
    s.tell("recruited", side=s.opposition, token=leader, region=s.unrest)
    if s.will != s.opposition:
        gain_will(s, s.opposition)


@rules.step("9.5", "R33")
def oppose(s: State) -> None:
    """The opposition's topmost card: the date goes on, and a unit enters the card's region."""
    if not s.stack:
        return
    s.lessons += 1
    side, (card, *rest) = s.opposition, s.stack
    s.stack = tuple(rest)
    s.played[side] += (card,)
    s.tell("played", side=side, card=card)
    s.then(
        advance(side, s.box.days[card]),
        deploy(s.box.recruit[card], s.box.region[card]),
        oppose_bonus(),
        end_turn(),
    )


@rules.step("9.5", "R24")
def deploy(s: State, strength: int, region: str) -> None:
    """A fresh opposing unit of this strength enters, while there is one."""
    for token in s.box.units[s.opposition]:
        if s.at[token] == SUPPLY and s.box.strength[token][0] == strength:
            s.at[token] = region
            s.tell("recruited", side=s.opposition, token=token, region=region)
            return
    s.tell("none-left", strength=strength, region=region)


@rules.step("9.5", "R33")
def oppose_bonus(s: State) -> None:
    """On a bonus day one more unit of strength 1 enters the region of unrest."""
    if s.day in s.box.bonus_days:
        s.then(deploy(1, s.unrest))


def objective(s: State) -> str:
    """9.8: the region with the most days, then the most cards, then played last; its best card."""
    held: dict[str, tuple[int, int, int]] = {}
    cards = s.played[s.opposition]
    for nth, card in enumerate(cards):
        days, count, _ = held.get(s.box.region[card], (0, 0, 0))
        held[s.box.region[card]] = days + s.box.days[card], count + 1, nth
    ranked = [card for card in cards if s.box.region[card] == max(held, key=held.__getitem__)]
    return sorted(ranked, key=s.box.points.__getitem__)[-1] if ranked else ""  # R36: the later
