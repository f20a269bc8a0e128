"""Who plays which side, and the options of a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..bots import NAMES as BOTS
from ..bots import OPPONENT, is_bot
from ..core import Refused

ME, FRIEND = "me", "friend"


def players(sides: Sequence[str], named: Mapping[str, str], bot: str = OPPONENT) -> dict[str, str]:
    """The player of each side: as named; otherwise the first side is mine, the others the bot's."""
    for side in named:
        if side not in sides:
            raise Refused("terminal-no-such-seat", side=side, known=", ".join(sides))
    for who in (*named.values(), bot):
        if who not in (ME, FRIEND) and not is_bot(who):
            known = ", ".join((ME, FRIEND, *BOTS))
            raise Refused("terminal-unknown-player", name=who, known=known)
    seated = {}
    here = ME in named.values()
    for side in sides:
        seated[side] = named.get(side) or (bot if here else ME)
        here = here or seated[side] == ME
    return seated
