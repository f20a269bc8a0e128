"""The named positions of Revolution! and how deep each is counted."""

from __future__ import annotations

from typing import Any

from tests.games.revolution.table import CONTROL, GAME, REFUNDS, bid, bidding, full, lay, town

BOARD = {
    "plantation": "red blue blue",
    "tavern": "green green green green green",
    "fortress": "yellow red",
    "harbor": "blue green yellow red red",
}
POWERS = {"red": "spy:f", "blue": "apothecary:b", "green": "rogue:g"}
FORCED = ("innkeeper", "magistrate", "spy", "priest", "aristocrat", "merchant", "printer")
TAKEN = {  # only the Apothecary takes Blackmail
    "characters": {
        **{name: {"immune": ["blackmail"]} for name in FORCED},
        **{name: {"immune": ["force", "blackmail"]} for name in ("general", "captain")},
    }
}


def positions() -> dict[str, tuple[Any, int]]:
    """Each position by name, with the depth to go to."""
    rich = {"red": "g" * 8, "blue": "f"}
    forceful = {"red": "ffffffbg", "blue": "f"}
    five = {"red": "rogue:g priest:g spy:g general:g"}
    strong = {"red": "innkeeper:f magistrate:f spy:f priest:f"}
    poor = {"red": "printer:" + "g" * 15, "blue": "printer:" + "g" * 15, "green": "rogue:g"}
    last = {"red": "spy:f apothecary:b", "blue": "mercenary:g"}
    return {
        "opening": (GAME.setup({}), 5),
        "opening, three players": (lay(GAME.setup({"players": 3}), {"red": "priest:fbgg"}), 4),
        "eight Gold, four characters": (lay(bidding(town(hands=rich)), five), 4),
        "six Force, four characters": (lay(bidding(town(hands=forceful)), strong), 4),
        "six Force and a lonely Blackmail": (
            lay(bidding(town(hands=forceful, components=TAKEN)), strong),
            5,
        ),
        "Spy and Apothecary": (bid(town(BOARD), **POWERS), 4),
        "Spy and Apothecary, area control": (bid(town(BOARD, **CONTROL), **POWERS), 4),
        "the last Resolution": (bid(town(full(market="red " * 5)), **last), 4),
        "the last Resolution, area control": (
            bid(town(full(market="red " * 5), **CONTROL), **last),
            4,
        ),
        "refunds, and a bank run short": (bid(town(**REFUNDS), **poor), 3),
    }
