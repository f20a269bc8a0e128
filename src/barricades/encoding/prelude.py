"""Prelude to Revolution in numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain, product
from typing import Any

from ..core import PASS
from ..games.prelude.activities import DONE, LEAST, ORGANIZE, SPECIAL
from ..games.prelude.box import SIDES, TRACKS, Box, box_for
from ..games.prelude.checks import CONFIRM, DIE, SPEND, THREE_DICE
from ..games.prelude.language import nodes
from ..games.prelude.play import EVENT, POINTS, POOL, TWICE
from ..games.prelude.special import BOTH, IGNORE, MANEUVER, PRICES
from ..games.prelude.state import State, session
from . import Options
from .actions import Catalogue
from .fields import BYTE, Field, Look, asked, capped, each, marks, one, rows

SPECIALS = tuple([action for side in SIDES for action in PRICES[side]])
WAITING = (*BOTH.values(), *IGNORE.values(), MANEUVER, "skip", "boost")
OPEN_ENDED = 200  # Activity Points of a card that grants as many as something on the board counts
OF_A_ROUND = 60  # answers, and rolls, of an Action Round at most
CUBES, DECK, HAND = 9, 60, 7  # in a place, of cards: about
COUNTS = ("points", "count", "each", "target", "roll", "at")  # what a question may count


def answers(options: Options) -> Catalogue:
    """Cards and their uses, places, tracks, points."""
    box = box_for(options)
    cards, bids = tuple(box.cards), tuple(range(box.tracks["opportunity_most"] + 1))
    most = max(_most(box), *box.points.values())
    places = ("choose-place", "add-cubes", "remove-cubes", "draw-level", "choose-check")
    tracks = ("pick-die", "corrupt", "reset-track", "score-any", "choose-track")
    return {
        "take-initiative": SIDES,
        "take-round": (*product(cards, (EVENT, POINTS, TWICE, POOL)), PASS),
        "act": (*box.places, ORGANIZE, SPECIAL, DONE),
        **dict.fromkeys(places, box.places),
        **dict.fromkeys(("organize-one", "disband-one"), box.places),
        "face-reaction": box.of_subtype["military"],
        "dedicate": tuple(range(LEAST, most + 1)),
        **dict.fromkeys(("take-special", "borrow"), SPECIALS),
        "pay": tuple(range(1, most + 1)),
        **dict.fromkeys(tracks, TRACKS),
        "provoke": SIDES,
        "give-cards": cards,
        "top-up": (SPEND, CONFIRM),
        "may-spend": (SPEND, PASS),
        **dict.fromkeys(("bid-opportunity", "sway"), bids),
        "choose-event": tuple(range(1, _alternatives(box) + 1)),
        "trigger": (*[card for card in cards if box.after[card]], MANEUVER),
    }


def _most(box: Box) -> int:
    """10.0: the most Activity Points that any event of a card gives."""
    effects = [node for numbered in box.effects.values() for node, _ in numbered]
    amounts = [node.amount for node in effects if isinstance(node, nodes.Act)]
    return max([n if isinstance(n, int) else n.most or OPEN_ENDED for n in amounts], default=0)


def _alternatives(box: Box) -> int:
    """3.2: the most alternatives that a card offers."""
    effects = [effect for numbered in box.effects.values() for effect in numbered]
    return max([len(inner) for node, inner in effects if isinstance(node, nodes.Choose)], default=1)


def draws(options: Options) -> Catalogue:
    """Cards, dice, random Districts."""
    box = box_for(options)
    return {
        "draw": tuple(box.cards),
        "roll-check": tuple(dict.fromkeys(THREE_DICE)),
        "roll-die": TRACKS,
        **dict.fromkeys(("grow-extremism", "roll-table", "test-marker", "roll-world"), DIE),
        "draw-district": box.districts,
    }


def longest(options: Options) -> tuple[int, int]:
    """Each side's Action Rounds, and the deals and headings at the end."""
    box = box_for(options)
    most = (2 * len(box.turns) * box.rounds + 2) * OF_A_ROUND
    return most, most + 2 * len(box.cards)


def stage(s: State) -> int:
    """Stages are Turns."""
    return s.turn + 1


def standing(s: State) -> dict[str, int]:
    return {"revolutionary": s.vp, "government": -s.vp}


