"""The words of the event language as typed nodes; `str` of a node is its text again.

Whoever carries out an event is "you"; the other player is "they". An event is a tuple of effects.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

DISTRICTS = {
    "Kronstadt Naval Base": "kronstadt",
    "Reserve Regiment Barracks": "reserve",
    "Vasilevskiy Island": "vasilevskiy",
    "Palace Square": "palace-square",
    "Peter and Paul Fortress": "peter-paul",
    "Putilov Munitions Works": "putilov",
    "Winter Palace": "winter-palace",
    "Guards Regiment Barracks": "guards",
    "Obukhov Steel Works": "obukhov",
    "Okhrana HQ": "okhrana",
    "Nevsky Shipyards": "nevsky-shipyards",
    "Kazan Cathedral": "kazan",
    "Vyborg District": "vyborg",
    "Taurida Palace": "taurida",
    "Nevsky Prospect": "nevsky-prospect",
    "Capital Garrison Barracks": "garrison",
    "State Bank": "state-bank",
    "Smolny Institute": "smolny",
}
PARTIES = {
    "Radical Party": "radical",
    "Socialist Party": "socialist",
    "Liberal Party": "liberal",
    "Monarchist Party": "monarchist",
}
IDS = DISTRICTS | PARTIES
NAMES = {id: name for name, id in IDS.items()}
YOUR = {"you": "your", "they": "their"}


@dataclass(frozen=True, slots=True)
class Places:
    """Districts or Parties: named ones, or all of a kind, as far as every test fits them."""

    kind: str  # named, worker, military, urban, organizable, district, duma, there
    names: tuple[str, ...] = ()
    tests: tuple[Test, ...] = ()

    def __str__(self) -> str:
        base = (
            " / ".join(NAMES[name] for name in self.names)
            if self.kind == "named"
            else KINDS[self.kind]
        )
        return " ".join([base, *map(str, self.tests)])


KINDS = {
    "worker": "Worker Districts",
    "military": "Military Districts",
    "urban": "Urban Districts",
    "organizable": "Worker and Military Districts",
    "district": "Districts",
    "duma": "the Duma",
    "there": "there",
}


@dataclass(frozen=True, slots=True)
class Test:
    """What a place must be like."""

    what: str  # controlled, organized, unorganized, peopled, sponsored, level, next, given
    who: str = "you"
    place: str = ""  # of what next: the District it is next to
    number: int = 0  # of what given: how many cubes this event has added there at least

    def __str__(self) -> str:
        your = YOUR[self.who]
        return {
            "controlled": f"{self.who} control",
            "organized": f"with {your} Organization",
            "unorganized": f"without {your} Organization",
            "peopled": f"with {your} cubes",
            "sponsored": f"{self.who} can sponsor",
            "level": "nobody controls",
            "next": f"next to {NAMES.get(self.place)}",
            "given": f"given {self.number}",
        }[self.what]


@dataclass(frozen=True, slots=True)
class Count:
    """A number read off the board when it is needed."""

    of: str  # unrest, prestige, advantage, lowest, mobilized, troops, cubes, places
    who: str = "you"
    places: Places | None = None

    def __str__(self) -> str:
        your = YOUR[self.who]
        return {
            "unrest": "Unrest",
            "prestige": "Prestige",
            "advantage": f"{your} Districts Advantage",
            "lowest": f"{your} lowest Party",
            "mobilized": f"{your} Mobilization this round",
            "troops": f"{your} Military Preparations",
            "cubes": f"{your} cubes in {self.places}",
            "places": f"number of {self.places}",
        }[self.of]


@dataclass(frozen=True, slots=True)
class Sum:
    """A count, halved or not, and more or less; never below zero, never above its limit."""

    count: Count
    half: bool = False
    more: int = 0
    most: int = 0  # 0: no limit

    def __str__(self) -> str:
        half = "half " * self.half
        more = f" {'+' if self.more > 0 else '-'} {abs(self.more)}" if self.more else ""
        return f"{half}{self.count}{more}" + (f" up to {self.most}" if self.most else "")


Amount: TypeAlias = "int | Sum"


# Conditions


@dataclass(frozen=True, slots=True)
class Is:
    """Something that is so or not."""

    what: str  # session, reigns, abdicated, majority, dominance, active
    who: str = "you"

    def __str__(self) -> str:
        your = YOUR[self.who]
        return {
            "session": "Session",
            "reigns": "Tsar reigns",
            "abdicated": "Tsar abdicated",
            "majority": f"{your} Majority",
            "dominance": f"{your} Dominance",
            "active": f"{self.who} play it",
        }[self.what]


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card is in play."""

    card: str

    def __str__(self) -> str:
        return f"#{self.card} in play"


