"""Metrics: what all processes of a table have done and hold, added up.

Each process has its own place in shared memory, and any of them can add up all places. So the
numbers are those of the whole table, and counters do not fall when a process is replaced. The page
is written by prometheus_client (decisions/0011 says why it does not count as well).
"""

from __future__ import annotations

import os
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
INDEX = {name: at for at, name in enumerate(CELLS)}
SIZE = len(CELLS)


class Tally(Collector):
    """The metrics of one process, beside those of the others. Thread-safe.

    `cells` holds SIZE numbers for every process, shared by all; this one uses those of its `place`.
    Without cells it counts for itself.
    """

    def __init__(self, cells: MutableSequence[float] | None = None, place: int = 0) -> None:
        self._cells: MutableSequence[float] = array("d", [0.0] * SIZE) if cells is None else cells
        self._first = place * SIZE
        self._lock = Lock()

    def add(self, name: str, amount: float = 1) -> None:
        """Increase a metric, by its name in CELLS."""
        with self._lock:
            self._cells[self._first + INDEX[name]] += amount

    def set_gauge(self, name: str, amount: float) -> None:
        """Set a metric, by its name in GAUGES."""
        self._cells[self._first + INDEX[name]] = amount

    def count_request(self, status: int, seconds: float | None) -> None:
        """Count a request with this status; `seconds` is None for an event stream."""
        self.add(f"{min(max(status // 100, 2), 5)}xx")
        if seconds is not None:
            self.add(BUCKETS[bisect_left(LIMITS, seconds)])
            self.add(SECONDS, seconds)

    def reset_gauges(self) -> None:
        """Set all gauges to 0, after the process at this place has ended."""
        for name in GAUGES:
            self.set_gauge(name, 0)

    def page(self) -> bytes:
        """All metrics, in the text format of Prometheus (0.0.4)."""
        return generate_latest(self)

    def collect(self) -> Iterator[Metric]:
        """The metrics of all processes together, for prometheus_client."""
        total = {name: sum(self._cells[at::SIZE]) for name, at in INDEX.items()}
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
    """The memory of this process in bytes; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
