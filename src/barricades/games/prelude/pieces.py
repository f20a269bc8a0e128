"""Cubes, Organizations and markers that events and other rules move (3.2)."""

from __future__ import annotations

from ...core import Asked
from .box import SIDES
from .state import State, cubes, put, room, rules, towards

Places = tuple[str, ...]


def roomy(s: State, owner: str, places: Places, done: Places, each: int) -> Places:
    """R18: where one more cube fits, no more than so many in each."""
    return tuple([p for p in places if room(s, owner, p) and not (each and done.count(p) >= each)])


@rules.step("3.2", "R18", "R51", of="place")
def add_cubes(
    s: State, side: str, side_owner: str, places: Places, count: int, each: int, done: Places
) -> Asked:
    """Cubes are added one at a time; where only one place is left, without a question."""
    options = roomy(s, side_owner, places, done, each)
    if not count or not options:
        return None
    if len(options) > 1:
        return side, options
    (place,) = options
    limit = each - done.count(place) if each else count
    add(s, side_owner, place, min(count, room(s, side_owner, place), limit))
    return None


@add_cubes.answer
def _(
    s: State,
    place: str,
    side: str,
    side_owner: str,
    places: Places,
    count: int,
    each: int,
    done: Places,
) -> None:
    add(s, side_owner, place, 1)
    s.then(add_cubes(side, side_owner, places, count - 1, each, (*done, place)))


def add(s: State, owner: str, place: str, count: int) -> None:
    """3.2: cubes are added, whatever their boxes would cost."""
    put(s, owner, place, count)
    s.given[place] = s.given.get(place, 0) + count
    s.tell("added", side=owner, place=place, count=count)


@rules.step("3.2", "R51", of="place")
def remove_cubes(
    s: State, side: str, side_owner: str, places: Places, count: int, each: int, done: Places
) -> Asked:
    """Cubes are removed one at a time; whoever can must."""
    options = tuple(
        [
            place
            for place in places
            if cubes(s, side_owner, place) and not (each and done.count(place) >= each)
        ]
    )
    if not count or not options:
        return None
    if len(options) > 1:
        return side, options
    (place,) = options
    limit = each - done.count(place) if each else count
    take(s, side_owner, place, min(count, cubes(s, side_owner, place), limit))
    return None


@remove_cubes.answer
def _(
    s: State,
    place: str,
    side: str,
    side_owner: str,
    places: Places,
    count: int,
    each: int,
    done: Places,
) -> None:
    take(s, side_owner, place, 1)
    s.then(remove_cubes(side, side_owner, places, count - 1, each, (*done, place)))


def take(s: State, owner: str, place: str, count: int) -> None:
    put(s, owner, place, -count)
    s.tell("removed", side=owner, place=place, count=count)


def disband(s: State, owner: str, place: str) -> None:
    """R19: an Organization goes; cubes stay."""
    s.organizations[owner] = tuple([p for p in s.organizations[owner] if p != place])
    s.tell("disbanded", side=owner, place=place)


def muster(s: State, side: str, value: int) -> None:
    """11.1: exactly this marker is added to the Military Preparations."""
    s.troops[side] += (value,)
    s.tell("mustered", side=side, value=value)


def move_world(s: State, side: str, boxes: int) -> None:
    """5.3: the World Affairs marker moves towards a side, never past the last box."""
    most = s.box.advantage["world_most"]
    before = s.world
    s.world = max(min(s.world + boxes * towards(side), most), -most)
    if s.world != before:
        gainer = SIDES[0] if s.world > before else SIDES[1]
        s.tell("world-moved", side=gainer, boxes=abs(s.world - before))


def move_unrest(s: State, by: int) -> None:
    """11.0: never below 0, never beyond the end of the track."""
    before = s.unrest
    s.unrest = min(max(s.unrest + by, 0), s.box.tracks["end"])
    if s.unrest != before:
        s.tell("unrest-moved", by=s.unrest - before, level=s.unrest)


def move_prestige(s: State, by: int) -> None:
    """12.0, 12.1.1: nothing moves it once the Tsar has abdicated."""
    before = s.prestige
    if not s.abdicated:
        s.prestige = min(max(s.prestige + by, 0), s.box.tracks["end"])
    if s.prestige != before:
        s.tell("prestige-moved", by=s.prestige - before, level=s.prestige)
