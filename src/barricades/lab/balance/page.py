"""The page: bars with their intervals, in one self-contained file."""

from __future__ import annotations

import csv
import json
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from io import StringIO
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader

from ...core import Game
from ...words import Words
from ..rating import Estimate, percent, wilson
from .data import data
from .reading import HELD, Noun, about
from .tally import Lineup, Tally, Users

MOST = 40  # cards that are shown at once; of more, the best and the worst dozen
DOZEN = 12


class Row(NamedTuple):
    """A bar: its length and interval, in per cent of the width, and both as text."""

    name: str
    figure: str
    bar: Estimate
    tick: float | None = None  # what was to be expected
    note: str = ""
    tone: str = "steel"


class Block(NamedTuple):
    """Rows under a heading; some may be folded away."""

    title: str
    rows: Sequence[Row]
    folded: Sequence[Row] = ()


class Section(NamedTuple):
    title: str
    about: str
    blocks: Sequence[Block]


def page(game: Game[Any], tally: Tally, engine: str, words: Words) -> str:
    """The whole page, in the language of the words."""
    house = files(__package__.partition(".")[0])
    palette = (house / "table" / "web" / "static" / "table.css").read_text("utf-8")
    environment = Environment(
        loader=PackageLoader(__package__, "."),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    known = about(game)
    found = [*sections(tally, words, known.USES, known.TONES)]
    return environment.get_template("page.html").render(
        words=words,
        palette=palette.partition("/* Ground */")[0],
        games=tally.games.total(),
        engine=played_by(tally, engine, words),
        sections=found,
        downloads={
            f"{game.name}.json": _link("application/json", json.dumps(data(game, tally, engine))),
            f"{game.name}.csv": _link("text/csv", _rows(found)),
        },
    )


def played_by(tally: Tally, engine: str, words: Words) -> str:
    """Which engine played, and what is therefore missing."""
    sentence = words.text(f"lab-engine-{engine}")
    return sentence if tally.places else f"{sentence} {words.text('lab-uncounted')}"


def _link(kind: str, text: str) -> str:
    """A file as a data URL."""
    return f"data:{kind};base64,{b64encode(text.encode()).decode()}"


def _rows(found: Iterable[Section]) -> str:
    """All bars as a table."""
    file = StringIO()
    table = csv.writer(file)
    table.writerow(["section", "group", "name", "value", "low", "high", "expected", "figure"])
    for section in found:
        for block in section.blocks:
            for row in (*block.rows, *block.folded):
                bar = [round(part, 3) for part in row.bar]
                tick = "" if row.tick is None else round(row.tick, 3)
                table.writerow([section.title, block.title, row.name, *bar, tick, row.figure])
    return file.getvalue()


def lines(game: Game[Any], tally: Tally, words: Words) -> Iterator[str]:
    """The content of the page, for a terminal."""
    known = about(game)
    for section in sections(tally, words, known.USES, known.TONES):
        yield f"\n{section.title}"
        for block in section.blocks:
            if block.title:
                yield f"  {block.title}"
            wide = max((len(row.name) for row in block.rows), default=0)
            yield from (f"    {row.name:{wide}}  {row.figure}" for row in block.rows)


def sections(
    tally: Tally, words: Words, uses: Sequence[str], tones: Mapping[str, str]
) -> Iterator[Section]:
    """All sections for which there are figures; a side's bar has the colour of the side."""
    say = words.text
    yield Section(
        say("balance-sides"),
        say("balance-sides-about"),
        [_lineup(tally, lineup, words, tones) for lineup in sorted(tally.games, key=repr)],
    )
    lengths = [(noun, tally.lengths[at, noun]) for at, noun in sorted(tally.lengths)]
    yield Section(say("balance-length"), "", [_shares(lengths, words)])
    yield Section(say("balance-endings"), "", [_shares(tally.endings.most_common(), words)])
    if not tally.places:  # nothing more is known
        return
    points = _compared(tally.compared(tally.points), words)
    yield Section(say("balance-points"), say("balance-points-about"), points)
    held = uses[0] == HELD
    about = "balance-items-held" if held else "balance-items-compared"
    blocks = _held(tally, words, uses) if held else _done(tally, words, uses)
    yield Section(say("balance-items"), say(about, use=uses[0]), blocks)


def _lineup(tally: Tally, lineup: Lineup, words: Words, tones: Mapping[str, str]) -> Block:
    """How often each side won, with these options and players."""
    players = lineup[1]
    bots = tuple(bot for _, bot in players)
    shares = tally.sides(lineup)
    rows = []
    for side, share in shares.items():
        bot = dict(players).get(side, "") if len({*bots}) > 1 else ""
        name = words.text("balance-seat", side=side, name=bot) if bot else words.noun("side", side)
        row = _row(name, share, words, tick=1 / len(shares))
        rows.append(row._replace(tone=tones[side]))
    return Block(title_of(tally, lineup, words), rows)


def title_of(tally: Tally, lineup: Lineup, words: Words) -> str:
    """A line-up as text: its options and bots, and how many games it played."""
    options, players = lineup
    values = " ".join(
        words.text(id)
        for name, value in options
        if words.has(id := f"option-{name}-{value}")  # whose own box it is, nobody can say
    )
    bots = tuple(bot for _, bot in players)
    title = words.text("balance-lineup", bots=bots, count=tally.games[lineup])
    return f"{values} {title}".strip()


def _shares(counts: Iterable[tuple[Noun, int]], words: Words) -> Block:
    counted = [*counts]
    total = sum(count for _, count in counted)
    return Block("", [_row(words.noun(*noun), wilson(n, total), words) for noun, n in counted])


def _compared(
    found: Mapping[Noun, Mapping[bool, Estimate]], words: Words, notes: Mapping[Noun, str] = {}
) -> list[Block]:
    """How much winners have of something, and the others."""
    most = max((mean.high for means in found.values() for mean in means.values()), default=0) or 1
    return [
        Block(
            words.noun(*what),
            [
                Row(
                    words.text("balance-winners" if won else "balance-others"),
                    words.text("lab-number-between", **mean._asdict()),
                    Estimate(*[max(100 * part / most, 0.0) for part in mean]),
                    tone="red" if won else "steel",
                    note="" if won else notes.get(what, ""),
                )
                for won, mean in sorted(means.items(), reverse=True)
            ],
        )
        for what, means in found.items()
    ]


def _done(tally: Tally, words: Words, uses: Sequence[str]) -> list[Block]:
    """How often winners and others have used a thing in the first way."""
    main, *rest = uses
    found = tally.compared(tally.times[main])
    notes = {item: _notes(words, rest, [tally.use(item, use) for use in rest]) for item in found}
    return _compared(found, words, notes)


def _held(tally: Tally, words: Words, uses: Sequence[str]) -> list[Block]:
    """Card by card: how often its holders win, those first whose holders win most."""
    items = dict.fromkeys(item for item, _ in tally.users)
    found = {item: [tally.use(item, use) for use in uses] for item in items}
    names = Counter(words.noun(*item) for item in found)
    rows = []
    for item, users in sorted(found.items(), key=lambda pair: -pair[1][0].share.value):
        name, had = words.noun(*item), users[0]
        name = f"{name} ({item[1]})" if names[name] > 1 else name
        note = _notes(words, uses, users)
        rows.append(_row(name, had.share, words, tick=had.expected, note=note))
    if len(rows) <= MOST:
        return [Block("", rows)]
    return [Block("", rows[:DOZEN] + rows[-DOZEN:], rows[DOZEN:-DOZEN])]


def _notes(words: Words, uses: Sequence[str], found: Sequence[Users]) -> str:
    return "; ".join(
        words.text("balance-use", use=use, rate=users.rate, value=users.share.value)
        for use, users in zip(uses, found, strict=True)
        if users.seats
    )


def _row(
    name: str, share: Estimate, words: Words, tick: float | None = None, note: str = ""
) -> Row:
    bar = Estimate(*[100 * part for part in share])
    return Row(name, percent(share, words), bar, None if tick is None else 100 * tick, note)
