"""What others did is played back, and the page always comes to show the present again."""

from __future__ import annotations

from random import Random

import pytest

from barricades.core import NATURE
from barricades.games import NAMES, load

QUICK = """
    const slow = window.setTimeout;
    window.setTimeout = (done, milliseconds, ...given) => slow(done, milliseconds / 20, ...given);
"""
ENDED = """number =>
    Number(document.querySelector("#state").dataset.number) >= number &&
    !("playing" in document.body.dataset) && document.querySelector(".caption").hidden"""


@pytest.mark.parametrize("name", NAMES)
def test_choices_of_others_are_played_back_to_the_present(visit, name):
    guest, onlooker, rng = visit(), visit(reduced_motion="no-preference"), Random(3)
    guest.open(name, dict.fromkeys(load(name).sides({}), "me"))
    page, id = onlooker.page, guest.page.url.rsplit("/", 1)[1]
    room = guest.server.rooms.room(id)
    page.add_init_script(QUICK)
    page.goto(f"/game/{id}")
    for _ in range(40):
        ask = next(ask for ask in room.history.asks if ask.who != NATURE)
        room.choose(ask.who, rng.choice(ask.options), room.number)
    page.wait_for_function(ENDED, arg=room.number)
    assert not onlooker.faults
