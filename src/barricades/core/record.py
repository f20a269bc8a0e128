"""Records: a game as its options and all choices made in it, nature's included."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from .ask import BadRecord, Choice, Refused, is_plain, plain
from .codec import freeze
from .game import Game
from .state import State

S = TypeVar("S", bound=State)
FORMAT = 1


@dataclass(frozen=True, kw_only=True)
class Record:
    """One game, replayable anywhere without a seed."""

    game: str
    version: int
    options: Mapping[str, Any]
    players: Mapping[str, str] = field(default_factory=dict)  # by side: who sits there
    dealer: Mapping[str, Any] = field(default_factory=dict)  # commitment, secret, gaps
    resigned: str | None = None  # the side that gave up
    choices: tuple[tuple[str, Choice], ...] = ()

    def with_choice(self, who: str, choice: Choice) -> Record:
        """The record one choice longer."""
        return replace(self, choices=(*self.choices, (who, choice)))

    def dumps(self) -> str:
        """The record as one JSON object, a choice a line."""
        head = {"barricades": FORMAT, **{name: getattr(self, name) for name in _HEAD}}
        lines = [f' "{name}": {_json(value)}' for name, value in head.items()]
        moves = ",\n".join(f"  {_json(choice)}" for choice in self.choices)
        return "{\n" + ",\n".join([*lines, f' "choices": [\n{moves}\n ]']) + "\n}\n"


_HEAD = {
    "game": str,
    "version": int,
    "options": dict,
    "players": dict,
    "dealer": dict,
    "resigned": str | None,
}


def loads(text: str) -> Record:
    """The record in this text; a BadRecord names what is wrong and where."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("not-json", problem=str(error)) from None
    if not isinstance(data, dict) or data.get("barricades") != FORMAT:
        raise BadRecord("not-a-record", known=FORMAT)
    for name, kind in {**_HEAD, "choices": list}.items():
        if name not in data or not isinstance(data[name], kind):
            raise BadRecord("bad-field", name=name)
    choices = tuple(_choice(number, item) for number, item in enumerate(data["choices"], 1))
    return Record(**{name: data[name] for name in _HEAD}, choices=choices)


def _choice(number: int, item: Any) -> tuple[str, Choice]:
    pair = plain(item)
    if not (is_plain(pair) and isinstance(pair, tuple) and len(pair) == 2):
        raise BadRecord("bad-choice", number=number)
    return str(pair[0]), pair[1]


def replay(game: Game[S], record: Record) -> Iterator[S]:
    """Every position of a record, from the setup on."""
    if (record.game, record.version) != (game.name, game.version):
        raise BadRecord(
            "other-version", name=record.game, version=record.version, known=game.version
        )
    s = game.setup(record.options)
    yield s
    for number, (who, choice) in enumerate(record.choices, 1):
        try:
            s = game.apply(s, who, choice)
        except Refused as error:
            raise BadRecord(
                "illegal-choice", *error.cites, number=number, who=who, choice=str(choice)
            ) from error
        yield s


def _json(value: Any) -> str:
    return json.dumps(freeze(value), ensure_ascii=False)
