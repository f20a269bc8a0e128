"""What a judge keeps in mind: what it believes, what it sees, and positions it comes back to."""

from __future__ import annotations

from ....fast.kernel import MOST_OPTIONS
from ....fast.prelude.layout import (
    CARDS,
    MOST_HAND,
    NUMBER_OF_TRACKS,
    PLACES,
    ROUNDS,
    SIZE,
    TURNS,
    WAITING_KINDS,
)
from ....fast.search import JUDGE
from ...nets.layer import Layer

# What is believed: tables, of which the last entry holds for all that is beyond.
LONGEST = 40
LEADS = JUDGE  # by cubes
BRIEF = LEADS + LONGEST
MAJORITIES = BRIEF + LONGEST
MODERATES = MAJORITIES + LONGEST
EXTREMISTS = MODERATES + LONGEST
FALLS = EXTREMISTS + LONGEST  # by Prestige
ODDS = FALLS + LONGEST  # by Target Number
WAITING = ODDS + LONGEST  # by kind
VOTES_TO_COME = WAITING + WAITING_KINDS  # by turn and round
MOVES_PRESTIGE = VOTES_TO_COME + TURNS * (ROUNDS + 1)  # by card in play, each time it acts
MOVES_UNREST = MOVES_PRESTIGE + CARDS
DEEDS = MOVES_UNREST + CARDS
BY_TURNS = DEEDS + CARDS

# What is seen: what is to come, and the chances of dice to be rolled, by track.
LEFT, SOON, ORGANIZATIONS, WORLD, DUMA, VOTES, FALL = range(BY_TURNS + CARDS, BY_TURNS + CARDS + 7)
DISTRICTS = FALL + 1
IN_DUMA = DISTRICTS + 1  # what the Duma is worth as it is
DICE = IN_DUMA + 1
HELD = DICE + NUMBER_OF_TRACKS  # what the cards of a hand bring
RUINED = HELD + MOST_HAND  # what both lose

# What Activity Points buy, by side: whether it is known, with how many Opportunity Points, how many
# cubes and sites there are; of each cube the gain for a point, the gain and the price, best first,
# and its place; of each site its place, the gain, and the Target Number.
PRICES = RUINED + 1
IS_KNOWN, POINTS, CUBES, SITES, FIRST_CUBE = range(5)
RATIO, GAIN, PRICE, CUBE_PLACE, CUBE = range(5)
FIRST_SITE = FIRST_CUBE + PLACES * CUBE
SITE_PLACE, SITE_GAIN, TARGET, SITE = range(4)
PRICED = FIRST_SITE + PLACES * SITE

# Positions to come back to, and the options of the questions there.
LEVELS = 3
SAVED = PRICES + 2 * PRICED
OPTIONS = SAVED + LEVELS * SIZE

# What the net sees and has learnt.
SIGHTS, NODES = 162, 24
SEEN = OPTIONS + LEVELS * (1 + MOST_OPTIONS)
NET = Layer(SEEN, SIGHTS, NODES)

SCORINGS = NET.end  # by kind, steps to go, and dice left
KINDS = NUMBER_OF_TRACKS + 1  # the tracks, and Districts soon
