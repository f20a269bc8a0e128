"""The box: cards, tokens, map and calendar, as tables the rules look things up in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ...core.corrections import Tables
from ..boxes import opener
from .options import DIFFERENCES, resolve

SIDES = ("red", "white")
FOE = {"red": "white", "white": "red"}
NEUTRAL = "neutral"
SUPPLY, CALENDAR, GONE = "supply", "calendar", "gone"  # where tokens are that are not in the city


class Box:
    """Lookup tables, all by the names of things; never changed once made."""

    def __init__(self, data: Tables, options: Mapping[str, Any]) -> None:
        self.rules = resolve(options)
        self.regions: tuple[str, ...] = tuple(data["map"]["regions"])
        self.city = frozenset(self.regions)
        self._lay_map({name: data["connections"][name] for name in self.regions})
        self._print_cards(data["cards"], data["leaders"])
        self._cut_tokens(data)
        self._mark_calendar(data["calendar"])
        self.track: int = data["track"]["length"]

    def _lay_map(self, connections: Tables) -> None:
        """1.2: near and far are what Move and Double Move reach while a connection is blocked."""
        self.connections = {name: tuple(ends) for name, ends in connections.items()}
        self.near: dict[str, dict[str, tuple[str, ...]]] = {}
        self.far: dict[str, dict[str, tuple[str, ...]]] = {}
        for blocked in self.connections:
            joined: dict[str, set[str]] = {region: set() for region in self.regions}
            for name, (one, other) in self.connections.items():
                if name != blocked:
                    joined[one].add(other)
                    joined[other].add(one)
            beyond = {r: joined[r].union(*(joined[n] for n in joined[r])) for r in self.regions}
            self.near[blocked] = {r: self._in_order(joined[r]) for r in self.regions}
            self.far[blocked] = {r: self._in_order(beyond[r] - {r}) for r in self.regions}

    def _in_order(self, regions: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(regions, key=self.regions.index))

    def _print_cards(self, cards: Tables, leaders: Tables) -> None:
        """1.3 and 1.4: a command card is named by its region and its days."""
        names = _Names()
        self.days: dict[str, int] = {
            name: leader["days"] for name, leader in leaders.items() if name != "source"
        }
        self.special: dict[str, str] = {name: leaders[name]["special"] for name in self.days}
        self.leaders = {
            side: tuple(name for name in self.special if leaders[name]["side"] == side)
            for side in SIDES
        }
        self.region: dict[str, str] = {}
        self.recruit: dict[str, int] = {}
        self.action: dict[str, str] = {}
        self.points: dict[str, int] = {}
        for region in self.regions:
            for card in cards[region]:
                name = names.give(f"{region}-{card['days']}")
                self.region[name] = region
                self.days[name] = card["days"]
                self.recruit[name] = card["recruit"]
                self.action[name] = card["action"]
                self.points[name] = card["points"]
        self.cards = tuple(self.region)

    def _cut_tokens(self, data: Tables) -> None:
        """1.5 and 1.6: a unit is named by its side and its two strengths; twins get a letter."""
        names = _Names()
        self.side: dict[str, str] = {}  # red, white or neutral
        self.strength: dict[str, tuple[int, int]] = {}  # fresh, exhausted
        self.kind: dict[str, str] = {}  # twins are of one kind
        player = self.rules.player
        for name in self.special:
            leader = data["leaders"][name]
            self._cut(name, name, leader["side"], (leader["fresh"], leader["exhausted"]))
        trotsky = data["trotsky"]["fresh"], data["trotsky"]["exhausted"]
        self._cut("trotsky", "trotsky", NEUTRAL, trotsky)
        self._cut("trotsky-red", "trotsky-red", "red", trotsky)
        sorts = [(NEUTRAL, NEUTRAL, pair) for pair in data["neutrals"]["units"]]
        sorts += [(s, s, pair) for s in SIDES if player in (None, s) for pair in data["units"][s]]
        if player:
            opposing = data["opposing"]
            sorts += [
                ("opposing", FOE[player], (strength, self.rules.difficulty))
                for strength in opposing["strengths"]
                for _ in range(opposing["each"])
            ]
        self.units: dict[str, tuple[str, ...]] = {}
        for label, side, (fresh, exhausted) in sorts:
            kind = f"{label}-unit-{fresh}-{exhausted}"
            name = names.give(kind)
            self._cut(name, kind, side, (fresh, exhausted))
            self.units[side] = (*self.units.get(side, ()), name)
        self.faction = {
            side: tuple(token for token, owner in self.side.items() if owner == side)
            for side in SIDES
        }
        self.recruitable = frozenset(u for side in SIDES for u in self.units.get(side, ()))
        self.neutrals = ("trotsky", *self.units[NEUTRAL])
        self.twins = {side: self._twins(units) for side, units in self.units.items()}

    def _twins(self, units: tuple[str, ...]) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Units by kind, each with what it costs to recruit."""
        kinds: dict[str, list[str]] = {}
        for token in units:
            kinds.setdefault(self.kind[token], []).append(token)
        return tuple((self.strength[twins[0]][0], tuple(twins)) for twins in kinds.values())

    def _cut(self, name: str, kind: str, side: str, strength: tuple[int, int]) -> None:
        self.side[name], self.kind[name], self.strength[name] = side, kind, strength

    def _mark_calendar(self, calendar: Tables) -> None:
        self.last_day: int = calendar["days"]
        self.bonus_days = frozenset(calendar["bonus"])
        self.slide_days = frozenset(calendar["slide"])
        self.months: tuple[str, ...] = tuple(calendar["months"])
        self.trotsky_returns: str = calendar["trotsky_returns"]
        self.trotsky_joins: str = calendar["trotsky_joins"]
        self.last_months = frozenset(calendar["last"])
        self.unrest_points = {
            month: self._unrest(month, points)
            for month, points in zip(self.months, calendar["unrest"], strict=True)
        }

    def _unrest(self, month: str, points: int) -> int:
        """10.2: the last months by the rules; a number the owner has corrected stands before."""
        by_rules, english = self.rules.october_points, DIFFERENCES["october_points"][0]
        if by_rules is None or month not in self.last_months:
            return points
        return by_rules if points == english or self.rules.october_alone else points


box_for = opener(__package__, Box)


class _Names:
    """Gives each thing a name of its own: a second one of the same gets the letter b, and so on."""

    def __init__(self) -> None:
        self.given: Counter[str] = Counter()

    def give(self, name: str) -> str:
        self.given[name] += 1
        nth = self.given[name]
        return name if nth == 1 else f"{name}-{chr(ord('a') + nth - 1)}"
