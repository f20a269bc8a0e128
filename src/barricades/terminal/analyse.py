"""The command `analyse`: how the chances changed during a game, and what cost each side most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.progress import track
from rich.text import Text

from ..bots import telling
from ..bots.course import Course, Point, Turn
from ..bots.critic import CLOSE, GLANCE, Costly, Critic, costliest, looking, shortlist
from ..command_line import show_data
from ..core import Record
from ..games import load
from ..picture import chances
from ..words import Words
from . import saves
from .screen import Screen

LINES = 12  # of the picture
SIGNS = "●○▲◆"


def run(screen: Screen, words: Words, file: str, picture: str | None, *, json: bool = False) -> int:
    """`barricades analyse`, as text or as JSON."""
    record = saves.read(Path(file))
    game = load(record.game)
    words = Words(words.language, game.name, game.titles(record.options))
    course = Course.of(game, record)
    with screen.console.status(words.text("analysis-thinking")):  # or compiling first
        points = course.curve()
        turns = course.turns(points)
    names = {side: words.noun("side", side) for side in course.sides}
    title = words.text("analysis-chances")
    if picture:
        marks = [(turn.moment, str(number)) for number, turn in enumerate(turns, 1)]
        Path(picture).write_text(chances(points, names, marks, title), "utf-8")
    if json:
        return show_data(
            screen, _data(points, turns, words, _costliest(record, lambda looks, **_: looks))
        )
    screen.show(Text(title, "title"), *plot(points, names, screen.width))
    screen.show(Text(words.text("analysis-turns"), "title"))
    for number, turn in enumerate(turns, 1):
        screen.show(Text(f"{number} ", "number") + Text(telling.turned(words, turn)))
    thinking = partial(track, description=words.text("analysis-thinking"), console=screen.console)
    costly = _costliest(record, thinking)
    screen.show(Text(words.text("analysis-costly"), "title"))
    for look in costly:
        screen.show(Text(telling.costly(words, look)))
    if not costly:
        screen.show(Text(words.text("analysis-nothing-costly")))
    screen.show(Text(words.text("analysis-note"), "quiet"))
    return 0


def _costliest(record: Record, shown: Callable[..., Iterable[Costly]]) -> list[Costly]:
    """The costliest choices of each side; `shown` displays the progress of the first pass."""
    moments = Critic.of(record.dumps()).moments
    with looking(record) as look:
        plans, doubtful = shortlist([*shown(look(moments, GLANCE), total=len(moments))])
        return costliest([*plans, *look(doubtful, CLOSE)])


def _data(
    points: Sequence[Point], turns: Sequence[Turn], words: Words, found: Sequence[Costly]
) -> dict[str, Any]:
    """The analysis as JSON; a moment is the number of choices made before."""
    rows = [{**turn._asdict(), "told": [*map(words.event, turn.told)]} for turn in turns]
    costly = [_plain(look) for look in found]
    return {"chances": [point._asdict() for point in points], "turns": rows, "costly": costly}


def _plain(look: Costly) -> dict[str, Any]:
    """A choice and the better one as JSON; a plan as all its choices."""
    return {
        "moment": look.moment,
        "side": look.ask.who,
        "choice": [choice for _, choice in look.made] or look.choice,
        "better": [choice for _, choice in look.plan] or look.better,
        "cost": look.cost,
        "error": look.error,
    }


def plot(points: Sequence[Point], names: Mapping[str, str], width: int) -> Iterator[Text]:
    """The chances as a chart of characters, with a sign for each side."""
    columns, first = width - 7, points[0].moment
    length = max(points[-1].moment - first, 1)
    grid = [[" "] * columns for _ in range(LINES + 1)]
    signs = dict(zip(names, SIGNS, strict=False))
    for before, after in pairwise(points):
        start, end = ((p.moment - first) * (columns - 1) // length for p in (before, after))
        for column in range(start, end + 1):
            part = (column - start) / max(end - start, 1)
            for side, sign in signs.items():
                chance = before.chances[side] * (1 - part) + after.chances[side] * part
                grid[round((1 - chance) * LINES)][column] = sign
    yield Text("   ".join(f"{signs[side]} {name}" for side, name in names.items()))
    for line, signs_there in enumerate(grid):
        percent = 100 - line * 100 // LINES
        label = f"{percent:3} % " if percent % 25 == 0 else ""
        yield Text(f"{label:6}", "quiet") + Text("".join(signs_there))
