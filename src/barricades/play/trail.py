"""Records the state before each step of a rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core import Step


class Trail(dict[str, Step[Any, ...]]):
    """The steps of a rulebook; looking one up first appends a copy of the state to `copies`."""

    def __init__(self, steps: Mapping[str, Step[Any, ...]], state: Any) -> None:
        super().__init__(steps)
        self.state = state
        self.copies: list[Any] = []

    def __getitem__(self, name: str) -> Step[Any, ...]:
        self.copies.append(self.state.copy())
        return super().__getitem__(name)
