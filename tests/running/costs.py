"""What tests cost in processor time: their own, and that of the processes they have started.

A run of many tests ends with what each folder cost and with the tests that cost most. A test that
costs more than its allowance fails. Processor time, because a busy machine adds little to it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator
from operator import itemgetter
from typing import Any

import pytest

from tests.running.processes import seconds, seconds_below
from tests.running.soak import SOAK, soaked

ALLOWANCE = 30.0  # processor seconds of a test, its fixtures apart
MORE = soaked(20, 1)  # so many times as much in the long run
SHOWN = 50  # tests in the table at most
WORTH_TELLING = 0.1  # processor seconds
SHARED = {"pair", "cluster"}  # fixtures that start processes for a whole run


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", f"allowance(seconds): the test may cost so much instead of {ALLOWANCE:g} s"
    )
    config.pluginmanager.register(Costs(), "costs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What may take long begins first, so that nobody waits for it in the end.

    In the short run there follow all who share tables and databases that are dear to start, so that
    one worker has them; wherever else such a test came about, they would be started once more.
    """
    items.sort(key=lambda item: (item.get_closest_marker("allowance") is None, not shares(item)))


def shares(item: pytest.Item) -> bool:
    """Whether a test is at two tables in processes of their own, or on PostgreSQL."""
    callspec = getattr(item, "callspec", None)
    database = callspec.params.get("data") if callspec else None
    return not SOAK and (
        database == "postgresql" or not SHARED.isdisjoint(getattr(item, "fixturenames", ()))
    )


class Costs:
    """Measures in each worker, adds up where the tests are reported."""

    def __init__(self) -> None:
        self.own = self.below = 0.0  # processor time when it was last looked at
        self.cost: dict[str, float] = defaultdict(float)
        self.duration: dict[str, float] = defaultdict(float)

    def pytest_collection_finish(self) -> None:
        self.own = seconds()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        cost = self.spent_since(report.duration)
        report.__dict__["cost"] = cost  # which is sent on from the worker
        allowed = allowance(item)
        if report.when == "call" and report.passed and cost > allowed:
            report.outcome = "failed"
            report.longrepr = (
                f"This took {cost:.1f} s of processor time; a test has {allowed:g} s."
                " Make it cheaper, or mark it slow: `make soak` runs it then, `make test` does not."
            )
        return report

    def spent_since(self, duration: float) -> float:
        """The processor time since the last phase; in a short one others have not used much."""
        own = seconds()
        cost, self.own = own - self.own, own
        if duration > WORTH_TELLING:
            below = seconds_below()
            cost, self.below = cost + below - self.below, below
        return max(0.0, cost)

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.cost[report.nodeid] += getattr(report, "cost", 0.0)
        self.duration[report.nodeid] += report.duration

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if len(self.cost) < SHOWN:
            return
        folders: dict[str, float] = defaultdict(float)
        for test, cost in self.cost.items():
            folders[folder(test)] += cost
        write = terminalreporter.write_line
        terminalreporter.section("processor seconds by folder")
        for name, cost in most_expensive(folders):
            write(f"{cost:8.1f}  {name}")
        write(f"{sum(folders.values()):8.1f}  in all")
        terminalreporter.section(f"the {SHOWN} most expensive tests: processor seconds, seconds")
        for test, cost in most_expensive(self.cost)[:SHOWN]:
            if cost >= WORTH_TELLING:
                write(f"{cost:8.1f} {self.duration[test]:8.1f}  {test}")


def most_expensive(costs: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(costs.items(), key=itemgetter(1), reverse=True)


def allowance(item: pytest.Item) -> float:
    """How many processor seconds a test may cost."""
    if item.get_closest_marker("slow"):
        return float("inf")
    own = item.get_closest_marker("allowance")
    return MORE * (float(own.args[0]) if own else ALLOWANCE)


def folder(test: str) -> str:
    """The folder of a test, two steps deep."""
    *folders, _ = test.partition("::")[0].split("/")
    return "/".join(folders[:3]) or "."
