"""Events: the nodes of the event language, carried out (3.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core import NATURE, PASS, Asked, Planned, without
from . import special
from .activities import act, attempt, can_organize, organize
from .box import FOE, SIDES, TRACKS, Block
from .checks import DIE, check, roll_check
from .duma import grow_extremism, hold_vote
from .language import nodes as n
from .pieces import (
    Places,
    add_cubes,
    disband,
    move_prestige,
    move_unrest,
    move_world,
    muster,
    remove_cubes,
    roomy,
)
from .places import amount, holds, places, who_is
from .scoring import move_marker, roll_die, score_track
from .state import State, award, cubes, gain, put, rules, session


@rules.step("3.1", "3.2", "R35")
def hold_event(s: State, side: str, card: str) -> None:
    """The Event of a card is played by a side, which makes all its decisions."""
    s.given, s.leaving = {}, False
    s.tell("event-began", side=side, card=card)
    s.then(carry_out(side, card, s.box.event[card], ""))


@rules.step("3.2", "14")
def carry_out(s: State, side: str, card: str, block: Block, place: str) -> None:
    """The effects of an event, one after the other."""
    s.then(*[effect(side, card, at, place) for at in block])


@rules.step("3.2", "14")
def effect(s: State, side: str, card: str, at: int, place: str) -> None:
    """One effect, in the hands of whoever is "you"."""
    node, blocks = s.box.effects[card][at]
    DEEDS[type(node)](Doing(s, side, card, at, place, blocks), node)


class Doing:
    """Who carries out which effect of which card, and where "there" is."""

    __slots__ = ("at", "blocks", "card", "place", "s", "side")

    def __init__(
        self, s: State, side: str, card: str, at: int, place: str, blocks: tuple[Block, ...]
    ) -> None:
        self.s, self.side, self.card, self.at = s, side, card, at
        self.place, self.blocks = place, blocks

    def amount(self, node: n.Amount) -> int:
        return amount(self.s, node, self.side, self.place)

    def places(self, node: n.Places, owner: str = "") -> Places:
        return places(self.s, node, self.side, self.place, owner)

    def block(self, number: int, side: str = "", place: str = "") -> Planned:
        """The event within this effect."""
        return carry_out(side or self.side, self.card, self.blocks[number], place or self.place)


def _add(doing: Doing, node: n.Add) -> None:
    owner = who_is(node.who, doing.side)
    where, count = doing.places(node.places, owner), doing.amount(node.amount)
    if not node.first:
        doing.s.then(add_cubes(doing.side, owner, where, count, node.each, ()))
        return
    workers = [place for place in where if doing.s.box.subtype.get(place) == "worker"]
    open_workers = roomy(doing.s, owner, tuple(workers), (), node.each)
    first = min(count, len(open_workers) * (node.each or count))
    others = tuple([place for place in where if place not in workers])
    doing.s.then(
        add_cubes(doing.side, owner, open_workers, first, node.each, ()),
        add_cubes(doing.side, owner, others, count - first, node.each, ()),
    )


def _remove(doing: Doing, node: n.Remove) -> None:
    owner = who_is(node.who, doing.side)
    where, count = doing.places(node.places, owner), doing.amount(node.amount)
    doing.s.then(remove_cubes(doing.side, owner, where, count, node.each, ()))


def _level(doing: Doing, node: n.Level) -> None:
    s, side = doing.s, doing.side
    where = tuple(
        [
            place
            for place in roomy(s, side, doing.places(node.places), (), 0)
            if cubes(s, side, place) < cubes(s, FOE[side], place)
        ]
    )
    if where:
        s.then(draw_level(side, where))


@rules.step("14", of="place")
def draw_level(s: State, side: str, places: Places) -> Asked:
    """A place where a side is brought level with its opponent, as far as its boxes go."""
    return side, places


@draw_level.answer
def _(s: State, place: str, side: str, places: Places) -> None:
    lacking = cubes(s, FOE[side], place) - cubes(s, side, place)
    s.then(add_cubes(side, side, (place,), lacking, 0, ()))


def _shift(doing: Doing, node: n.Shift) -> None:
    s, owner = doing.s, who_is(node.who, doing.side)
    other = {"extremist": "moderate", "moderate": "extremist"}[node.to]
    to, away = s.box.wing[owner][node.to], s.box.wing[owner][other]
    for _ in range(doing.amount(node.amount)):
        if cubes(s, owner, away) and roomy(s, owner, (to,), (), 0):
            put(s, owner, away, -1)
            put(s, owner, to, 1)
            s.tell("moved-party", side=owner, place=to)


def _check(doing: Doing, node: n.Check) -> None:
    where = doing.places(node.places)
    if node.times == 0:
        doing.s.then(*[_check_there(doing, node, place) for place in where])
    else:
        doing.s.then(choose_check(doing.side, doing.card, doing.at, where, node.times))


def _check_there(doing: Doing, node: n.Check, place: str) -> Planned:
    won, lost = (doing.block(number, place=place) for number in (0, 1))
    return check(doing.side, place, node.bonus, (won,), (lost,))


@rules.step("9.0", "14", of="place")
def choose_check(s: State, side: str, card: str, at: int, places: Places, count: int) -> Asked:
    """Where a Mobilization Check is performed; each in another place."""
    return (side, places) if places and count else None


@choose_check.answer
def _(s: State, place: str, side: str, card: str, at: int, places: Places, count: int) -> None:
    node, blocks = s.box.effects[card][at]
    assert isinstance(node, n.Check)
    doing = Doing(s, side, card, at, place, blocks)
    left = tuple([other for other in places if other != place])
    s.then(_check_there(doing, node, place), choose_check(side, card, at, left, count - 1))


def _check_against(doing: Doing, node: n.CheckAgainst) -> None:
    won, lost = doing.block(0), doing.block(1)
    doing.s.then(roll_check(doing.side, "", doing.amount(node.amount), (won,), (lost,)))


def _roll(doing: Doing, node: n.Roll) -> None:
    doing.s.then(roll_table(doing.side, doing.card, doing.at, doing.place))


@rules.step("3.2", "14", of="roll")
def roll_table(s: State, side: str, card: str, at: int, place: str) -> Asked:
    """A die decides what a card does."""
    return NATURE, DIE


@roll_table.answer
def _(s: State, roll: int, side: str, card: str, at: int, place: str) -> None:
    node, blocks = s.box.effects[card][at]
    assert isinstance(node, n.Roll)
    result = roll - sum(other in s.in_play for other in node.less)
    s.tell("rolled-table", side=side, card=card, roll=roll, result=result)
    result = min(max(result, node.rows[0][0]), node.rows[-1][1])
    for (low, high, _), block in zip(node.rows, blocks, strict=True):
        if low <= result <= high:
            s.then(carry_out(side, card, block, place))


def _random(doing: Doing, node: n.Random) -> None:
    doing.s.then(draw_district(doing.side, doing.card, doing.at, node.number, ()))


@rules.step("13.0", "R20", of="place")
def draw_district(s: State, side: str, card: str, at: int, count: int, places: Places) -> Asked:
    """A random District, never one twice."""
    return NATURE, tuple([district for district in s.box.districts if district not in places])


@draw_district.answer
def _(s: State, place: str, side: str, card: str, at: int, count: int, places: Places) -> None:
    s.tell("drew-district", place=place)
    s.then(carry_out(side, card, s.box.effects[card][at][1][0], place))
    if count > 1:
        later = draw_district(side, card, at, count - 1, (*places, place))
        s.agenda.insert(len(s.agenda) - 1, later)


def _test_markers(doing: Doing, node: n.TestMarkers) -> None:
    owner = who_is(node.who, doing.side)
    markers = [v for value in node.values for v in doing.s.troops[owner] if v == value]
    doing.s.then(*[test_marker(owner, value, node.at) for value in markers])


@rules.step("11.1", "14", of="roll")
def test_marker(s: State, side: str, value: int, least: int) -> Asked:
    """A die for a marker of the Military Preparations."""
    return NATURE, DIE


@test_marker.answer
def _(s: State, roll: int, side: str, value: int, least: int) -> None:
    if roll >= least:
        s.troops[side] = without(s.troops[side], value)
        s.tell("deserted", side=side, value=value, roll=roll)
    else:
        s.tell("stood-firm", side=side, value=value, roll=roll)


def _spend(doing: Doing, node: n.Spend) -> None:
    if doing.s.opportunity[doing.side] >= node.number:
        doing.s.then(may_spend(doing.side, doing.card, doing.at, doing.place, node.number))


@rules.step("3.2", of="resolve")
def may_spend(s: State, side: str, card: str, at: int, place: str, points: int) -> Asked:
    """Opportunity Points may be spent for more."""
    return side, ("spend", PASS)


@may_spend.answer
def _(s: State, resolve: str, side: str, card: str, at: int, place: str, points: int) -> None:
    if resolve == "spend":
        gain(s, side, -points)
        s.then(carry_out(side, card, s.box.effects[card][at][1][0], place))


def _bid(doing: Doing, node: n.Bid) -> None:
    doing.s.then(bid_opportunity(doing.s.first, doing.card, doing.at, -1))


@rules.step("3.2", "14", "R30", of="points")
def bid_opportunity(s: State, side: str, card: str, at: int, points: int) -> Asked:
    """In turn, First Player first, both commit Opportunity Points in the open."""
    return side, tuple(range(s.opportunity[side] + 1))


@bid_opportunity.answer
def _(s: State, bid: int, side: str, card: str, at: int, points: int) -> None:
    gain(s, side, -bid)
    s.tell("bid", side=side, points=bid)
    if points < 0:
        s.then(bid_opportunity(FOE[side], card, at, bid))
    elif bid != points:
        winner = side if bid > points else FOE[side]
        s.then(carry_out(winner, card, s.box.effects[card][at][1][0], ""))


def _change(doing: Doing, node: n.Change) -> None:
    if node.track == "world":
        move_world(doing.s, doing.side, node.by)
    elif node.track == "unrest":
        move_unrest(doing.s, node.by)
    else:
        move_prestige(doing.s, node.by)


def _any(doing: Doing, node: Any) -> None:
    """Something happens to a track, perhaps one of one's choice."""
    if node.track == "any":
        doing.s.then(choose_track(doing.side, doing.card, doing.at))
    else:
        on_track(doing.s, doing.side, node, node.track)