def fields(options: Options) -> list[Field]:
    """Everything except the deck and the unknown part of the other hand (8.0)."""
    box = box_for(options)
    cards, tracks = tuple(box.cards), box.tracks
    return [
        Field("you", SIDES, own=True),
        Field("turn", box.turns),
        one("round", box.rounds),
        one("session"),
        Field("first", SIDES),
        Field("active", SIDES),
        Field("points of", SIDES, tracks["victory"]),
        Field("opportunity of", SIDES, tracks["opportunity_most"] or 1),
        one("unrest", tracks["end"]),
        one("prestige", tracks["end"]),
        one("abdicated"),
        one("boosted"),
        Field("cubes in", each(box.places, SIDES), CUBES),
        Field("organization of", each(SIDES, box.places)),
        Field("scoring", TRACKS, box.steps),
        Field("world towards", SIDES, box.advantage["world_most"]),
        Field("troops of", SIDES, CUBES),
        Field("used", SPECIALS),
        Field("acted", SIDES),
        Field("barred", SIDES),
        Field("waiting for", each(SIDES, WAITING)),
        Field("your hand", cards, own=True),
        Field("known of the other hand", cards, own=True),
        Field("hand of", SIDES, HAND),
        one("deck", DECK),
        Field("pool", cards),
        Field("coming", cards),
        Field("playing", cards),
        Field("in play for", each(SIDES, cards)),
        Field("discard", cards),
        Field("gone", cards),
        Field("asked", each(SIDES, answers(options))),
        Field("about card", cards),
        Field("about place", box.places),
        Field("about special", SPECIALS),
        Field("about cubes of", SIDES),
        Field("how many", COUNTS, CUBES),
    ]


def look(options: Options) -> Look:
    """The values of the fields, in their order."""
    box = box_for(options)
    red, blue = SIDES
    side, turns = rows(SIDES), [row for name, row in rows(box.turns).items() if name]
    sides, places, pile = marks(SIDES), marks(box.places), marks(box.cards)
    actions, waiting = marks(SPECIALS), marks(WAITING)
    questions = asked(SIDES, answers(options), _facts(box))

    def read(s: State, you: str) -> list[bytes]:
        hands, in_play = s.hands, s.in_play
        return [
            side[you],
            turns[s.turn if s.turn > 0 else 0],
            BYTE[s.round],
            BYTE[session(s) != ()],
            side[s.first],
            side[s.active],
            capped(s.vp),
            capped(-s.vp),
            bytes(s.opportunity.values()),
            BYTE[s.unrest],
            BYTE[s.prestige],
            BYTE[s.abdicated],
            BYTE[s.boosted],
            bytes(chain.from_iterable(s.cubes.values())),
            places(s.organizations[red]),
            places(s.organizations[blue]),
            bytes(s.scoring.values()),
            capped(s.world),
            capped(-s.world),
            capped(sum(s.troops[red])),
            capped(sum(s.troops[blue])),
            actions(s.used[red] + s.used[blue]),
            sides(s.acted),
            sides(s.barred),
            waiting(s.waiting[red]),
            waiting(s.waiting[blue]),
            pile(hands[you]),
            pile(s.known[you]),
            BYTE[len(hands[red])],
            BYTE[len(hands[blue])],
            BYTE[len(s.deck)],
            pile(s.pool),
            pile(s.coming),
            pile(s.playing),
            pile(tuple([card for card in in_play if in_play[card] == red])),
            pile(tuple([card for card in in_play if in_play[card] == blue])),
            pile(s.discard),
            pile(s.gone),
            questions(s, you),
        ]

    return read


def _facts(box: Box) -> Callable[[Mapping[str, Any]], bytes]:
    cards, place = marks(box.cards), rows(box.places)
    action, owner = rows(SPECIALS), rows(SIDES)

    def tell(facts: Mapping[str, Any]) -> bytes:
        some = (facts.get("card", ""), *facts.get("cards", ()), *facts.get("cards_taken", ()))
        which = place[facts.get("place", "")] + action[facts.get("special", "")]
        counts = b"".join([capped(facts.get(name, 0)) for name in COUNTS])
        return cards(some) + which + owner[facts.get("side_owner", "")] + counts

    return tell
