"""Metrics: what the processes of a table have done and hold, counted together.

Every process has a place of its own in memory that all share; whichever is asked adds them up. So
the figures are those of the whole table, and counters do not fall when a process is replaced. The
page is written by prometheus_client (decisions/0011 says why it does not count, too).
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, MutableSequence
from itertools import accumulate
from pathlib import Path
from threading import Lock

from prometheus_client import Metric, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector

REQUESTS = "barricades_requests_total"
SECONDS = "barricades_request_seconds"
ROWS = "barricades_rows_total"
FAILURES = "barricades_database_failures_total"
RESTARTS = "barricades_worker_restarts_total"
ROOMS, LISTENERS = "barricades_rooms_open", "barricades_listeners"
THINKING, MEMORY = "barricades_bots_thinking", "barricades_resident_bytes"

CLASSES = ("2xx", "3xx", "4xx", "5xx")
LIMITS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
BUCKETS = (*(str(limit) for limit in LIMITS), "+Inf")
COUNTERS = {
    ROWS: "Rows added to games: choices and whatever else happens.",
    FAILURES: "Requests that failed because of the database.",
    RESTARTS: "Processes of the table that ended and were replaced.",
}
GAUGES = {
    ROOMS: "Games in memory, in each process that has them.",
    LISTENERS: "Event streams that are open.",
    THINKING: "Bots that are thinking.",
    MEMORY: "Memory of the processes of the table, bots left out.",
}
CELLS = (*CLASSES, *BUCKETS, SECONDS, *COUNTERS, *GAUGES)  # of one process, each a number
AT = {name: at for at, name in enumerate(CELLS)}
SIZE = len(CELLS)


class Tally(Collector):
    """What one process has counted, beside what others have.

    `cells` holds SIZE numbers for every process, and is shared by all; this one counts in those of
    its place. Without cells it counts for itself. Threads may count at once.
    """

    def __init__(self, cells: MutableSequence[float] | None = None, place: int = 0) -> None:
        self._cells: MutableSequence[float] = array("d", [0.0] * SIZE) if cells is None else cells
        self._first = place * SIZE
        self._lock = Lock()

    def add(self, name: str, amount: float = 1) -> None:
        """Count more of something, a name of CELLS."""
        with self._lock:
            self._cells[self._first + AT[name]] += amount

    def put(self, name: str, amount: float) -> None:
        """So much is held now of something, a name of GAUGES."""
        self._cells[self._first + AT[name]] = amount

    def answered(self, status: int, seconds: float | None) -> None:
        """A request has been answered; a stream took as long as somebody listened."""
        self.add(f"{min(max(status // 100, 2), 5)}xx")
        if seconds is not None:
            self.add(BUCKETS[bisect_left(LIMITS, seconds)])
            self.add(SECONDS, seconds)

    def forget(self) -> None:
        """A process has ended: what it held is gone, what it did is not."""
        for name in GAUGES:
            self.put(name, 0)

    def page(self) -> bytes:
        """All figures, in the text format of Prometheus (0.0.4)."""
        return generate_latest(self)

    def collect(self) -> Iterator[Metric]:
        """The figures of all processes together, as prometheus_client wants them."""
        total = {name: sum(self._cells[at::SIZE]) for name, at in AT.items()}
        requests = CounterMetricFamily(REQUESTS, "Requests answered.", labels=["status"])
        for status in CLASSES:
            requests.add_metric([status], total[status])
        yield requests
        yield HistogramMetricFamily(
            SECONDS,
            "How long a request took, event streams left out.",
            buckets=[*zip(BUCKETS, accumulate(total[name] for name in BUCKETS), strict=True)],
            sum_value=total[SECONDS],
        )
        for name, text in COUNTERS.items():
            yield CounterMetricFamily(name, text, total[name])
        for name, text in GAUGES.items():
            yield GaugeMetricFamily(name, text, total[name])


def resident() -> int:
    """The bytes that this process has in memory, where the system tells."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * 4096
