"""A trail: a state as it was before each step that carried it on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core import Step


class Trail(dict[str, Step[Any, ...]]):
    """The steps of a rulebook; whenever one is looked up, the state is copied before it is done."""

    def __init__(self, steps: Mapping[str, Step[Any, ...]], state: Any) -> None:
        super().__init__(steps)
        self.state = state
        self.copies: list[Any] = []

    def __getitem__(self, name: str) -> Step[Any, ...]:
        self.copies.append(self.state.copy())
        return super().__getitem__(name)
