"""The judge of Dual Powers over tapes of numbers, for a search that is compiled.

It says what `city`, `deeds`, `outlook` and `judge` of the folder above say, by the same names.
"""

from .judge import begin_rolling, depth, roll, stage, weigh
from .mind import MIND, furnished
from .outlook import chance

__all__ = [
    "MIND",
    "ROLLOUTS",
    "begin_rolling",
    "chance",
    "depth",
    "furnished",
    "roll",
    "stage",
    "weigh",
]

ROLLOUTS = 200  # games that an analysis plays on from a position
