"""Bots of Dual Powers."""

from .greedy import greedy
from .levels import expert, judgement, levels

__all__ = ["expert", "greedy", "judgement", "levels"]