@rules.step("3.2", "14", of="track")
def choose_track(s: State, side: str, card: str, at: int) -> Asked:
    """A Scoring Track of one's choice."""
    return side, TRACKS


@choose_track.answer
def _(s: State, track: str, side: str, card: str, at: int) -> None:
    on_track(s, side, s.box.effects[card][at][0], track)


def on_track(s: State, side: str, node: Any, track: str) -> None:
    match node:
        case n.Marker():
            move_marker(s, track, node.by)
        case n.Reset():
            move_marker(s, track, -s.scoring[track])
        case n.RollDie():
            s.then(roll_die(side, track))
        case n.ScoreTrack():
            s.then(score_track(track))


def _organize(doing: Doing, node: n.Organize) -> None:
    s, side = doing.s, doing.side
    if node.bonus is not None and side in s.barred:
        return
    where = tuple(
        [
            place
            for place in doing.places(node.places)
            if can_organize(s, side, place)
            or (node.freely and place in s.box.subtype and place not in s.organizations[side])
        ]
    )
    if where:
        s.then(organize_one(side, doing.card, doing.at, where))


@rules.step("10.2", "14", "R36", of="place")
def organize_one(s: State, side: str, card: str, at: int, places: Places) -> Asked:
    """Where an event creates an Organization."""
    return side, places


