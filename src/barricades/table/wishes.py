"""Wishes: what somebody wants a new game to be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..bots import NAMES as BOTS
from ..core import Game, Option, Refused
from ..games import load
from .rooms import FRIEND, HERE, ME, OPPONENT, Made, Rooms

SITTERS = (ME, FRIEND, OPPONENT, *(bot for bot in BOTS if bot != OPPONENT))
FOLLOWS = "by-rules"  # the value that leaves an option to another one
COMPONENTS = "components"  # the option that takes an owner's corrections


class Setting(NamedTuple):
    """An option, with the value it is to have."""

    name: str
    values: tuple[Any, ...]
    chosen: Any

    @property
    def is_detail(self) -> bool:
        """Whether it only departs from what another option has settled."""
        return FOLLOWS in self.values


@dataclass(frozen=True)
class Wish:
    """Options and seats; whatever was left open has its default."""

    game: Game[Any]
    settings: tuple[Setting, ...]
    seated: Mapping[str, str]
    name: str
    corrections: str  # an owner's numbers, as TOML
    file: str

    @classmethod
    def of(cls, game: str, form: Mapping[str, str]) -> Wish:
        """What was filled in. Where nobody is named I sit first, and bots on the other sides."""
        known = load(game)
        settings = tuple(_setting(o, form) for o in known.options if not o.check)
        seated = {
            side: form.get(f"seat-{side}") or (OPPONENT if number else ME)
            for number, side in enumerate(known.sides({s.name: s.chosen for s in settings}))
        }
        rest = (form.get(field, "") for field in ("name", COMPONENTS, f"{COMPONENTS}-file"))
        return cls(known, settings, seated, *rest)

    def fulfil(self, rooms: Rooms, browser: str) -> Made:
        """The game is set up; the first at this screen has the name."""
        if ME not in self.seated.values():
            raise Refused("table-nobody-here")
        options = {setting.name: setting.chosen for setting in self.settings}
        if self.corrections:
            options[COMPONENTS] = self.game.correct(self.corrections, self.file)
        first = next((side for side, who in self.seated.items() if who == ME), None)
        who = {
            side: HERE if sitter == ME and side != first else sitter
            for side, sitter in self.seated.items()
        }
        return rooms.create(self.game.name, options, who, browser, self.name)


def _setting(option: Option, form: Mapping[str, str]) -> Setting:
    typed = {str(value): value for value in option.values}
    chosen = typed.get(form.get(f"option-{option.name}", ""), option.default)
    return Setting(option.name, option.values, chosen)
