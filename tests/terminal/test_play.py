"""Playing at a screen: answers and commands."""

from random import Random

import pytest

from barricades.games import NAMES, load
from barricades.terminal import saves
from barricades.terminal.play import Play
from barricades.terminal.session import Session
from barricades.words import LANGUAGES, Words
from tests.terminal.scripted import Scripted

GAME = load(NAMES[0])
SECRET = bytes([7])


def sit_down(*lines, language="en", watch=None, bot="random", **screen):
    """A game against a bot, with these lines typed; the session and the screen afterwards."""
    first, second = GAME.sides({})
    session = Session.begin(GAME, {}, {first: "me", second: bot}, secret=SECRET)
    paper = Scripted(lines, watch=watch, **screen)
    Play(session, paper, Words(language, GAME.name)).run()
    return session, paper


def mine(session):
    return [choice for who, choice in session.record.choices if who == session.people[0]]


def squeeze(text):
    """A text without blanks and breaks, wherever it was wrapped."""
    return "".join(str(text).split())


def squeezed(screen):
    return squeeze(screen.all)


def asked(session):
    """The question that the person is asked now."""
    return session.proceed()


def test_a_number_chooses():
    session, _ = sit_down()
    options = asked(session).options
    again, _ = sit_down("2")
    assert mine(again) == [options[1]]


def test_a_name_or_a_value_chooses():
    session, _ = sit_down()
    ask = asked(session)
    label = Words("en", GAME.name).option(ask, ask.options[2])
    for typed in (label, label.upper(), str(ask.options[2])):
        assert mine(sit_down(typed)[0]) == [ask.options[2]]


def test_what_is_ambiguous_lists_what_it_may_mean():
    session, screen = sit_down("1", "l")
    assert len(mine(session)) == 1
    last = screen.all.rpartition("> l\n")[2]
    assert "“l” may mean: " in last
    assert "; " in last


@pytest.mark.parametrize("typed", ["0", "99", "nonsense", "§", "-1"])
def test_what_means_nothing_is_answered_in_one_line(typed):
    session, screen = sit_down(typed)
    assert mine(session) == []
    told = screen.all.rpartition(f"> {typed}\n")[2].splitlines()[0]
    assert typed in told
    assert "type the key of one, 1 to" in " ".join(screen.all.rpartition(f"> {typed}\n")[2].split())


def test_an_empty_line_is_no_answer():
    session, screen = sit_down("", "")
    assert mine(session) == []
    assert "none of the options" not in screen.all


def test_leaving_saves_the_game_and_says_how_to_come_back():
    for lines in ([], ["quit"], ["exit"]):
        session, screen = sit_down("1", *lines)
        assert squeeze(session.path) in squeezed(screen)
        assert "--resume" in screen.all
        assert saves.read(session.path) == session.record


def test_an_interrupt_leaves_too():
    def interrupt(_: Scripted) -> str | None:
        raise KeyboardInterrupt

    session, screen = sit_down(watch=interrupt)
    assert "--resume" in screen.all
    assert saves.read(session.path) == session.record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_commands_are_understood_in_the_language_and_in_english(language, spoken):
    if spoken not in ("en", language):
        return
    words = Words(spoken)
    for name in ("undo", "log", "board", "save", "help", "why", "card", "aid", "signs", "quit"):
        for word in words.text(f"terminal-command-{name}").split():
            session, screen = sit_down(word, language=language)
            assert mine(session) == []
            expected = Words(language).text("terminal-expected", typed=word, first="1", last="5")
            assert expected[:20] not in screen.all, word


def test_help_shows_the_rules_behind_the_question():
    session, screen = sit_down("?", "? R11", "?4.3", "? 99")
    cites = asked(session).cites
    for section in cites:
        assert section in screen.all
    assert "§ R11" in screen.all
    assert "§ 4.3" in screen.all
    assert "There is no section “99”" in screen.all


def test_help_searches_the_rules_for_words():
    _, screen = sit_down("? blockade", "? secret objective espionage")
    assert screen.all.count("§ ") >= 4
    assert "§ 5.4" in screen.all


