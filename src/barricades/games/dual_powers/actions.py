"""What a side may do in its turn: the actions of command cards (chapter 5) and bonuses (6)."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import NATURE, PASS, Asked, without
from .state import State, alone, controlled, one_of_each, recruits, rules

DONE = "done"
STEPS = {"move": 1, "double-move": 2}


@rules.step("5.1", "R10", "R38", of="action")
def act(s: State, side: str, card: str) -> Asked:
    """A command card recruits, or does the other thing it shows, or nothing."""
    able = deeds(s, side, card)
    return (side, (*able, PASS)) if able else None


def deeds(s: State, side: str, card: str) -> list[str]:
    """R38: what of a command card would change anything."""
    other = s.box.action[card]
    able = ["recruit"] if any(recruits(s, side, s.box.recruit[card])) else []
    if any(refreshable(s, side) if other == "refresh" else movable(s, side)):
        able.append(other)
    return able


@act.answer
def _(s: State, action: str, side: str, card: str) -> None:
    if action == "recruit":
        s.then(recruit(side, s.box.region[card], s.box.recruit[card], 0))
    elif action == "refresh":
        s.then(refresh(side))
    elif action == PASS:
        s.tell("declined", side=side, actions=tuple(deeds(s, side, card)))
    else:
        s.then(move(side, STEPS[action]))


@rules.step("5.2", "R22", "R31", "R39", of="token")
def recruit(s: State, side: str, region: str, value: int, placed: int) -> Asked:
    """Units from the supply, one by one, as long as the value of the card lasts."""
    units = tuple(recruits(s, side, value))
    return (side, (*units, DONE) if placed else units) if units else None


@recruit.answer
def _(s: State, token: str, side: str, region: str, value: int, placed: int) -> None:
    if token != DONE:
        s.at[token] = region
        s.tell("recruited", side=side, token=token, region=region)
        s.then(recruit(side, region, value - s.box.strength[token][0], placed + 1))


def movable(s: State, side: str) -> Iterator[str]:
    """5.4: the tokens a side controls that have an open connection to leave by."""
    at, near = s.at, s.box.near[s.barricade]
    return (token for token in controlled(s, side) if near[at[token]])


def is_bonus(s: State) -> bool:
    """6.1: whether a side is at its bonus action: it does not wait for one any more."""
    return all(name != "claim-bonus" for name, _ in s.agenda)


def kind_of_move(s: State, steps: int) -> str:
    """The section of the move under way: a double one, a bonus, or the plain action."""
    return "5.5" if steps > 1 else "6.3" if is_bonus(s) else "5.4"


@rules.step("5.4", "5.3", "R2", "R30", "R39", of="token")
def move(s: State, side: str, steps: int) -> Asked:
    """One token, fresh or exhausted, of those the side controls."""
    s.cite(kind_of_move(s, steps))
    return side, one_of_each(s, movable(s, side))


@move.answer
def _(s: State, token: str, side: str, steps: int) -> None:
    s.then(move_to(side, token, steps))


@rules.step("5.4", "R17", "R42", of="region")
def move_to(s: State, side: str, token: str, steps: int) -> Asked:
    """Along open connections, one region or up to two."""
    s.cite(kind_of_move(s, steps))
    reach = s.box.near if steps == 1 else s.box.far
    return side, reach[s.barricade][s.at[token]]


@move_to.answer
def _(s: State, region: str, side: str, token: str, steps: int) -> None:
    s.tell("moved", side=side, token=token, region_from=s.at[token], region=region)
    s.at[token] = region


def refreshable(s: State, side: str) -> Iterator[str]:
    """5.6: the exhausted tokens a side controls."""
    exhausted = s.exhausted
    return (token for token in controlled(s, side) if token in exhausted)


@rules.step("5.6", "5.3", "R18", "R30", "R39", of="token")
def refresh(s: State, side: str) -> Asked:
    """One exhausted token is turned to its fresh side."""
    s.cite("6.4" if is_bonus(s) else "5.6")
    return side, one_of_each(s, refreshable(s, side))


@refresh.answer
def _(s: State, token: str, side: str) -> None:
    s.exhausted.remove(token)
    s.tell("refreshed", side=side, token=token, region=s.at[token])


@rules.step("6.1", "R10", "R38", "R40", of="bonus")
def take_bonus(s: State, side: str) -> Asked:
    """One of four small actions, or alone a look at one's own objective, or nothing."""
    able = []
    if any(recruits(s, side, 1)):
        able.append("recruit")
    if any(movable(s, side)):
        able.append("move")
    if any(refreshable(s, side)):
        able.append("refresh")
    if s.deck or s.discard:
        able.append("draw")
    if s.opposition and side not in s.revealed and s.objectives[side]:
        able.append("organize")
        s.citing = (*s.citing, "9.6", "R35")
    return (side, (*able, PASS)) if able else None


@take_bonus.answer
def _(s: State, bonus: str, side: str) -> None:
    if bonus == "recruit":
        s.then(bonus_recruit(side))
    elif bonus == "move":
        s.then(move(side, 1))
    elif bonus == "refresh":
        s.then(refresh(side))
    elif bonus == "draw":
        s.cite("6.5")
        s.tell("bonus-drew", side=side)
        s.then(draw(side, "hand"))
    elif bonus == "organize":
        s.cite("9.6")
        reveal(s, side)
    else:
        s.tell("declined-bonus", side=side)


@rules.step("6.2", "R31", "R39", of="token")
def bonus_recruit(s: State, side: str) -> Asked:
    """One unit of the cheapest kind."""
    return side, tuple(recruits(s, side, 1))


@bonus_recruit.answer
def _(s: State, token: str, side: str) -> None:
    s.then(bonus_recruit_to(side, token))


@rules.step("6.2", of="region")
def bonus_recruit_to(s: State, side: str, token: str) -> Asked:
    """It enters any region."""
    return side, s.box.regions


@bonus_recruit_to.answer
def _(s: State, region: str, side: str, token: str) -> None:
    s.at[token] = region
    s.tell("recruited", side=side, token=token, region=region)


@rules.step("3.2", "3.3", "R20", "R29", "R40", of="card")
def draw(s: State, side: str, pile: str) -> Asked:
    """Nature turns up a card; once the deck is empty, from the shuffled discard pile."""
    if s.phase != "draw":
        s.cite("6.5")
    else:
        alone(s, "9.2")
    cards = s.deck or s.discard
    return (NATURE, cards) if cards else None


@draw.answer
def _(s: State, card: str, side: str, pile: str) -> None:
    if not s.deck:
        reshuffle(s)
    s.deck = without(s.deck, card)
    if pile == "hand":
        s.hands[side] += (card,)
    elif pile == "objective":
        s.objectives[side] = card
    else:
        s.stack += (card,)


def reshuffle(s: State) -> None:
    """3.3: the discard pile becomes the deck. What is elsewhere can be worked out from then on."""
    s.deck, s.discard = s.discard, ()
    s.settled = tuple(side for side, card in s.objectives.items() if card)
    elsewhere = [*s.hands.values(), s.objectives.values(), s.stack]
    s.older = tuple(sorted([card for cards in elsewhere for card in cards]))
    s.cite("3.3")
    s.tell("reshuffled")


def reveal(s: State, side: str) -> None:
    """5.10, 7.6, 9.6: an objective is turned face up for the rest of the round."""
    s.lessons += 1
    s.revealed += (side,)
    s.tell("revealed", side=side, card=s.objectives[side])
