"""People of a club, each before a browser of their own, for tests."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.table.playing import GAME, SIDES

HOME = {"sec-fetch-site": "same-origin"}


def browser(app: FastAPI, **headers: str) -> TestClient:
    """A browser that nobody knows."""
    return TestClient(app, headers=HOME | headers, raise_server_exceptions=False)


def member(app: FastAPI, name: str) -> TestClient:
    """A browser that the club knows by name."""
    made = browser(app)
    answer = made.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return made


def open_game(client: TestClient, game: str = GAME, **terms: Any) -> str:
    """A new game of mine, with its first side open to nobody else; its id."""
    seats = terms.pop("seats", dict(zip(SIDES, ("me", "anybody"), strict=True)))
    answer = client.post("/api/games", json={"game": game, "seats": seats, **terms})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def sit(client: TestClient, id: str, side: str = SIDES[1], **more: str) -> Any:
    """Take an open seat."""
    return client.post(f"/api/open/{id}", json={"side": side, **more})


def everything(client: TestClient, id: str) -> list[tuple[int, bytes]]:
    """All that the table tells a visitor about a game, to the byte."""
    paths = ("", "?side=onlooker", "?moment=0", "/chat", "/notes", "/away", "/record")
    found = [client.get(f"/api/games/{id}{path}") for path in paths]
    found += [client.get(f"/game/{id}{path}") for path in ("", "/replay", "/away")]
    found += [client.get(path) for path in ("/", "/api/mine", "/api/open", "/ratings")]
    return [(answer.status_code, answer.content) for answer in found]
