"""Each game from the lobby to its end against bots, by clicks alone."""

import pytest

from barricades.games import NAMES, load
from tests.running.soak import soaked

FEWER = {"players": "3"}  # where a game leaves it open how many play
ENDLESS = 100_000  # answers
PATIENCE = soaked(ENDLESS, 4)  # then the game is given up


@pytest.mark.parametrize("name", NAMES)
def test_a_game_from_the_lobby_to_its_end(guest, name):
    game = load(name)
    options = {option.name: FEWER[option.name] for option in game.options if option.name in FEWER}
    first, *others = game.sides({name: int(value) for name, value in options.items()})
    guest.open_by_clicks(name, {first: "me", **dict.fromkeys(others, "random")}, **options)
    assert guest.play_to_the_end(PATIENCE) > 3
    assert guest.page.locator(".outcome").inner_text()
    assert guest.page.locator("#log li").count() > 4
    assert guest.faults == []
