"""Where everything stands in the tape of a game of Revolution!, and what its numbers mean.

Tokens are one number: Force in its highest bits, then Blackmail, then Gold. So tokens are put
together by adding, and the better bid is the greater number. How many bits each kind has follows
from the box, which holds no more of it.
"""

from __future__ import annotations

from ...encoding.revolution import PHASES, answers
from ...games.revolution import GAME
from ...games.revolution.box import KINDS
from ...games.revolution.options import COLOURS
from ...games.revolution.scoring import CONTROL, LAST_ROUND
from ...games.revolution.turn import ENOUGH, MOST
from ..kernel import AGENDA, OWN_TABLES

__all__ = ["CONTROL", "ENOUGH", "LAST_ROUND", "MOST", "PHASES"]

NONE = -1  # no side, area or kind
MOST_SIDES = len(COLOURS)
CHARACTERS = len(GAME.tables["characters"]) - 1  # beside their source
AREAS = len(GAME.tables["areas"]) - 1
FORCE, BLACKMAIL, GOLD = range(3)
NUMBER_OF_KINDS = len(KINDS)

SETUP, BIDDING, RESOLUTION, PATRONAGE = range(4)
NUMBER_OF_PHASES = len(PHASES)
ENDINGS = ("", "full", "rounds")
FULL, ROUNDS = 1, 2

PASSES = AREAS * MOST_SIDES  # beside the cubes, which are numbered by area and side

# Steps by their names in the truth engine.
STEPS = (
    *("play-round", "bid", "open-bids", "resolve", "gain-support", "earn", "place"),
    *("spy", "apothecary", "apothecary-with", "spend", "end-round", "patronize"),
)
PLAY_ROUND, BID, OPEN_BIDS, RESOLVE, GAIN_SUPPORT, EARN, PLACE = range(7)
SPY, APOTHECARY, APOTHECARY_WITH, SPEND, END_ROUND, PATRONIZE = range(7, 13)
KNOWN = tuple(len(GAME.rules.steps[step].names) for step in STEPS)  # facts that each must know
POWERS = ("", "spy", "apothecary")
POWER_STEPS = (NONE, SPY, APOTHECARY)

# What an observation tells of a question.
_asked = [*answers({option.name: option.default for option in GAME.options})]
ASKING = len(_asked)
ASKED = tuple(_asked.index(step) if step in _asked else NONE for step in STEPS)

# The tape. First the agenda: the rest of the round, eleven characters to be resolved, and of the
# twelfth its support, tokens, cube, power and spending.
ROUND = AGENDA + 3 + 2 * (CHARACTERS - 1) + 3 + 3 + 3 + 2 + 3
PHASE, ENDED, BANK = ROUND + 1, ROUND + 2, ROUND + 3
SUPPORT = ROUND + 4  # by side
HANDS = SUPPORT + MOST_SIDES
EARNED = HANDS + MOST_SIDES
OFFERS = EARNED + MOST_SIDES  # by character and side: the tokens
ENDS = OFFERS + CHARACTERS * MOST_SIDES  # by side: where its bids end
FILLED = ENDS + MOST_SIDES  # by area: how many spaces
CUBES = FILLED + AREAS  # by area, from where FIRST_SPACE says: whose cube lies in each space filled

# The tables.
REFUNDS, AREA_CONTROL, CUBES_EACH, FIRST_HAND, FIRST_BANK = range(OWN_TABLES, OWN_TABLES + 5)
BIDS = OWN_TABLES + 5  # where the bids begin on the tape: one side's after the other's
SHIFT = OWN_TABLES + 6  # by kind: where its bits begin
MASK = SHIFT + NUMBER_OF_KINDS
WORTH = MASK + NUMBER_OF_KINDS
TAKERS = WORTH + NUMBER_OF_KINDS  # by kind: characters, as bits
SUPPORT_OF = TAKERS + NUMBER_OF_KINDS  # by character
GRANTS = SUPPORT_OF + CHARACTERS  # by character and kind
AREA_OF = GRANTS + CHARACTERS * NUMBER_OF_KINDS
POWER_OF = AREA_OF + CHARACTERS
FIRST_SPACE = POWER_OF + CHARACTERS  # by area
SPACES = FIRST_SPACE + AREAS
PRIZE = SPACES + AREAS
FREE = PRIZE + AREAS
