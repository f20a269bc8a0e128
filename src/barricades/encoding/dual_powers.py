"""Dual Powers in numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core import PASS
from ..games.dual_powers.actions import DONE
from ..games.dual_powers.box import CALENDAR, FOE, GONE, SIDES, SUPPLY, Box, box_for
from ..games.dual_powers.components import ACTIONS, PIPS, SPECIALS
from ..games.dual_powers.setup import sides
from ..games.dual_powers.state import State
from ..games.dual_powers.view import sees
from . import Options
from .actions import Catalogue
from .fields import BYTE, Field, Look, asked, capped, each, marks, one, rows

PHASES = ("setup", "draw", "objective", "action", "scoring", "cleanup")
AROUND = (SUPPLY, CALENDAR, GONE)  # where tokens are that are not in the city
TURNS = 8  # 4.1: in a round, each of at least a day
OF_A_TURN, OF_A_ROUND = 10, 7  # answers at most: of a turn, and besides: two objectives, a bonus
DEALT = 10  # 3.2: cards in a round, before any bonus
MARKERS = 3  # 7.1
COUNTS = ("value", "placed", "steps", "points", "used")  # what a question may count


def answers(options: Options) -> Catalogue:
    """Cards, actions, and the places of tokens; each token has a number of its own."""
    box, played = box_for(options), sides(options)
    units = tuple([unit for side in played for unit in box.units[side]])
    tokens = (*[token for side in played for token in box.faction[side]], *box.neutrals)
    return {
        "set-objective": box.cards,
        "take-turn": (*box.cards, *[card for side in played for card in box.leaders[side]]),
        "act": ("recruit", *ACTIONS, PASS),
        "recruit": (*units, DONE),
        "move": tokens,
        "move-to": box.regions,
        "refresh": tokens,
        "lead": ("leader-recruit", *SPECIALS, PASS),
        "leader-recruit": box.regions,
        "protest": tuple(box.connections),
        "take-bonus": ("recruit", "move", "refresh", "draw", "organize", PASS),
        "bonus-recruit": tuple([unit for unit in units if box.strength[unit][0] == 1]),
        "bonus-recruit-to": box.regions,
        "choose-reward": ("points", "bonus"),
    }


def draws(options: Options) -> Catalogue:
    """2.2, 2.4, 3.2, 8.1, 9.3: neutrals, region tiles, cards, the opposition's leaders."""
    box = box_for(options)
    return {
        "place-neutral": box.units["neutral"],
        "lay-unrest": box.regions,
        "lay-blockade": box.regions,
        "draw": box.cards,
        "bring-leader": tuple(box.special),
    }


def longest(options: Options) -> tuple[int, int]:
    """Rounds until the last month, if every card advanced the date by one day only."""
    box = box_for(options)
    rounds = 2 + box.last_day * (len(box.months) - 1) // TURNS
    return rounds * (TURNS * OF_A_TURN + OF_A_ROUND), 8 + rounds * (DEALT + TURNS + 3)


def stage(s: State) -> int:
    return s.round


def standing(s: State) -> dict[str, int]:
    return {"red": s.support, "white": -s.support}


def fields(options: Options) -> list[Field]:
    """What a side may know (R26), and what the question is about."""
    box = box_for(options)
    cards, regions, tokens = (*box.cards, *box.special), box.regions, tuple(box.side)
    return [
        Field("you", SIDES, own=True),
        Field("phase", PHASES),
        one("round", TURNS),
        one("day", box.last_day),
        Field("month", box.months),
        Field("support", SIDES, box.track),
        Field("will", SIDES),
        one("swept"),
        Field("unrest", regions),
        Field("blockade", regions),
        Field("barricade", regions),
        Field("tiles", regions),
        Field("marker", each("123", regions)),
        Field("token", each(tokens, (*regions, *AROUND))),
        Field("exhausted", tokens),
        Field("your hand", cards, own=True),
        Field("leaders of the other", tuple(box.special), own=True),
        Field("hand of", SIDES, DEALT),
        Field("objective of", each(SIDES, (*box.cards, "laid"))),
        Field("revealed", SIDES),
        Field("played by", each(SIDES, cards)),
        Field("discard", box.cards),
        one("deck", len(box.cards)),
        one("stack", DEALT),
        Field("asked", each(SIDES, answers(options))),
        Field("about card", cards),
        Field("about token", tokens),
        Field("about region", regions),
        Field("how many", COUNTS, PIPS),
    ]


def look(options: Options) -> Look:
    """The values of the fields, in their order."""
    box = box_for(options)
    red, white = SIDES
    side, phase, region, place = map(rows, (SIDES, PHASES, box.regions, (*box.regions, *AROUND)))
    months = [row for name, row in rows(box.months).items() if name]
    sides, regions, tokens = marks(SIDES), marks(box.regions), marks(box.side)
    command, leader, any_card = map(marks, (box.cards, box.special, (*box.cards, *box.special)))
    support = {n: capped(n) + capped(-n) for n in range(-box.track, box.track + 1)}
    laid = {card: row + BYTE[1] for card, row in rows(box.cards).items()}
    no_markers, nothing = bytes(MARKERS * len(box.regions)), bytes(len(laid))
    questions = asked(SIDES, answers(options), _facts(box))

    def read(s: State, you: str) -> list[bytes]:
        hands, objectives = s.hands, s.objectives
        return [
            side[you],
            phase[s.phase],
            BYTE[s.round],
            BYTE[s.day],
            months[s.month],
            support[s.support],
            side[s.will],
            BYTE[s.swept],
            region[s.unrest],
            region[s.blockade],
            region[s.barricade],
            regions(s.tiles),
            *(map(region.__getitem__, s.markers) if s.markers else ()),
            no_markers[len(s.markers) * len(box.regions) :],
            *map(place.__getitem__, s.at.values()),
            tokens(tuple(s.exhausted)),
            any_card(hands[you]),
            leader(hands.get(FOE[you], s.leaders)),
            BYTE[len(hands.get(red, s.leaders))],
            BYTE[len(hands.get(white, s.leaders))],
            laid[card if sees(s, red, you) else ""] if (card := objectives[red]) else nothing,
            laid[card if sees(s, white, you) else ""] if (card := objectives[white]) else nothing,
            sides(s.revealed),
            any_card(s.played[red]),
            any_card(s.played[white]),
            command(s.discard),
            BYTE[len(s.deck)],
            BYTE[len(s.stack)],
            questions(s, you),
        ]

    return read


def _facts(box: Box) -> Callable[[Mapping[str, Any]], bytes]:
    card, token, region = rows((*box.cards, *box.special)), rows(box.side), rows(box.regions)

    def tell(facts: Mapping[str, Any]) -> bytes:
        which = card[facts.get("card", "")] + token[facts.get("token", "")]
        counts = bytes([facts.get(name, 0) for name in COUNTS])
        return which + region[facts.get("region", "")] + counts

    return tell
