"""The agenda of a fast game: a tape of small numbers, and the few deeds that every rule needs.

A game is a tape. It begins with the fields below, then come the fields of the game itself; behind
them, in the same tape, lie the options of the open question and the tables made from the box, so
that a rule is given one thing only. What is planned last is done first: where the truth engine
says `then(one, other)`, here `other` is planned before `one`.
"""

from __future__ import annotations

from typing import TypeAlias

# Plain Python works on lists; what is compiled, on arrays of numpy: int16 for tapes and games,
# int64 for luck, float64 and uint8.
Tape: TypeAlias = "list[int]"
Luck: TypeAlias = "list[int]"
Games: TypeAlias = "list[int]"  # many games, one after the other, without their tables
Reals: TypeAlias = "list[float]"
Bytes: TypeAlias = "list[int]"

NOBODY, NATURE = -1, 4  # who is asked; sides are numbered from 0 on

OPEN = 0  # how many questions are open
BRANCHED = 1  # 1 while sides are asked together
PARTED = 2  # how often they have been
LESSONS = 3  # how often something hidden has come to light
TOP = 4  # how much of the agenda is filled
QUESTION = 5  # where the first open question stands: whom it asks, its step, what it must know
WHO, STEP, FACTS = 0, 1, 2  # in a question
MOST_FACTS = 4  # of one that may stand beside others; where it stands alone, there is more room
WIDTH = FACTS + MOST_FACTS
MOST_OPEN = 4
AGENDA = QUESTION + MOST_OPEN * WIDTH  # behind it each game has its own fields

OPTIONS = 1024  # how many options the question has that was asked last, and behind it, which
MOST_OPTIONS = 256
TABLES = OPTIONS + 1 + MOST_OPTIONS  # and the tables begin, the first of them alike in all games
STATE_SIZE = TABLES  # how much of the tape is the game: it is all that need be copied
SIDES = TABLES + 1  # how many sides there are; not all of them need be played
ACTIONS, OBSERVATION = TABLES + 2, TABLES + 3  # how many actions, and entries of an observation
NUMBERS = TABLES + 4  # where it stands, by step, where the numbers of its options stand
ANSWERS, DRAWS = TABLES + 5, TABLES + 6  # where the options stand, by number
MOST_OFFERED = TABLES + 7  # how many options a question has at most
OWN_TABLES = TABLES + 8


def plan(g: Tape, step: int) -> None:
    """Do this step next."""
    top = g[TOP]
    g[AGENDA + top] = step
    g[TOP] = top + 1


def plan_1(g: Tape, step: int, fact: int) -> None:
    """Do this step next, which must know one thing."""
    top = g[TOP]
    g[AGENDA + top] = fact
    g[AGENDA + top + 1] = step
    g[TOP] = top + 2


def plan_2(g: Tape, step: int, fact: int, second: int) -> None:
    """Do this step next, which must know two things."""
    top = g[TOP]
    g[AGENDA + top] = fact
    g[AGENDA + top + 1] = second
    g[AGENDA + top + 2] = step
    g[TOP] = top + 3


def plan_3(g: Tape, step: int, fact: int, second: int, third: int) -> None:
    """Do this step next, which must know three things."""
    top = g[TOP]
    g[AGENDA + top] = fact
    g[AGENDA + top + 1] = second
    g[AGENDA + top + 2] = third
    g[AGENDA + top + 3] = step
    g[TOP] = top + 4


def plan_4(g: Tape, step: int, fact: int, second: int, third: int, fourth: int) -> None:
    """Do this step next, which must know four things."""
    top = g[TOP]
    g[AGENDA + top] = fact
    g[AGENDA + top + 1] = second
    g[AGENDA + top + 2] = third
    g[AGENDA + top + 3] = fourth
    g[AGENDA + top + 4] = step
    g[TOP] = top + 5


def plan_5(g: Tape, step: int, fact: int, second: int, third: int, fourth: int, fifth: int) -> None:
    """Do this step next, which must know five things."""
    top = g[TOP]
    g[AGENDA + top] = fact
    g[AGENDA + top + 1] = second
    g[AGENDA + top + 2] = third
    g[AGENDA + top + 3] = fourth
    g[AGENDA + top + 4] = fifth
    g[AGENDA + top + 5] = step
    g[TOP] = top + 6


