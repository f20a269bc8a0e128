"""Where everything stands on the tape of a game of Prelude to Revolution, and what numbers mean.

Sides, places, cards, tracks and Special Actions are numbered in the order of the box. Some places
are one number: bits by place, and above them the order in which they are named; where it is kept
in two parts, the lower one has LOW_BITS of them. Whatever a card says lies in the tables, and is
spoken of by where it lies there.
"""

from __future__ import annotations

from ...encoding.prelude import COUNTS, SPECIALS, WAITING, answers
from ...games.prelude import GAME
from ...games.prelude.activities import LEAST
from ...games.prelude.box import SIDES, TRACKS
from ...games.prelude.checks import DIE, THREE_DICE
from ...games.prelude.components import CARDS as MOST_HAND
from ...games.prelude.components import PARTY, ROUNDS, TRACK
from ...games.prelude.decks import DECKS
from ..kernel import AGENDA, OPTIONS, OWN_TABLES

__all__ = ["DIE", "LEAST", "MOST_HAND", "PARTY", "ROUNDS", "SPECIALS", "THREE_DICE", "TRACK"]
__all__ += ["WAITING"]

RED, BLUE = range(len(SIDES))
NONE = -1  # no side, place or card


def _names(table: str) -> tuple[str, ...]:
    return tuple(name for name, entry in GAME.tables[table].items() if type(entry) is dict)


DISTRICTS = len(_names("districts"))
PLACES = DISTRICTS + len(_names("parties"))
ALL_PLACES, ALL_DISTRICTS = (1 << PLACES) - 1, (1 << DISTRICTS) - 1
LOW_BITS = 15  # of places that are kept in two parts
LOW = (1 << LOW_BITS) - 1
BOX_ORDER, DUMA_ORDER = range(2)  # and behind them, as cards name them
MOST_ORDERS = 1 << (2 * LOW_BITS - PLACES)
TURNS = len(_names("turns"))

# Cards, their decks, and what stands on them.
FIRST_OF = tuple(sum(map(len, [*DECKS.values()][:at])) for at in range(len(DECKS)))
CARDS = sum(map(len, DECKS.values()))
FIRST_KEY = FIRST_OF[-1]
KEYS = CARDS - FIRST_KEY
PROVISIONAL_DECK, KEY_DECK = len(DECKS) - 2, len(DECKS) - 1
NEUTRAL = 2
OWNERS = (*SIDES, "neutral")
NUMBER_OF_TRACKS = len(TRACKS)
DISTRICTS_TRACK, ORGANIZATIONS_TRACK, WORLD_TRACK, DUMA_TRACK = range(NUMBER_OF_TRACKS)
ANY_TRACK = NUMBER_OF_TRACKS
ON_TRACKS = (*TRACKS, "any")
DICE = (*TRACKS, *SIDES, "all")
DIE_OF_A_SIDE, ALL_DICE = NUMBER_OF_TRACKS, NUMBER_OF_TRACKS + len(SIDES)
STAYS = ("", "turn", "era", "game")
STAYS_NOT, STAYS_A_TURN, STAYS_AN_ERA = range(3)
URBAN, WORKER, MILITARY, PARTIES = range(4)  # what a place is
SUBTYPES = ("urban", "worker", "military")

# Answers that are no card, place, track or number.
EVENT, POINTS, TWICE, POOLED = range(4)  # take-round: by card
PASSES = 4 * CARDS
ORGANIZES, SPECIALLY, DONE = range(PLACES, PLACES + 3)  # act
SPENDS, SPENDS_NOT = range(2)  # top-up, may-spend
TRIGGERS_MANEUVER = CARDS  # trigger
TO_POOL = len(SIDES)  # draw: behind the sides
PILES_DRAWN_TO = (*SIDES, "pool")
GOES_BY_EVENT, GOES_TO_POOL, GOES_TO_DISCARD = range(3)
GOES = ("event", "pool", "discard")
AT_ROUND, AT_TURN = range(2)
WHEN = ("round", "turn")
ENDINGS = ("", "red-october", "autocracy", "time", "victory")
RED_OCTOBER_ENDING, AUTOCRACY, TIME, VICTORY = range(1, 5)

