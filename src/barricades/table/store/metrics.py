"""Metrics: what the processes of a table have done and hold, counted together.

Every process has a place of its own in memory that all share; whichever is asked adds them up. So
the figures are those of the whole table, and counters do not fall when a process is replaced.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, MutableSequence
from pathlib import Path
from threading import Lock

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
GAUGES = (ROOMS, LISTENERS, THINKING, MEMORY)
FAMILIES = {  # in the order of the page: the kind, what it is, and its samples
    REQUESTS: ("counter", "Requests answered", [f'{REQUESTS}{{status="{c}"}}' for c in CLASSES]),
    SECONDS: (
        "histogram",
        "How long a request took, event streams left out",
        [*[f'{SECONDS}_bucket{{le="{b}"}}' for b in BUCKETS], f"{SECONDS}_sum", f"{SECONDS}_count"],
    ),
    ROWS: ("counter", "Rows added to games: choices and whatever else happens", [ROWS]),
    FAILURES: ("counter", "Requests that failed because of the database", [FAILURES]),
    RESTARTS: ("counter", "Processes of the table that ended and were replaced", [RESTARTS]),
    ROOMS: ("gauge", "Games in memory, in each process that has them", [ROOMS]),
    LISTENERS: ("gauge", "Event streams that are open", [LISTENERS]),
    THINKING: ("gauge", "Bots that are thinking", [THINKING]),
    MEMORY: ("gauge", "Memory of the processes of the table, bots left out", [MEMORY]),
}
SAMPLES = {
    name: at for at, name in enumerate(name for _, _, names in FAMILIES.values() for name in names)
}
SIZE = len(SAMPLES)


class Tally:
    """What one process has counted, beside what others have."""

    def __init__(self, cells: MutableSequence[float] | None = None, place: int = 0) -> None:
        self._cells: MutableSequence[float] = array("d", [0.0] * SIZE) if cells is None else cells
        self._first = place * SIZE
        self._lock = Lock()

    def add(self, name: str, amount: float = 1) -> None:
        with self._lock:
            self._cells[self._first + SAMPLES[name]] += amount

    def put(self, name: str, amount: float) -> None:
        self._cells[self._first + SAMPLES[name]] = amount

    def answered(self, status: int, seconds: float | None) -> None:
        """A request has been answered; a stream took as long as somebody listened."""
        self.add(f'{REQUESTS}{{status="{min(max(status // 100, 2), 5)}xx"}}')
        if seconds is not None:
            for bucket in BUCKETS[bisect_left(LIMITS, seconds) :]:
                self.add(f'{SECONDS}_bucket{{le="{bucket}"}}')
            self.add(f"{SECONDS}_sum", seconds)
            self.add(f"{SECONDS}_count")

    def forget(self) -> None:
        """A process has ended: what it held is gone, what it did is not."""
        for name in GAUGES:
            self.put(name, 0)

    def page(self) -> str:
        """All figures, in the text format of Prometheus."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for family, (kind, text, names) in FAMILIES.items():
            yield f"# HELP {family} {text}."
            yield f"# TYPE {family} {kind}"
            for name in names:
                total = sum(self._cells[at] for at in range(SAMPLES[name], len(self._cells), SIZE))
                yield f"{name} {total:.15g}"


def resident() -> int:
    """The bytes that this process has in memory, where the system tells."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * 4096
