"""The course of a game and its turning points."""

from random import Random
from xml.etree import ElementTree

import pytest

from barricades.bots.course import Course, Point
from barricades.bots.telling import turned
from barricades.core import NATURE, Record
from barricades.games import NAMES as GAMES
from barricades.games import load
from barricades.picture import chances
from barricades.words import LANGUAGES, Words
from tests.bots.test_ismcts import SIDES, Even, coins, lay, throw


class Foreseen(Even):
    """Judges by what is laid: heads three in four."""

    def chances(self, s):
        white = 0.75 if s.laid.get("white") == "heads" else 0.25
        return {"red": 1 - white, "white": white}

    def stage(self, s):
        return len(s.laid)


GAME = coins(lay("white"), throw())


def recorded(*choices):
    return Record(game=GAME.name, version=GAME.version, options={}, choices=choices)


def course(*choices, **foresight):
    return Course(GAME, recorded(*choices), Foreseen(), **foresight)


def test_the_curve_goes_from_the_first_stage_to_the_outcome():
    look = course(("white", "heads"), (NATURE, "tails"))
    assert look.curve() == [
        Point(0, {"red": 0.75, "white": 0.25}),
        Point(2, {"red": 1.0, "white": 0.0}),
    ]


def test_a_turning_point_is_the_choice_that_did_most():
    look = course(("white", "heads"), (NATURE, "tails"))
    (first, *_) = look.turns(look.curve())
    assert (first.side, first.since, first.chance) == ("red", 0.75, 1.0)
    assert first.moment == 1  # the toss, not white's choice, which did red no good


def test_every_moment_is_foreseen_once():
    foreseen = []

    def foresee(s):
        foreseen.append(s)
        return Foreseen().chances(s)

    choices = ("white", "heads"), (NATURE, "tails")
    look = course(*choices, foresee=foresee)
    look.turns(look.curve())
    look.turns(look.curve())
    assert len(foreseen) == len(choices)  # the end is known


def test_where_chances_seem_to_turn_they_are_looked_at_again_once():
    again = []

    def closer(s):
        again.append(s)
        return {"red": 0.875, "white": 0.125}

    look = course(("white", "heads"), (NATURE, "tails"), look_again=closer)
    points = look.curve()
    assert points == look.curve()
    assert points[0].chances == {"red": 0.875, "white": 0.125}
    assert look.turns(points)[0].since == 0.875
    assert len(again) == 1  # the end is known


def random_record(name):
    game, rng, choices = load(name), Random(3), []
    s = game.setup({})
    while asks := game.asks(s):
        choices.append((asks[0].who, rng.choice(asks[0].options)))
        game.play(s, *choices[-1])
    return Record(game=name, version=game.version, options={}, choices=tuple(choices))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_turning_points_in_words(name, language):
    class Rising(Even):
        def stage(self, s):
            return s.lessons

        def chances(self, s):
            return {side: hash((side, s.lessons)) % 100 / 100 for side in SIDES}

    record = random_record(name)
    game = load(name)
    look = Course(game, record, Rising())
    words = Words(language, name)
    told = [turned(words, turn) for turn in look.turns(look.curve())]
    assert all("%" in line for line in told)


def test_the_picture_is_sound_and_escapes_names():
    svg = chances(
        [(0, {"red": 0.5, "white": 0.5}), (9, {"red": 1.0, "white": 0.0})],
        {"red": "<Reds>", "white": "Whites & co"},
        [(4, "1")],
        "Chances",
    )
    texts = [node.text for node in ElementTree.fromstring(svg).iter() if node.text]
    assert {"<Reds>", "Whites & co", "Chances", "100 %", "1"} <= {*texts}
