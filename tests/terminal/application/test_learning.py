"""Lessons in the application: the board, what is said, tries that are explained, the list."""

import asyncio
import json
from itertools import pairwise

import pytest

from barricades.lessons import ASKED, EXPLAINED, NAMES, OVER, Lesson, course
from barricades.terminal import boards, learn, progress
from barricades.terminal.application.app import Application, Launcher
from barricades.terminal.application.choosing import Choosing
from barricades.terminal.application.learning import Learning
from barricades.terminal.keys import keys
from barricades.words import LANGUAGES, Words
from tests.lessons.ways import way_through
from tests.running.soak import soaked
from tests.terminal.application.piloted import SIZES, SMALL, Seated

FIRST = course(NAMES[0]).lessons[0]
SPOKEN = {SIZES[0]: "de", SIZES[1]: "it", SIZES[2]: "en", SIZES[3]: "de"}


class Pupil(Seated):
    """A person at a lesson."""

    @property
    def lesson(self) -> Learning:
        assert isinstance(self.app.screen, Learning)
        return self.app.screen

    @property
    def lesson_text(self) -> str:
        """What the lesson says now."""
        return " ".join(line.plain.strip() for line in self.lesson.pane("lesson").sheet.lines)


def attend(lesson, hear, size=SMALL, *, language="en"):
    """A lesson with somebody at the keys."""
    app = Application(Launcher(Words(language), bell=False).open_screen(lesson))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            pupil = Pupil(app, pilot)
            await pupil.settle()
            await hear(pupil)

    asyncio.run(run())
    return app


def assert_in_sight(pupil: Pupil) -> None:
    """All that is said, and what it speaks of: on the board, in the hand, or among the options."""
    screen, lecture = pupil.lesson, pupil.lesson.lecture
    said = screen.pane("lesson")
    assert said.room.height >= len(said.sheet.lines), "the text is cut"
    seen = set()
    for name in ("board", "hand", "options"):
        pane = screen.pane(name)
        top, bottom = pane.scroll_offset.y, pane.scroll_offset.y + pane.room.height
        if pane.display:
            seen |= {spot.thing for spot in pane.sheet.spots if top <= spot.top < bottom}
    shown = {spot.thing for spot in screen.pane("board").sheet.spots}
    shown |= {thing for thing, _ in boards.hand(screen.board, screen.scene())}
    light = lecture.light & shown
    assert not light or light & seen, light
    if ask := lecture.moment.ask:
        options = {thing for thing in seen if thing[0] == ask.of and thing[1] in ask.options}
        assert len(options) >= min(len(ask.options), 3)


@pytest.mark.allowance(120)
@pytest.mark.parametrize(
    "size", [SMALL, *(pytest.param(s, marks=pytest.mark.slow) for s in SIZES[1:])]
)
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_played_by_keys_alone(game, size):
    lessons = course(game).lessons[: soaked(len(course(game).lessons), 1) if size == SMALL else 1]
    for lesson in lessons:
        way = way_through(lesson)

        async def hear(pupil: Pupil, lesson: Lesson = lesson, way=way) -> None:
            for moment, then in pairwise(way):
                assert pupil.lesson.lecture.moment.choices == moment.choices
                assert_in_sight(pupil)
                if moment.ask:
                    await pupil.type(keys(moment.ask)[then.choices[-1]])
                else:
                    await pupil.press("enter")
            assert pupil.lesson.lecture.moment.state == OVER
            assert lesson.name in progress.learnt(course(game))
            await pupil.press("enter")
            following = course(game).after(lesson)
            if following:
                assert pupil.lesson.lecture.lesson is following
            else:
                assert isinstance(pupil.app.screen, Choosing)

        attend(lesson, hear, size, language=SPOKEN[size])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_try_that_does_not_help_is_explained_and_one_goes_on(language):
    way = way_through(FIRST)
    task = next(at for at, moment in enumerate(way) if moment.state == ASKED)

    async def hear(pupil: Pupil) -> None:
        words = pupil.lesson.words
        await pupil.press(*["enter"] * task)
        before = pupil.lesson_text
        await pupil.type(words.noun("card", "lenin").lower())
        assert "✗" in pupil.lesson_text
        assert words.text(f"lesson-{FIRST.name}-recruit-not").split()[0] in pupil.lesson_text
        assert pupil.lesson.lecture.moment.choices == way[task].choices
        await pupil.type(words.noun("card", "brown-1").lower())  # which nobody holds
        assert "§" in pupil.lesson_text
        await pupil.type("nonsense")
        assert "nonsense" in pupil.text
        await pupil.press("f7")
        assert before not in pupil.lesson_text
        await pupil.press("enter")
        assert pupil.lesson_text == before

    attend(FIRST, hear, language=language)


def test_rules_signs_and_things_are_read_beside_the_lesson():
    async def hear(pupil: Pupil) -> None:
        assert pupil.lesson.lecture.moment.state == EXPLAINED
        for typed in ("card lenin", "?4.1", "log", "aid", "signs"):
            await pupil.type(typed)
            assert pupil.lesson.has_class("-reading"), typed
            await pupil.press("escape")
            assert not pupil.lesson.has_class("-reading"), typed
        for key in ("f4", "f5", "f8"):
            await pupil.press(key)
            assert any(line.plain.strip() for line in pupil.lesson.pane("reading").sheet.lines), key
        await pupil.press("escape", "f6", "escape", "f3")
        assert pupil.lesson.prompt.value.strip() == "why"

    attend(FIRST, hear)


def test_the_list_knows_what_is_done_and_leads_on():
    words, lessons = Words("en", NAMES[0]), course(NAMES[0]).lessons
    progress.remember(FIRST)

    async def hear(pupil: Pupil) -> None:
        await pupil.press("f2")
        screen = pupil.app.screen
        assert isinstance(screen, Choosing)
        assert f"✓ {words.noun('lesson', FIRST.name)}" in pupil.text
        assert f"· {words.noun('lesson', lessons[1].name)}" in pupil.text
        assert "Done: 1 of" in pupil.text
        await pupil.press("enter")
        assert pupil.lesson.lecture.lesson is lessons[1]
        await pupil.type("quit")
        assert not pupil.app.is_running

    attend(FIRST, hear)


def test_the_dialogue_asks_which_game_and_which_lesson():
    asked = learn.which(Words("en"), None, None)
    assert len(next(asked).offers) == len(NAMES)
    query = asked.send(NAMES[1])
    assert [offer.value for offer in query.offers] == [*course(NAMES[1]).names]
    assert query.first == course(NAMES[1]).names[0]


def test_progress_survives_a_file_that_makes_no_sense(monkeypatch, tmp_path):
    monkeypatch.setenv("BARRICADES_HOME", str(tmp_path))
    (tmp_path / "lessons.json").write_text("[1, 2")
    assert progress.learnt(course(NAMES[0])) == frozenset()
    progress.remember(FIRST)
    assert progress.learnt(course(NAMES[0])) == {FIRST.name}
    (tmp_path / "lessons.json").write_text(json.dumps({NAMES[0]: 3}))
    assert progress.learnt(course(NAMES[0])) == frozenset()
