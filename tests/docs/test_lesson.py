"""The example of docs/contribute/write-a-lesson.md can be played, and says all that it has to."""

from __future__ import annotations

import re
import tomllib

from barricades.lessons import ASKED, DONE, EXPLAINED, FAILED, OVER, play
from barricades.lessons.reading import lesson_of
from tests.docs.copies import RECIPES

PAGE = (RECIPES / "write-a-lesson.md").read_text("utf-8")
FENCED = dict(re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
LESSON = lesson_of("dual-powers", "example", tomllib.loads(FENCED["toml"]))
SMALL = ("red-unit-1-2", "red-unit-1-1", "red-unit-1-0")


def test_the_example_can_be_played():
    path = (None, "brown-7", "recruit", None, *SMALL, None)
    states = [play(LESSON, path[:at]).state for at in range(len(path) + 1)]
    assert states == [EXPLAINED, ASKED, ASKED, DONE, ASKED, ASKED, ASKED, DONE, OVER]


def test_the_example_says_all_that_it_has_to():
    tries = [
        *[(), (None,), (None, "brown-7"), (None, "brown-7", "pass"), (None, "brown-7", "recruit")],
        *[(None, "brown-7", "recruit", None, *units) for units in ((), SMALL, ("red-unit-3-3",))],
    ]
    moments = [play(LESSON, choices) for choices in tries]
    assert moments[-1].state == FAILED
    assert moments[3].unwise == "lesson-example-recruit-passed"
    said = {id for moment in moments for id in (moment.message, moment.unwise) if id}
    named = {*re.findall(r"^([\w-]+) =", FENCED["fluent"], re.MULTILINE)}
    of_it = {"lesson-example", "lesson-example-about", "lesson-example-recruit-not"}
    assert named == said | of_it
