"""Bots of Revolution!: greedy and regretful bidding, and the judgement of a search."""

from .bidder import greedy
from .levels import expert, judgement, levels
from .regret import regret

__all__ = ["expert", "greedy", "judgement", "levels", "regret"]