# Special Actions, and what waits for a card or round to come.
ACTIONS = len(SPECIALS)
DIPLOMACY, FERVOR, ALL_POWER, OPPORTUNISM = range(2, 6)
CORRUPTION, PROVOCATION, FORCE, MANEUVERS = range(8, 12)
COUNTS_TWICE = tuple(int(action in ("pravda", "novoye-vremia")) for action in SPECIALS)
IGNORES = tuple(int(action in ("sympathizers", "supporters")) for action in SPECIALS)
WAITING_KINDS = len(WAITING)
BOTH, IGNORE = 0, len(SIDES)  # and the side
MANEUVER, SKIP, BOOST = range(2 * len(SIDES), WAITING_KINDS)

# Steps by their names in the truth engine.
STEPS = (
    *("begin-turn", "open-rounds", "begin-round", "end-round", "trigger"),
    *("check-end", "end-game", "check-throne", "go-on", "end-turn", "refresh"),
    *("enter-keys", "draw", "take-initiative"),
    *("take-round", "add-event", "respond", "finish", "put-away"),
    *("act", "choose-place", "dedicate", "take-special", "pay"),
    *("organize", "bar"),
    *("perform", "corrupt", "provoke", "reset-track", "score-any", "give-cards"),
    *("roll-for", "pick-die", "roll-die", "score-track", "score-districts"),
    *("score-organizations", "score-world", "score-duma"),
    *("grow-extremism", "hold-vote", "vote", "carry-vote", "count-votes"),
    *("check", "roll-check", "top-up"),
    *("abdicate", "form-government", "react", "sway"),
    *("red-october", "face-reaction", "break-soviet", "deploy-vanguard"),
    *("rally-workers", "call-world", "roll-world"),
    *("hold-event", "carry-out", "effect", "choose-event"),
    *("add-cubes", "remove-cubes", "draw-level"),
    *("choose-check", "roll-table", "draw-district", "test-marker"),
    *("organize-one", "disband-one", "choose-track"),
    *("borrow", "may-spend", "bid-opportunity"),
)
BEGIN_TURN, OPEN_ROUNDS, BEGIN_ROUND, END_ROUND, TRIGGER = range(5)
CHECK_END, END_GAME, CHECK_THRONE, GO_ON, END_TURN, REFRESH = range(5, 11)
ENTER_KEYS, DRAW, TAKE_INITIATIVE = range(11, 14)
TAKE_ROUND, ADD_EVENT, RESPOND, FINISH, PUT_AWAY = range(14, 19)
ACT, CHOOSE_PLACE, DEDICATE, TAKE_SPECIAL, PAY = range(19, 24)
ORGANIZE, BAR = range(24, 26)
PERFORM, CORRUPT, PROVOKE, RESET_TRACK, SCORE_ANY, GIVE_CARDS = range(26, 32)
ROLL_FOR, PICK_DIE, ROLL_DIE, SCORE_TRACK, SCORE_DISTRICTS = range(32, 37)
SCORE_ORGANIZATIONS, SCORE_WORLD, SCORE_DUMA = range(37, 40)
GROW_EXTREMISM, HOLD_VOTE, VOTE, CARRY_VOTE, COUNT_VOTES = range(40, 45)
CHECK, ROLL_CHECK, TOP_UP = range(45, 48)
ABDICATE, FORM_GOVERNMENT, REACT, SWAY = range(48, 52)
RED_OCTOBER, FACE_REACTION, BREAK_SOVIET, DEPLOY_VANGUARD = range(52, 56)
RALLY_WORKERS, CALL_WORLD, ROLL_WORLD = range(56, 59)
HOLD_EVENT, CARRY_OUT, EFFECT, CHOOSE_EVENT = range(59, 63)
ADD_CUBES, REMOVE_CUBES, DRAW_LEVEL = range(63, 66)
CHOOSE_CHECK, ROLL_TABLE, DRAW_DISTRICT, TEST_MARKER = range(66, 70)
ORGANIZE_ONE, DISBAND_ONE, CHOOSE_TRACK = range(70, 73)
BORROW, MAY_SPEND, BID_OPPORTUNITY = range(73, 76)
SCORING_SEQUENCES = (SCORE_DISTRICTS, SCORE_ORGANIZATIONS, SCORE_WORLD, SCORE_DUMA)
FACES, ROLLS = len(DIE), len(THREE_DICE)

