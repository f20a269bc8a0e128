"""Bots of Prelude to Revolution."""

from .levels import greedy, judgement, levels

__all__ = ["greedy", "judgement", "levels"]
