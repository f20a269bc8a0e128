"""Random games beside oracles: markers recomputed from scratch, and a ledger kept from the log."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from barricades.games.boxes import tables
from barricades.games.prelude.special import PRICES
from barricades.games.prelude.state import State
from tests.games.prelude.table import GAME, GOV, REV, TRACKS, ask, is_over

BOX = tables("barricades.games.prelude")
DISTRICTS = {name: each for name, each in BOX["districts"].items() if name != "source"}
AT, SIGN = {REV: 0, GOV: 1}, {REV: 1, GOV: -1}
FOE = {REV: GOV, GOV: REV}
OWN = {REV: ("radical", "socialist"), GOV: ("monarchist", "liberal")}
FALLING: dict[str, Any] = {"components": {"tracks": {"prestige": 1, "unrest": 4}}}

several_games = pytest.mark.parametrize(
    ("seed", "options"), [(1, {}), (2, {}), (3, {}), (4, FALLING), (5, FALLING)]
)


def positions(seed: int, options: dict[str, Any]) -> Iterator[State]:
    """Every position of a random game, the last included."""
    rng, s = Random(seed), GAME.setup(options)
    yield s
    while not is_over(s):
        s = GAME.apply(s, ask(s).who, rng.choice(ask(s).options))
        yield s


def ahead(pair: tuple[int, int]) -> str:
    return REV if pair[0] > pair[1] else GOV if pair[1] > pair[0] else ""


def duma(s: State) -> int:
    """5.4, by its words."""
    parties = {side: [sum(s.cubes[p]) for p in OWN[side]] for side in (REV, GOV)}
    if s.abdicated:
        parties = {side: [strengths[1]] for side, strengths in parties.items()}
    totals = sum(parties[REV]), sum(parties[GOV])
    if not (side := ahead(totals)):
        return 0
    highest = max(parties[FOE[side]])
    dominant = not s.abdicated and all(strength >= highest for strength in parties[side])
    return (4 if dominant else 2) * (1 if side == REV else -1)


@several_games
def test_5_0_advantages_are_what_the_board_says(seed, options):
    for s in positions(seed, options):
        held = Counter(ahead(s.cubes[district]) for district in DISTRICTS)
        lead = held[REV] - held[GOV]
        worth = (abs(lead) + 1) // 2
        boxes = {
            side: sum(2 if p in OWN[side] else 1 for p in s.organizations[side]) for side in AT
        }
        view = GAME.view(s, None)
        assert view["districts_lead"] == lead
        assert view["advantage"] == {
            "districts": worth if lead > 0 else -worth,
            "organizations": 2 * (boxes[REV] - boxes[GOV]),
            "world": s.world,
            "duma": duma(s),
        }


@several_games
def test_10_1_and_9_0_costs_and_target_numbers(seed, options):
    """What the view promises, and what activities offer, by the printed formulas."""
    for s in list(positions(seed, options))[::7]:
        for side, foe in FOE.items():
            view = GAME.view(s, side)
            places = (*DISTRICTS, *OWN[side])
            assert view["costs"] == {p: price(s, side, p) for p in view["costs"]}
            assert {*view["costs"]} == {*places}
            for district in DISTRICTS:
                help_ = sum(neighbour(s, urban, side, foe) for urban in nearby(district))
                own = s.cubes[district][AT[side]]
                assert view["targets"][district] == own + help_
        if not is_over(s) and ask(s).what == "act":
            who, _, options, *_ = ask(s)
            costs = {p: price(s, who, p) for p in (*DISTRICTS, *OWN[who])}
            points = ask(s).facts["points"]
            assert {*options} & {*costs} == {p for p in costs if 0 < costs[p] <= points}


def price(s: State, side: str, place: str) -> int:
    """10.1.1, 10.1.2, 14 (card 234)."""
    own, theirs = s.cubes[place] if side == REV else s.cubes[place][::-1]
    party = place in OWN[side]
    boxes: list[int] = BOX["parties"][place]["boxes"] if party else DISTRICTS[place][side]
    if own == len(boxes) or (s.abdicated and place == OWN[side][0]):
        return 0
    if party:
        return 2 + boxes[own]
    regulated = DISTRICTS[place]["subtype"] != "urban" and place in s.organizations[GOV]
    if side == REV and "234" in s.in_play and not regulated:
        return 1
    return max(1 + boxes[own] - (1 if own < theirs else 0), 1)


def nearby(district: str) -> list[str]:
    neighbours: list[str] = DISTRICTS[district]["next"]
    return neighbours


def neighbour(s: State, urban: str, side: str, foe: str) -> int:
    """9.0: what an adjacent Urban District is worth to a side."""
    red, blue = s.cubes[urban]
    holder = REV if red > blue else GOV if blue > red else ""
    if not holder:
        return 0
    worth = 2 if urban in s.organizations[holder] else 1
    return worth if holder == side else -worth


class Ledger:
    """The board as somebody would keep it who only hears what is told."""

    def __init__(self, s: State) -> None:
        self.cubes = {place: [*pair] for place, pair in s.cubes.items()}
        self.organizations: dict[str, set[str]] = {REV: set(), GOV: set()}
        self.points = {"vp": 0, "world": s.world, "unrest": s.unrest, "prestige": s.prestige}
        self.opportunity = dict(s.opportunity)
        self.troops = {side: Counter(markers) for side, markers in s.troops.items()}

    def hear(self, what: str, facts: Mapping[str, Any]) -> None:
        """Take note of an event, if it says anything about the board."""
        if note := getattr(self, what.replace("-", "_"), None):
            note(**facts)

    def mobilized(self, side: str, place: str, points: int) -> None:
        self.added(side, place, 1)

    def added(self, side: str, place: str, count: int) -> None:
        self.cubes[place][AT[side]] += count

    def removed(self, side: str, place: str, count: int) -> None:
        self.added(side, place, -count)

    def left_duma(self, side: str, place: str) -> None:
        self.added(side, place, -1)

    def moved_party(self, side: str, place: str) -> None:
        for party in OWN[side]:
            self.added(side, party, 1 if party == place else -1)

    turned_extremist = moved_party

    def organized(self, side: str, place: str) -> None:
        self.organizations[side].add(place)

    def disbanded(self, side: str, place: str) -> None:
        self.organizations[side].remove(place)

    def government_formed(self) -> None:
        for side, (extremist, moderate) in OWN.items():
            self.cubes[extremist] = [0, 0]
            self.cubes[moderate] = [count // 2 for count in self.cubes[moderate]]
            self.organizations[side] -= {extremist, moderate}

    def scored(self, side: str, points: int, why: str) -> None:
        self.points["vp"] += points * SIGN[side]

    def world_moved(self, side: str, boxes: int) -> None:
        self.points["world"] += boxes * SIGN[side]

    def unrest_moved(self, by: int, level: int) -> None:
        self.points["unrest"] += by
        assert self.points["unrest"] == level

    def prestige_moved(self, by: int, level: int) -> None:
        self.points["prestige"] += by
        assert self.points["prestige"] == level

    def gained_opportunity(self, side: str, opportunity: int) -> None:
        self.opportunity[side] += opportunity

    def lost_opportunity(self, side: str, opportunity: int) -> None:
        self.opportunity[side] -= opportunity

    def red_october_began(self) -> None:
        self.opportunity = {REV: 0, GOV: 0}

    def mustered(self, side: str, value: int) -> None:
        self.troops[side][value] += 1

    def deserted(self, side: str, value: int, roll: int) -> None:
        self.troops[side][value] -= 1

    def agrees(self, s: State) -> bool:
        return (
            {place: tuple(pair) for place, pair in self.cubes.items()} == s.cubes
            and self.organizations == {side: {*s.organizations[side]} for side in AT}
            and self.points == {name: getattr(s, name) for name in self.points}
            and self.opportunity == s.opportunity
            and all(+self.troops[side] == Counter(s.troops[side]) for side in AT)
        )


@several_games
def test_what_is_told_is_the_whole_story(seed, options):
    heard, ledger = 0, None
    for s in positions(seed, options):
        ledger = ledger or Ledger(GAME.setup(options))
        log = s.log
        for event in log[heard:]:
            ledger.hear(event.what, event.facts)
        heard = len(log)
        assert ledger.agrees(s), log[-5:]


@several_games
def test_5_0_a_track_scores_when_its_marker_has_come_six_boxes(seed, options):
    """Markers, kept from what the dice showed."""
    heard, markers = 0, Counter(dict.fromkeys(TRACKS, 0))
    for s in positions(seed, options):
        log = s.log
        for what, told, _ in log[heard:]:
            if what == "rolled-die":
                markers[told["track_rolled"]] += 1
            elif what == "moved-marker":
                markers[told["track"]] += told["by"]
            elif what in ("reset", "track-scores"):
                markers[told["track"]] = 0
            elif what == "red-october-began":
                return  # in which the markers mean nothing any more
            assert all(0 <= count <= 6 for count in markers.values())
        heard = len(log)
        settling = not is_over(s) and ask(s).what == "grow-extremism"
        assert settling or s.ended or dict(markers) == s.scoring


def test_10_3_each_special_action_is_used_once_a_game_and_one_in_a_turn():
    for seed in range(3):
        *_, s = positions(seed, {})
        turn, ever, in_turn = 0, Counter[tuple[str, str]](), Counter[tuple[str, int]]()
        for what, told, _ in s.log:
            turn += what in ("turn-began", "leapt")
            if what == "used-special" and told["special"] in PRICES[told["side"]]:  # not borrowed
                ever[told["side"], told["special"]] += 1
                in_turn[told["side"], turn] += 1
        assert {*ever.values(), *in_turn.values()} == {1}
        assert len(ever) == len(s.used[REV]) + len(s.used[GOV])
