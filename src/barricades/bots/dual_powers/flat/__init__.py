"""The judge of Dual Powers over tapes of numbers, for a search that is compiled.

It says what `city`, `deeds`, `outlook` and `judge` of the folder above say, by the same names.
"""

from .judge import DEPTH, begin_rolling, depth, roll, stage, weigh
from .mind import MIND, NET, furnished
from .net import chance
from .sight import look

__all__ = [
    "APART",
    "MIND",
    "NET",
    "ROLLOUTS",
    "begin_rolling",
    "chance",
    "depth",
    "furnished",
    "look",
    "roll",
    "stage",
    "weigh",
]

ROLLOUTS = 200  # games that an analysis plays on from a position
APART = DEPTH  # stages between two positions that the net learns from: it judges new rounds