@dataclass(frozen=True, slots=True)
class Compare:
    """A number is at least, or at most, another."""

    amount: Amount
    least: bool
    number: int

    def __str__(self) -> str:
        return f"{self.amount} at {'least' if self.least else 'most'} {self.number}"


@dataclass(frozen=True, slots=True)
class AtLeast:
    """There are so many of such places."""

    number: int
    places: Places

    def __str__(self) -> str:
        return f"at least {self.number} of {self.places}"


@dataclass(frozen=True, slots=True)
class Not:
    condition: Condition

    def __str__(self) -> str:
        return f"not {self.condition}"


@dataclass(frozen=True, slots=True)
class And:
    conditions: tuple[Condition, ...]

    def __str__(self) -> str:
        return f"({' and '.join(map(str, self.conditions))})"


@dataclass(frozen=True, slots=True)
class Or:
    conditions: tuple[Condition, ...]

    def __str__(self) -> str:
        return f"({' or '.join(map(str, self.conditions))})"


Condition: TypeAlias = "Is | InPlay | Compare | AtLeast | Not | And | Or"


# Effects: cubes


@dataclass(frozen=True, slots=True)
class Add:
    """Cubes are added, one at a time, wherever you like among the places."""

    amount: Amount
    places: Places
    who: str = "you"  # whose cubes
    each: int = 0  # at most so many in each place; 0: no limit
    first: bool = False  # Worker Districts that are not full come first

    def __str__(self) -> str:
        text = f"add {self.amount}{_whose(self.who)} in {self.places}{_each(self.each)}"
        return text + " Worker Districts first" * self.first


@dataclass(frozen=True, slots=True)
class Remove:
    """Cubes are removed, one at a time; you must if you can."""

    amount: Amount
    places: Places
    who: str = "they"
    each: int = 0

    def __str__(self) -> str:
        whose = YOUR[self.who]
        return f"remove {self.amount} {whose} cubes from {self.places}{_each(self.each)}"


@dataclass(frozen=True, slots=True)
class Level:
    """Cubes are added in one place until you have as many as they."""

    places: Places

    def __str__(self) -> str:
        return f"draw level in one of {self.places}"


@dataclass(frozen=True, slots=True)
class Shift:
    """Cubes move between your two Parties, or theirs."""

    amount: Amount
    who: str
    to: str  # extremist, moderate

    def __str__(self) -> str:
        whose = YOUR[self.who]
        return f"move {self.amount} {whose} cubes to the {self.to} Party"


# Effects: checks, dice and chance


@dataclass(frozen=True, slots=True)
class Check:
    """Mobilization Checks, one after another: in one place you choose, in several, or in each."""

    bonus: int
    places: Places
    times: int = 1  # 0: in each of the places
    won: Event = ()
    lost: Event = ()

    def __str__(self) -> str:
        places = f"each of {self.places}" if not self.times else f"{self.times} of {self.places}"
        return f"check {self.bonus:+} in {places} {_block(self.won)}{_otherwise(self.lost)}"