@organize_one.answer
def _(s: State, place: str, side: str, card: str, at: int, places: Places) -> None:
    node, _ = s.box.effects[card][at]
    assert isinstance(node, n.Organize)
    plan = organize(side, place) if node.bonus is None else attempt(side, place, node.bonus)
    s.then(plan)


def _disband(doing: Doing, node: n.Disband) -> None:
    owner = who_is(node.who, doing.side)
    where = [p for p in doing.places(node.places, owner) if p in doing.s.organizations[owner]]
    if where:
        doing.s.then(disband_one(doing.side, owner, tuple(where)))


@rules.step("3.2", "R19", of="place")
def disband_one(s: State, side: str, side_owner: str, places: Places) -> Asked:
    """Which Organization is removed."""
    return side, places


@disband_one.answer
def _(s: State, place: str, side: str, side_owner: str, places: Places) -> None:
    disband(s, side_owner, place)


def _end_session(doing: Doing, node: n.EndSession) -> None:
    """14 (card 104), R22: the Session is over, and no Vote follows."""
    if rounds := session(doing.s):
        doing.s.prorogued = rounds[-1]
        doing.s.tell("session-ended")


def _return(doing: Doing, node: n.Return) -> None:
    """R23, R28: a card goes back to the Pool, now or for the next Turn."""
    s = doing.s
    if not node.card:
        s.playing = without(s.playing, doing.card) if doing.card in s.playing else s.playing
        s.coming += (doing.card,)
    elif node.card in s.in_play:
        del s.in_play[node.card]
        s.pool += (node.card,)
        s.tell("returned", card=node.card)


