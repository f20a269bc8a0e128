"""Ratings as they are shown."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from ....core import Refused
from ....games import NAMES
from ....words import Words
from ...store import ratings
from ...store.store import Store
from ...web.viewer import bot_name

MOST = 200  # players in a table
PAGE = 100  # changes on a page
Before = Annotated[int | None, Query(ge=0, le=2**31, description="only earlier ones")]


def known_game(name: str) -> str:
    """The name of a game, if there is one of this name; else raises Refused."""
    if name not in NAMES:
        raise Refused("wire-no-page")
    return name


def shown_name(words: Words, name: str, bot: str | None) -> str:
    """The name of a player; that of a bot has its version."""
    return bot_name(words, bot) + name.removeprefix(bot) if bot else name


def changes(file: Store, words: Words, id: str) -> list[str]:
    """What a game has done to the ratings of its players, in sentences."""
    return [
        words.text(
            "company-rating-changed",
            name=shown_name(words, one.name, one.bot),
            before=f"{one.before:.0f}",
            after=f"{one.after:.0f}",
        )
        for one in ratings.of_game(file, id)
    ]