@dataclass(frozen=True, slots=True)
class CheckAgainst:
    """A Mobilization Check against a number instead of a place."""

    amount: Amount
    won: Event = ()
    lost: Event = ()

    def __str__(self) -> str:
        return f"check against {self.amount} {_block(self.won)}{_otherwise(self.lost)}"


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled; what comes up has its effects. Cards in play may each take 1 off."""

    rows: tuple[tuple[int, int, Event], ...]  # from, to, what happens
    less: tuple[str, ...] = ()  # cards that each take 1 off while in play

    def __str__(self) -> str:
        less = f" less {' '.join('#' + card for card in self.less)}" if self.less else ""
        rows = " | ".join(f"{_span(a, b)}: {_effects(event)}" for a, b, event in self.rows)
        return f"roll{less} {{ {rows} }}"


@dataclass(frozen=True, slots=True)
class Random:
    """Random Districts, all different: in each of them something happens."""

    number: int
    event: Event

    def __str__(self) -> str:
        return f"in {self.number} random Districts {_block(self.event)}"


@dataclass(frozen=True, slots=True)
class TestMarkers:
    """A die for each Military Preparations marker of these values; so high, and it is removed."""

    who: str
    values: tuple[int, ...]
    at: int

    def __str__(self) -> str:
        whose = YOUR[self.who]
        values = " ".join(map(str, self.values))
        return f"test {whose} markers of {values} removing at {self.at}"


# Effects: points and tracks


@dataclass(frozen=True, slots=True)
class Score:
    amount: Amount

    def __str__(self) -> str:
        return f"score {self.amount}"


@dataclass(frozen=True, slots=True)
class Gain:
    """Opportunity Points."""

    amount: Amount

    def __str__(self) -> str:
        return f"gain {self.amount}"


@dataclass(frozen=True, slots=True)
class Lose:
    """Opportunity Points."""

    amount: Amount

    def __str__(self) -> str:
        return f"lose {self.amount}"


@dataclass(frozen=True, slots=True)
class Spend:
    """You may spend Opportunity Points; if you do, something happens."""

    number: int
    event: Event

    def __str__(self) -> str:
        return f"spend {self.number} {_block(self.event)}"


@dataclass(frozen=True, slots=True)
class Bid:
    """Both players in turn spend any number of Opportunity Points; whoever spent more acts."""

    event: Event

    def __str__(self) -> str:
        return f"bid {_block(self.event)}"


@dataclass(frozen=True, slots=True)
class Change:
    """Unrest or Prestige moves; World Affairs moves towards you."""

    track: str  # world, unrest, prestige
    by: int

    def __str__(self) -> str:
        name = {"world": "World Affairs", "unrest": "Unrest", "prestige": "Prestige"}[self.track]
        return f"{name} {self.by:+}"


@dataclass(frozen=True, slots=True)
class Fall:
    """The Tsar's Prestige drops to 0."""

    def __str__(self) -> str:
        return "Prestige to 0"


@dataclass(frozen=True, slots=True)
class Marker:
    """A Scoring Marker moves on or back; a track "any" is yours to choose."""

    track: str
    by: int

    def __str__(self) -> str:
        return f"Marker {TRACKS[self.track]} {self.by:+}"


@dataclass(frozen=True, slots=True)
class Reset:
    """A Scoring Marker goes back to Start."""

    track: str

    def __str__(self) -> str:
        return f"reset {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class RollDie:
    """A Scoring Die is rolled."""

    track: str

    def __str__(self) -> str:
        return f"roll die {TRACKS[self.track]}"


@dataclass(frozen=True, slots=True)
class ScoreTrack:
    """A track goes through its scoring sequence."""

    track: str

    def __str__(self) -> str:
        return f"hold scoring {TRACKS[self.track]}"


TRACKS = {
    "districts": "Districts",
    "organizations": "Organizations",
    "world": "World Affairs",
    "duma": "Duma",
    "any": "any",
}


# Effects: Organizations, the Duma, preparations


@dataclass(frozen=True, slots=True)
class Organize:
    """An Organization is created in one place you choose: outright, or by a check."""

    places: Places
    bonus: int | None = None  # of the check; None: no check
    freely: bool = False  # without a Sponsor

    def __str__(self) -> str:
        check = "" if self.bonus is None else f" by check {self.bonus:+}"
        return f"create Organization in {self.places}{check}" + " without Sponsor" * self.freely


@dataclass(frozen=True, slots=True)
class Disband:
    """An Organization is removed from one place you choose."""

    who: str
    places: Places

    def __str__(self) -> str:
        whose = YOUR[self.who]
        return f"remove {whose} Organization from {self.places}"


@dataclass(frozen=True, slots=True)
class Extremism:
    """You perform a Growing Extremism roll."""

    modifier: int = 0

    def __str__(self) -> str:
        return f"extremism {self.modifier:+}"


@dataclass(frozen=True, slots=True)
class Vote:
    def __str__(self) -> str:
        return "Duma Vote"


@dataclass(frozen=True, slots=True)
class EndSession:
    def __str__(self) -> str:
        return "end Session"


@dataclass(frozen=True, slots=True)
class Muster:
    """A marker of this value goes to your Military Preparations."""

    value: int

    def __str__(self) -> str:
        return f"muster {self.value}"


@dataclass(frozen=True, slots=True)
class Act:
    """You perform activities worth so many Activity Points."""

    amount: Amount

    def __str__(self) -> str:
        return f"activities {self.amount}"


# Effects: cards and the flow of the game


