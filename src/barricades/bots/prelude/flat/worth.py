"""What a position is worth, over a tape; see `../worth.py`, `../hands.py`, `../lasting.py`."""

from __future__ import annotations

from math import exp

from ....fast.kernel import Reals, Tape
from ....fast.prelude.layout import (
    ABDICATED,
    ACTED,
    ACTIVE,
    AUTOCRACY,
    BLUE,
    CUBES,
    DECK_OF_TURN,
    ENDED,
    ENDS,
    EXTREMIST,
    FIRST,
    HANDS,
    IN_PLAY,
    MODERATE,
    MOST_USED,
    MOST_WAITING,
    NEUTRAL,
    NUMBER_OF_TRACKS,
    OPPORTUNITY,
    PLACES,
    POINTS_OF,
    POOL,
    PRESTIGE,
    RED,
    ROUND,
    ROUNDS,
    ROUNDS_EACH,
    ROW,
    SCORING,
    SIDE_OF,
    STAYS_A_TURN,
    STAYS_OF,
    STEPS_TO_SCORE,
    TURN,
    TURNS,
    UNREST,
    USED,
    VICTORY_POINTS,
    VP,
    WAITS,
)
from ....fast.prelude.layout import DISTRICTS as NUMBER_OF_DISTRICTS
from ....fast.prelude.layout import END as END_OF_TRACKS
from ....fast.prelude.layout import STAYS as STAYING
from ....fast.prelude.layout import WORLD as WORLD_AFFAIRS
from ....fast.prelude.places import troops
from ....fast.prelude.special import is_listed
from ....fast.prelude.state import count_in, has_organization, owner_of, start
from ..hands import POOLED
from ..opinions import SEASONED
from ..worth import DICE as DICE_OF_A_GAME
from ..worth import RUIN, WIN
from ..worth import SOON as DICE_OF_A_TURN
from .mind import (
    BRIEF,
    BY_TURNS,
    DEEDS,
    DICE,
    DISTRICTS,
    DUMA,
    EXTREMISTS,
    FALL,
    FALLS,
    HELD,
    KINDS,
    LEADS,
    LEFT,
    LONGEST,
    MAJORITIES,
    MODERATES,
    MOVES_PRESTIGE,
    MOVES_UNREST,
    ODDS,
    ORGANIZATIONS,
    SCORINGS,
    SOON,
    VOTES,
    VOTES_TO_COME,
    WAITING,
    WORLD,
)

ORGANIZATIONS_COUNT, WORLD_COUNTS, DUMA_COUNTS = (
    SEASONED.organizations,
    SEASONED.world,
    SEASONED.duma,
)
MAJORITY_VOTE, OF_PRESTIGE, OF_UNREST = SEASONED.majority_vote, SEASONED.prestige, SEASONED.unrest
OF_OPPORTUNITY, OF_CARD, OF_OPPOSING = SEASONED.opportunity, SEASONED.card, SEASONED.opposing
OF_DRAWN, OF_LASTING, OF_UNUSED = SEASONED.drawn, SEASONED.lasting, SEASONED.unused
KEPT_IN_TURN, KEPT_IN_ERA = SEASONED.kept
STAYS_FOR_THE_GAME = STAYING.index("game")


def odds_of_red(g: Tape, mind: Reals) -> float:
    """The Revolutionary's odds, by their logarithm, if autocracy is not restored.

    They are as many games went on; points tell the more the later it is.
    """
    no_dice(mind)
    left = dice_left(g)
    ahead = worth(g, mind) + 0.7 + 12.0 * min(1.0, left / 80)
    return ahead / min(2.3 + 0.097 * left, 9.9)


def no_dice(mind: Reals) -> None:
    """No Scoring Die is to be rolled."""
    for track in range(NUMBER_OF_TRACKS):
        mind[DICE + track] = 0.0


def add_die(mind: Reals, die: int) -> None:
    """4.0: a Scoring Die is to be rolled."""
    for track in range(NUMBER_OF_TRACKS):
        mind[DICE + track] += 3.0 / 6.0 if track == die else 1.0 / 6.0


def at(mind: Reals, table: int, number: int) -> float:
    """What stands in a table; beyond its end, what stands there."""
    return mind[table + min(number, LONGEST - 1)]


