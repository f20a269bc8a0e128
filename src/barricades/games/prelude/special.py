"""Special Actions (10.3): once a Turn, each once a game."""

from __future__ import annotations

from ...core import Asked, without
from .box import FOE, SIDES, TRACKS
from .duma import radicalize
from .scoring import roll_die, score_track
from .state import State, award, cubes, gain, rules

PRICES = {  # 10.3.1, 10.3.2: the Activity Points each may be bought with
    "government": {
        "novoye-vremia": (2,),
        "supporters": (2,),
        "corruption": tuple(range(1, 100)),  # x: as many as there are
        "provocation": (2,),
        "show-of-force": (4, 6),
        "maneuver": (2,),
    },
    "revolutionary": {
        "pravda": (2,),
        "sympathizers": (2,),
        "diplomacy": (2, 4, 6),
        "fervor": (6,),
        "all-power": (4,),
        "opportunism": (4,),
    },
}
BOTH = {"revolutionary": "pravda", "government": "novoye-vremia"}  # a card counts twice
IGNORE = {"revolutionary": "sympathizers", "government": "supporters"}  # a foe's event is lost
MANEUVER = "maneuver"


def affordable(s: State, side: str, points: int) -> tuple[str, ...]:
    """10.3: what a side may still use with so many points."""
    if side in s.acted:
        return ()
    used = s.used[side]
    return tuple(
        [
            action
            for action, prices in PRICES[side].items()
            if prices[0] <= points
            and action not in used
            and (action != "diplomacy" or can_exchange(s, side))
        ]
    )


def can_exchange(s: State, side: str) -> bool:
    """10.3.2: Revolutionary Diplomacy needs cards on both sides of the exchange."""
    return bool(s.hands[side] and exchangeable(s))


def exchangeable(s: State) -> tuple[str, ...]:
    """10.3.2: the cards in the Pool that are no Key Events."""
    return tuple([card for card in s.pool if s.box.cards[card].deck != "key-events"])


def prices(s: State, side: str, action: str, points: int) -> tuple[int, ...]:
    """10.3: what an action may be bought with, given so many points."""
    most = min(points, 2 * min(len(s.hands[side]), len(exchangeable(s))))
    limit = most if action == "diplomacy" else points
    owner = side if action in PRICES[side] else FOE[side]
    return tuple([price for price in PRICES[owner][action] if price <= limit])


@rules.step("10.3.1", "10.3.2", "14", "R47")
def perform(s: State, side: str, action: str, points: int) -> None:
    """A Special Action, bought with so many points, or lent by card 122."""
    s.tell("used-special", side=side, special=action, points=points)
    match action:
        case "novoye-vremia" | "pravda":
            s.waiting[side] += (BOTH[side],)
        case "supporters" | "sympathizers":
            s.waiting[side] += (IGNORE[side],)
        case "maneuver":
            s.waiting[side] += (MANEUVER,)
        case "corruption":
            s.then(*[corrupt(side)] * points)
        case "provocation":
            s.then(provoke(side))
        case "show-of-force":
            s.then(*[reset_track(side)] * (2 if points >= 6 else 1))
        case "diplomacy":
            s.then(give_cards(side, points // 2, (), ()))
        case "fervor":
            s.then(score_any(side))
        case "all-power":
            award(s, side, len(full_districts(s, side)), "all-power")
        case "opportunism":
            gain(s, side, 6)


@rules.step("10.3.1", "R15", of="track")
def corrupt(s: State, side: str) -> Asked:
    """Political Corruption: a Scoring Die of one's choice, resolved before the next."""
    return side, TRACKS


@corrupt.answer
def _(s: State, track: str, side: str) -> None:
    s.then(roll_die(side, track))


@rules.step("10.3.1", "R16", of="side")
def provoke(s: State, side: str) -> Asked:
    """Deliberate Provocation: somebody grows extreme as if a 6 had been rolled."""
    return side, SIDES


@provoke.answer
def _(s: State, target: str, side: str) -> None:
    radicalize(s, target, 6, 0)


@rules.step("10.3.1", of="track")
def reset_track(s: State, side: str) -> Asked:
    """Show of Force: a Scoring Marker goes back to Start."""
    started = tuple([track for track in TRACKS if s.scoring[track]])
    return (side, started) if started else None


@reset_track.answer
def _(s: State, track: str, side: str) -> None:
    s.scoring[track] = 0
    s.tell("reset", side=side, track=track)


@rules.step("10.3.2", of="track")
def score_any(s: State, side: str) -> Asked:
    """Revolutionary Fervor: a track of one's choice scores."""
    return side, TRACKS


@score_any.answer
def _(s: State, track: str, side: str) -> None:
    s.then(score_track(track))


def full_districts(s: State, side: str) -> list[str]:
    """10.3.2, R44: Worker and Military Districts where a side has all its boxes filled."""
    boxes = s.box.boxes[side]
    return [district for district in s.box.next if cubes(s, side, district) == len(boxes[district])]


@rules.step("10.3.2", "R43", of="card")
def give_cards(
    s: State, side: str, count: int, cards: tuple[str, ...], cards_taken: tuple[str, ...]
) -> Asked:
    """Revolutionary Diplomacy: first the cards from the hand, then as many from the Pool."""
    if len(cards) < count:
        return side, tuple([card for card in s.hands[side] if card not in cards])
    return side, tuple([card for card in exchangeable(s) if card not in cards_taken])


@give_cards.answer
def _(
    s: State, card: str, side: str, count: int, cards: tuple[str, ...], cards_taken: tuple[str, ...]
) -> None:
    foe = FOE[side]
    if len(cards) < count:
        cards += (card,)
        s.known[foe] = (*[c for c in s.known[foe] if c != card], card)
    else:
        cards_taken += (card,)
    if len(cards_taken) < count:
        s.then(give_cards(side, count, cards, cards_taken))
    else:
        exchange(s, side, cards, cards_taken)


def exchange(s: State, side: str, given: tuple[str, ...], taken: tuple[str, ...]) -> None:
    """All at once; the opponent has seen both."""
    for card in given:
        s.hands[side] = without(s.hands[side], card)
        s.pool += (card,)
    for card in taken:
        s.pool = without(s.pool, card)
        s.hands[side] += (card,)
    foe = FOE[side]
    s.known[foe] = tuple([card for card in s.known[foe] if card not in given]) + taken
    s.lessons += 1
    s.tell("exchanged", side=side, cards=given, cards_taken=taken)


def maneuver(s: State, side: str) -> None:
    """10.3.1, R13: the hands change owners; each knows what it gave."""
    foe = FOE[side]
    s.hands[side], s.hands[foe] = s.hands[foe], s.hands[side]
    for owner in SIDES:
        s.known[owner] = s.hands[FOE[owner]]
    s.lessons += 1
    s.tell("swapped-hands", side=side)
