"""The named positions of Dual Powers."""

from __future__ import annotations

from typing import Any

from barricades.games.dual_powers.scoring import clean_up, score_round
from barricades.games.dual_powers.turn import play_round, take_turn, take_turns
from tests.games.dual_powers.table import GAME, city, plan

CROWD = {
    "red": "lenin red-unit-1-1 white-unit-1-1~ neutral-unit-1-0",
    "green": "red-unit-1-0~ red-unit-1-0-b~ neutral-unit-1-2~",
    "purple": "kornilov~ white-unit-3-2 trotsky",
    "white": "white-unit-2-1 white-unit-2-1-b red-unit-3-3~ neutral-unit-1-1~",
    "blue": "red-unit-2-2 white-unit-2-2~",
}
HANDS = {"red": "red-1 green-3 purple-6 stalin zinoviev", "white": "blue-2 brown-4 kerensky lvov"}
OBJECTIVES = {"red": "white-7", "white": "purple-5"}
LATER: dict[str, Any] = {"month": "may-june", "day": 10, "hands": HANDS, "objectives": OBJECTIVES}


def positions() -> dict[str, tuple[Any, int]]:
    """Each position by name, with the depth to go to."""
    crowd, first = city(CROWD, **LATER), city(CROWD, rules="first", **LATER)
    swept = city(CROWD, will_gained="everywhere", **LATER)
    alone = city(
        {"red": "neutral-unit-1-0 red-unit-2-2", "white": "opposing-unit-3-2~ lvov"},
        will="white",
        solitaire="red",
        difficulty=2,
        day=6,
        hands={"red": "red-1 green-3 stalin lenin"},
        objectives={"red": "blue-4"},
        stack="blue-2 white-6 red-8 brown-1 green-5",
    )
    last = city(CROWD, **{**LATER, "month": "october"})
    return {
        "opening": (GAME.setup({}), 6),
        "opening, first rules": (GAME.setup({"rules": "first"}), 6),
        "opening, alone": (GAME.setup({"solitaire": "white"}), 7),
        "a crowd, red to play": (plan(crowd, take_turns()), 6),
        "a crowd, red to play, first rules": (plan(first, take_turns()), 6),
        "a crowd, white gains the will": (plan(city_late(swept), take_turn("white")), 7),
        "a crowd, scoring": (plan(crowd, score_round(), clean_up(), play_round()), 5),
        "a crowd, scoring in october": (plan(last, score_round(), clean_up(), play_round()), 5),
        "alone, nine turns": (plan(alone, take_turns()), 8),
    }


def city_late(s: Any) -> Any:
    """The position at the end of its month."""
    s.day = 24
    return s
