"""Where everything stands in the tape of a game of Dual Powers, and what its numbers mean.

Regions are numbered in the order of the box, cards and tokens too, leaders first among tokens and
last among cards; places that are no region come behind the regions.
"""

from __future__ import annotations

from ...encoding.dual_powers import COUNTS as COUNTED
from ...encoding.dual_powers import PHASES, answers
from ...games.dual_powers import GAME
from ...games.dual_powers.components import CARDS, NEUTRALS, PIPS, TWINS, UNITS
from ...games.dual_powers.components import MONTH as LONGEST_MONTH
from ...games.dual_powers.scoring import LAST_ROUND
from ...games.dual_powers.turn import CARDS as CARDS_DEALT
from ...games.dual_powers.turn import TURNS
from ..kernel import AGENDA, OWN_TABLES

__all__ = ["CARDS_DEALT", "LAST_ROUND", "NEUTRALS", "PHASES", "TURNS"]

RED, WHITE, NEUTRAL = 0, 1, 2
NONE = -1  # no side, region, card or token

REGIONS = len(GAME.tables["map"]["regions"])
SUPPLY, CALENDAR, GONE = range(REGIONS, REGIONS + 3)
PLACES = REGIONS + 3
PLACE, TIRED = 15, 16  # of a token: the bits that say where it is, and whether it is exhausted

COMMANDS = REGIONS * CARDS
LEADERS = 2 * 3
ALL_CARDS = COMMANDS + LEADERS
TROTSKY, TROTSKY_RED, FIRST_NEUTRAL = LEADERS, LEADERS + 1, LEADERS + 2
MOST_TOKENS = FIRST_NEUTRAL + NEUTRALS + UNITS + PIPS * TWINS
MONTHS = len(GAME.tables["calendar"]["months"])

# Phases, and how a game ends.
SETUP, DRAWING, OBJECTIVE, ACTION, SCORING, CLEANUP = range(6)
NUMBER_OF_PHASES = len(PHASES)
ENDINGS = ("", "track", "track-will", "calendar", "calendar-will", "round", "round-will")
TRACK_END, CALENDAR_END, ROUND_END = 1, 3, 5

# Answers that are no card, token or region.
RECRUITS, MOVES, MOVES_TWICE, REFRESHES, PASSES = range(5)  # act
ENTERS, INSPIRES, SPIES, PROTESTS, LEADS_NOT = range(5)  # lead
BONUS_RECRUIT, BONUS_MOVE, BONUS_REFRESH, BONUS_DRAW, ORGANIZES, NO_BONUS = range(6)
POINTS, BONUS = range(2)
DONE = MOST_TOKENS  # recruit

TO_HAND, TO_OBJECTIVE, TO_STACK = range(3)  # where a card that is drawn goes
DRAWN_TO = ("hand", "objective", "stack")

# Steps by their names in the truth engine.
STEPS = (
    *("place-neutral", "lay-unrest", "lay-blockade"),
    *("play-round", "draw-cards", "draw", "set-objectives", "set-objective", "bring-leader"),
    *("take-turns", "take-turn", "oppose", "deploy", "oppose-bonus"),
    *("advance", "begin-month", "return-trotsky", "join-bolsheviks", "end-turn"),
    *("act", "recruit", "move", "move-to", "refresh"),
    *("lead", "leader-recruit", "protest", "espionage", "inspire"),
    *("claim-bonus", "take-bonus", "bonus-recruit", "bonus-recruit-to"),
    *("score-round", "resolve-unrest", "choose-reward", "score"),
    *("reveal-objectives", "score-objective", "exhaust-tokens", "end-on-calendar", "clean-up"),
)
PLACE_NEUTRAL, LAY_UNREST, LAY_BLOCKADE = range(3)
PLAY_ROUND, DRAW_CARDS, DRAW, SET_OBJECTIVES, SET_OBJECTIVE, BRING_LEADER = range(3, 9)
TAKE_TURNS, TAKE_TURN, OPPOSE, DEPLOY, OPPOSE_BONUS = range(9, 14)
ADVANCE, BEGIN_MONTH, RETURN_TROTSKY, JOIN_BOLSHEVIKS, END_TURN = range(14, 19)
ACT, RECRUIT, MOVE, MOVE_TO, REFRESH = range(19, 24)
LEAD, LEADER_RECRUIT, PROTEST, ESPIONAGE, INSPIRE = range(24, 29)
CLAIM_BONUS, TAKE_BONUS, BONUS_RECRUITS, BONUS_RECRUIT_TO = range(29, 33)
SCORE_ROUND, RESOLVE_UNREST, CHOOSE_REWARD, SCORE = range(33, 37)
REVEAL_OBJECTIVES, SCORE_OBJECTIVE, EXHAUST_TOKENS, END_ON_CALENDAR, CLEAN_UP = range(37, 42)
KNOWN = tuple(len(GAME.rules.steps[step].names) for step in STEPS)  # facts that each must know


