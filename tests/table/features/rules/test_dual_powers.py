"""What there is to read at the table, and how it is found."""

from tests.table.playing import GAME


def test_the_aid_follows_the_options_in_the_address(client):
    plain, alone = (
        client.get(path).text for path in ("/aid/dual-powers", "/aid/dual-powers?solitaire=red")
    )
    assert "#9.10" not in plain
    assert "#9.10" in alone
    assert "#9.10" not in client.get("/aid/dual-powers?solitaire=nonsense&x=1").text
    assert "&lt;!--" not in plain


def test_words_are_found_and_lead_to_their_place(client):
    page = client.get("/search?q=trotsky+joins").text
    assert "§ 4.7 " in page
    assert 'href="/rules/dual-powers#4.7"' in page
    assert "When the month becomes August" in page
    german = client.get("/search?q=Mobilisierungsprobe", headers={"Accept-Language": "de"}).text
    assert "Prelude to Revolution, Regeln" in german


def test_a_search_may_be_in_one_game(client):
    assert "Dual Powers" not in client.get("/search?q=end&game=revolution").text.split("<main")[-1]
    assert client.get("/search?q=end&game=nothing").status_code == 404


def test_what_is_typed_is_no_markup(client):
    page = client.get("/search", params={"q": '"><script>alert(1)</script>', "game": GAME}).text
    assert "<script>alert" not in page
    assert "Nothing was found" in page
    assert client.get("/search").status_code == 200
