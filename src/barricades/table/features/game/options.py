"""The options of a question as the page shows them: pictures, texts, and groups."""

from __future__ import annotations

import json
from collections import Counter
from itertools import groupby

from markupsafe import Markup

from ....bots import Seat
from ....core import PASS, Choice
from ....play.described import described, option_text, unavailable_text
from ....play.prospects import Prospect, Unavailable
from ... import boards
from ...boards import Board, Scene
from ...boards.hyphens import breakable
from .content import OptionButton, OptionRow

KEYS = "123456789abcdefghijkmnopqrstvwxyz"  # l is for the log, and u takes back
FORGOING = (PASS, "done")
FEW = 4  # options, at most, below which there is room for what cannot be done


def rows(board: Board, scene: Scene, seat: Seat | None) -> tuple[OptionRow, ...]:
    """The options of the scene's question, best first, hopeless ones last.

    Options of two parts that share the first stand in one row; those that forgo all others stand
    last. With a seat, options are described, and those that cannot be chosen are listed with the
    reason: in their row, or where the options are few; without one there are only names.
    """
    assert scene.ask
    plain = tuple(Prospect(option=option) for option in scene.ask.options)
    prospects, missing = described(seat) if seat else (plain, ())
    order = sorted(
        dict.fromkeys(_first(one.option) for one in prospects), key=FORGOING.__contains__
    )
    has_parts = any(isinstance(one.option, tuple) for one in prospects)
    if not has_parts or (scene.ask.of.count("-") != 1 and len(order) == len(prospects)):
        buttons = (_button(board, scene, one, at) for at, one in enumerate(prospects))
        unavailable = [
            unavailable_text(scene.words, one) for one in missing if len(prospects) <= FEW
        ]
        return (
            *(OptionRow("", Markup(), None, (button,)) for button in buttons),
            *(OptionRow("", Markup(), None, (), one) for one in unavailable),
        )
    together = sorted(prospects, key=lambda one: order.index(_first(one.option)))
    keyed = [(one, _button(board, scene, one, at)) for at, one in enumerate(together)]
    groups = groupby(keyed, lambda pair: _first(pair[0].option))
    barred = {_first(one.choice): one for one in reversed(missing)}
    found = {first: _row(scene, first, list(pairs), barred.get(first)) for first, pairs in groups}
    titles = Counter(row.title for row in found.values() if row.title)
    return tuple(
        row._replace(title=f"{row.title} #{first}") if titles[row.title] > 1 else row
        for first, row in found.items()
    )


def _first(option: Choice) -> Choice:
    """What options of one row have in common: the first part of a compound one."""
    return option[0] if isinstance(option, tuple) else option


def _row(
    scene: Scene,
    first: Choice,
    pairs: list[tuple[Prospect, OptionButton]],
    barred: Unavailable | None,
) -> OptionRow:
    """A row with a title, buttons that say the rest, and what cannot be chosen in it, if any."""
    assert scene.ask
    kind, _, rest = scene.ask.of.partition("-")
    if not isinstance(pairs[0][0].option, tuple):
        return OptionRow("", Markup(), None, (pairs[0][1],))
    named = tuple(
        button._replace(
            label=_rest(scene, rest, prospect.option),
            picture=Markup(),
            side=_whose(rest, prospect.option),
        )
        for prospect, button in pairs
    )
    about = (kind, json.dumps(first, ensure_ascii=False))
    title = breakable(scene.words, scene.words.noun(kind, first))
    unavailable = None
    if barred:
        unavailable = (_rest(scene, rest, barred.choice), scene.words.refusal(barred.why))
    return OptionRow(title, pairs[0][1].picture, about, named, unavailable)


def _rest(scene: Scene, kind: str, option: Choice) -> str:
    assert isinstance(option, tuple)
    text = scene.words.noun(kind, option[1], "short")
    return f"{text[:1].upper()}{text[1:]}"


def _whose(kind: str, option: Choice) -> str:
    return str(option[1]) if kind == "side" and isinstance(option, tuple) else ""


def _button(board: Board, scene: Scene, prospect: Prospect, at: int) -> OptionButton:
    assert scene.ask
    is_described = bool(prospect.title or prospect.does or prospect.price or prospect.odds)
    option, text = prospect.option, option_text(scene.words, scene.ask, prospect)
    help_ = f"{scene.ask.of}-{option}-help"
    label = text.title if is_described else boards.label(board, scene, option)
    does = text.does or ((scene.words.text(help_),) if scene.words.has(help_) else ())
    value = json.dumps(option, ensure_ascii=False)
    return OptionButton(
        json=value,
        label=label,
        picture=boards.picture(board, scene, option),
        about=(scene.ask.of, value),
        does=does,
        price=text.price,
        odds=text.odds,
        is_pictured=bool(prospect.title),
        brief=text.brief if is_described else text.brief._replace(title=label),
        unavailable=text.unavailable,
        key=KEYS[at : at + 1],
        forgoes=option in FORGOING,
        hopeless=prospect.is_hopeless,
    )
