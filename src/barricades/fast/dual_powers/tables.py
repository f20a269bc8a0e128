"""The tables of a game of Dual Powers, made from the same box that the truth engine opens."""

from __future__ import annotations

from collections.abc import Iterable

from ...encoding import Encoding
from ...games.dual_powers.box import SIDES, Box, box_for
from ...games.dual_powers.components import ACTIONS, SPECIALS
from .. import kernel as k
from ..kernel import Tape
from ..numbering import number
from . import layout as to

OWNERS = (*SIDES, "neutral")
PLACES = ("supply", "calendar", "gone")


class Names:
    """Everything in a box by its number, and the numbers of everything by name."""

    def __init__(self, box: Box) -> None:
        self.regions = box.regions
        self.cards = (*box.cards, *box.special)
        self.tokens = tuple(box.side)
        self.places = (*box.regions, *PLACES)
        self.region = _numbered(self.regions)
        self.card = _numbered(self.cards)
        self.token = _numbered(self.tokens)
        self.place = _numbered(self.places)
        tokens = (*self.tokens, *[""] * (to.MOST_TOKENS - len(self.tokens)), "done")
        enters = ("leader-recruit", *SPECIALS, "pass")
        self.options: dict[str, tuple[str, ...]] = {
            "place-neutral": tokens,
            "lay-unrest": self.regions,
            "lay-blockade": self.regions,
            "draw": self.cards,
            "set-objective": self.cards,
            "bring-leader": self.cards,
            "take-turn": self.cards,
            "act": ("recruit", *ACTIONS, "pass"),
            "recruit": tokens,
            "move": tokens,
            "move-to": self.regions,
            "refresh": tokens,
            "lead": enters,
            "leader-recruit": self.regions,
            "protest": self.regions,
            "take-bonus": ("recruit", "move", "refresh", "draw", "organize", "pass"),
            "bonus-recruit": tokens,
            "bonus-recruit-to": self.regions,
            "choose-reward": ("points", "bonus"),
        }


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: at for at, name in enumerate(names)}


def fill(code: Encoding) -> Tape:
    """A tape whose tables are those of a game with these options; the game has not begun."""
    box = box_for(code.options)
    names = Names(box)
    tape = [0] * to.FREE
    _print_rules(tape, box)
    _lay_map(tape, box, names)
    _mark_calendar(tape, box)
    _print_cards(tape, box, names)
    _cut_tokens(tape, box, names)
    number(tape, code, to.STEPS, names.options)
    tape[k.STATE_SIZE] = to.AT + len(names.tokens)
    tape[k.SIDES] = len(SIDES)
    tape[k.MOST_OFFERED] = max(to.ALL_CARDS, len(box.side) + 1)  # cards; tokens, or no more
    return tape


def _print_rules(tape: Tape, box: Box) -> None:
    """Chapters 9 and 10: who plays, and by which text."""
    rules = box.rules
    tape[to.TOKENS] = len(box.side)
    tape[to.OPPOSITION] = 1 - SIDES.index(rules.player) if rules.player else to.NONE
    tape[to.LEADER_REFRESHES] = int(rules.leader_refreshes)
    tape[to.WILL_SWEEPS] = int(rules.will_sweeps)
    tape[to.UNITS_ANYWHERE] = int(rules.units_anywhere)
    tape[to.TROTSKY_ANYWHERE] = int(rules.trotsky_anywhere)
    tape[to.LEADER_FIRST] = int(rules.leader_first)
    tape[to.TRACK] = box.track


def _lay_map(tape: Tape, box: Box, names: Names) -> None:
    """1.2: what Move and Double Move reach while a connection is blocked."""
    for field, reach in ((to.NEAR, box.near), (to.FAR, box.far)):
        for blocked, ways in reach.items():
            at = field + names.region[blocked] * to.REGIONS
            for region, open_to in ways.items():
                tape[at + names.region[region]] = sum(1 << names.region[r] for r in open_to)


def _mark_calendar(tape: Tape, box: Box) -> None:
    """2.3, 4.4 to 4.7, 7.4, 8.4."""
    tape[to.LAST_DAY] = box.last_day
    tape[to.TROTSKY_RETURNS] = box.months.index(box.trotsky_returns)
    tape[to.TROTSKY_JOINS] = box.months.index(box.trotsky_joins)
    for field, days in ((to.BONUS_DAYS, box.bonus_days), (to.SLIDE_DAYS, box.slide_days)):
        for day in days:
            tape[field + day] = 1
    for at, month in enumerate(box.months):
        tape[to.UNREST_POINTS + at] = box.unrest_points[month]
        tape[to.LAST_MONTHS + at] = int(month in box.last_months)


def _print_cards(tape: Tape, box: Box, names: Names) -> None:
    """1.3 and 1.4."""
    for card, at in names.card.items():
        tape[to.DAYS + at] = box.days[card]
        if card in box.special:
            tape[to.SPECIAL + at] = names.options["lead"].index(box.special[card])
        else:
            tape[to.REGION + at] = names.region[box.region[card]]
            tape[to.RECRUIT_VALUE + at] = box.recruit[card]
            tape[to.ACTION_OF + at] = names.options["act"].index(box.action[card])
            tape[to.CARD_POINTS + at] = box.points[card]
    leaders = [names.card[card] for side in SIDES for card in box.leaders[side]]
    tape[to.LEADERS_OF : to.LEADERS_OF + len(leaders)] = leaders


def _cut_tokens(tape: Tape, box: Box, names: Names) -> None:
    """1.5 and 1.6."""
    before: dict[str, int] = {}
    for token, at in names.token.items():
        tape[to.SIDE + at] = OWNERS.index(box.side[token])
        tape[to.STRENGTH + at], tape[to.EXHAUSTED_STRENGTH + at] = box.strength[token]
        tape[to.RECRUITABLE + at] = int(token in box.recruitable)
        tape[to.TWIN + at] = before.get(box.kind[token], to.NONE)
        before[box.kind[token]] = at
    for nth, side in enumerate(SIDES):
        units = [token for _, twins in box.twins[side] for token in twins]
        for field, tokens in ((to.FACTION, box.faction[side]), (to.UNITS_OF, units)):
            start = field + nth * (1 + to.MOST_TOKENS)
            tape[start] = len(tokens)
            tape[start + 1 : start + 1 + len(tokens)] = [names.token[token] for token in tokens]
