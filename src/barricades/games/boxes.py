"""Boxes: the component tables of a game, an owner's corrections laid over them, opened once."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

from ..core.codec import freeze
from ..core.corrections import Corrected, Corrections, Tables, corrected, merged, read

B = TypeVar("B")
Options = Mapping[str, Any]


@lru_cache
def tables(package: str) -> Tables:
    """What stands in a game's data/components.toml."""
    return tomllib.loads((files(package) / "data" / "components.toml").read_text("utf-8"))


def opener(package: str, make: Callable[[Tables, Options], B]) -> Callable[[Options], B]:
    """How a game comes by the box for its options; games with equal options share one."""

    @lru_cache(maxsize=64)
    def opened(key: str) -> B:
        options = json.loads(key)
        return make(merged(tables(package), options["components"]), options)

    return lambda options: opened(json.dumps(options, sort_keys=True))


class Corrector:
    """Lets an owner's corrections pass if the box can be played with: every look at it agrees."""

    def __init__(self, package: str, *looks: Callable[[Corrected], None]) -> None:
        self.package, self.looks = package, looks

    def check(self, own: Any) -> dict[str, Any]:
        """The corrections that came with a record or from a program."""
        return self._playable(Corrections(own)) if own != {} else {}

    def parse(self, text: str, file: str) -> dict[str, Any]:
        """The corrections in a TOML text."""
        return self._playable(read(text, file))

    def _playable(self, own: Corrections) -> dict[str, Any]:
        box = corrected(tables(self.package), own)
        for look in self.looks:
            look(box)
        plain: dict[str, Any] = freeze(own.tables)
        return plain
