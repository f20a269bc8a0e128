"""The documentation at the table: served where it is built, and missed nowhere."""

import pytest
from fastapi.testclient import TestClient

from barricades.table.server import app


def test_the_site_is_served_under_docs_and_linked(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<h1>Read me</h1>", "utf-8")
    monkeypatch.setattr(app, "site", lambda: tmp_path)
    with TestClient(app.make(tmp_path / "games.sqlite")) as client:
        docs = client.get("/docs/")
        assert "Read me" in docs.text
        assert "default-src 'self'" in docs.headers["Content-Security-Policy"]
        assert client.get("/docs/nowhere.html").status_code == 404
        assert client.get("/").text.count('href="/docs/"') == 2  # in the menu, and at the foot


def test_without_a_site_nothing_is(tmp_path, monkeypatch):
    monkeypatch.setattr(app, "site", lambda: None)
    with TestClient(app.make(tmp_path / "games.sqlite")) as client:
        assert client.get("/docs/").status_code == 404
        assert "/docs" not in client.get("/").text


@pytest.mark.parametrize("path", ["/docs/balance", "/docs/balance?at=1", "/docs//balance"])
def test_the_way_to_a_folder_stays_on_this_host(path, tmp_path, monkeypatch):
    (tmp_path / "balance").mkdir()
    (tmp_path / "balance" / "index.html").write_text("<h1>Balance</h1>", "utf-8")
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(app, "site", lambda: tmp_path)
    with TestClient(app.make(tmp_path / "games.sqlite"), follow_redirects=False) as client:
        answer = client.get(path, headers={"host": "evil.example"})
    name, _, query = path.partition("?")
    assert answer.status_code == 307
    assert answer.headers["location"] == f"{name}/" + (f"?{query}" if query else "")
    assert "evil.example" not in str(answer.headers)
