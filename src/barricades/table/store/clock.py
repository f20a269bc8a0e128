"""A clock that does not jump when the clock of the system is set forward or back.

Games last for weeks; nobody may lose or win an hour because a computer was set right.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

JUMP = timedelta(seconds=5)  # what the clock of the system may differ, and still be followed

log = logging.getLogger(__name__)


class SteadyClock:
    """Follows the clock of the system, unless that jumps.

    Small corrections are followed. After a jump it goes on from where it was, by the monotonic
    clock, until the process ends.
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
        """The time, in UTC. Logs the first jump of the system clock."""
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


_steady = SteadyClock()


def now() -> datetime:
    """The time of this process's clock, in UTC."""
    return _steady.now()
