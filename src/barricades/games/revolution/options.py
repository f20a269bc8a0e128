"""Options: how many play, and the optional rules of the book."""

from __future__ import annotations

from ...core import Option

COLOURS = ("red", "blue", "green", "yellow")

OPTIONS = (
    Option("players", (4, 3)),
    Option("bid_refunds", ("no", "yes")),  # 8.1
    Option("area_control", ("no", "yes")),  # 8.2
    Option("deals", ("no", "yes")),  # 8.3, R19: whether seats may talk; the table sees to it
)
