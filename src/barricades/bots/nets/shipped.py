"""Nets as files: numbers in JSON, which a game has beside its judge."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

GAMES = ("dual-powers", "prelude")  # that have a net
PLACES = 4  # of decimals: more make no difference


@cache
def shipped(package: str, name: str) -> Sequence[float]:
    """What was learnt, from a file of a package; nothing if there is no such file."""
    file = files(package).joinpath(name)
    found: list[float] = json.loads(file.read_text("ascii")) if file.is_file() else []
    return found


def write(path: Path, net: Iterable[float]) -> None:
    path.write_text(json.dumps([round(float(weight), PLACES) for weight in net]), "ascii")
