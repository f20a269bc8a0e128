"""The tables of a game of Prelude to Revolution, made from the box that the truth engine opens."""

from __future__ import annotations

from itertools import product

from ...core import PASS, Choice
from ...encoding import Encoding
from ...games.prelude import abdication, setup, turn
from ...games.prelude.activities import DONE, ORGANIZE, SPECIAL
from ...games.prelude.box import SIDES, TRACKS, Box, box_for
from ...games.prelude.checks import CONFIRM, SPEND
from ...games.prelude.decks import DECKS
from ...games.prelude.play import EVENT, POINTS, POOL, TWICE
from ...games.prelude.special import MANEUVER, PRICES
from ...games.prelude.state import State
from .. import kernel as k
from ..kernel import Tape
from ..numbering import number
from . import layout as to
from .press import Press
from .room import check_room


def options_of(box: Box, most: int) -> dict[str, tuple[Choice, ...]]:
    """By question: what its options mean, numbers being themselves up to the highest."""
    places, cards, numbers = box.places, tuple(box.cards), tuple(range(most + 1))
    played = tuple(product(cards, (EVENT, POINTS, TWICE, POOL)))
    to_places = ("choose-place", "add-cubes", "remove-cubes", "draw-level", "choose-check")
    also = ("organize-one", "disband-one", "face-reaction", "draw-district")
    on_tracks = ("pick-die", "corrupt", "reset-track", "score-any", "choose-track", "roll-die")
    counted = ("dedicate", "pay", "bid-opportunity", "sway", "choose-event")
    dice = ("roll-check", "grow-extremism", "roll-table", "test-marker", "roll-world")
    return {
        **dict.fromkeys(("take-initiative", "provoke"), SIDES),
        "take-round": (*played, PASS),
        "act": (*places, ORGANIZE, SPECIAL, DONE),
        **dict.fromkeys((*to_places, *also), places),
        **dict.fromkeys(("take-special", "borrow"), to.SPECIALS),
        **dict.fromkeys(on_tracks, TRACKS),
        **dict.fromkeys(("give-cards", "draw"), cards),
        **dict.fromkeys((*counted, *dice), numbers),
        "top-up": (SPEND, CONFIRM),
        "may-spend": (SPEND, PASS),
        "trigger": (*cards, MANEUVER),
    }


def fill(code: Encoding) -> Tape:
    """A tape whose tables are those of a game with these options; the game has not begun."""
    return laid_out(code)[0]


