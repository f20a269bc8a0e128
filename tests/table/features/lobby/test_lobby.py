"""The lobby: a browser's games, finished ones page by page."""

from __future__ import annotations

import re

from barricades.table.features.lobby import pages
from tests.table.club import browser
from tests.table.playing import GAME


def listed(page: str) -> list[str]:
    return re.findall(r'href="/game/(\w+)"', page)


def test_finished_games_are_shown_page_by_page(app, rooms, monkeypatch):
    monkeypatch.setattr(pages, "FINISHED", 2)
    me = browser(app)
    made = []
    for _ in range(6):
        answer = me.post("/api/games", json={"game": GAME, "seats": {"red": "me", "white": "here"}})
        made.append(answer.json()["id"])
    for id in made[:5]:
        room = rooms.room(id)
        room.resign("red", room.number)
    first, second, third = (me.get(path).text for path in ("/", "/?page=2", "/?page=3"))
    going = made[5]
    assert listed(first) == [going, made[4], made[3]]
    assert listed(second) == [going, made[2], made[1]]
    assert listed(third) == [going, made[0]]
    assert 'href="/?page=2#done"' in first
    assert 'href="/?page=3#done"' in second
    assert "#done" not in third
    assert me.get("/?page=0").status_code == 422