# What a check is for: to organize, to carry a vote, to break a Soviet; else, by an effect.
TO_ORGANIZE, TO_VOTE, TO_BREAK = range(3)

# What an observation tells of a question.
_asked = [*answers({option.name: option.default for option in GAME.options})]
ASKING = len(_asked)
ASKED = tuple(_asked.index(step) if step in _asked else NONE for step in STEPS)


def _cells(step: str) -> list[str]:
    """What the facts of a step on the tape are called."""
    found: list[str] = []
    for name in GAME.rules.steps[step].names:
        if name in ("at", "block"):
            found[-1] = name
        elif name == "places" and step != "draw-district":
            found += ["places", "places"]
        elif name == "won":
            found += ["purpose", "there"]
        elif name not in ("lost", "done", "alternatives", "places", "cards_taken"):
            found += [] if (step, name) == ("give-cards", "cards") else [name]
    return found


def _facts(name: str) -> tuple[int, ...]:
    """By step: which of its facts has this name."""
    return tuple(cells.index(name) if name in cells else NONE for cells in map(_cells, STEPS))


KNOWN = tuple(len(_cells(step)) for step in STEPS)  # facts that each must know
CARD_FACT, EFFECT_FACT, PLACE_FACT = _facts("card"), _facts("at"), _facts("place")
SPECIAL_FACT, OWNER_FACT = _facts("special"), _facts("side_owner")
NUMBER_OF_COUNTS = len(COUNTS)  # the last of them is where on its card an effect stands
_counts = [_facts(name) for name in COUNTS[:-1]] + [(NONE,) * len(STEPS)]
COUNT_FACTS = tuple(fact for facts in zip(*_counts, strict=True) for fact in facts)

# The tape. First the agenda: room for what any event of ours plans, and of most packs.
MOST_PLANNED = 480
TURN = AGENDA + MOST_PLANNED
ROUND, FIRST, ACTIVE, VP, UNREST, PRESTIGE, ABDICATED = range(TURN + 1, TURN + 8)
WORLD, PROROGUED, BOOSTED, LEAVING, ENDED = range(TURN + 8, TURN + 13)
OPPORTUNITY = TURN + 13  # by side
MOBILIZED = OPPORTUNITY + 2
SCORING = MOBILIZED + 2  # by track
CUBES = SCORING + NUMBER_OF_TRACKS  # by place and side
ORGANIZED = CUBES + 2 * PLACES  # by side and place: 0, or as how manieth it was created
GIVEN = ORGANIZED + 2 * PLACES  # by place
ACTED = GIVEN + PLACES  # lists of sides
BARRED = ACTED + 1 + 2
USED = BARRED + 1 + 2  # by side, a list
MOST_USED = ACTIONS // 2
WAITS = USED + 2 * (1 + MOST_USED)  # by side, a list
MOST_WAITING = 2 * WAITING_KINDS
SEEN = WAITS + 2 * (1 + MOST_WAITING)  # by side: the cards it knows in the other's hand
TROOPS = SEEN + 2 * (1 + MOST_HAND)  # by side: the markers
MOST_MARKERS = 40
BLUES = TROOPS + 2 * (1 + MOST_MARKERS)  # a set: the cards in play that are the Government's
ENDS = BLUES + CARDS // 8 + 1  # where each pile ends in the row of cards
DISCARD, PLAYING, HANDS, IN_PLAY, POOL, COMING, DECK, GONE, ASIDE = 0, 1, 2, 4, 5, 6, 7, 8, 9
PILES = ASIDE + len(DECKS)
KEYS_ASIDE = ASIDE + KEY_DECK
ROW = ENDS + PILES  # the cards, pile after pile
SIZE = ROW + CARDS
HIDDEN = OPTIONS + 1  # while a guess is made, in the place of options: a set of cards
UNSEEN = HIDDEN + CARDS // 8 + 1  # and a list of them