def held(mind: Reals, table: int, red: int, blue: int) -> float:
    """Who holds a place with so many cubes, and how surely: up to 1, or -1."""
    sure = at(mind, table, abs(red - blue))
    return sure if red > blue else -sure


def dice_left(g: Tape) -> int:
    """How many Scoring Dice the rest of the game will bring."""
    rounds = (TURNS - g[TURN]) * g[ROUNDS_EACH] - g[ROUND]
    return max(2 * rounds + (1 if g[ACTIVE] == g[FIRST] else 0), 0)


def scorings(g: Tape, mind: Reals, kind: int, track: int, left: int) -> float:
    """How often a track will score; what is far off counts less."""
    to_go, most = g[STEPS_TO_SCORE] - g[SCORING + track], 2 * TURNS * g[ROUNDS_EACH] + 2
    row = SCORINGS + kind * (g[STEPS_TO_SCORE] + 1) * most
    now = mind[row + max(to_go, 0) * most + left]
    then = mind[row + max(to_go - 1, 0) * most + left]
    return now + min(mind[DICE + track], 1.0) * (then - now)


def see_prospects(g: Tape, mind: Reals) -> None:
    """What is to come."""
    left = dice_left(g)
    mind[LEFT] = left
    mind[DISTRICTS] = scorings(g, mind, 0, 0, left)
    mind[ORGANIZATIONS] = scorings(g, mind, 1, 1, left) * ORGANIZATIONS_COUNT
    mind[WORLD] = scorings(g, mind, 2, 2, left) * WORLD_COUNTS
    mind[DUMA] = scorings(g, mind, 3, 3, left) * DUMA_COUNTS
    mind[SOON] = scorings(g, mind, KINDS - 1, 0, left)
    mind[VOTES] = mind[VOTES_TO_COME + g[TURN] * (ROUNDS + 1) + g[ROUND]]
    mind[FALL] = 1.0 if g[ABDICATED] else fall(g, mind, left)


def fall(g: Tape, mind: Reals, left: int) -> float:
    """12.0: the chance that the Tsar abdicates."""
    prestige = g[PRESTIGE] + drift(g, mind, MOVES_PRESTIGE)
    return at(mind, FALLS, rounded(max(prestige, 0.0))) * min(1.0, left / 48)


def rounded(number: float) -> int:
    """To the nearest whole number; half-way, to an even one."""
    whole = int(number)
    rest = number - whole
    up = rest > 0.5 or (rest == 0.5 and whole % 2 == 1)
    return whole + 1 if up else whole


def drift(g: Tape, mind: Reals, moves: int) -> float:
    """How far the cards in play will move Prestige or Unrest while they stay."""
    found = 0.0
    for at_card in range(start(g, IN_PLAY), g[ENDS + IN_PLAY]):
        card = g[ROW + at_card]
        found += mind[moves + card] * times(g, mind, card)
    return found


def deeds(g: Tape, mind: Reals, side: int) -> float:
    """For how many rounds a side's cards in play will act; the end of a Turn counts for four."""
    found = 0.0
    for at_card in range(start(g, IN_PLAY), g[ENDS + IN_PLAY]):
        card = g[ROW + at_card]
        if owner_of(g, card) == side:
            found += mind[DEEDS + card] * times(g, mind, card)
    return found


def times(g: Tape, mind: Reals, card: int) -> int:
    """3.3: how often a card will act, in rounds or at the ends of Turns, until it goes."""
    turn, last = g[TURN], g[TURN]
    if g[STAYS_OF + card] == STAYS_FOR_THE_GAME:
        last = TURNS - 1
    elif g[STAYS_OF + card] != STAYS_A_TURN:
        for later in range(turn, TURNS):
            if g[DECK_OF_TURN + later] == g[DECK_OF_TURN + turn]:
                last = later
    turns = last - turn + 1
    return turns if mind[BY_TURNS + card] > 0.0 else turns * g[ROUNDS_EACH] - g[ROUND]


