"""Dual Powers for bots: greedy play, the judgement a search goes by, and three levels."""

from .greedy import greedy
from .judge import Judge

__all__ = ["greedy", "judgement"]


def judgement() -> Judge:
    return Judge()
