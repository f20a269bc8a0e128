"""Options of a game as parameters of OpenSpiel.

A parameter is a whole number if all values of its option are; else it is a text, in which a number
is spelt by its digits and a table of one's own (`components`, `cards`) is JSON. In the name of a
game such as "python_barricades_prelude(cards=%7B...%7D)" a text is spelt like part of a web
address, lest OpenSpiel takes its commas, brackets or digits for its own.

Three are none of the game's options, and make a small game of a large one, for exact solvers:

- `rounds`: if it is not 0, the game is broken off after so many rounds (of Prelude: Turns) and
  judged by the points as they stand.
- `luck`: if it is not 0, nature gives one of so many options of its question, always the same ones
  at the same moment; with 1 there is no chance.
- `decide`: if it is not empty, the questions that sides are asked, by name, with commas between
  them. Whatever else would be asked is answered by itself, always in the same way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from ...core import Game, Option

ROUNDS, LUCK, DECIDE = "rounds", "luck", "decide"


class Cut(NamedTuple):
    """What is left of a game."""

    rounds: int = 0
    luck: int = 0
    decide: tuple[str, ...] = ()


def defaults(game: Game[Any]) -> dict[str, str | int]:
    """All parameters of a game, as they are if nothing is said."""
    return {**_cut(Cut()), **{o.name: _spelt(o, o.default) for o in game.options}}


def read(game: Game[Any], given: Mapping[str, Any]) -> tuple[dict[str, Any], Cut]:
    """The options that these parameters mean, and what is left of the game."""
    decide = tuple(filter(None, unquote(given[DECIDE]).split(",")))
    cut = Cut(given[ROUNDS], given[LUCK], decide)
    return {o.name: _value(o, given[o.name]) for o in game.options}, cut


def spelt(game: Game[Any], options: Mapping[str, Any], cut: Cut) -> dict[str, str | int]:
    """The parameters that mean these options, as they stand in the name of a game."""
    return {**_cut(cut), **{o.name: _spelt(o, options[o.name]) for o in game.options}}


def _cut(cut: Cut) -> dict[str, str | int]:
    return {ROUNDS: cut.rounds, LUCK: cut.luck, DECIDE: quote(",".join(cut.decide), safe="")}


def _is_number(option: Option) -> bool:
    return not option.check and all(isinstance(value, int) for value in option.values)


def _spelt(option: Option, value: Any) -> str | int:
    if _is_number(option):
        number: int = value
        return number
    text = "" if value == {} else value if isinstance(value, str) else json.dumps(value)
    return f"%{ord(text[0]):02X}{text[1:]}" if text.isdecimal() else quote(text, safe="")


def _value(option: Option, given: str | int) -> Any:
    text = unquote(str(given))
    if option.check:
        return json.loads(text) if text else {}
    known = {str(value): value for value in option.values}
    return known.get(text, text)  # what is not known is refused when the game is set up