def worth(g: Tape, mind: Reals) -> float:
    """What the Revolutionary is ahead by in all; dice to be rolled, by their chances."""
    if g[ENDED]:
        return WIN if g[VP] > 0 else -WIN
    see_prospects(g, mind)
    left = mind[LEFT]
    soon = min(1.0, left / DICE_OF_A_TURN)
    ahead = g[VP] * (2.0 if abs(g[VP]) >= g[VICTORY_POINTS] else 1.0)
    ahead += controlled(g, mind) + organized(g, mind) + g[WORLD_AFFAIRS] * mind[WORLD]
    ahead += duma(g, mind) + october(g, mind, left) + mood(g, mind) * left / DICE_OF_A_GAME
    ahead += opportunity(g, RED, left) - opportunity(g, BLUE, left)
    ahead += (hand(g, mind, RED) - hand(g, mind, BLUE)) * soon
    return ahead + means(g, mind, RED, dice_left(g)) - means(g, mind, BLUE, dice_left(g))


def ruin(g: Tape) -> float:
    """What both lose as the Tsar grows too strong."""
    if g[ENDED]:
        return WIN if g[ENDED] == AUTOCRACY else 0.0
    return RUIN * ruin_risk(g)


def ruin_risk(g: Tape) -> float:
    """12.0: the chance that autocracy is restored."""
    if g[ABDICATED]:
        return 0.0
    risk = 1.0
    for _ in range(g[END_OF_TRACKS] - g[PRESTIGE]):
        risk *= 0.4
    return risk


def controlled(g: Tape, mind: Reals) -> float:
    """5.1: half a point for each District, by how surely it will be held when they score."""
    lead, brief = 0.0, 0.0
    for district in range(NUMBER_OF_DISTRICTS):
        red, blue = g[CUBES + 2 * district], g[CUBES + 2 * district + 1]
        lead += held(mind, LEADS, red, blue)
        brief += held(mind, BRIEF, red, blue)
    return (lead * mind[DISTRICTS] + brief * mind[SOON]) / 2.0


def organized(g: Tape, mind: Reals) -> float:
    """5.2: two points each, those in Parties twice that; they go with the Tsar."""
    lead, party = 0.0, 2.0 if g[ABDICATED] else 2.0 - 4.0 * mind[FALL]
    for place in range(PLACES):
        worth_of = 2.0 if place < NUMBER_OF_DISTRICTS else 2.0 + party
        if has_organization(g, RED, place):
            lead += worth_of
        if has_organization(g, BLUE, place):
            lead -= worth_of
    return lead * mind[ORGANIZATIONS]


def duma(g: Tape, mind: Reals) -> float:
    """5.4, 7.3: as it is, and as it will be once the Tsar has fallen, by that chance."""
    if g[ABDICATED]:
        return (
            held_duma(g, mind, 1, False) * mind[DUMA] + vote(g, mind, 1, True, False) * mind[VOTES]
        )
    now = held_duma(g, mind, 1, True) * mind[DUMA] + vote(g, mind, 1, True, True) * mind[VOTES]
    then = held_duma(g, mind, 2, False) * mind[DUMA] + vote(g, mind, 2, False, False) * mind[VOTES]
    return now + mind[FALL] * (then - now)


def members(g: Tape, party: int, parts: int) -> int:
    """7.0: the cubes in a Party, or half of them."""
    return (g[CUBES + 2 * party] + g[CUBES + 2 * party + 1]) // parts


def held_duma(g: Tape, mind: Reals, parts: int, reigns: bool) -> float:
    """What Parties are worth when the Duma scores."""
    red, blue = members(g, g[MODERATE + RED], parts), members(g, g[MODERATE + BLUE], parts)
    least_red = most_red = whole_red = red
    least_blue = most_blue = whole_blue = blue
    if reigns:
        radical = members(g, g[EXTREMIST + RED], parts)
        monarchist = members(g, g[EXTREMIST + BLUE], parts)
        least_red, most_red, whole_red = min(red, radical), max(red, radical), red + radical
        least_blue, most_blue = min(blue, monarchist), max(blue, monarchist)
        whole_blue = blue + monarchist
    sure = held(mind, MAJORITIES, whole_red, whole_blue)
    dominant = reigns and (least_red >= most_blue if sure > 0.0 else least_blue >= most_red)
    return sure * (4.0 if dominant else 2.0)


