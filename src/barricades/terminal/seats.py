"""Seats: who sits on which side, and which options the game is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..bots import NAMES as BOTS
from ..core import BadOption, Game, Refused

ME, FRIEND = "me", "friend"
OPPONENT = "greedy"  # the bot that sits down if nobody else is named


def players(sides: Sequence[str], named: Mapping[str, str]) -> dict[str, str]:
    """Who sits where: those named; of the rest the first side is mine, the others a bot's."""
    for side, who in named.items():
        if side not in sides:
            raise Refused("terminal-no-such-seat", side=side, known=", ".join(sides))
        if who not in (ME, FRIEND, *BOTS):
            known = ", ".join((ME, FRIEND, *BOTS))
            raise Refused("terminal-unknown-player", name=who, known=known)
    seated = {}
    here = ME in named.values()
    for side in sides:
        seated[side] = named.get(side) or (OPPONENT if here else ME)
        here = here or seated[side] == ME
    return seated


def value_of(game: Game[Any], name: str, text: str) -> Any:
    """The value of an option as it was typed."""
    for option in game.options:
        if option.name == name:
            typed = {str(value): value for value in option.values}
            return typed.get(text, text)
    raise BadOption("unknown-option", name=name, known=", ".join(o.name for o in game.options))


def pair(text: str) -> tuple[str, str]:
    """NAME=VALUE, as an option may be given."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise Refused("terminal-no-pair", text=text)
    return name.replace("-", "_"), value
