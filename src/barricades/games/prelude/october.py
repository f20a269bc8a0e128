"""Red October! (11.2): the uprising under its five headings."""

from __future__ import annotations

from ...core import NATURE, Asked
from .box import FOE, SIDES
from .checks import DIE, check
from .duma import grow_extremism
from .pieces import add_cubes, disband, move_world
from .scoring import score_duma, score_track
from .state import State, award, gain, rules


@rules.step("11.2", "R1", "R25", "R52")
def red_october(s: State) -> None:
    """Reaction, Soviets, vanguard, workers, world; then the player ahead has won."""
    s.tell("red-october-began")
    for side in SIDES:
        gain(s, side, -s.opportunity[side])
    s.then(
        face_reaction(()),
        score_track("organizations"),
        *[grow_extremism(side, 0) for side in (s.first, FOE[s.first])],
        score_duma(),
        deploy_vanguard(),
        rally_workers(),
        score_track("districts"),
        call_world(),
        score_track("world"),
    )


@rules.step("11.2", "R45", of="place")
def face_reaction(s: State, done: tuple[str, ...]) -> Asked:
    """Where there are both, Military Discipline may break a Soldiers' Soviet."""
    red, blue = (s.organizations[side] for side in SIDES)
    military = s.box.of_subtype["military"]
    places = tuple([p for p in military if p in red and p in blue and p not in done])
    return (SIDES[1], places) if places else None


@face_reaction.answer
def _(s: State, place: str, done: tuple[str, ...]) -> None:
    break_up = check(SIDES[1], place, 3, (break_soviet(place),), ())
    s.then(break_up, face_reaction((*done, place)))


@rules.step("11.2")
def break_soviet(s: State, place: str) -> None:
    """The Soldiers' Soviet is removed."""
    disband(s, SIDES[0], place)


@rules.step("11.2", "11.1")
def deploy_vanguard(s: State) -> None:
    """The difference of the Military Preparations is scored."""
    red, blue = (sum(s.troops[side]) for side in SIDES)
    award(s, SIDES[0] if red > blue else SIDES[1], abs(red - blue), "vanguard")


@rules.step("11.2", "R25")
def rally_workers(s: State) -> None:
    """Twice as many cubes as one side has more Workers' Soviets, or Unions, than the other."""
    workers = s.box.of_subtype["worker"]
    red, blue = (sum(p in workers for p in s.organizations[side]) for side in SIDES)
    side = SIDES[0] if red > blue else SIDES[1]
    s.then(add_cubes(side, side, s.box.districts, 2 * abs(red - blue), 0, ()))


@rules.step("11.2", "R52")
def call_world(s: State) -> None:
    """Both roll a die, again if level."""
    s.then(roll_world(SIDES[0], 0))


@rules.step("11.2", "R52", of="roll")
def roll_world(s: State, side: str, points: int) -> Asked:
    """The higher die moves World Affairs."""
    return NATURE, DIE


@roll_world.answer
def _(s: State, roll: int, side: str, points: int) -> None:
    s.tell("rolled", side=side, roll=roll)
    if not points:
        s.then(roll_world(FOE[side], roll))
    elif roll == points:
        s.then(roll_world(SIDES[0], 0))
    else:
        move_world(s, side if roll > points else FOE[side], 1)