@dataclass(frozen=True, slots=True)
class Return:
    """A card in play goes back to the Pool; this one, at the start of the next Turn."""

    card: str = ""  # "": this card

    def __str__(self) -> str:
        return f"return #{self.card} to the Pool" if self.card else "return this card next Turn"


@dataclass(frozen=True, slots=True)
class Purge:
    """A card leaves the game, wherever it lies open."""

    card: str

    def __str__(self) -> str:
        return f"remove #{self.card} from the game"


@dataclass(frozen=True, slots=True)
class Install:
    """A card comes into play without its event; only what lasts is in force."""

    card: str

    def __str__(self) -> str:
        return f"put #{self.card} in play"


@dataclass(frozen=True, slots=True)
class Leave:
    """This card does not stay in play after all."""

    def __str__(self) -> str:
        return "discard this card"


@dataclass(frozen=True, slots=True)
class Skip:
    """You skip your next Action Round."""

    def __str__(self) -> str:
        return "skip your next round"


@dataclass(frozen=True, slots=True)
class Boost:
    """In your next Action Round, a card of yours from your hand counts for both."""

    def __str__(self) -> str:
        return "play your next card for both"


@dataclass(frozen=True, slots=True)
class Borrow:
    """You use a Special Action of theirs, at no cost in Activity Points."""

    points: int  # what it may be worth

    def __str__(self) -> str:
        return f"borrow a Special Action worth {self.points}"


@dataclass(frozen=True, slots=True)
class Rule:
    """While this card is in play, a rule is changed; the rule itself looks it up."""

    name: str  # cheap-districts, liberal-sponsors

    def __str__(self) -> str:
        return f"rule {self.name}"


@dataclass(frozen=True, slots=True)
class After:
    """While this card is in play: at the end of rounds, or of the Turn, something happens."""

    when: str  # you, they, round, turn: your rounds, theirs, each round, the end of the Turn
    event: Event

    def __str__(self) -> str:
        when = {"you": "your round", "they": "their round", "round": "each round", "turn": "Turn"}
        return f"after {when[self.when]} {_block(self.event)}"


# Effects made of others


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several; those that can do nothing are not offered while another can."""

    events: tuple[Event, ...]

    def __str__(self) -> str:
        return f"choose {' or '.join(map(_block, self.events))}"


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: Event
    otherwise: Event = ()

    def __str__(self) -> str:
        return f"if {self.condition} {_block(self.then)}{_otherwise(self.otherwise)}"


@dataclass(frozen=True, slots=True)
class As:
    """Somebody else acts: the other player, a named faction, or each player, First Player first."""

    who: str  # they, revolutionary, government, each
    event: Event

    def __str__(self) -> str:
        who = {"they": "they", "revolutionary": "Revolutionary", "government": "Government"}
        return f"{who.get(self.who, 'each player')}: {_block(self.event)}"


Effect: TypeAlias = (
    "Add | Remove | Level | Shift | Check | CheckAgainst | Roll | Random | TestMarkers | Score"
    " | Gain | Lose | Spend | Bid | Change | Fall | Marker | Reset | RollDie | ScoreTrack"
    " | Organize | Disband | Extremism | Vote | EndSession | Muster | Act | Return | Purge"
    " | Install | Leave | Skip | Boost | Borrow | Rule | After | Choose | If | As"
)
Event: TypeAlias = "tuple[Effect, ...]"
Node: TypeAlias = "Effect | Condition | Places | Test | Count | Sum"


def written(event: Event) -> str:
    """An event in the event language."""
    return _effects(event)


def _effects(event: Event) -> str:
    return "; ".join(map(str, event))


def _block(event: Event) -> str:
    return f"{{ {_effects(event)} }}" if event else "{ }"


def _otherwise(event: Event) -> str:
    return f" else {_block(event)}" if event else ""


def _whose(who: str) -> str:
    return " their cubes" if who == "they" else ""


def _each(number: int) -> str:
    return f" at most {number} each" if number else ""


def _span(a: int, b: int) -> str:
    return str(a) if a == b else f"{a} to {b}"


def inner(effect: Effect) -> tuple[Event, ...]:
    """The events within an effect, in the order they are written."""
    match effect:
        case Check() | CheckAgainst():
            return effect.won, effect.lost
        case Roll():
            return tuple(event for _, _, event in effect.rows)
        case Random() | Spend() | Bid() | After() | As():
            return (effect.event,)
        case Choose():
            return effect.events
        case If():
            return effect.then, effect.otherwise
    return ()
