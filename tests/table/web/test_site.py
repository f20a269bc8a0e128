"""The documentation at the table: served where it is built, and missed nowhere."""

from fastapi.testclient import TestClient

from barricades.table.server import app


def test_the_site_is_served_under_docs(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<h1>Read me</h1>", "utf-8")
    monkeypatch.setattr(app, "site", lambda: tmp_path)
    client = TestClient(app.make(tmp_path / "games.sqlite"))
    assert "Read me" in client.get("/docs/").text
    assert client.get("/").text.count('href="/docs/"') == 2  # in the menu, and at the foot
    assert client.get("/docs/nowhere.html").status_code == 404
    assert "default-src 'self'" in client.get("/docs/").headers["Content-Security-Policy"]


def test_without_a_site_nothing_is(tmp_path, monkeypatch):
    monkeypatch.setattr(app, "site", lambda: None)
    client = TestClient(app.make(tmp_path / "games.sqlite"))
    assert client.get("/docs/").status_code == 404
    assert "/docs" not in client.get("/").text
