"""The options of a question as a page shows them: pictures, words, and what belongs together."""

from __future__ import annotations

import json
from itertools import groupby

from markupsafe import Markup

from ....bots import Seat
from ....core import PASS, Choice
from ....play.described import described, said
from ....play.prospects import Prospect
from ... import boards
from ...boards import Board, Scene
from .content import OptionButton, OptionRow

KEYS = "123456789abcdefghijkmnopqrstvwxyz"  # l is for the log, and u takes back
FORGOING = (PASS, "done")


def rows(board: Board, scene: Scene, seat: Seat | None) -> tuple[OptionRow, ...]:
    """The options of the scene's question, the best first, hopeless ones last.

    A seat tells what each of them does; without one they are named only.
    """
    assert scene.ask
    plain = tuple(Prospect(option=option) for option in scene.ask.options)
    prospects = described(seat).options if seat else plain
    firsts = [prospect.option[0] for prospect in prospects if type(prospect.option) is tuple]
    if len({*firsts}) == len(prospects):  # there is nothing to put together
        return tuple(_row(board, scene, [one], at) for at, one in enumerate(prospects))
    order = list(dict.fromkeys(_first(one) for one in prospects))
    grouped = sorted(prospects, key=lambda one: order.index(_first(one)))
    found, at = [], 0
    for _, group in groupby(grouped, _first):
        together = list(group)
        found.append(_row(board, scene, together, at))
        at += len(together)
    return tuple(found)


def _first(prospect: Prospect) -> Choice:
    """What options of one row have in common: the first part of a compound one."""
    return prospect.option[0] if isinstance(prospect.option, tuple) else prospect.option


def _row(board: Board, scene: Scene, prospects: list[Prospect], at: int) -> OptionRow:
    buttons = tuple(_button(board, scene, one, at + n) for n, one in enumerate(prospects))
    if len(prospects) == 1:
        return OptionRow("", Markup(), buttons)
    assert scene.ask
    kind, _, rest = scene.ask.of.partition("-")
    short = [scene.words.noun(rest, one.option[1]) for one in prospects]  # type: ignore[index]
    named = [
        button._replace(label=_capital(text), picture=Markup())
        for button, text in zip(buttons, short, strict=True)
    ]
    title = scene.words.noun(kind, _first(prospects[0]))
    return OptionRow(title, buttons[0].picture, tuple(named))


def _button(board: Board, scene: Scene, prospect: Prospect, at: int) -> OptionButton:
    assert scene.ask
    option, told = prospect.option, said(scene.words, scene.ask, prospect)
    help_ = f"{scene.ask.of}-{option}-help"
    does = told.does or ((scene.words.text(help_),) if scene.words.has(help_) else ())
    return OptionButton(
        json=json.dumps(option, ensure_ascii=False),
        label=told.title if prospect.title else boards.label(board, scene, option),
        picture=boards.picture(board, scene, option),
        does=does,
        price=told.price,
        odds=told.odds,
        struck=told.struck,
        key=KEYS[at : at + 1],
        forgoes=option in FORGOING,
        hopeless=prospect.is_hopeless,
    )


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
