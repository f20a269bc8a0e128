"""Cards of an owner's own box, brought to a new game at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.club import HOME
from tests.table.playing import GAME

CARD = """
[[card]]
number = {number}
title  = "Bread & <Peace>"
side   = "revolutionary"
points = 2
die    = "districts"
event  = "{event}"
"""
DECK = range(1, 47)
GOOD = "".join(CARD.format(number=number, event="add 3 in Winter Palace") for number in DECK)


def begin(client: Any, text: str, **fields: str) -> Any:
    file = {"cards": ("<mine>.toml", text.encode(), "application/toml")}
    return client.post("/new/prelude", data=fields, files=file, headers=HOME)


def test_everybody_at_the_table_plays_with_the_cards_that_were_brought(client):
    assert 'name="cards"' in client.get("/new/prelude").text
    page = begin(client, GOOD)
    assert page.status_code == 200
    assert "Bread &amp; &lt;Peace&gt;" in page.text
    look = client.get(f"/api{page.url.path.replace('game', 'games')}").json()
    cards = look["position"]["view"]["options"]["cards"]
    assert {card["title"] for card in cards.values()} == {"Bread & <Peace>"}


@pytest.mark.parametrize("event", ["add 3 in Nowhere", "add " * 5000, "{" * 5000, "é"])
def test_a_pack_that_cannot_be_played_with_is_refused_with_its_place(client, event):
    page = begin(client, CARD.format(number=1, event=event))
    assert page.status_code == 422
    assert "&lt;mine&gt;.toml, line" in page.text
    assert "<mine>" not in page.text


def test_a_game_with_cards_of_ones_own_is_not_rated(client):
    client.post("/api/me", json={"name": "Rosa"}, headers=HOME)
    page = begin(client, GOOD, rated="yes")
    assert page.status_code == 422


def test_games_without_such_cards_take_none(client):
    assert 'name="cards"' not in client.get(f"/new/{GAME}").text
