"""Ways through a lesson."""

from __future__ import annotations

from functools import cache

from barricades.lessons import ASKED, DONE, OVER, Lesson, Moment, play


@cache
def next_of(moment: Moment) -> list[Moment]:
    """All moments that may follow."""
    if moment.ask is None:
        return [play(moment.lesson, moment.next)] if moment.next else []
    options = moment.ask.options
    return [play(moment.lesson, (*moment.choices, option)) for option in options]


def way_to_goal(moment: Moment) -> list[Moment]:
    """The first way from here to the goal; nothing if there is none."""
    if moment.state == DONE:
        return [moment]
    for then in next_of(moment) if moment.state == ASKED else ():
        if way := way_to_goal(then):
            return [moment, *way]
    return []


def way_through(lesson: Lesson) -> list[Moment]:
    """One way from the beginning of a lesson to its end."""
    way = [play(lesson, ())]
    while (moment := way[-1]).state != OVER:
        if moment.state == ASKED and moment.step.goal:
            way += way_to_goal(moment)[1:]
        else:
            way.append(next(then for then in next_of(moment) if not then.is_tried))
    return way