def _facts(name: str) -> tuple[int, ...]:
    """By step: which of its facts has this name."""
    steps = [GAME.rules.steps[step].names for step in STEPS]
    return tuple(names.index(name) if name in names else NONE for names in steps)


# What an observation tells of a question.
CARD_FACT, TOKEN_FACT, REGION_FACT = map(_facts, ("card", "token", "region"))
COUNTS = len(COUNTED)
COUNT_FACTS = tuple(fact for facts in zip(*map(_facts, COUNTED), strict=True) for fact in facts)
_asked = [*answers({option.name: option.default for option in GAME.options})]
ASKING = len(_asked)
ASKED = tuple(_asked.index(step) if step in _asked else NONE for step in STEPS)

# The tape. First the agenda, which never holds more: a round's draws, and the phases behind them.
ROUND = AGENDA + 48
PHASE, DAY, MONTH, SUPPORT, WILL, SWEPT = range(ROUND + 1, ROUND + 7)
UNREST, BLOCKADE, BARRICADE, ENDED = range(ROUND + 7, ROUND + 11)
TILES = ROUND + 11  # how many region tiles are in the stack, and which
USED_TILES = TILES + 1 + REGIONS
MARKERS = USED_TILES + 1 + REGIONS
REVEALED = MARKERS + 1 + 3
SETTLED = REVEALED + 1 + 2  # by side
OBJECTIVES = SETTLED + 2  # by side
BLANKS = OBJECTIVES + 2  # how many sides had no objective when the deck was last shuffled
OLDER = BLANKS + 1  # a set of cards
ENDS = OLDER + ALL_CARDS // 8 + 1  # where each pile ends in the row of cards
HANDS, STACK, PLAYED, DECK, DISCARD, OFFSTAGE = 0, 2, 3, 5, 6, 7  # two hands, two rows of played
PILES = 8
ROW = ENDS + PILES  # the cards, pile after pile
AT = ROW + ALL_CARDS  # every token: where it is, and whether it is exhausted
SIZE = AT + MOST_TOKENS

# The tables.
TOKENS, OPPOSITION = OWN_TABLES, OWN_TABLES + 1  # how many, and which side, if any
LEADER_REFRESHES, WILL_SWEEPS, UNITS_ANYWHERE = range(OWN_TABLES + 2, OWN_TABLES + 5)
TROTSKY_ANYWHERE, LEADER_FIRST = OWN_TABLES + 5, OWN_TABLES + 6
TRACK, LAST_DAY, TROTSKY_RETURNS, TROTSKY_JOINS = range(OWN_TABLES + 7, OWN_TABLES + 11)
BONUS_DAYS = OWN_TABLES + 11  # by day
SLIDE_DAYS = BONUS_DAYS + LONGEST_MONTH + 1
UNREST_POINTS = SLIDE_DAYS + LONGEST_MONTH + 1  # by month
LAST_MONTHS = UNREST_POINTS + MONTHS
NEAR = LAST_MONTHS + MONTHS  # by blocked connection and region: the regions it leads to, as bits
FAR = NEAR + REGIONS * REGIONS
REGION = FAR + REGIONS * REGIONS  # by card
DAYS = REGION + ALL_CARDS
RECRUIT_VALUE = DAYS + ALL_CARDS
ACTION_OF = RECRUIT_VALUE + ALL_CARDS
CARD_POINTS = ACTION_OF + ALL_CARDS
SPECIAL = CARD_POINTS + ALL_CARDS
LEADERS_OF = SPECIAL + ALL_CARDS  # by side: three cards
SIDE = LEADERS_OF + LEADERS  # by token
STRENGTH = SIDE + MOST_TOKENS
EXHAUSTED_STRENGTH = STRENGTH + MOST_TOKENS
RECRUITABLE = EXHAUSTED_STRENGTH + MOST_TOKENS
TWIN = RECRUITABLE + MOST_TOKENS  # the token of the same kind before it
FACTION = TWIN + MOST_TOKENS  # by side: how many tokens, and which
UNITS_OF = FACTION + 2 * (1 + MOST_TOKENS)  # by side: how many units, and which, twins together
FREE = UNITS_OF + 2 * (1 + MOST_TOKENS)  # behind everything that has its place
