"""Simulated games as a table, with a row for each side of each game."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from ..bots.match import Played, shares
from ..command_line import BadUsage, NotInstalled
from .arguments import ENDINGS
from .ledger import Ledger, read

COLUMNS = {  # and what each holds
    "game": str,
    "version": int,
    "number": int,
    "options": str,  # as JSON
    "side": str,
    "player": str,
    "place": int,  # 1 is the first; level sides have the same
    "share": float,  # of the victory
    "points": int,  # None where the game has none
    "reason": str,
    "answers": int,  # of this side
    "choices": int,  # of all, nature's too
}


def rows(files: Sequence[Path]) -> Iterator[dict[str, Any]]:
    """The rows of all games in these files. Raises what reading them raises."""
    for file in files:
        if not file.exists():
            raise FileNotFoundError(2, "", str(file))
        for line in Ledger(file).lines():
            yield from _seats(*read(line))


def _seats(number: int, played: Played) -> Iterator[dict[str, Any]]:
    record, outcome = played.record, played.outcome
    places = {side: at for at, level in enumerate(outcome.ranking, 1) for side in level}
    won = shares(outcome)
    for side, place in places.items():
        yield {
            "game": record.game,
            "version": record.version,
            "number": number,
            "options": json.dumps(record.options, sort_keys=True),
            "side": side,
            "player": record.players.get(side, ""),
            "place": place,
            "share": won[side],
            "points": outcome.points.get(side),
            "reason": outcome.reason,
            "answers": sum(who == side for who, _ in record.choices),
            "choices": len(record.choices),
        }


def write(path: Path, found: Iterable[dict[str, Any]]) -> int:
    """Write rows to a file, in the format of its extension; returns how many there were.

    Raises BadUsage for an unknown extension, and for Parquet without pyarrow.
    """
    if path.suffix == ".csv":
        return _csv(path, found)
    if path.suffix == ".parquet":
        return _parquet(path, found)
    raise BadUsage("lab-no-format", name=path.name, endings=", ".join(ENDINGS))


def _csv(path: Path, found: Iterable[dict[str, Any]]) -> int:
    count = 0
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, COLUMNS)
        table.writeheader()
        for row in found:
            table.writerow(row)
            count += 1
    return count


def _parquet(path: Path, found: Iterable[dict[str, Any]]) -> int:
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise NotInstalled("pyarrow", "export") from None
    kinds = {str: arrow.string(), int: arrow.int64(), float: arrow.float64()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
    table = arrow.Table.from_pylist([*found], schema)
    parquet.write_table(table, path)
    return int(table.num_rows)
