"""What was filled in for a new game, and the game created from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from fastapi import Request
from starlette.datastructures import UploadFile

from ....bots import OPPONENT, TIMES, timed
from ....core import Game, Option, Refused
from ....games import load
from ...live import packs
from ...live.packs import CARDS
from ...live.rooms import CreatedGame, Rooms
from ...live.seating import ANYBODY, FRIEND, HERE, ME

PEOPLE = (ME, FRIEND, ANYBODY)  # who may sit down beside the bots
FOLLOWS = "by-rules"  # the value that leaves an option to another one
COMPONENTS = "components"
CLOCKS = ("none", "live", "days")
Fields: TypeAlias = dict[str, str]


async def read_form(request: Request) -> Fields:
    """The fields of a form. A file is a field with its text; `<field>-file` has its name."""
    found: Fields = {}
    async with request.form() as fields:
        for name, value in fields.items():
            if isinstance(value, UploadFile):
                found[f"{name}-file"] = value.filename or ""
                found[name] = (await value.read()).decode("utf-8", "replace")
            else:
                found[name] = value
    return found


class ClockForm(NamedTuple):
    """The clock that was filled in, and the values of the other fields."""

    kind: str  # live, days, or none
    minutes: int = 20
    increment: int = 20
    days: int = 3

    @classmethod
    def of(cls, form: Mapping[str, str]) -> ClockForm:
        """The clock in a form; fields that hold no number have their default."""
        typed = {name: form.get(f"clock-{name}", "") for name in cls._fields}
        kind, *numbers = typed.items()
        known = {name: int(text) for name, text in numbers if text.isdecimal() and len(text) < 9}
        return cls(kind[1] if kind[1] in CLOCKS else CLOCKS[0], **known)

    def as_json(self) -> dict[str, int] | None:
        """The clock as `Rooms.create` takes it."""
        live = {"minutes": self.minutes, "increment": self.increment}
        return {"live": live, "days": {"days": self.days}}.get(self.kind)


class Setting(NamedTuple):
    """An option of the game, and the value chosen."""

    name: str
    values: tuple[Any, ...]
    chosen: Any

    @property
    def is_detail(self) -> bool:
        """Whether it only refines what another option decides."""
        return FOLLOWS in self.values


@dataclass(frozen=True)
class NewGameForm:
    """A form for a new game; fields that were left empty have their defaults."""

    game: Game[Any]
    settings: tuple[Setting, ...]
    seated: Mapping[str, str]
    clock: ClockForm
    files: Mapping[str, tuple[str, str]]  # by option: an owner's text, and the name of its file
    think: int  # seconds that a bot has for a choice, if it is one that takes a time
    name: str
    hints: str  # yes, no, or as is usual
    rated: str  # yes or no
    onlookers: str  # yes or no
    coach: str  # yes or no

    @classmethod
    def of(cls, game: str, form: Mapping[str, str]) -> NewGameForm:
        """The form for a game. Without seats, the visitor has the first side, bots the others."""
        known = load(game)
        settings = tuple(_setting(o, form) for o in known.options if not o.check)
        seated = {
            side: form.get(f"seat-{side}") or (OPPONENT if number else ME)
            for number, side in enumerate(known.sides({s.name: s.chosen for s in settings}))
        }
        think = form.get("think", "")
        seconds = int(think) if think in map(str, TIMES) else TIMES[-1]
        own = {name: form[name] for name in _taken(known) if form.get(name)}
        files = {name: (text, form.get(f"{name}-file", "")) for name, text in own.items()}
        rest = (form.get(field, "") for field in ("name", "hints", "rated", "onlookers", "coach"))
        return cls(known, settings, seated, ClockForm.of(form), files, seconds, *rest)

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that can be filled from a file."""
        return _taken(self.game)

    @property
    def options(self) -> dict[str, Any]:
        """The options as chosen."""
        return {setting.name: setting.chosen for setting in self.settings}

    def create_game(self, rooms: Rooms, browser: str) -> CreatedGame:
        """Create the game; the first seat at this screen has the name.

        Raises Refused if nobody sits at this screen, or the game cannot be created as filled in.
        """
        if ME not in self.seated.values():
            raise Refused("table-nobody-here")
        read = _readers(self.game, rooms)
        options = self.options | {name: read[name](*file) for name, file in self.files.items()}
        first = next((side for side, who in self.seated.items() if who == ME), None)
        who = {
            side: HERE if sitter == ME and side != first else timed(sitter, self.think)
            for side, sitter in self.seated.items()
        }
        clock = self.clock.as_json()
        hints = {"yes": True, "no": False}.get(self.hints)
        terms = {"rated": self.rated == "yes", "onlookers": self.onlookers != "no"}
        return rooms.create(self.game.name, options, who, browser, self.name, clock, hints, **terms)


def _taken(game: Game[Any]) -> tuple[str, ...]:
    """The options that take a file of an owner's."""
    return (COMPONENTS, CARDS) if game.cards else (COMPONENTS,)


def _readers(game: Game[Any], rooms: Rooms) -> dict[str, Callable[[str, str], Any]]:
    """What an owner may have typed in, and what makes an option of it."""
    parse = partial(packs.parse_pack, rooms.bot_pool, game.name)
    return {COMPONENTS: game.correct} | ({CARDS: parse} if game.cards else {})


def _setting(option: Option, form: Mapping[str, str]) -> Setting:
    typed = {str(value): value for value in option.values}
    chosen = typed.get(form.get(f"option-{option.name}", ""), option.default)
    return Setting(option.name, option.values, chosen)
