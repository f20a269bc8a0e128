"""Every page: accessible, at home, small, as wide as the screen, and readable without a script."""

from itertools import cycle, product
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from barricades.games import NAMES
from barricades.table.web.reading import shelf
from barricades.words import LANGUAGES
from tests.browser.guest import ASKED, FINISHED
from tests.running.patience import until
from tests.running.soak import soaked

GAME, ME, BOT = "dual-powers", "red", "white"
READING = [f"/{kind}/{name}" for name in NAMES for kind in shelf(name)]
CLUB = ["/name", "/carry", "/ratings"]
PAGES = ["/", *(f"/new/{name}" for name in NAMES), *READING, *CLUB, "/nowhere"]
LIGHT = ["/", f"/new/{GAME}", *(f"/{kind}/{GAME}" for kind in shelf(GAME)), *CLUB, "/nowhere"]
DARK = ["/", f"/new/{GAME}", f"/learn/{GAME}", f"/rules/{GAME}/4.3", *CLUB, "/nowhere"]
LIGHTS = ("light", "dark")
PLAYED = soaked([*product(NAMES, LIGHTS)], [*zip(NAMES, cycle(LIGHTS), strict=False)])
SERIOUS = {"serious", "critical"}
FIRST_PAGE = 150_000  # bytes


def faults_of(page) -> list[str]:
    """What axe-core finds, if it is serious."""
    page.wait_for_load_state()
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


def test_axe_finds_a_planted_fault(guest):
    guest.page.goto("/")
    guest.page.evaluate("() => document.querySelector('main').append(new Image())")
    assert [fault for fault in faults_of(guest.page) if fault.startswith("image-alt")]


@pytest.mark.parametrize(
    ("light", "paths"), [("light", soaked(PAGES, LIGHT)), ("dark", soaked(PAGES, DARK))]
)
def test_axe_finds_no_serious_fault_on_any_page(visit, light, paths):
    guest = visit(color_scheme=light)
    for path in paths:
        guest.page.goto(path)
        assert faults_of(guest.page) == [], path


@pytest.mark.parametrize(("name", "light"), PLAYED)
def test_axe_finds_no_serious_fault_while_playing(visit, name, light):
    guest = visit(color_scheme=light)
    guest.open(name, {})
    guest.wait_for(ASKED)
    guest.choose()
    guest.rest()
    guest.page.locator(".deeds summary").click()
    assert faults_of(guest.page) == []
    guest.page.goto(f"{guest.page.url}/replay?at=3")
    assert faults_of(guest.page) == []


def test_axe_finds_no_serious_fault_in_the_end(visit):
    guest = visit()
    guest.open(GAME, {ME: "me", BOT: "friend"})
    assert faults_of(guest.page) == []
    guest.page.locator(".deeds summary").click()
    guest.act(guest.page.locator(".deeds .loud").click)
    guest.wait_for(FINISHED)
    assert faults_of(guest.page) == []
    guest.page.goto(f"{guest.page.url}/replay")
    assert faults_of(guest.page) == []


def test_nothing_is_loaded_from_elsewhere_and_the_first_page_is_small(visit, server):
    guest = visit()
    requests: list[Any] = []

    def note(request) -> None:
        requests.append(request)

    guest.page.on("request", note)
    guest.page.goto("/")
    guest.page.wait_for_load_state("networkidle")
    sizes = [request.sizes()["responseBodySize"] for request in tuple(requests)]
    assert 10_000 < sum(sizes) < FIRST_PAGE
    guest.open(GAME, {ME: "me", BOT: "random"})
    guest.wait_for(ASKED)
    guest.choose()
    assert all(request.url.startswith((server.url, "data:")) for request in requests)


@pytest.mark.parametrize("width", soaked([360, 2560], [360]))
def test_no_page_is_wider_than_the_screen(visit, width):
    guest = visit("de", viewport={"width": width, "height": 800})
    paths = [*soaked(PAGES, LIGHT)]
    for name in NAMES:
        guest.page.goto(f"/new/{name}?coach=no")
        guest.page.locator("form.setup .loud").click()
        guest.wait_for(ASKED)
        paths += [guest.page.url, f"{guest.page.url}/replay"]
    for path in paths:
        guest.page.goto(path)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= width, path


@pytest.mark.parametrize("language", soaked(LANGUAGES, LANGUAGES[-1:]))
def test_a_language_and_a_light_are_chosen_for_good(visit, language):
    guest = visit("fr")
    guest.page.goto(f"/rules/{GAME}")
    for name, value in (("language", language), ("theme", "dark")):
        guest.page.locator(".menu summary").click()
        guest.leave(guest.page.locator(f".menu [name={name}][value={value}]"))
    assert guest.page.url.endswith(f"/rules/{GAME}")
    guest.page.goto("/")
    html = guest.page.locator("html")
    assert (html.get_attribute("lang"), html.get_attribute("data-theme")) == (language, "dark")


def test_without_a_script_the_game_can_be_read_and_played(visit):
    guest = visit(java_script_enabled=False)
    guest.page.goto(f"/new/{GAME}?coach=no")
    guest.page.locator("form.setup .loud").click()
    question = guest.question
    with guest.page.expect_navigation():
        guest.options.first.click()
    until(lambda: guest.page.reload() and guest.state == ASKED)
    assert guest.question != question
    assert guest.page.locator("#log li").count() > 1


def test_an_owner_brings_the_numbers_of_a_box(visit, tmp_path):
    guest = visit()
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    bad.write_text("[track]\nlenght = 12\n")
    good.write_text("[track]\nlength = 12\n")
    guest.page.goto(f"/new/{GAME}?coach=no")
    guest.page.locator("form.setup summary").click()
    guest.page.locator("[name=components]").set_input_files(bad)
    guest.page.locator("form.setup .loud").click()
    assert "bad.toml, line 2" in guest.page.locator(".trouble").inner_text()
    guest.page.locator("form.setup summary").click()
    guest.page.locator("[name=components]").set_input_files(good)
    guest.page.locator("form.setup .loud").click()
    guest.wait_for(ASKED)
