"""The time of day, as it passes: a clock of the system that is put forward or back changes nothing.

Games are played by it for weeks; nobody may lose or win an hour because a computer was set right.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

JUMP = timedelta(seconds=5)  # what the clock of the system may differ, and still be followed

log = logging.getLogger(__name__)


class Steady:
    """A clock that goes as fast as time does.

    It follows the system where that is set right little by little. If the system jumps, it goes on
    from where it was until the process ends.
    """

    def __init__(
        self,
        system: Callable[[], datetime] = lambda: datetime.now(UTC),
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        self._system, self._passed = system, passed
        self._at, self._since = system(), passed()
        self._warned = False

    def now(self) -> datetime:
        system, passed = self._system(), self._passed()
        meant = self._at + timedelta(seconds=passed - self._since)
        if abs(system - meant) <= JUMP:
            self._at, self._since = system, passed
            return system
        if not self._warned:
            self._warned = True
            log.error(
                "The clock of the system has jumped by %s; games do not follow.", system - meant
            )
        return meant


_steady = Steady()


def now() -> datetime:
    """Now, in universal time."""
    return _steady.now()
