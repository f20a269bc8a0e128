"""Until a search is compiled bots choose without it, and nobody waits for them."""

from __future__ import annotations

from random import Random
from threading import Thread

import pytest

from barricades.bots import make, swift
from barricades.core import Choice
from barricades.fast.beside import waiting
from barricades.games import NAMES
from tests.running.patience import PATIENCE

from .compiling import asked, compiled, compiler

pytestmark = compiled


@pytest.mark.parametrize("bot", ["easy", "medium", "hard", "expert:1s"])
@pytest.mark.parametrize("name", NAMES)
def test_every_level_chooses_without_it(monkeypatch, name, bot):
    seat = asked(name)
    with compiler(monkeypatch, swift), waiting(False):
        assert make(bot, seat.game, Random(1)).choose(seat) in seat.ask.options


def test_what_is_begun_goes_on(monkeypatch):
    seat = asked("dual-powers")
    with compiler(monkeypatch, swift) as work:
        with waiting(False):
            make("hard", seat.game, Random(1)).choose(seat)
        assert work.begun.wait(PATIENCE)


def test_who_asks_for_so_many_iterations_waits_for_them(monkeypatch):
    seat, found = asked("dual-powers"), list[Choice]()

    def choose() -> None:
        with waiting(False):
            found.append(make("swift:50", seat.game, Random(1)).choose(seat))

    with compiler(monkeypatch, swift) as work:
        thinking = Thread(target=choose)
        thinking.start()
        work.begun.wait()
        assert not found
        work.done.set()
        thinking.join()
    assert found[0] in seat.ask.options
