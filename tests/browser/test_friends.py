"""Two friends at two browsers, one in German and one in Italian; two at one screen."""

import re

import pytest

from tests.browser.guest import ASKED, CURTAIN, FINISHED, WAITING

GAME, HERE, THERE = "dual-powers", "red", "white"


@pytest.fixture
def friends(visit):
    """A game that was opened in German, with a friend who came in by the link, in Italian."""
    anna, bruno = visit("de-AT"), visit("it")
    anna.open(GAME, {HERE: "me", THERE: "friend"})
    bruno.page.goto(anna.page.locator(".invite input").input_value())
    bruno.page.get_by_label(re.compile("nome")).fill("Bruno")
    bruno.page.locator("main .loud").click()
    bruno.wait_for(ASKED)
    anna.page.wait_for_selector(".invite", state="detached")  # she hears that he has come
    return anna, bruno


def test_the_link_is_there_to_be_copied_while_one_is_asked_oneself(guest):
    guest.open("revolution", {"red": "me", "blue": "friend", "green": "random", "yellow": "random"})
    guest.wait_for(ASKED)
    button = guest.page.locator(".waits [data-copy]")
    assert button.get_attribute("data-copy") == guest.page.locator(".invite input").input_value()
    assert button.bounding_box()["y"] < 700
    button.click()
    guest.page.locator(".notice").wait_for()


def play_on(*friends):
    """Whoever is asked chooses, until all have chosen once more."""
    for friend in friends:
        friend.wait_for(ASKED)
        friend.choose()


def test_two_languages_at_one_table(friends):
    anna, bruno = friends
    assert "legst du" in anna.question
    assert "metti" in bruno.question
    play_on(anna, bruno)
    anna.page.wait_for_selector("#players >> text=Bruno")
    anna.wait_for(ASKED)
    bruno.wait_for(WAITING)
    assert bruno.question == "Il Rosso sceglie una carta da giocare."
    told = len(bruno.lines)
    anna.choose()
    bruno.page.wait_for_function(
        "told => document.querySelectorAll('#log li').length > told", arg=told
    )
    assert "Rot spielte" in " ".join(anna.lines)
    assert "Il Rosso ha giocato" in " ".join(bruno.lines)
    assert not anna.page.locator(".invite").count()


def test_a_link_leads_to_its_seat_and_to_no_other(friends, visit):
    anna, _ = friends
    stranger = visit()
    stranger.page.goto(anna.page.url)
    assert stranger.state == WAITING
    assert not stranger.options.count()
    assert not stranger.page.locator("#undo, .deeds details").count()
    stranger.page.goto("/seat/nonsense")
    assert stranger.page.locator("#trouble").inner_text()


def test_what_the_other_has_seen_is_taken_back_by_consent(friends):
    anna, bruno = friends
    play_on(anna, bruno)
    play_on(anna)
    while anna.wait_for(ASKED, WAITING) == ASKED:
        anna.choose()
    play_on(bruno)
    anna.act(anna.page.locator("#undo").click)
    number = anna.number
    bruno.act(bruno.page.locator("[name=agree][value=no]").click)
    anna.wait_beyond(number)
    anna.page.wait_for_selector("#undo")
    anna.act(anna.page.locator("#undo").click)
    bruno.act(bruno.page.locator("[name=agree][value=yes]").click)
    anna.wait_for(ASKED)
    bruno.wait_for(WAITING)


def test_a_curtain_falls_between_two_at_one_screen(guest):
    guest.open(GAME, {HERE: "me", THERE: "me"})
    seen = []
    for side in (HERE, THERE):
        assert guest.wait_for(CURTAIN) == CURTAIN
        assert not guest.page.locator("#hand [data-kind]").count()
        guest.page.locator("#question a.loud").click()
        guest.wait_for(ASKED)
        assert guest.page.url.endswith(f"as={side}")
        seen.append(guest.page.locator("#hand").inner_text())
        guest.choose()
    assert seen[0] != seen[1]
    guest.wait_for(CURTAIN)


def test_a_last_look_behind_the_curtain(guest):
    guest.open(GAME, {HERE: "me", THERE: "me"})
    guest.page.locator("#question a.loud").click()
    guest.wait_for(ASKED)
    question = guest.question
    guest.choose()
    guest.wait_for(CURTAIN)
    guest.act(guest.page.locator("#undo").click)
    guest.wait_for(ASKED)
    assert guest.question == question


def test_resigning_and_a_rematch_with_sides_swapped(friends):
    anna, bruno = friends
    bruno.page.locator(".deeds summary").click()
    bruno.act(bruno.page.locator(".deeds .loud").click)
    for friend in friends:
        friend.wait_for(FINISHED)
    assert "aufgegeben" in anna.page.locator("#question").inner_text()
    anna.leave(anna.page.locator("#question .what-next form button:not(.loud)"))
    bruno.leave(bruno.page.locator("#question a.loud"))
    assert anna.page.url == bruno.page.url
    assert "du" in anna.page.locator("#players li").nth(1).inner_text().split()
    assert "Bruno" in bruno.page.locator("#players li").nth(0).inner_text().split()
