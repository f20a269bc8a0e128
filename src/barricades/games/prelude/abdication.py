"""The Tsar abdicates (12.1): the deck, the Duma and the world are no longer what they were."""

from __future__ import annotations

from ...core import Asked
from .box import FOE, SIDES
from .deal import draw, enter_keys, take_initiative
from .pieces import move_world
from .state import State, gain, rules

FEBRUARY, JULY = "february", "july"
PROVISIONAL = ("410", "411")  # 2.2: Key Events of the Provisional Government
OPENING = ("406", "408")  # 12.1: Key Events that an early Abdication brings


def is_early(s: State) -> bool:
    """12.1: before February 1917."""
    return s.turn < s.box.turns.index(FEBRUARY)


@rules.step("12.1", "12.1.1", "R3", "R29")
def abdicate(s: State) -> None:
    """Before February the game leaps there; then the new deck, the new Duma, the world."""
    s.tell("tsar-abdicated")
    early, sizes = is_early(s), [len(s.hands[side]) for side in SIDES]
    if early:
        leap(s)
        sizes = [s.box.tracks["hand"]] * 2
    s.abdicated = True
    adjust_deck(s)
    hands = [draw(side) for side, size in zip(SIDES, sizes, strict=True) for _ in range(size)]
    if early:
        pool = [draw("pool")] * s.box.pool[FEBRUARY]
        s.then(*hands, *pool, enter_keys(OPENING), take_initiative(), form_government(), react())
    else:
        keys = PROVISIONAL if s.turn >= s.box.turns.index(JULY) else ()
        s.then(enter_keys(keys), *hands, form_government(), react())


def leap(s: State) -> None:
    """12.1: on to February 1917; hands, Pool and cards in play are discarded."""
    s.turn, s.round = s.box.turns.index(FEBRUARY), 0
    s.acted, s.prorogued = (), 0
    s.discard += (*s.pool, *s.coming, *s.in_play, *s.hands[SIDES[0]], *s.hands[SIDES[1]])
    s.pool = s.coming = ()
    s.in_play = {}
    s.lessons += 1
    s.hands = dict.fromkeys(SIDES, ())
    s.gone, s.deck = s.gone + s.deck, s.aside.pop(s.box.deck[FEBRUARY])
    s.tell("leapt", turn=FEBRUARY)


def adjust_deck(s: State) -> None:
    """12.1: cards of the throne go; hands and the new government's cards are shuffled in."""
    cards = s.box.cards
    for card in [card for card in s.in_play if cards[card].starred]:
        del s.in_play[card]
        s.gone += (card,)
    s.pool = _loyal(s, s.pool)
    s.coming = _loyal(s, s.coming)
    s.aside["key-events"] = _loyal(s, s.aside["key-events"])
    hands = s.hands[SIDES[0]] + s.hands[SIDES[1]]
    s.deck = _loyal(s, s.deck + hands) + s.aside.pop("provisional-government")
    s.hands, s.known = dict.fromkeys(SIDES, ()), dict.fromkeys(SIDES, ())


def _loyal(s: State, pile: tuple[str, ...]) -> tuple[str, ...]:
    """A pile without its cards of the throne, which leave the game."""
    s.gone += tuple([card for card in pile if s.box.cards[card].starred])
    return tuple([card for card in pile if not s.box.cards[card].starred])


@rules.step("12.1", "12.1.1")
def form_government(s: State) -> None:
    """The extremists go, the moderates are halved, Party Organizations are gone."""
    for party, owner in s.box.owner.items():
        red, blue = s.cubes[party]
        extremist = party in s.box.extremists
        s.cubes[party] = (0, 0) if extremist else (red // 2, blue // 2)
        s.organizations[owner] = tuple([p for p in s.organizations[owner] if p != party])
    s.tell("government-formed")


@rules.step("12.1", "R30")
def react(s: State) -> None:
    """The world reacts."""
    s.then(sway(s.first, -1))


@rules.step("12.1", "R26", "R30", of="points")
def sway(s: State, side: str, points: int) -> Asked:
    """In turn, both may spend Opportunity Points; World Affairs moves towards the higher."""
    return side, tuple(range(s.opportunity[side] + 1))


@sway.answer
def _(s: State, spent: int, side: str, points: int) -> None:
    gain(s, side, -spent)
    s.tell("bid", side=side, points=spent)
    if points < 0:
        s.then(sway(FOE[side], spent))
    elif spent != points:
        move_world(s, side if spent > points else FOE[side], 1)
