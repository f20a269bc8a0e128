"""`barricades cards`: every card as a player sees it; each fault of a pack told in a line."""

import pytest

from barricades.games.prelude import GAME
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import run

PACK = """
[[card]]
number = 28
title = "Favours at Court"
side = "revolutionary"
points = 2
die = "districts"
event = "add 3 in Winter Palace"
"""


def flat(shown: str) -> str:
    return " ".join(shown.split())


@pytest.fixture
def pack(tmp_path):
    file = tmp_path / "my-cards.toml"
    file.write_text(PACK, "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_with_all_there_is_to_know(language):
    code, shown = run("cards", "show", "28", "#404", "--language", language)
    words = Words(language, GAME.name)
    assert code == 0
    for number in ("28", "404"):
        face = GAME.cards.faces({})[number] if GAME.cards else None
        assert face
        assert f"#{number} {words.noun('card', number)}" in flat(shown)
        assert words.noun("deck", face.deck) in flat(shown)
        for clause in face.text:
            assert words.phrase(clause) in flat(shown)
        for phrase in (*face.brief, *face.notes):
            assert words.clause(phrase) in flat(shown)


def test_cards_are_listed_deck_by_deck():
    shown = run("cards", "list")[1]
    assert GAME.cards
    assert all(f" {number} " in shown for number in GAME.cards.faces({}))
    some = run("cards", "list", "--deck", "key-events")[1]
    assert "Vladimir Lenin" in some
    assert "Influence at Court" not in some


def test_a_pack_is_read_back_in_full(pack):
    code, shown = run("cards", "check", str(pack))
    assert code == 0
    assert "#28 Favours at Court" in shown
    assert "Add 3 cubes in the Winter Palace." in shown
    assert "1 card can be played with." in shown
    assert "Favours at Court" in run("cards", "show", "28", "--cards", str(pack))[1]
    assert "Favours at Court" in run("cards", "list", "--cards", str(pack))[1]


def test_what_does_nothing_in_a_pack_is_pointed_out(pack, capsys):
    assert "Look again" not in run("cards", "check", str(pack))[1]
    pack.write_text(PACK.replace("Winter Palace", "Liberal Party"), "utf-8")
    code, shown = run("cards", "check", str(pack))
    assert code == 0
    assert "Look again: “add 3 in Liberal Party” can do nothing" in shown
    told = run("cards", "check", str(pack), "--json")[1] + capsys.readouterr().out
    assert "“add 3 in Liberal Party” can do nothing" in told


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("add 3 in Winter Palce", "line 8, column 19: “Winter” cannot stand here"),
        ("add 30 in Winter Palace", "line 8, card#1.event"),
    ],
)
def test_a_fault_in_a_pack_is_told_in_a_line(pack, capsys, wrong, told):
    pack.write_text(PACK.replace("add 3 in Winter Palace", wrong), "utf-8")
    assert run("cards", "check", str(pack))[0] == 2
    error = capsys.readouterr().err
    assert error.startswith(f"barricades: {pack}, line 8, card#1.event: ")
    assert told.lower() in error.lower()
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["shuffle"], "list, show, check"),
        (["show"], "NUMBER"),
        (["show", "99"], "99"),
        (["check"], "FILE"),
        (["check", "nowhere.toml"], "nowhere.toml"),
        (["list", "--deck", "tarot"], "years-of-turmoil"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(words, told, capsys):
    assert run("cards", *words)[0] == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_a_game_is_played_with_a_pack(pack, capsys):
    seats = [f"--{side}=random" for side in GAME.sides({})]
    code, shown = run("play", GAME.name, *seats, "--cards", str(pack), "--seed", "07" * 16)
    assert code == 0, capsys.readouterr().err
    assert "Favours at Court" in shown