# The tables.
ROUNDS_EACH, STEPS_TO_SCORE, MAJORITY, DOMINANCE, WORLD_MOST, FIRST_WORLD = range(
    OWN_TABLES, OWN_TABLES + 6
)
END, FIRST_UNREST, FIRST_PRESTIGE, FIRST_OPPORTUNITY, OPPORTUNITY_GAIN, OPPORTUNITY_MOST = range(
    OWN_TABLES + 6, OWN_TABLES + 12
)
VICTORY_POINTS, HAND, LOYAL_TROOPS, OPENING_KEYS, PROVISIONAL_KEYS = range(
    OWN_TABLES + 12, OWN_TABLES + 17
)
FEBRUARY, JULY = OWN_TABLES + 17, OWN_TABLES + 18
ORDERS = OWN_TABLES + 19  # where the orders of places stand
DECK_OF_TURN = OWN_TABLES + 20
POOL_OF_TURN = DECK_OF_TURN + TURNS
KEYS_OF_TURN = POOL_OF_TURN + TURNS  # by turn, and whether the Tsar has abdicated: as bits
SESSIONS = KEYS_OF_TURN + 2 * TURNS  # by turn and round: the last round of the Session, or 0
UNREST_MODIFIERS = SESSIONS + TURNS * (ROUNDS + 1)
PRESTIGE_MODIFIERS = UNREST_MODIFIERS + TRACK + 1
WORTH_LENGTHS = PRESTIGE_MODIFIERS + TRACK + 1  # by track, of Districts and Organizations
WORTHS = WORTH_LENGTHS + 2
START = WORTHS + 2 * TRACK  # by place and side
KIND = START + 2 * PLACES  # by place: what it is
ROOM = KIND + PLACES  # by side and place: how many boxes
EXTRAS = ROOM + 2 * PLACES  # by side, place and box: what it costs beyond the base
EXTREMIST, MODERATE = EXTRAS + 2 * PLACES * PARTY, EXTRAS + 2 * PLACES * PARTY + 2  # by side
LOW_NEXT = MODERATE + 2  # by place: the Urban Districts next to it
HIGH_NEXT = LOW_NEXT + PLACES
PRICES = HIGH_NEXT + PLACES  # by Special Action: where its prices stand
SIDE_OF = PRICES + ACTIONS  # by card
POINTS_OF = SIDE_OF + CARDS
DIE_OF = POINTS_OF + CARDS
STAYS_OF = DIE_OF + CARDS
STARRED = STAYS_OF + CARDS
DECK_OF = STARRED + CARDS
RULES_OF = DECK_OF + CARDS  # as bits
NEEDS = RULES_OF + CARDS
EVENTS = NEEDS + CARDS
AFTER = EVENTS + CARDS  # where it says when which block of the card acts
FREE = AFTER + CARDS
CHEAP_DISTRICTS, LIBERAL_SPONSORS = 1, 2
RULES = {"cheap-districts": CHEAP_DISTRICTS, "liberal-sponsors": LIBERAL_SPONSORS}

