"""Balance: what many records tell about a game, as one page."""

from .data import data
from .page import page
from .reading import readings
from .tally import Tally

__all__ = ["Tally", "data", "page", "readings"]
