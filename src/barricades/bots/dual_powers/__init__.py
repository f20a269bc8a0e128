"""Bots of Dual Powers."""

from .greedy import greedy
from .levels import judgement, levels

__all__ = ["greedy", "judgement", "levels"]