# Who is meant.
YOU, THEY, REVOLUTIONARY, GOVERNMENT, EACH = range(5)
WHO = ("you", "they", "revolutionary", "government", "each")

# Some places, as a card speaks of them: what they are, in which order; tests follow.
PLACES_KIND, PLACES_LOW, PLACES_HIGH, TESTS = range(4)
NAMED, THE_DUMA, THERE = range(3)
FIRST_TEST = 4
TEST, TEST_WHO, TEST_NUMBER, TEST_LOW, TEST_HIGH = range(5)
TEST_WIDTH = 5
TESTED = (
    "controlled",
    "level",
    "organized",
    "unorganized",
    "peopled",
    "sponsored",
    "given",
    "next",
)
CONTROLLED, LEVELLED, WITH, WITHOUT, PEOPLED, SPONSORED, GIVEN_HERE, NEXT_TO = range(8)

# A number, as a card speaks of it; a plain one is itself.
COUNT, COUNT_WHO, HALF, MORE, MOST, COUNT_PLACES = range(6)
COUNTED = ("unrest", "prestige", "advantage", "lowest", "mobilized", "troops", "cubes", "places")
OF_UNREST, OF_PRESTIGE, OF_ADVANTAGE, OF_LOWEST, OF_MOBILIZED, OF_TROOPS = range(6)
OF_CUBES, OF_PLACES = range(6, 8)

# A condition: what is looked at, and where to look next if it is so or not.
LOOK, LOOK_WHO, LOOK_AT, LOOK_NUMBER, IF_SO, IF_NOT = range(6)
NO, YES = range(2)  # where there is nothing more to look at
LOOKED_AT = ("session", "reigns", "abdicated", "majority", "dominance", "active")
IN_SESSION, REIGNS, HAS_ABDICATED, HAS_MAJORITY, HAS_DOMINANCE, IS_ACTIVE = range(6)
CARD_IN_PLAY, AT_LEAST, AT_MOST, SO_MANY_PLACES = range(6, 10)

# An effect: its word, its card and place on it, what it speaks of, and the blocks within it.
WORD, OF_CARD, AT_PLACE, WHERE, HOW_MANY, WHOSE, ONE, OTHER, INNER, INNERS = range(10)
EFFECT_WIDTH = 10
WORDS = (
    *("Add", "Remove", "Level", "Shift", "Check", "CheckAgainst", "Roll", "Random", "TestMarkers"),
    *("Score", "Gain", "Lose", "Spend", "Bid", "Change", "Fall", "Marker", "Reset", "RollDie"),
    *("ScoreTrack", "Organize", "Disband", "Extremism", "Vote", "EndSession", "Muster", "Act"),
    *("Return", "Purge", "Install", "Leave", "Skip", "Boost", "Borrow", "Rule", "After"),
    *("Choose", "If", "As"),
)
ADD, REMOVE, LEVEL, SHIFT, CHECKS, CHECKS_AGAINST, ROLL, RANDOM, TEST_MARKERS = range(9)
SCORE, GAIN, LOSE, SPEND, BID, CHANGE, FALL, MARKER, RESET, ROLLS_DIE = range(9, 19)
SCORES_TRACK, ORGANIZING, DISBAND, EXTREMISM, VOTES, END_SESSION, MUSTER, ACTS = range(19, 27)
RETURN, PURGE, INSTALL, LEAVE, SKIPS, BOOSTS, BORROWS, RULE, AFTERWARDS = range(27, 36)
CHOOSE, IF, AS = range(36, 39)
CHANGED = ("world", "unrest", "prestige")
CHANGED_WORLD, CHANGED_UNREST, CHANGED_PRESTIGE = range(3)
NO_CHECK = 99  # the bonus of an Organization that is created outright
MOMENTS = ("you", "they", "round", "turn")
AFTER_YOURS, AFTER_THEIRS, AFTER_EACH, AFTER_TURN = range(4)