def test_why_names_the_rule():
    session, screen = sit_down("why", "why nonsense")
    assert "Why what?" in screen.all
    assert "is called “nonsense”" in screen.all
    option = asked(session).options[0]
    _, screen = sit_down(f"why {option}")
    assert "is among the options: 1." in screen.all


def test_the_log_is_told_in_full():
    session, screen = sit_down("log")
    words = Words("en", GAME.name)
    shown = " ".join(screen.all.rpartition("> log\n")[2].split())
    for event in session.log:
        assert words.event(event) in shown


def test_board_draws_the_page_again():
    _, screen = sit_down("board")
    once = sit_down()[1].all
    assert screen.all.count("DUAL POWERS") == once.count("DUAL POWERS") + 1


def test_save_says_where_and_copies():
    session, screen = sit_down("save")
    assert squeezed(screen).count(squeeze(session.path)) == 2
    copy = saves.folder().parent / "copy.json"
    session, screen = sit_down("1", f"save {copy}", f"save {copy}", "save /nowhere/at/all")
    assert saves.read(copy).choices == session.record.choices
    assert squeeze(f"{copy} is there already") in squeezed(screen)
    assert "There is no file /nowhere/at/all" in screen.all


def test_undo_is_offered_only_where_it_can_be_done():
    first = sit_down()[1]
    assert "· undo ·" not in first.all
    session, screen = sit_down("undo")
    assert "nothing to undo" in screen.all
    assert mine(session) == []


def test_undo_asks_the_same_question_again():
    def watch(screen: Scripted) -> str | None:
        hint = screen.page.splitlines()[-1]
        if screen.prompts < 40:
            return "undo" if "undo" in hint and screen.prompts % 2 else "1"
        return None

    session, screen = sit_down(watch=watch)
    assert "> undo" in screen.all
    assert "nothing to undo" not in screen.all
    assert saves.read(session.path) == session.record


@pytest.mark.parametrize(("answer", "resigned"), [("y", True), ("yes", True), ("no", False)])
def test_resigning_is_asked_twice(answer, resigned):
    session, screen = sit_down("resign", answer)
    assert bool(session.record.resigned) is resigned
    assert ("has resigned" in screen.all) is resigned
    assert (session.dealer.secret.hex() in screen.all.split()) is resigned


def test_a_single_option_is_no_question():
    rng = Random(4)

    def watch(screen: Scripted) -> str | None:
        if "There was but one choice" in screen.page:
            return None
        options = screen.page.rpartition("§")[2]
        assert " 2 " in options or "[2]" in options
        return str(rng.choice((1, 2)))

    _, screen = sit_down(watch=watch)
    assert "There was but one choice" in screen.all


def test_a_game_can_be_played_to_its_end():
    rng = Random(2)
    session, screen = sit_down(watch=lambda _: str(rng.choice((1, 1, 2))))
    assert session.outcome
    assert Words("en", GAME.name).outcome(session.outcome) in " ".join(screen.all.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_who_won_and_how_to_check_the_deals(language):
    session = Session.begin(GAME, {}, dict.fromkeys(GAME.sides({}), "random"), secret=b"end")
    screen, words = Scripted(), Words(language, GAME.name)
    Play(session, screen, words).run()
    assert session.outcome
    assert words.outcome(session.outcome) in " ".join(screen.all.split())
    assert session.dealer.secret.hex() in screen.all
    assert session.dealer.commitment in screen.all
    assert squeeze(f"barricades verify {session.path}") in squeezed(screen)
    assert "{" not in screen.all


def test_the_dealer_commits_before_the_first_question():
    session, screen = sit_down()
    assert session.dealer.commitment in screen.all
    assert session.dealer.secret.hex() not in screen.all.split()


def test_a_hint_names_the_best_choices_by_what_the_side_knows():
    _, screen = sit_down("hint")
    assert "%" in screen.all.rpartition("> hint\n")[2]


def test_cards_can_be_asked_for_by_name():
    _, screen = sit_down("card", "card nonsense", "card lenin", "card vyborg 4")
    assert "Which one?" in screen.all
    assert "nothing to read called “nonsense”" in screen.all
    assert "Place the leader of the card in any region." in screen.all
    assert "up to its recruit value" in screen.all
