"""Compares two sets of games: who wins, how long they take, how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from rich import box
from rich.table import Table

from ...words import Words
from ..rating import Estimate, difference, percent, wilson
from .page import title_of
from .reading import Noun
from .tally import Lineup, Tally

SURE, OPEN = "●", "○"  # whether a difference is more than chance


class Pair(NamedTuple):
    """A share before and after."""

    what: Noun
    before: Estimate
    after: Estimate

    @property
    def difference(self) -> Estimate:
        return difference(self.before, self.after)

    @property
    def is_sure(self) -> bool:
        """Whether 0 lies outside the 95 % interval of the difference."""
        _, low, high = self.difference
        return low > 0 or high < 0


class Group(NamedTuple):
    """Shares that belong together: of a line-up, or all lengths, or all endings."""

    title: str | Lineup
    pairs: list[Pair]


def groups(before: Tally, after: Tally) -> Iterator[Group]:
    """Everything that can be compared; line-ups are in the same order in both sets."""
    for one, other in zip(before.games, after.games, strict=True):
        old, new = before.sides(one), after.sides(other)
        yield Group(one, [Pair(("side", side), old[side], new[side]) for side in old])
    lengths = [noun for _, noun in sorted({*before.lengths, *after.lengths})]
    yield Group("length", _pairs(lengths, _lengths(before), _lengths(after)))
    endings = [noun for noun, _ in (before.endings + after.endings).most_common()]
    yield Group("endings", _pairs(endings, before.endings, after.endings))


def _lengths(tally: Tally) -> Counter[Noun]:
    return Counter({noun: count for (_, noun), count in tally.lengths.items()})


def _pairs(nouns: Iterable[Noun], before: Counter[Noun], after: Counter[Noun]) -> list[Pair]:
    old, new = before.total(), after.total()
    return [Pair(noun, wilson(before[noun], old), wilson(after[noun], new)) for noun in nouns]


def compared(before: Tally, after: Tally) -> dict[str, Any]:
    """As JSON: every share before and after, and the difference, with 95 % intervals."""
    found = [*groups(before, after)]
    return {
        "lineups": [_data(group) for group in found if not isinstance(group.title, str)],
        **{group.title: _data(group) for group in found if isinstance(group.title, str)},
    }


def _data(group: Group) -> dict[str, Any]:
    return {
        str(pair.what[1]): {
            "before": pair.before._asdict(),
            "after": pair.after._asdict(),
            "difference": pair.difference._asdict(),
        }
        for pair in group.pairs
    }


def table(before: Tally, after: Tally, words: Words) -> Table:
    """The same as a table."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    shown.add_column("")
    for title in ("before", "after", "difference"):
        shown.add_column(words.text(f"lab-{title}"), justify="right")
    shown.add_column("")
    for group in groups(before, after):
        shown.add_row(_title(before, group.title, words), style="bold")
        for pair in group.pairs:
            shown.add_row(
                words.noun(*pair.what),
                percent(pair.before, words),
                percent(pair.after, words),
                _difference_text(pair.difference, words),
                SURE if pair.is_sure else OPEN,
            )
    return shown


def _title(before: Tally, title: str | Lineup, words: Words) -> str:
    if isinstance(title, str):
        return words.text(f"balance-{title}")
    return title_of(before, title, words)


def _difference_text(found: Estimate, words: Words) -> str:
    value, low, high = (_signed(part, words) for part in found)
    return f"{value} ({low} … {high})"


def _signed(share: float, words: Words) -> str:
    points = round(100 * share, 1)
    sign = "−" if points < 0 else "+" if points else "±"
    return words.text("lab-signed", sign=sign, value=abs(points))
