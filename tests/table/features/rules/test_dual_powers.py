"""What there is to read at the table, and how it is found."""

import re

import pytest

from tests.table.club import browser
from tests.table.playing import GAME


def test_the_aid_follows_the_options_in_the_address(client):
    plain, alone = (
        client.get(path).text for path in ("/aid/dual-powers", "/aid/dual-powers?solitaire=red")
    )
    assert "#9.10" not in plain
    assert "#9.10" in alone
    assert "#9.10" not in client.get("/aid/dual-powers?solitaire=nonsense&x=1").text
    assert "&lt;!--" not in plain


def test_from_a_game_the_aid_follows_its_options(app):
    client = browser(app)
    alone = {"option-solitaire": "red", "option-rules": "first"}
    page = client.post("/new/dual-powers", data=alone)
    assert 'href="/aid/dual-powers?rules=first&amp;solitaire=red" target="_blank"' in page.text
    beside = client.get(f"{page.url.path}/beside").text
    assert "#9.10" in beside
    assert "#10.7" in beside
    usual = client.post("/new/dual-powers")
    assert 'href="/aid/dual-powers" target="_blank"' in usual.text
    assert "#9.10" not in client.get(f"{usual.url.path}/beside").text.partition("<details>")[0]


def test_what_is_read_beside_a_game_never_takes_its_place(client):
    page = client.post("/new/dual-powers")
    beside = client.get(f"{page.url.path}/beside", headers={"Accept-Language": "de"}).text
    links = re.findall(r"<a [^>]*>", beside)
    assert [link for link in links if "data-rules" not in link and "_blank" not in link] == []
    assert "/learn/dual-powers/first-unit" in beside
    assert "Die Runde" in beside


def test_a_lesson_is_found_and_leads_to_its_stage(client):
    page = client.get("/search?q=moving+blockade").text
    assert 'href="/learn/dual-powers/moving"' in page
    assert client.get("/learn/dual-powers/moving").status_code == 200


def test_words_are_found_and_lead_to_their_place(client):
    page = client.get("/search?q=trotsky+joins").text
    assert "§ 4.7 " in page
    assert 'href="/rules/dual-powers#4.7"' in page
    assert "When the month becomes August" in page
    german = client.get("/search?q=Mobilisierungsprobe", headers={"Accept-Language": "de"}).text
    assert "Prelude to Revolution, Regeln" in german


@pytest.mark.parametrize(
    "path",
    ["/", "/search", "/nothing", *(f"/{kind}/{GAME}" for kind in ("rules", "aid", "learn", "new"))],
)
def test_words_can_be_looked_for_from_every_page(client, path):
    (form,) = re.findall(r'<form class="seek".*?</form>', client.get(path).text, re.DOTALL)
    assert 'action="/search"' in form
    assert "_blank" not in form
    assert (f'value="{GAME}"' in form) == (GAME in path)


def test_from_a_game_and_a_lesson_what_is_looked_for_opens_anew(app):
    client = browser(app)
    game = client.post(f"/new/{GAME}").url.path
    for path in (game, f"{game}/replay", f"/learn/{GAME}/first-unit"):
        forms = re.findall(r'<form class="seek"[^>]*>', client.get(path).text)
        assert len(forms) == 1, path
        assert 'target="_blank"' in forms[0], path


def test_a_search_may_be_in_one_game(client):
    assert "Dual Powers" not in client.get("/search?q=end&game=revolution").text.split("<main")[-1]
    assert client.get("/search?q=end&game=nothing").status_code == 404


def test_what_is_typed_is_no_markup(client):
    page = client.get("/search", params={"q": '"><script>alert(1)</script>', "game": GAME}).text
    assert "<script>alert" not in page
    assert "Nothing was found" in page
    assert client.get("/search").status_code == 200
