"""What each option of a question brings a side at first sight, in points, and how to go on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from ...core import Ask, Choice
from ...games.dual_powers.actions import DONE, STEPS
from ...games.dual_powers.state import State
from .city import DOUBT, OURS, City

Plan: TypeAlias = "Mapping[str, Choice]"  # what to answer to the questions that follow
Deed: TypeAlias = "tuple[float, Plan]"  # what it brings, and the plan
Names: TypeAlias = "tuple[str, ...]"

LASTS = 0.8  # a point of strength in the next round
BONUS = 1.5  # a bonus action
DRAW = 0.6  # a card more in each round to come
LEADER = 3.0  # a leader in hand, beyond the card that stays there instead
LOOK = 0.5  # an objective turned up
TIRED = 0.6  # what is left of a strength once it is exhausted, mostly


class Taste(NamedTuple):
    """What somebody makes of all this: what lasts, and how sure a majority is."""

    lasts: float = LASTS
    draw: float = DRAW
    leader: float = LEADER
    doubt: float = DOUBT


PLAIN = Taste()
NOTHING: Deed = 0.0, {}
gain_of = itemgetter(0)


def deeds(s: State, ask: Ask, taste: Taste = PLAIN) -> list[Deed]:
    """What each option of a question brings, in the order of the options."""
    question: Any = getattr(Deeds, ask.what.replace("-", "_"))
    found: list[Deed] = question(Deeds(s, ask.who, taste), ask.options, *ask.args[1:])
    return found


class Deeds(City):
    """What a side may do. Each question has its method, by name, with the options and facts."""

    __slots__ = ("taste",)

    def __init__(self, s: State, side: str, taste: Taste) -> None:
        super().__init__(s, side, doubt=taste.doubt)
        self.taste = taste

    def set_objective(self, cards: Names) -> list[Deed]:
        """Its points, if the region can be held with what is there and what is in hand."""
        box, found = self.box, list[Deed]()
        held = dict.fromkeys(box.regions, 0)
        for card in cards:
            held[box.region[card]] += box.recruit[card]
        for card in cards:
            region = box.region[card]
            more, force = held[region] - box.recruit[card], self.forces[region].copy()
            force[OURS] += more
            force[OURS + 1] += more > 0
            found.append((box.points[card] * self.hold(force, self.will), {}))
        return found

    def take_turn(self, cards: Names) -> list[Deed]:
        """The best that can be done with the card, and what its days bring."""
        box, other, will, found = self.box, dict[str, Deed](), self.turn_will(), []
        for card in cards:
            if card in box.region:
                action = box.action[card]
                if action not in other:
                    other[action] = self._other(action)
                gain, plan = max(other[action], self._recruit(card), key=gain_of)
            else:
                gain, plan = self._lead(card)
                gain += self._special(box.special[card], will) - self.taste.leader * self.goes_on
            day = self.s.day + box.days[card]
            if day > box.last_day:
                day -= box.last_day
                gain += will
            if day in box.bonus_days or day in box.slide_days:
                gain += BONUS
            found.append((gain, plan))
        return found

    def act(self, actions: Names, card: str) -> list[Deed]:
        return [self._recruit(card) if a == "recruit" else self._other(a) for a in actions]

    def _recruit(self, card: str) -> Deed:
        region, value = self.box.region[card], self.box.recruit[card]
        return self._entry(region, value, TIRED * value), {"act": "recruit"}

    def _other(self, action: str) -> Deed:
        """The other action of a card: a move, a refresh, or nothing."""
        if action in STEPS:
            gain, plan = self._move(STEPS[action])
        elif action == "refresh":
            gain, plan = self._refresh()
        else:
            return NOTHING
        return gain, {"act": action, **plan}

    def _entry(self, region: str, fresh: int, tired: float, tokens: int = 1) -> float:
        """Strength comes in from the supply."""
        lasting = self.taste.lasts * self.goes_on * self.lasting(region, fresh, tired)
        return self.change(region, OURS, fresh, tokens) + lasting

    def _enter(self, fresh: int, tired: int, what: str) -> Deed:
        """A token that may enter anywhere enters where it brings most."""
        return best([(self._entry(r, fresh, tired), r) for r in self.box.regions], what)

    def _special(self, special: str, will: float) -> float:
        return will if special == "inspire" else LOOK if special == "espionage" else 0.0

    def lead(self, actions: Names, card: str, placed: bool, used: bool) -> list[Deed]:
        will = self.turn_will()
        return [
            self._lead(card) if action == "leader-recruit" else (self._special(action, will), {})
            for action in actions
        ]

    def _lead(self, card: str) -> Deed:
        gain, plan = self._enter(*self.box.strength[card], "leader-recruit")
        return gain, {"lead": "leader-recruit", **plan}

    def leader_recruit(self, regions: Names, token: str) -> list[Deed]:
        return [(self._entry(region, *self.box.strength[token]), {}) for region in regions]

    bonus_recruit_to = leader_recruit

    def protest(self, connections: Names) -> list[Deed]:
        return [NOTHING] * len(connections)

    def recruit(self, tokens: Names, region: str, value: int, placed: int) -> list[Deed]:
        """The value is spent in the end: what counts is the face left behind, and tokens."""
        found = []
        for token in tokens:
            if token == DONE:
                found.append(NOTHING)
                continue
            fresh, tired = self.box.strength[token]
            rest = value - fresh
            found.append((self._entry(region, value, tired + TIRED * rest, 1 + rest), {}))
        return found

    def move(self, tokens: Names, steps: int) -> list[Deed]:
        at, reach = self.s.at, self._reach(steps)
        ways = [[(self._shift(token, r), r) for r in reach[at[token]]] for token in tokens]
        return [best(way, "move-to") for way in ways]

    def move_to(self, regions: Names, token: str, steps: int) -> list[Deed]:
        return [(self._shift(token, region), {}) for region in regions]

    def _reach(self, steps: int) -> dict[str, Names]:
        return (self.box.near if steps == 1 else self.box.far)[self.s.barricade]

    def _shift(self, token: str, region: str) -> float:
        """A token goes from where it is to another region."""
        here, of, now, _ = self.tokens[token]
        return self.change(here, of, -now, -1) + self.change(region, of, now, 1)

    def _move(self, steps: int) -> Deed:
        """The best move to where something is known to be at stake."""
        at, reach, (most, plan) = self.s.at, self._reach(steps), NOTHING
        for token in self.controlled():
            for region in self.goals:
                if region in reach[at[token]]:
                    gain = self._shift(token, region)
                    if gain > most:
                        most, plan = gain, {"move": token, "move-to": region}
        return most, plan

    def refresh(self, tokens: Names) -> list[Deed]:
        return [(self._fresh(token), {}) for token in tokens]

    def _fresh(self, token: str) -> float:
        """A tired token is turned: it is stronger, or weaker, and need not leave the city."""
        here, of, now, _ = self.tokens[token]
        more = self.box.strength[token][0] - now
        gain = self.change(here, of, more, 0)
        lasting = self.taste.lasts * self.goes_on * self.lasting(here, more, now)
        return gain if of else gain + lasting

    def _refresh(self) -> Deed:
        exhausted = self.s.exhausted
        tired = [(self._fresh(token), token) for token in self.controlled() if token in exhausted]
        return best(tired, "refresh") if tired else NOTHING

    def take_bonus(self, bonuses: Names) -> list[Deed]:
        return [self._bonus(bonus) for bonus in bonuses]

    def _bonus(self, bonus: str) -> Deed:
        match bonus:
            case "recruit":
                return self._enter(1, 1, "bonus-recruit-to")
            case "move":
                return self._move(1)
            case "refresh":
                return self._refresh()
            case "draw":
                return self.taste.draw * max(self.rounds, 0.0), {}
            case "organize":
                return LOOK, {}
        return NOTHING

    def bonus_recruit(self, tokens: Names) -> list[Deed]:
        return [(TIRED * self.box.strength[token][1], {}) for token in tokens]

    def choose_reward(self, rewards: Names, region: str, points: int) -> list[Deed]:
        bonus = max(map(self._bonus, ("recruit", "move", "refresh", "draw")), key=gain_of)
        return [(points, {}) if reward == "points" else bonus for reward in rewards]


def best(ways: Iterable[tuple[float, str]], what: str) -> Deed:
    """The best way to answer a question that will follow."""
    gain, choice = max(ways)
    return gain, {what: choice}
