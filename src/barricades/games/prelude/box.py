"""The box: districts, parties, tracks and cards, as tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from ...core.corrections import Tables
from ..boxes import opener
from . import decks
from .language.nodes import After, Condition, Effect, Event, Rule, inner

SIDES = ("revolutionary", "government")
FOE = {"revolutionary": "government", "government": "revolutionary"}
NEUTRAL = "neutral"
INDEX = {"revolutionary": 0, "government": 1}
TRACKS = decks.TRACKS

Block = tuple[int, ...]  # the effects of an event, by their place in the card


class Box:
    """Lookup tables, all by the names of things; never changed once made."""

    def __init__(self, data: Tables, options: Mapping[str, Any]) -> None:
        self._lay_board(_entries(data["districts"]), _entries(data["parties"]))
        self.start = {place: tuple(pair) for place, pair in _entries(data["start"]).items()}
        self.turns = tuple(_entries(data["turns"], "rounds"))
        self.rounds: int = data["turns"]["rounds"]
        self.deck = {turn: data["turns"][turn]["deck"] for turn in self.turns}
        self.pool = {turn: data["turns"][turn]["pool"] for turn in self.turns}
        self.sessions = {turn: _runs(data["turns"][turn]["sessions"]) for turn in self.turns}
        scoring = data["scoring"]
        self.steps: int = scoring["steps"]
        self.worth: dict[str, tuple[int, ...]] = {
            name: tuple(scoring[name]) for name in ("districts", "organizations")
        }
        self.advantage: dict[str, int] = _entries(data["advantage"])
        self.modifiers: dict[str, tuple[int, ...]] = {
            name: tuple(data["modifiers"][name]) for name in ("unrest", "prestige")
        }
        self.tracks: dict[str, int] = _entries(data["tracks"])
        self.loyal_troops: int = data["preparations"]["start"]
        self._print_cards(decks.with_pack(options["cards"]))

    def _lay_board(self, districts: Tables, parties: Tables) -> None:
        """6.0, 7.0: who may be where, and what the boxes cost."""
        self.districts = tuple(districts)
        self.parties = tuple(parties)
        self.places = self.districts + self.parties
        self.subtype: dict[str, str] = {d: districts[d]["subtype"] for d in districts}
        self.of_subtype = {
            kind: tuple(d for d in districts if self.subtype[d] == kind)
            for kind in ("worker", "military", "urban")
        }
        self.next: dict[str, tuple[str, ...]] = {
            d: tuple(districts[d]["next"]) for d in districts if self.subtype[d] != "urban"
        }
        self.owner: dict[str, str] = {p: parties[p]["side"] for p in parties}
        self.wing = {
            side: {parties[p]["wing"]: p for p in parties if self.owner[p] == side}
            for side in SIDES
        }
        self.extremists = tuple(self.wing[side]["extremist"] for side in SIDES)
        self.boxes: dict[str, dict[str, tuple[int, ...]]] = {
            side: {
                **{d: tuple(districts[d][side]) for d in districts},
                **{p: tuple(parties[p]["boxes"]) for p in parties if self.owner[p] == side},
            }
            for side in SIDES
        }
        self.prices = {
            (side, abdicated): {place: self._price(side, place, abdicated) for place in boxes}
            for side, boxes in self.boxes.items()
            for abdicated in (False, True)
        }
        dear = self.prices[SIDES[0], False]
        self.cheap = {d: {pair: min(n, 1) for pair, n in dear[d].items()} for d in districts}

    def _price(self, side: str, place: str, abdicated: bool) -> dict[tuple[int, int], int]:
        """10.1: by the cubes in a place, what one more costs; 0 where there is no room."""
        extra, closed = self.boxes[side][place], abdicated and place in self.extremists
        most = max(len(row) for boxes in self.boxes.values() for row in boxes.values())
        price = {}
        for red, blue in product(range(most + 1), repeat=2):
            mine, theirs = (red, blue) if side == SIDES[0] else (blue, red)
            if closed or mine >= len(extra):
                price[red, blue] = 0
            elif place in self.owner:
                price[red, blue] = 2 + extra[mine]
            else:
                price[red, blue] = max(1 + extra[mine] - (mine < theirs), 1)
        return price

    def _print_cards(self, known: Mapping[str, decks.Card]) -> None:
        """3.3: what the rules ask of cards; their events as numbered effects."""
        self.cards = known
        self.side = {number: card.side for number, card in known.items()}
        self.points = {number: card.points for number, card in known.items()}
        self.needs: dict[str, Condition | None] = {n: card.needs for n, card in known.items()}
        self.decks = {
            deck: tuple(n for n, card in known.items() if card.deck == deck) for deck in decks.DECKS
        }
        self.effects: dict[str, tuple[tuple[Effect, tuple[Block, ...]], ...]] = {}
        self.event: dict[str, Block] = {}
        self.after: dict[str, tuple[tuple[str, Block], ...]] = {}  # what lasts, by when it acts
        self.rules: dict[str, frozenset[str]] = {}  # by rule: the cards that change it
        for number, card in known.items():
            self.effects[number], self.event[number] = _numbered(card.event)
            self.after[number] = tuple(
                (effect.when, blocks[0])
                for effect, blocks in self.effects[number]
                if isinstance(effect, After)
            )
            for effect, _ in self.effects[number]:
                if isinstance(effect, Rule):
                    self.rules[effect.name] = self.rules.get(effect.name, frozenset()) | {number}


def _entries(table: Tables, *others: str) -> dict[str, Any]:
    return {name: entry for name, entry in table.items() if name not in ("source", *others)}


def _runs(rounds: list[int]) -> tuple[tuple[int, ...], ...]:
    """7.2: neighbouring Action Rounds form one Session."""
    runs: list[tuple[int, ...]] = []
    for number in rounds:
        together = runs.pop() if runs and runs[-1][-1] == number - 1 else ()
        runs.append((*together, number))
    return tuple(runs)


def _numbered(event: Event) -> tuple[tuple[tuple[Effect, tuple[Block, ...]], ...], Block]:
    """An event with all effects within it in one list, each with the numbers of those in it."""
    effects: list[tuple[Effect, tuple[Block, ...]]] = []

    def block(event: Event) -> Block:
        numbers = []
        for effect in event:
            blocks = tuple(block(within) for within in inner(effect))
            numbers.append(len(effects))
            effects.append((effect, blocks))
        return tuple(numbers)

    top = block(event)
    return tuple(effects), top


box_for = opener(__package__, Box)
