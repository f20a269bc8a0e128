"""The state of a game of Dual Powers, and the questions about it that many rules ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import TypeAlias

from ... import core
from ...core import Rulebook, state
from .box import FOE, NEUTRAL, SUPPLY, Box, box_for


@state
class State(core.State):
    """Where every token, card and marker is. Cards in hidden piles are secrets; see view.py."""

    round: int = 0
    phase: str = "setup"
    day: int = 1
    month: int = 0
    support: int = 0  # spaces towards red; below zero, towards white
    will: str = "red"  # 2.3: the side that has the will of the people
    swept: bool = False  # 10.4: the will was gained in this turn

    at: dict[str, str]  # every token: its region, or supply, calendar, gone
    exhausted: set[str] = field(default_factory=set)
    unrest: str = ""
    blockade: str = ""  # the region on the blockade tile
    barricade: str = ""  # the connection the blockade marker lies on
    tiles: tuple[str, ...]  # region tiles still in the stack
    used_tiles: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()  # 7.1: regions of the objective markers 1, 2 and 3

    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    older: tuple[str, ...] = ()  # cards that were not in the deck when it was last shuffled
    settled: tuple[str, ...] = ()  # sides whose objective lay there then
    hands: dict[str, tuple[str, ...]]
    played: dict[str, tuple[str, ...]]  # this round, in order
    objectives: dict[str, str]  # "" while there is none
    revealed: tuple[str, ...] = ()  # sides whose objective lies face up
    stack: tuple[str, ...] = ()  # 9.2: the opposition's cards, the topmost first
    leaders: tuple[str, ...] = ()  # 9.1: the opposition's leader cards

    ended: str = ""  # why the game is over
    box: Box = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.box = box_for(self.options)

    @property
    def opposition(self) -> str:
        """9.1: the side that plays by itself; "" in a game of two."""
        player = self.box.rules.player
        return FOE[player] if player else ""


rules: Rulebook[State] = Rulebook()


def alone(s: State, *sections: str) -> None:
    """Chapter 9: in the solitaire game these sections come first."""
    if s.opposition:
        s.cite(*sections)


def commands(s: State, side: str) -> tuple[str, ...]:
    """1.3: the command cards in a side's hand; leader cards are not such."""
    region = s.box.region
    return tuple([card for card in s.hands[side] if card in region])


def controlled(s: State, side: str) -> Iterator[str]:
    """5.3: the tokens in the city that a side controls, neutral ones last."""
    at, city, friends = s.at, s.box.city, set()
    for token in s.box.faction[side]:
        if (region := at[token]) in city:
            friends.add(region)
            yield token
    if s.will == side:
        for token in s.box.neutrals:
            if (region := at[token]) in friends or (region in city and follows_the_will(s, token)):
                yield token


def follows_the_will(s: State, token: str) -> bool:
    """10.4 to 10.6: whether the will alone gives control of a neutral, friends or not."""
    texts = s.box.rules
    return s.swept or (texts.trotsky_anywhere if token == "trotsky" else texts.units_anywhere)


def one_of_each(s: State, tokens: Iterable[str]) -> tuple[str, ...]:
    """R39: twins in the same place with the same face up are offered once."""
    kind, at, exhausted = s.box.kind, s.at, s.exhausted
    found: dict[tuple[str, str, bool], str] = {}
    for token in tokens:
        found.setdefault((kind[token], at[token], token in exhausted), token)
    return tuple(found.values())


def recruits(s: State, side: str, value: int) -> Iterator[str]:
    """5.2: the units in a side's supply that cost no more than this, twins once."""
    at = s.at
    for cost, twins in s.box.twins[side]:
        if cost <= value:
            for token in twins:
                if at[token] == SUPPLY:
                    yield token
                    break


Force: TypeAlias = dict[str, tuple[int, int]]  # by side: strength, and tokens that count


def present(s: State, region: str) -> list[str]:
    """The tokens in a region, in the order of the box."""
    return [token for token, place in s.at.items() if place == region]


def muster(s: State, region: str) -> Force:
    """7.2: what each side brings to bear in a region, neutrals with the friends of the will."""
    owner, strength, exhausted = s.box.side, s.box.strength, s.exhausted
    power = {"red": 0, "white": 0, NEUTRAL: 0}
    count = power.copy()
    for token in present(s, region):
        side = owner[token]
        power[side] += strength[token][token in exhausted]
        count[side] += 1
    if count[s.will]:
        power[s.will] += power[NEUTRAL]
        count[s.will] += count[NEUTRAL]
    return {"red": (power["red"], count["red"]), "white": (power["white"], count["white"])}


def stronger(force: Force, will: str) -> str | None:
    """7.2, 7.3: the side with the greater strength; R3: nobody without a faction token there."""
    (red, reds), (white, whites) = force["red"], force["white"]
    if not (reds and whites):
        return "red" if reds else "white" if whites else None
    if red != white:
        return "red" if red > white else "white"
    if reds != whites:
        return "red" if reds > whites else "white"
    return will