def _purge(doing: Doing, node: n.Purge) -> None:
    """R28: a card in play or in the Pool leaves the game."""
    s = doing.s
    if node.card in s.in_play or node.card in s.pool:
        s.in_play.pop(node.card, None)
        s.pool = tuple([card for card in s.pool if card != node.card])
        s.gone += (node.card,)
        s.tell("purged", card=node.card)


def _install(doing: Doing, node: n.Install) -> None:
    """R40: a card comes into play from the Pool; if it is elsewhere, a marker stands for it."""
    s = doing.s
    if node.card not in s.in_play:
        owner = s.box.side[node.card]
        s.in_play[node.card] = owner if owner in SIDES else doing.side
        for pile in ("pool", "discard", "gone"):
            if node.card in getattr(s, pile):
                setattr(s, pile, without(getattr(s, pile), node.card))
        s.tell("installed", card=node.card)


def _leave(doing: Doing, node: n.Leave) -> None:
    """3.3: the card does not stay in play."""
    doing.s.leaving = True


def _skip(doing: Doing, node: n.Skip) -> None:
    doing.s.waiting[doing.side] += ("skip",)
    doing.s.tell("will-skip", side=doing.side)


def _boost(doing: Doing, node: n.Boost) -> None:
    doing.s.waiting[doing.side] += ("boost",)
    doing.s.tell("will-boost", side=doing.side)


def _borrow(doing: Doing, node: n.Borrow) -> None:
    doing.s.then(borrow(doing.side, node.points))


@rules.step("14", "R47", of="special")
def borrow(s: State, side: str, points: int) -> Asked:
    """14 (card 122): a Special Action of the opponent's, for once."""
    actions = special.PRICES[FOE[side]]
    return side, tuple([action for action, prices in actions.items() if prices[0] <= points])


@borrow.answer
def _(s: State, action: str, side: str, points: int) -> None:
    s.then(special.perform(side, action, special.prices(s, side, action, points)[-1]))


def _choose(doing: Doing, node: n.Choose) -> None:
    able = tuple(
        [
            number + 1
            for number, block in enumerate(doing.blocks)
            if any(can_do(doing, at) for at in block)
        ]
    )
    options = able or tuple(range(1, len(doing.blocks) + 1))
    doing.s.then(choose_event(doing.side, doing.card, doing.at, doing.place, options))


@rules.step("3.2", "R51", of="alternative")
def choose_event(
    s: State, side: str, card: str, at: int, place: str, alternatives: tuple[int, ...]
) -> Asked:
    """One of the alternatives on a card that can do something, if any can."""
    return side, alternatives


