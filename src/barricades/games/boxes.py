"""Boxes: the component tables of a game, an owner's corrections laid over them, opened once."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

from ..core.corrections import Tables, merged

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
