"""A compiler that takes as long as a test likes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from threading import Event
from typing import Any, NamedTuple

import pytest

from barricades.bots import Seat
from barricades.core import NATURE
from barricades.fast import beside, is_installed
from barricades.games import load

compiled = pytest.mark.skipif(not is_installed(), reason="needs llvmlite: it comes with [fast]")


class Compiler(NamedTuple):
    """At work from `begun` until it is told to be `done`."""

    begun: Event
    done: Event


@contextmanager
def compiler(monkeypatch: pytest.MonkeyPatch, module: Any) -> Iterator[Compiler]:
    """The compiler of what a module calls `compiled`. Nobody waits for it even for a moment."""
    monkeypatch.setattr(beside, "GRACE", 0.0)
    found, make = Compiler(Event(), Event()), module.compiled

    def slowly(*name: str) -> Any:
        found.begun.set()
        found.done.wait()
        return make(*name)

    monkeypatch.setattr(module, "compiled", beside.beside(slowly))
    yield found
    found.done.set()


def asked(name: str) -> Seat:
    """A question to a side, with more than two options."""
    game, rng = load(name), Random(4)
    s = game.setup({})
    while s.asked[0].who == NATURE or len(s.asked[0].options) < 3:
        game.play(s, s.asked[0].who, rng.choice(s.asked[0].options))
    return Seat(game, s, s.asked[0])
