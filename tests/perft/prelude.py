"""The named positions of Prelude to Revolution and how deep each is counted."""

from __future__ import annotations

from typing import Any

from barricades.games.prelude.abdication import abdicate
from barricades.games.prelude.activities import act
from barricades.games.prelude.duma import hold_vote
from barricades.games.prelude.events import hold_event
from barricades.games.prelude.october import red_october
from barricades.games.prelude.special import perform
from barricades.games.prelude.turn import begin_round, end_round
from tests.games.prelude.table import GAME, GOV, REV, capital, plan

CROWD = {
    "kronstadt": (5, 2),
    "guards": (2, 6),
    "garrison": (3, 3),
    "putilov": (6, 1),
    "nevsky-shipyards": (9, 4),
    "vyborg": (4, 1),
    "okhrana": (0, 5),
    "taurida": (2, 2),
    "radical": (4, 0),
    "socialist": (3, 0),
    "liberal": (0, 4),
    "monarchist": (0, 4),
}
ORGANIZED = {REV: "radical vyborg putilov guards", GOV: "monarchist okhrana guards kronstadt"}
WAR: dict[str, Any] = {"turn": "late-war", "organizations": ORGANIZED, "unrest": 6, "prestige": 4}
HANDS = {REV: "110 119 122 128 148 113", GOV: "104 107 125 131 139 124"}


def positions() -> dict[str, tuple[Any, int]]:
    """Each position by name, with the depth to go to."""
    crowd = capital(CROWD, **WAR, hands=HANDS, pool="403 404 405 132 115", round=3)
    fought = capital(CROWD, **WAR, hands=HANDS, in_play="403 404 119", waiting={GOV: "maneuver"})
    fallen = capital(
        {**CROWD, "radical": (0, 0), "monarchist": (0, 0)},
        turn="july",
        abdicated=True,
        hands={REV: "238 246 303 224", GOV: "243 301 312 314"},
        pool="406 408 410 411 254",
        in_play="234",
    )
    waiting = capital(hands={REV: "28 46 17 29"}, waiting={REV: "pravda sympathizers boost"})
    return {
        "opening": (GAME.setup({}), 4),
        "the crowd, the Revolutionary to play": (plan(crowd, begin_round(REV)), 3),
        "the crowd, the Government to play": (plan(crowd, begin_round(GOV)), 3),
        "six points for the Government": (plan(crowd, act(GOV, 6)), 3),
        "what waits, waits for cards": (plan(waiting, begin_round(REV)), 3),
        "General Strike": (plan(capital(CROWD), hold_event(REV, "35")), 7),
        "War Industry": (plan(capital(CROWD, unrest=12), hold_event(GOV, "250")), 5),
        "a bid for the Manifesto": (plan(capital(), hold_event(REV, "1")), 4),
        "a vote": (plan(crowd, hold_vote()), 4),
        "Diplomacy": (plan(crowd, perform(REV, "diplomacy", 4)), 3),
        "the end of a round at war": (plan(fought, end_round(GOV)), 4),
        "the Tsar falls before February": (plan(fought, abdicate(), end_round(GOV)), 4),
        "after the Tsar, the Revolutionary to play": (plan(fallen, begin_round(REV)), 3),
        "after the Tsar, the Government to play": (plan(fallen, begin_round(GOV)), 3),
        "Red October": (plan(crowd, red_october()), 5),
    }