@choose_event.answer
def _(
    s: State,
    alternative: int,
    side: str,
    card: str,
    at: int,
    place: str,
    alternatives: tuple[int, ...],
) -> None:
    s.then(carry_out(side, card, s.box.effects[card][at][1][alternative - 1], place))


def can_do(doing: Doing, at: int) -> bool:
    """R51: whether an effect could change anything now."""
    node, blocks = doing.s.box.effects[doing.card][at]
    s, side = doing.s, doing.side
    match node:
        case n.Add():
            owner = who_is(node.who, side)
            found = roomy(s, owner, doing.places(node.places, owner), (), node.each)
            return bool(found and doing.amount(node.amount))
        case n.Remove():
            owner = who_is(node.who, side)
            return any(cubes(s, owner, place) for place in doing.places(node.places, owner))
        case n.Check() | n.Organize():
            return bool(doing.places(node.places))
        case n.Disband():
            owner = who_is(node.who, side)
            return any(p in s.organizations[owner] for p in doing.places(node.places, owner))
        case n.Change(track="prestige"):
            return not s.abdicated
        case n.Return() | n.Purge():
            return not node.card or node.card in s.in_play or node.card in s.pool
        case n.Score() | n.Gain() | n.Act():
            return doing.amount(node.amount) > 0
        case n.Spend():
            return s.opportunity[side] >= node.number
        case n.If():
            met = holds(s, node.condition, side, doing.place)
            return any(can_do(doing, inner) for inner in blocks[0 if met else 1])
    return True


def _if(doing: Doing, node: n.If) -> None:
    met = holds(doing.s, node.condition, doing.side, doing.place)
    doing.s.then(doing.block(0 if met else 1))


def _as(doing: Doing, node: n.As) -> None:
    if node.who == "each":
        first = doing.s.first
        doing.s.then(doing.block(0, first), doing.block(0, FOE[first]))
    else:
        doing.s.then(doing.block(0, who_is(node.who, doing.side)))


def _lasts(doing: Doing, node: n.After | n.Rule) -> None:
    """3.3: in force while the card is in play; nothing happens at once."""


DEEDS: dict[type, Callable[[Doing, Any], None]] = {
    n.Add: _add,
    n.Remove: _remove,
    n.Level: _level,
    n.Shift: _shift,
    n.Check: _check,
    n.CheckAgainst: _check_against,
    n.Roll: _roll,
    n.Random: _random,
    n.TestMarkers: _test_markers,
    n.Score: lambda doing, node: award(doing.s, doing.side, doing.amount(node.amount), "event"),
    n.Gain: lambda doing, node: gain(doing.s, doing.side, doing.amount(node.amount)),
    n.Lose: lambda doing, node: gain(doing.s, doing.side, -doing.amount(node.amount)),
    n.Spend: _spend,
    n.Bid: _bid,
    n.Change: _change,
    n.Fall: lambda doing, node: move_prestige(doing.s, -doing.s.prestige),
    n.Marker: _any,
    n.Reset: _any,
    n.RollDie: _any,
    n.ScoreTrack: _any,
    n.Organize: _organize,
    n.Disband: _disband,
    n.Extremism: lambda doing, node: doing.s.then(grow_extremism(doing.side, node.modifier)),
    n.Vote: lambda doing, node: doing.s.then(hold_vote()),
    n.EndSession: _end_session,
    n.Muster: lambda doing, node: muster(doing.s, doing.side, node.value),
    n.Act: lambda doing, node: doing.s.then(act(doing.side, doing.amount(node.amount))),
    n.Return: _return,
    n.Purge: _purge,
    n.Install: _install,
    n.Leave: _leave,
    n.Skip: _skip,
    n.Boost: _boost,
    n.Borrow: _borrow,
    n.Rule: _lasts,
    n.After: _lasts,
    n.Choose: _choose,
    n.If: _if,
    n.As: _as,
}
