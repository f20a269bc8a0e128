"""How long a bot may think: so many iterations, so many seconds, or whichever is over first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from math import inf
from time import monotonic
from typing import NamedTuple

from ..core import BadOption

GLANCE = 8  # iterations between two looks at the clock


class Budget(NamedTuple):
    """What is spent on one choice. Only iterations give the same choice every time.

    With both, it is over as soon as either is.
    """

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
        end = self.end
        for number in count() if self.iterations is None else range(self.iterations):
            if number % GLANCE == 0 and number and monotonic() >= end:
                return
            yield number

    @property
    def end(self) -> float:
        """The moment at which the time is over that begins now."""
        if self.seconds is None:
            return inf
        return monotonic() + self.seconds

    def share(self, among: int) -> Budget:
        """The part of each, if several think about the same choice at once."""
        if self.iterations is None:
            return self
        return self._replace(iterations=-(-self.iterations // among))