def laid_out(code: Encoding) -> tuple[Tape, Press]:
    """The same, and where the cards lie on it."""
    box = box_for(code.options)
    tape = [0] * to.FREE
    tape[k.SIDES], tape[k.STATE_SIZE] = len(SIDES), to.SIZE
    tape[k.MOST_OFFERED] = k.MOST_OPTIONS
    _print_tracks(tape, box)
    _lay_board(tape, box)
    _print_turns(tape, box, setup.begin(code.options))
    for at, action in enumerate(to.SPECIALS):
        owner = SIDES[at // to.MOST_USED]
        tape[to.PRICES + at] = len(tape)
        tape.extend([len(PRICES[owner][action]), *PRICES[owner][action]])
    answers = [choice for _, choice in (*code.actions.answers, *code.draws.answers)]
    most = max(choice for choice in answers if isinstance(choice, int))
    number(tape, code, to.STEPS, options_of(box, most))
    _print_cards(tape, box)
    press = Press(tape, box)
    press.print_cards()
    tape[to.ORDERS] = press.print_orders()
    check_room(box)
    return tape, press


def _print_tracks(tape: Tape, box: Box) -> None:
    """5.0, 8.0, 11.0, 12.0."""
    tracks, advantage = box.tracks, box.advantage
    tape[to.ROUNDS_EACH], tape[to.STEPS_TO_SCORE] = box.rounds, box.steps
    tape[to.MAJORITY], tape[to.DOMINANCE] = advantage["majority"], advantage["dominance"]
    tape[to.WORLD_MOST], tape[to.FIRST_WORLD] = advantage["world_most"], -advantage["world"]
    tape[to.END], tape[to.VICTORY_POINTS], tape[to.HAND] = (
        tracks[name] for name in ("end", "victory", "hand")
    )
    tape[to.FIRST_UNREST], tape[to.FIRST_PRESTIGE] = tracks["unrest"], tracks["prestige"]
    tape[to.FIRST_OPPORTUNITY] = tracks["opportunity"]
    tape[to.OPPORTUNITY_GAIN] = tracks["opportunity_gain"]
    tape[to.OPPORTUNITY_MOST] = tracks["opportunity_most"]
    tape[to.LOYAL_TROOPS] = box.loyal_troops
    _lay(tape, to.UNREST_MODIFIERS, box.modifiers["unrest"])
    _lay(tape, to.PRESTIGE_MODIFIERS, box.modifiers["prestige"])
    for at, track in enumerate(("districts", "organizations")):
        tape[to.WORTH_LENGTHS + at] = len(box.worth[track])
        _lay(tape, to.WORTHS + at * to.TRACK, box.worth[track])


def _lay_board(tape: Tape, box: Box) -> None:
    """2.1, 6.0, 7.0, 10.1."""
    for at, place in enumerate(box.places):
        _lay(tape, to.START + 2 * at, box.start[place])
        subtype = box.subtype.get(place)
        tape[to.KIND + at] = to.SUBTYPES.index(subtype) if subtype else to.PARTIES
        near = sum(1 << box.places.index(urban) for urban in box.next.get(place, ()))
        tape[to.LOW_NEXT + at], tape[to.HIGH_NEXT + at] = near & to.LOW, near >> to.LOW_BITS
        for nth, side in enumerate(SIDES):
            boxes, mine = box.boxes[side].get(place, ()), nth * to.PLACES + at
            tape[to.ROOM + mine] = len(boxes)
            _lay(tape, to.EXTRAS + mine * to.PARTY, boxes)
    for nth, side in enumerate(SIDES):
        tape[to.EXTREMIST + nth] = box.places.index(box.wing[side]["extremist"])
        tape[to.MODERATE + nth] = box.places.index(box.wing[side]["moderate"])


def _print_turns(tape: Tape, box: Box, s: State) -> None:
    """2.0, 2.2, 7.2, 12.1."""
    keys = box.decks["key-events"]
    for at, name in enumerate(box.turns):
        tape[to.DECK_OF_TURN + at] = [*DECKS].index(box.deck[name])
        tape[to.POOL_OF_TURN + at] = box.pool[name]
        for rounds in box.sessions[name]:
            for each in rounds:
                tape[to.SESSIONS + at * (to.ROUNDS + 1) + each] = rounds[-1]
        for abdicated in (False, True):
            s.abdicated = abdicated
            entering = [card for card in keys if turn.enters(s, card, name)]
            tape[to.KEYS_OF_TURN + 2 * at + abdicated] = _bits(entering, keys)
    tape[to.FEBRUARY] = box.turns.index(abdication.FEBRUARY)
    tape[to.JULY] = box.turns.index(abdication.JULY)
    tape[to.OPENING_KEYS] = _bits(abdication.OPENING, keys)
    tape[to.PROVISIONAL_KEYS] = _bits(abdication.PROVISIONAL, keys)


def _print_cards(tape: Tape, box: Box) -> None:
    """3.3: all but events and prerequisites."""
    for at, (name, card) in enumerate(box.cards.items()):
        tape[to.SIDE_OF + at] = to.OWNERS.index(card.side)
        tape[to.POINTS_OF + at] = card.points
        tape[to.DIE_OF + at] = to.DICE.index(card.die)
        tape[to.STAYS_OF + at] = to.STAYS.index(card.stays)
        tape[to.STARRED + at] = int(card.starred)
        tape[to.DECK_OF + at] = [*DECKS].index(card.deck)
        changed = [bit for rule, bit in to.RULES.items() if name in box.rules.get(rule, ())]
        tape[to.RULES_OF + at] = sum(changed)


def _lay(tape: Tape, field: int, numbers: tuple[int, ...]) -> None:
    tape[field : field + len(numbers)] = numbers


def _bits(some: tuple[str, ...] | list[str], of: tuple[str, ...]) -> int:
    return sum(1 << of.index(each) for each in some)
