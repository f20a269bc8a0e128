"""Options of a game as parameters of OpenSpiel.

A parameter is an integer if all values of its option are; otherwise it is a string, in which a
number is written in digits and a table (`components`, `cards`) as JSON. In the name of a game such
as "python_barricades_prelude(cards=%7B...%7D)" strings are percent-encoded, so that OpenSpiel does
not interpret their commas, brackets or digits.

Three further parameters make a small game of a large one, for exact solvers:

- `rounds`: if not 0, the game is cut off after so many rounds (in Prelude: Turns) and judged by the
  points so far.
- `luck`: if not 0, nature has at most so many options, always the same at the same moment; with 1
  there is no chance.
- `decide`: if not empty, the names of the questions that sides are asked, separated by commas. All
  other questions are answered automatically, always in the same way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from ...core import Game, Option

ROUNDS, LUCK, DECIDE = "rounds", "luck", "decide"


class Cut(NamedTuple):
    """How a game is made smaller."""

    rounds: int = 0
    luck: int = 0
    decide: tuple[str, ...] = ()


def defaults(game: Game[Any]) -> dict[str, str | int]:
    """All parameters of a game, with their defaults."""
    return {**_cut(Cut()), **{o.name: _spelt(o, o.default) for o in game.options}}


def read(game: Game[Any], given: Mapping[str, Any]) -> tuple[dict[str, Any], Cut]:
    """The options of a game, and its cut, from parameters."""
    decide = tuple(filter(None, unquote(given[DECIDE]).split(",")))
    cut = Cut(given[ROUNDS], given[LUCK], decide)
    return {o.name: _value(o, given[o.name]) for o in game.options}, cut


def spelt(game: Game[Any], options: Mapping[str, Any], cut: Cut) -> dict[str, str | int]:
    """Options as parameters, in the form in which they are part of a game's name."""
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