def plan_6(
    g: Tape, step: int, fact: int, second: int, third: int, fourth: int, fifth: int, sixth: int
) -> None:
    """Do this step next, which must know six things."""
    top = g[TOP]
    g[AGENDA + top] = fact
    g[AGENDA + top + 1] = second
    g[AGENDA + top + 2] = third
    g[AGENDA + top + 3] = fourth
    g[AGENDA + top + 4] = fifth
    g[AGENDA + top + 5] = sixth
    g[AGENDA + top + 6] = step
    g[TOP] = top + 7


def begin_list(g: Tape) -> None:
    """The step that is planned next has a list, empty yet: it lies below the step's facts.

    While the step asks, its list stays on top of the agenda: its items, and how many there are.
    """
    plan(g, 0)


def add_to_list(g: Tape, item: int) -> None:
    """The list on top of the agenda has one item more."""
    count = g[AGENDA + g[TOP] - 1]
    g[AGENDA + g[TOP] - 1] = item
    plan(g, count + 1)


def listed(g: Tape) -> int:
    """How many items there are in the list on top of the agenda."""
    return g[AGENDA + g[TOP] - 1]


def item_of(g: Tape, nth: int) -> int:
    """An item of the list on top of the agenda."""
    return g[AGENDA + g[TOP] - 1 - listed(g) + nth]


def times_listed(g: Tape, item: int) -> int:
    """How often something is in the list on top of the agenda."""
    found = 0
    for nth in range(listed(g)):
        if item_of(g, nth) == item:
            found += 1
    return found


def end_list(g: Tape) -> None:
    """The list on top of the agenda is no longer needed."""
    g[TOP] -= 1 + listed(g)


def take_up(g: Tape, q: int, step: int, facts: int) -> None:
    """The next step leaves the agenda for the place of a question: it may ask one."""
    bottom = g[TOP] - 1 - facts
    g[q + STEP] = step
    for at in range(facts):
        g[q + FACTS + at] = g[AGENDA + bottom + at]
    for at in range(facts, MOST_FACTS):
        g[q + FACTS + at] = 0
    g[TOP] = bottom


def open_question(g: Tape, who: int, step: int, fact: int) -> None:
    """A side is asked together with others."""
    q = QUESTION + g[OPEN] * WIDTH
    g[q + WHO] = who
    g[q + STEP] = step
    g[q + FACTS] = fact
    for at in range(1, MOST_FACTS):
        g[q + FACTS + at] = 0
    g[OPEN] += 1


def close_question(g: Tape, nth: int) -> None:
    """A side that was asked together with others has nothing more to answer."""
    g[OPEN] -= 1
    for at in range(QUESTION + nth * WIDTH, QUESTION + g[OPEN] * WIDTH):
        g[at] = g[at + WIDTH]


def offer(g: Tape, option: int) -> None:
    """The question has one option more."""
    count = g[OPTIONS]
    g[OPTIONS + 1 + count] = option
    g[OPTIONS] = count + 1


def has(g: Tape, field: int, member: int) -> bool:
    """Whether something is in a set, which is kept as bits, eight in each number."""
    return (g[field + (member >> 3)] >> (member & 7)) & 1 == 1


def put(g: Tape, field: int, member: int) -> None:
    """Something is added to a set."""
    g[field + (member >> 3)] |= 1 << (member & 7)


def add_last(g: Tape, field: int, item: int) -> None:
    """Something comes to the end of a list: how many there are, and behind it, which."""
    g[field] += 1
    g[field + g[field]] = item


def drop(g: Tape, field: int, item: int) -> None:
    """Something leaves a list; those behind it move up."""
    at = field + 1
    while g[at] != item:
        at += 1
    for behind in range(at, field + g[field]):
        g[behind] = g[behind + 1]
    g[field] -= 1


def number_of(g: Tape, nth: int, option: int) -> int:
    """The number of an option of an open question, as the encoding has it."""
    return g[g[g[NUMBERS] + g[QUESTION + nth * WIDTH + STEP]] + option]
