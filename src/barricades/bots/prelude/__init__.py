"""Bots of Prelude to Revolution."""

from .levels import expert, greedy, judgement, levels

__all__ = ["expert", "greedy", "judgement", "levels"]
