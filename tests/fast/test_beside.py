"""What is compiled beside the play: whoever may wait does, whoever may not goes on without."""

from __future__ import annotations

from threading import Event

import pytest

from barricades.fast import NotFast
from barricades.fast import beside as module
from barricades.fast.beside import NotYet, beside, waiting


def test_it_is_made_once_for_each_argument():
    made = []

    @beside
    def make(name: str) -> str:
        made.append(name)
        return name.upper()

    assert [make("a"), make("b"), make("a")] == ["A", "B", "A"]
    assert made == ["a", "b"]


def test_who_may_not_wait_is_told_at_once_and_later_has_it(monkeypatch):
    monkeypatch.setattr(module, "GRACE", 0.0)
    ready = Event()

    @beside
    def make() -> int:
        ready.wait()
        return 5

    for _ in range(3):
        with waiting(False), pytest.raises(NotYet, match="still being compiled"):
            make()
    ready.set()
    assert make() == 5  # who may wait
    with waiting(False):
        assert make() == 5


def test_what_is_soon_there_is_waited_for():
    @beside
    def make() -> int:
        return 5

    with waiting(False):
        assert make() == 5


def test_within_a_hurry_somebody_may_wait_after_all(monkeypatch):
    monkeypatch.setattr(module, "GRACE", 0.0)
    begun = Event()

    @beside
    def make() -> int:
        begun.wait()
        return 5

    with waiting(False):
        with pytest.raises(NotYet):
            make()
        begun.set()
        with waiting(True):
            assert make() == 5


def test_what_fails_is_told_and_tried_again():
    tries = []

    @beside
    def make() -> int:
        tries.append(1)
        if len(tries) == 1:
            raise NotFast("no memory")
        return 5

    with pytest.raises(NotFast, match="no memory"):
        make()
    assert make() == 5
