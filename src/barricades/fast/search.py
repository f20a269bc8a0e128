"""Search over guesses, compiled whole: the same as `bots/ismcts`, over tapes.

Each iteration takes a guess, goes down the trees by what has paid so far and what looks promising,
tries something new, plays on for a while, and has the position judged. The n-th trial of every
option meets the n-th guess and the same luck of nature.
"""

from __future__ import annotations

from math import sqrt

from .chance import any_of, seed
from .kernel import (
    BRANCHED,
    NATURE,
    OPEN,
    OPTIONS,
    QUESTION,
    SIDES,
    STATE_SIZE,
    STEP,
    WHO,
    WIDTH,
    Luck,
    Reals,
    Tape,
)
from .tree import (
    SQUARES,
    TOTAL,
    WEIGHT,
    WORTH,
    arm_at,
    is_full,
    learn,
    next_node,
    seen_at,
    trials,
)
from .verbs import ask_again, begin_rolling, chance, depth, guess, play, roll, stage, weigh, won

EXPLORE = 1.5  # how much the unknown is preferred to what has paid
FIRST_SPREAD = 0.2  # how much trials differ in what they bring, before there are any

# In `mind`: what the search knows of itself, what an iteration brought each side, the weights of
# options, and behind them whatever the judge keeps.
SPREAD, DONE, SUM, SUM_OF_SQUARES, REWARDS = 0, 1, 2, 3, 4
WEIGHTS = 8
JUDGE = WEIGHTS + 256

# In `notes`: where each side stands, the arms of a question, and the trail of an iteration.
AT, ARMS, TRAIL = 0, 8, 8 + 256
LONGEST_TRAIL = 1024
NOTES = TRAIL + 1 + 2 * LONGEST_TRAIL


def think(
    root: Tape,
    g: Tape,
    mind: Reals,
    tree: Luck,
    worth: Reals,
    notes: Luck,
    guesses: Luck,
    nature: Luck,
    whim: Luck,
    side: int,
    seeded: int,
    iterations: int,
    left: int,
) -> int:
    """So many iterations more, or fewer if what is left can change nothing; how many is told.

    `left` counts those that may follow later on; below zero, nobody knows.
    """
    for number in range(iterations):
        if is_full(tree):
            return number
        lay_root(root, g)
        nth = question_to(g, side)
        look_up(g, nth, mind, tree, worth, notes, side + 1)
        settled = is_settled(g[OPTIONS], tree, notes, left + iterations - number)
        if settled and left >= 0 and mind[DONE] > 0.0:
            return number
        best = select(g[OPTIONS], tree, worth, notes, mind[SPREAD])
        met = trials(tree, notes[ARMS + best])
        attempt(g, mind, tree, worth, notes, guesses, nature, whim, side, seeded, nth, best, met)
        note(mind, mind[REWARDS + side])
    return iterations


def compare(
    root: Tape,
    g: Tape,
    mind: Reals,
    tree: Luck,
    worth: Reals,
    notes: Luck,
    guesses: Luck,
    nature: Luck,
    whim: Luck,
    brought: Reals,
    side: int,
    seeded: int,
    best: int,
    count: int,
) -> int:
    """So many trials of one option, and what each brought; fewer if the trees are full.

    The n-th meets the same guess and the same luck as the n-th of any other option.
    """
    for number in range(count):
        if is_full(tree):
            return number
        lay_root(root, g)
        nth = question_to(g, side)
        look_up(g, nth, mind, tree, worth, notes, side + 1)
        attempt(g, mind, tree, worth, notes, guesses, nature, whim, side, seeded, nth, best, number)
        brought[number] = mind[REWARDS + side]
    return count


def attempt(
    g: Tape,
    mind: Reals,
    tree: Luck,
    worth: Reals,
    notes: Luck,
    guesses: Luck,
    nature: Luck,
    whim: Luck,
    side: int,
    seeded: int,
    nth: int,
    best: int,
    number: int,
) -> None:
    """One trial of an option, with the guess and the luck of this number."""
    seed(guesses, seeded, 2 * number)
    seed(nature, seeded, 2 * number + 1)
    guess(g, side, guesses)
    ask_again(g, nth)
    descend(g, mind, tree, worth, notes, nature, whim, nth, best)


def lay_root(root: Tape, g: Tape) -> None:
    """The position that is thought about."""
    for at in range(root[STATE_SIZE]):
        g[at] = root[at]


def question_to(g: Tape, side: int) -> int:
    """Which of the open questions is one to this side; if there is none, the first."""
    for nth in range(g[OPEN]):
        if g[QUESTION + nth * WIDTH + WHO] == side:
            return nth
    return 0


def note(mind: Reals, reward: float) -> None:
    """What an iteration brought, and so how much they differ."""
    mind[SUM] += reward
    mind[SUM_OF_SQUARES] += reward * reward
    mind[DONE] += 1.0
    mean = mind[SUM] / mind[DONE]
    varied = max(mind[SUM_OF_SQUARES] / mind[DONE] - mean * mean, 0.0)
    mind[SPREAD] = 0.1 / mind[DONE] + sqrt(varied)


