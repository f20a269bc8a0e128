"""The judge of Prelude to Revolution over tapes of numbers, for a search that is compiled.

It says what the files of the folder above say, by the same names; where dice fall as they may, here
they fall in the middle.
"""

from .furnishing import furnished
from .judge import begin_rolling, depth, roll, stage, weigh
from .mind import NET
from .net import chance
from .sight import look

__all__ = [
    "APART",
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

ROLLOUTS = 48  # games that an analysis plays on from a position
APART = 1  # stages between two positions that the net learns from
