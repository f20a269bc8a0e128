"""Options: which text of the rules is played, and whether alone against the opposition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...core import Option

BY_RULES = "by-rules"  # as the chosen text of the rules has it

# 10.1: the differences between the two texts, each with the English value and the first.
DIFFERENCES: dict[str, tuple[Any, Any]] = {
    "october_points": (7, 6),
    "leader_refreshes": ("no", "yes"),
    "will_gained": ("friends", "everywhere"),
    "neutral_units": ("friends", "everywhere"),
    "neutral_trotsky": ("friends", "everywhere"),
    "leader_order": ("either", "leader-first"),
}

OPTIONS = (
    Option("rules", ("english", "first")),
    *(Option(name, (BY_RULES, *values)) for name, values in DIFFERENCES.items()),
    Option("solitaire", ("no", "red", "white")),
    Option("difficulty", (1, 2, 3, 4, 5, 6)),
)


class Rules(NamedTuple):
    """What the options come to."""

    october_points: int | None  # 10.2; None: as the components have it
    october_alone: bool  # 10.2: whether the points are set by themselves, not by the text
    leader_refreshes: bool  # 10.3
    will_sweeps: bool  # 10.4
    units_anywhere: bool  # 10.5
    trotsky_anywhere: bool  # 10.6
    leader_first: bool  # 10.7
    player: str | None  # 9.1: the side that is played in solitaire
    difficulty: int  # 9.1


def resolve(options: Mapping[str, Any]) -> Rules:
    """10.1, R1: a difference set alone overrides the chosen text."""

    def first(name: str) -> bool:
        by_rules = options[name] == BY_RULES
        return bool(
            options["rules"] == "first" if by_rules else options[name] == DIFFERENCES[name][1]
        )

    points = options["october_points"]
    return Rules(
        october_points=6 if first("october_points") else None if points == BY_RULES else points,
        october_alone=points != BY_RULES,
        leader_refreshes=first("leader_refreshes"),
        will_sweeps=first("will_gained"),
        units_anywhere=first("neutral_units"),
        trotsky_anywhere=first("neutral_trotsky"),
        leader_first=first("leader_order"),
        player=None if options["solitaire"] == "no" else options["solitaire"],
        difficulty=options["difficulty"],
    )