def is_settled(count: int, tree: Luck, notes: Luck, left: int) -> bool:
    """Whether the option that was tried most will be so in any case."""
    most = second = 0
    for at in range(count):
        tried = trials(tree, notes[ARMS + at])
        if tried > most:
            second = most
            most = tried
        elif tried > second:
            second = tried
    return count == 1 or most - second > left


def look_up(
    g: Tape, nth: int, mind: Reals, tree: Luck, worth: Reals, notes: Luck, node: int
) -> None:
    """The arms of a question, those met before and those that are new, which are weighed."""
    ask_again(g, nth)
    step, fresh = g[QUESTION + nth * WIDTH + STEP], False
    for at in range(g[OPTIONS]):
        arm = arm_at(tree, worth, node, step, g[OPTIONS + 1 + at])
        notes[ARMS + at] = arm
        if worth[arm * WORTH + WEIGHT] < 0.0:
            fresh = True
    if fresh:
        weigh(g, mind, nth)
        whole = 0.0
        for at in range(g[OPTIONS]):
            whole += mind[WEIGHTS + at]
        for at in range(g[OPTIONS]):
            place = notes[ARMS + at] * WORTH + WEIGHT
            if worth[place] < 0.0:
                worth[place] = mind[WEIGHTS + at] / whole if whole > 0.0 else 1.0


def select(count: int, tree: Luck, worth: Reals, notes: Luck, spread: float) -> int:
    """What has paid, or what may: the fewer trials and the greater weight, the more hope."""
    tried, paid = 0, 0.0
    for at in range(count):
        tried += trials(tree, notes[ARMS + at])
        paid += worth[notes[ARMS + at] * WORTH + TOTAL]
    mean = paid / tried if tried > 0 else 0.0
    hope = EXPLORE * spread * sqrt(tried + 1)
    best, most = 0, -1.0
    for at in range(count):
        arm = notes[ARMS + at]
        weight, times = worth[arm * WORTH + WEIGHT], trials(tree, arm)
        if weight > 0.0:
            brought = worth[arm * WORTH + TOTAL] / times if times > 0 else mean
            score = brought + hope * weight / (1 + times)
            if score > most:
                best = at
                most = score
    return best


def descend(
    g: Tape,
    mind: Reals,
    tree: Luck,
    worth: Reals,
    notes: Luck,
    nature: Luck,
    whim: Luck,
    nth: int,
    best: int,
) -> None:
    """Down the trees to something new, and on from there; then all arms on the way learn."""
    for side in range(g[SIDES]):
        notes[AT + side] = side + 1
    end, going, known, length = stage(g) + depth(g), True, True, 0
    while going and known:
        who, step = g[QUESTION + nth * WIDTH + WHO], g[QUESTION + nth * WIDTH + STEP]
        arm, option = notes[ARMS + best], g[OPTIONS + 1 + best]
        notes[TRAIL + 2 * length] = who
        notes[TRAIL + 2 * length + 1] = arm
        length += 1
        known = trials(tree, arm) > 0 and length < LONGEST_TRAIL
        if g[BRANCHED] == 0:
            for side in range(g[SIDES]):
                notes[AT + side] = seen_at(tree, worth, notes[AT + side], who, step, option)
        notes[AT + who] = next_node(tree, arm)
        play(g, nth, option)
        going = goes_on(g, nature, end)
        nth = 0
        if going and known:
            look_up(g, 0, mind, tree, worth, notes, notes[AT + g[QUESTION + WHO]])
            best = select(g[OPTIONS], tree, worth, notes, mind[SPREAD])
    begin_rolling(g, mind)
    while going:
        play(g, 0, roll(g, mind, 0, whim))
        going = goes_on(g, nature, end)
    judge(g, mind)
    for at in range(length):
        learn(tree, worth, notes[TRAIL + 2 * at + 1], mind[REWARDS + notes[TRAIL + 2 * at]])


def judge(g: Tape, mind: Reals) -> None:
    """What every side has of the victory, or its chance of it; of two, one has what is left."""
    for side in range(g[SIDES]):
        if g[OPEN] == 0:
            mind[REWARDS + side] = won(g, side)
        elif side == 1 and g[SIDES] == 2:
            mind[REWARDS + side] = 1.0 - mind[REWARDS]
        else:
            mind[REWARDS + side] = chance(g, mind, side)


def goes_on(g: Tape, nature: Luck, end: int) -> bool:
    """As far as the next question to a side; no further once the position is to be judged."""
    while g[OPEN] > 0 and g[QUESTION + WHO] == NATURE:
        play(g, 0, g[OPTIONS + 1 + any_of(nature, g[OPTIONS])])
    return g[OPEN] > 0 and stage(g) < end


def report(
    root: Tape,
    g: Tape,
    mind: Reals,
    tree: Luck,
    worth: Reals,
    notes: Luck,
    side: int,
    found: Reals,
) -> int:
    """Of every option of the question: trials, what they brought, and its squares; how many."""
    lay_root(root, g)
    look_up(g, question_to(g, side), mind, tree, worth, notes, side + 1)
    for at in range(g[OPTIONS]):
        arm = notes[ARMS + at]
        found[3 * at] = trials(tree, arm)
        found[3 * at + 1] = worth[arm * WORTH + TOTAL]
        found[3 * at + 2] = worth[arm * WORTH + SQUARES]
    return g[OPTIONS]
