"""The command `hint`: the best choices of a side in a recorded game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..bots import Seat, judgement, telling
from ..bots.budget import Budget
from ..bots.hints import Hint, hints
from ..command_line import show_data
from ..core import Ask, Game, Refused, replay
from ..games import load
from ..words import Words
from . import saves
from .keys import keys
from .screen import Screen

BUDGET = "2s"


def run(
    screen: Screen,
    words: Words,
    file: str,
    *,
    side: str | None,
    to: int | None,
    budget: str | None,
    json: bool = False,
) -> int:
    """`barricades hint`; uses only what the side knows."""
    record = saves.read(Path(file))
    game = load(record.game)
    words = Words(words.language, game.name, game.titles(record.options))
    positions = [*replay(game, record)]
    last = len(positions) - 1
    if to is not None and to > last:
        raise Refused("terminal-no-such-choice", number=to, last=last)
    s = positions[last if to is None else to]
    asked = {ask.who: ask for ask in game.asks(s) if ask.who in game.sides(record.options)}
    if not asked:
        raise Refused("terminal-nobody-asked")
    ask = asked.get(side or next(iter(asked)))
    if ask is None:
        raise Refused("terminal-side-not-asked", name=str(side), known=", ".join(asked))
    found = find(game, s, ask, budget or BUDGET)
    if json:
        best = [
            {
                **hint._asdict(),
                "plan": [choice for _, choice in hint.plan],
                "text": telling.option(words, ask, hint),
            }
            for hint in found
        ]
        return show_data(
            screen, {"side": ask.who, "ask": ask.what, "text": words.ask(ask), "hints": best}
        )
    screen.show(*table(words, ask, found))
    return 0


def find(game: Game[Any], s: Any, ask: Ask, budget: str = BUDGET) -> list[Hint]:
    """The best choices of the side that is asked, best first, by what it knows."""
    return hints(Seat(game, s, ask), judgement(game), Budget.read(budget), Random(0))


def table(words: Words, ask: Ask, found: list[Hint]) -> list[RenderableType]:
    """Hints as a table, best first, each with the key of its option."""
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for hint in found:
        reason = Text(telling.why(words, hint), "quiet")
        chance, option = telling.chance(words, hint), telling.option(words, ask, hint)
        rows.add_row(Text(keys(ask)[hint.choice], "number"), option, chance, reason)
    return [
        Text(f"{words.noun('side', ask.who)}: {words.ask(ask)}", "question"),
        rows,
        Text(telling.note(words, ask, found), "quiet"),
    ]
