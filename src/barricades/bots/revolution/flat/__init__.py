"""The judge of Revolution! over tapes of numbers, for a search that is compiled.

It says what `town`, `bidder`, `outlook` and `judgement` of the folder above say, by the same names.
Beside it stands the round worked out whole, as in `resolution`, `schemers` and `matching`.
"""

from .judge import begin_rolling, depth, roll, stage, weigh
from .mind import furnished
from .outlook import chance

__all__ = ["ROLLOUTS", "begin_rolling", "chance", "depth", "furnished", "roll", "stage", "weigh"]

ROLLOUTS = 100  # games that an analysis plays on from a position