def vote(g: Tape, mind: Reals, parts: int, helps: bool, reigns: bool) -> float:
    """What Parties are worth at a Vote; Organizations help."""
    found, whole_red, whole_blue = 0.0, 0, 0
    for side in range(2):
        moderate, extremist = g[MODERATE + side], g[EXTREMIST + side]
        few, many = members(g, moderate, parts), members(g, extremist, parts)
        votes = mind[ODDS + few + bonus(g, moderate, helps)] + at(mind, MODERATES, few)
        if reigns:
            votes += 0.6 * mind[ODDS + many + bonus(g, extremist, helps)]
            votes += at(mind, EXTREMISTS, many)
        found += votes if side == RED else -votes
        whole = few + many if reigns else few
        whole_red += whole if side == RED else 0
        whole_blue += whole if side == BLUE else 0
    return found + held(mind, MAJORITIES, whole_red, whole_blue) * MAJORITY_VOTE


def bonus(g: Tape, party: int, helps: bool) -> int:
    """7.3: an Organization helps at a Vote."""
    organized_there = has_organization(g, RED, party) or has_organization(g, BLUE, party)
    return 4 if helps and organized_there else 2


def october(g: Tape, mind: Reals, left: float) -> float:
    """11.2: Military Preparations, by the chance of Red October; whoever leads may wish for it."""
    lacking = g[END_OF_TRACKS] - g[UNREST] - drift(g, mind, MOVES_UNREST) - 0.12 * left
    return (troops(g, RED) - troops(g, BLUE) + 0.3 * g[VP]) / (1.0 + exp(lacking / 1.5))


def mood(g: Tape, mind: Reals) -> float:
    """11.0, 12.0: what Unrest and Prestige bring as the game goes on."""
    prestige = 0.0 if g[ABDICATED] else g[PRESTIGE] + drift(g, mind, MOVES_PRESTIGE)
    return OF_UNREST * (g[UNREST] + drift(g, mind, MOVES_UNREST)) + OF_PRESTIGE * prestige


def opportunity(g: Tape, side: int, left: float) -> float:
    """8.0: the more points, the less another counts; what is above the limit will be lost."""
    points = g[OPPORTUNITY + side]
    value = points * (1.0 - points / 60) * min(1.0, left / DICE_OF_A_TURN)
    if points > 8 and left > DICE_OF_A_TURN:
        value -= (points - 8) * 0.5 * g[ROUND] / g[ROUNDS_EACH]
    return value * OF_OPPORTUNITY


def hand(g: Tape, mind: Reals, side: int) -> float:
    """The best cards, one for each round left in the Turn; others, if they can be kept."""
    waits = side != g[FIRST] and g[ACTIVE] == g[FIRST]
    rounds, first = g[ROUNDS_EACH] - g[ROUND] + (1 if waits else 0), start(g, HANDS + side)
    count = count_in(g, HANDS + side)
    for nth in range(count):
        card, place = g[ROW + first + nth], nth
        own = g[SIDE_OF + card] in (side, NEUTRAL)
        value = (OF_CARD if own else OF_OPPOSING) * g[POINTS_OF + card]
        while place > 0 and mind[HELD + max(place - 1, 0)] < value:
            mind[HELD + place] = mind[HELD + place - 1]
            place -= 1
        mind[HELD + place] = value
    kept = KEPT_IN_ERA if is_last(g) else KEPT_IN_TURN
    found = 0.0
    for nth in range(count):
        value = mind[HELD + nth]
        found += value if nth < rounds else kept * (value - OF_DRAWN)
    for nth in range(start(g, POOL), g[ENDS + POOL]):
        if g[SIDE_OF + g[ROW + nth]] == side:
            found += POOLED * g[POINTS_OF + g[ROW + nth]]
    return found


def is_last(g: Tape) -> bool:
    """2.5: whether hands are discarded when this Turn is over."""
    if g[TURN] == TURNS - 1:
        return True
    return g[DECK_OF_TURN + g[TURN]] != g[DECK_OF_TURN + g[TURN] + 1]


def means(g: Tape, mind: Reals, side: int, left: int) -> float:
    """What waits for a card, cards in play, and Special Actions not yet used."""
    waits, waiting = WAITS + side * (1 + MOST_WAITING), 0.0
    for nth in range(g[waits]):
        waiting += mind[WAITING + g[waits + 1 + nth]]
    may = left // DICE_OF_A_TURN + (0 if is_listed(g, ACTED, side) else 1)
    unused = min(MOST_USED - g[USED + side * (1 + MOST_USED)], may)
    soon = min(1.0, left / DICE_OF_A_TURN)
    return waiting * soon + OF_LASTING * deeds(g, mind, side) + OF_UNUSED * unused
