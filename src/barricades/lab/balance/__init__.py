"""Balance: what many games show about the rules, as one page."""

from .comparing import compared, table
from .data import data
from .page import lines, page, played_by
from .reading import readings
from .tally import Tally

__all__ = ["Tally", "compared", "data", "lines", "page", "played_by", "readings", "table"]
