"""How long a bot may think: so many iterations, or so many seconds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from time import monotonic
from typing import NamedTuple

from ..core import BadOption

GLANCE = 8  # iterations between two looks at the clock


class Budget(NamedTuple):
    """What is spent on one choice. Only iterations give the same choice every time."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """As it is written: `400`, or `1.5s`."""
        if not re.fullmatch(r"[1-9]\d*|\d*\.?\d+s", text, re.ASCII):
            raise BadOption("bad-budget", text=text)
        if text.endswith("s"):
            return cls(seconds=float(text[:-1]))
        return cls(iterations=int(text))

    def spend(self) -> Iterator[int]:
        """Count the iterations, as long as there is something left."""
        if self.iterations is not None:
            yield from range(self.iterations)
            return
        end = monotonic() + (self.seconds or 0.0)
        for number in count():
            if number % GLANCE == 0 and number and monotonic() >= end:
                return
            yield number

    def share(self, among: int) -> Budget:
        """The part of each, if several think about the same choice at once."""
        if self.iterations is None:
            return self
        return Budget(iterations=-(-self.iterations // among))
