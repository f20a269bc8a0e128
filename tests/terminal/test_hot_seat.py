"""Two at one screen: nobody sees the other's hand."""

from random import Random

from barricades.core import NATURE, Record
from barricades.games import NAMES, load
from barricades.terminal import saves
from barricades.terminal.play import Play
from barricades.terminal.screen import FORGET, WIPE
from barricades.terminal.session import Session
from barricades.words import Words
from tests.terminal.scripted import Scripted

GAME = load(NAMES[0])
WORDS = Words("en", GAME.name)
PASS = "Pass the screen to "


def sit_down(watch, **screen):
    first, second = GAME.sides({})
    session = Session.begin(GAME, {}, {first: "me", second: "friend"}, secret=b"hot")
    paper = Scripted(watch=lambda paper: watch(session, paper), **screen)
    Play(session, paper, WORDS).run()
    return session, paper


def secrets(session, side):
    """The labels of the cards that this side alone knows of itself."""
    seen = repr(GAME.view(session.state, None))
    own = repr(GAME.view(session.state, side))
    drawn = {repr(choice): choice for who, choice in session.record.choices if who == NATURE}
    hidden = [card for text, card in drawn.items() if text in own and text not in seen]
    log = " ".join(map(WORDS.event, session.log))
    return [label for card in hidden if (label := WORDS.noun("card", card)) not in log]


def test_each_sees_only_their_own_hand():
    rng, passed, checked = Random(1), 0, 0

    def watch(session, paper):
        nonlocal passed, checked
        if passed > 12:
            return None
        if PASS in paper.page:
            passed += 1
            for side in session.people:
                for label in secrets(session, side):
                    assert label not in paper.now
                    checked += 1
            return ""
        side = next(s for s in session.people if f"{WORDS.noun('side', s)}: " in paper.page)
        for other in session.people:
            for label in secrets(session, other):
                if other != side:
                    assert label not in paper.now
                    checked += 1
        return str(rng.choice((1, 1, 2)))

    _, paper = sit_down(watch)
    assert passed > 12
    assert checked > 200
    assert paper.all.count(FORGET) >= passed


def test_the_page_in_between_holds_nothing_but_the_request():
    def watch(session, paper):
        return None if paper.prompts > 1 else ""

    _, paper = sit_down(watch)
    page = paper.all.split(FORGET)[1].partition(WIPE)[0]
    assert [line.strip() for line in page.splitlines() if line.strip()] == [
        "Pass the screen to Red.",
        "Red presses Enter when nobody else is looking.",
        ">",
    ]


def test_the_last_choice_can_be_taken_back_until_the_other_looks():
    records: list[Record] = []

    def watch(session, paper):
        if "can be taken back" in paper.page and not records:
            records.append(session.record)
            return "undo"
        if records:
            records.append(session.record)
            return None
        return "" if PASS in paper.page else "1"

    session, paper = sit_down(watch)
    assert records[1].choices == records[0].choices[:-1]
    assert saves.read(session.path) == session.record == records[1]
    assert PASS not in paper.all.rpartition("> undo")[2]


def test_whoever_has_looked_cannot_undo_for_the_other():
    def watch(session, paper):
        if "nothing to undo" in paper.page:
            return None
        if PASS in paper.page:
            return ""
        return "undo" if "White: " in paper.page else "1"

    session, paper = sit_down(watch)
    assert "nothing to undo" in paper.all
    assert len([who for who, _ in session.record.choices if who != NATURE]) == 1


def test_leaving_wipes_the_screen():
    def watch(session, paper):
        return "" if PASS in paper.page else "quit"

    _, paper = sit_down(watch)
    assert "saved" in paper.now
    assert "§" not in paper.now


def test_one_can_leave_on_the_page_in_between():
    _, paper = sit_down(lambda session, paper: "quit")
    assert "--resume" in paper.now
