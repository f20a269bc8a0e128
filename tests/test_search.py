"""Search: all that can be read is found by its words, in three languages."""

import pytest

from barricades.games import NAMES
from barricades.lessons import course
from barricades.search import KINDS, Index, Passage, names, search
from barricades.words import LANGUAGES


def found(wanted, language="en", **more):
    return [(one.passage.game, one.passage.number) for one in search(wanted, language, **more)]


@pytest.mark.parametrize(
    ("language", "wanted", "best"),
    [
        ("en", "trotsky joins", ("dual-powers", "4.7")),
        ("en", "TROTSKY  Joins!", ("dual-powers", "4.7")),
        ("en", "Influence at Court", ("prelude", "28")),
        ("en", "bid refunds", ("revolution", "8.1")),
        ("de", "Trotzki Bolschewiki", ("dual-powers", "4.7")),
        ("de", "Gleichstand Gebote", ("revolution", "5.3")),
        ("it", "trotsky bolscevichi", ("dual-powers", "4.7")),
    ],
)
def test_the_best_comes_first(language, wanted, best):
    assert found(wanted, language)[0] == best


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanted", ["R12", "r12", "§ R12"])
def test_a_number_finds_what_has_it(language, wanted):
    assert found(wanted, language) == [(game, "R12") for game in NAMES]
    assert found(wanted, language, games=("prelude",)) == [("prelude", "R12")]


def test_a_card_is_found_by_its_number_and_tells_its_event():
    one = search("#28", "de", ("prelude",))[0]
    assert (one.passage.kind, one.passage.link) == ("cards", "")
    assert "3 Klötzchen im Winterpalast hinzufügen." in one.passage.text


@pytest.mark.parametrize(
    ("language", "wanted", "title"),
    [
        ("en", "moving blockade", "Moving, and the blockade"),
        ("de", "Spion Apotheker", "Spion und Apotheker"),
        ("it", "dadi di punteggio", "I dadi di punteggio"),
    ],
)
def test_a_lesson_is_found_by_its_title_and_leads_there(language, wanted, title):
    (one,) = [one for one in search(wanted, language) if one.passage.title == title]
    game, name = one.passage.game, one.passage.number
    assert one.passage.link == f"/learn/{game}/{name}"
    assert name in course(game).names
    assert names(one.passage, language)[0] == title


def test_a_lesson_is_found_by_what_it_says_but_not_by_what_it_says_against_a_wrong_try():
    said, against = "tug of war", "does not bring the unit from the Admiralty to Narva"
    assert "will" in [number for _, number in found(said)]
    assert "moving" not in [number for _, number in found(against)]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [("en", "organizations", "organization"), ("it", "organizzazioni", "organizzazione")],
)
def test_endings_do_not_matter(language, one, other):
    assert {*found(one, language, most=500)} == {*found(other, language, most=500)}


def test_parts_of_german_compounds_are_found():
    texts = [one.passage.text for one in search("Probe", "de", ("prelude",), most=500)]
    assert any("Mobilisierungsprobe" in text and " Probe" not in text for text in texts)


def test_the_sentence_is_the_one_that_says_it():
    one = search("slides 31", "en", ("dual-powers",))[0]
    assert one.passage.number == "4.5"
    assert one.sentence == "If the marker ends its advance on day 29 or 30, it slides on to day 31."


def test_all_words_are_wanted_but_for_those_that_stand_everywhere():
    passages = [Passage("g", "rules", str(n), f"Title {n}", "the end") for n in range(9)]
    index = Index([*passages, Passage("g", "rules", "10", "Ten", "a barricade of stones")])

    def numbers(wanted):
        sought = index.sought(wanted)
        return [p.number for at, p in enumerate(index.passages) if index.score(at, sought)]

    assert numbers("the barricade") == ["10"]
    assert numbers("barricade stone") == ["10"]
    assert numbers("barricade meadow") == []
    assert len(numbers("end")) == 9


@pytest.mark.parametrize("wanted", ["", "  ", "?!", "§", "xyzzy", "x" * 5000])
def test_nothing_finds_nothing(wanted):
    assert search(wanted, "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_read_is_there_as_plain_text(language):
    everything = [
        one.passage for game in NAMES for one in search("a", language, (game,), most=9999)
    ]
    assert {p.kind for p in everything} == {*KINDS}
    for passage in everything:
        assert not {*"*`|"} & {*passage.text}, passage
        assert passage.title
        assert "<!--" not in passage.text
