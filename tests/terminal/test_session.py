"""A session: bots and nature answer by themselves, and all is saved before it is seen."""

from dataclasses import replace
from random import Random

import pytest

from barricades.core import NATURE, Game, Refused, loads
from barricades.dealer import verify
from barricades.games import NAMES, load
from barricades.terminal import saves
from barricades.terminal.session import Session

GAME = load(NAMES[0])
SECRET = bytes(range(32))


def begin(me=0, bot="random", **options):
    sides = GAME.sides(options)
    players = {side: "me" if n == me else bot for n, side in enumerate(sides)}
    return Session.begin(GAME, options, players, secret=SECRET)


def play(session, choices, rng=None):
    """Choose so many times, at random; the number of choices made."""
    rng = rng or Random(1)
    for made in range(choices):
        if not (ask := session.proceed()):
            return made
        session.choose(ask.who, rng.choice(ask.options))
    return choices


def test_a_person_is_asked_and_nobody_else():
    session = begin()
    for _ in range(20):
        ask = session.proceed()
        assert ask.who == session.people[0]
        session.choose(ask.who, ask.options[0])


def test_every_choice_is_on_disk_before_the_next_question():
    session = begin()
    for _ in range(15):
        ask = session.proceed()
        assert saves.read(session.path) == session.record
        session.choose(ask.who, ask.options[-1])
        assert saves.read(session.path).choices[-1] == (ask.who, ask.options[-1])


def test_no_choice_is_played_again_at_a_prompt(monkeypatch):
    applied = []
    apply = Game.apply

    def counted(self, *given):
        applied.append(given)
        return apply(self, *given)

    session = begin()
    monkeypatch.setattr(Game, "apply", counted)
    while (ask := session.proceed()) and len(session.history.moves) < 60:
        session.can_undo(ask.who)
        session.news(ask.who)
        session.choose(ask.who, ask.options[-1])
    assert len(applied) == len(session.history.moves)


def test_a_game_taken_up_again_plays_on_as_if_nothing_had_happened():
    session = begin()
    play(session, 9)
    record = session.record
    again = Session.resume()
    assert again.path == session.path
    assert again.state == session.state
    assert again.history.lines_seen == session.history.lines_seen
    for one in (session, again):
        play(one, 12, Random(5))
    assert again.record == session.record != record


def test_the_game_taken_up_is_the_last_one_that_is_not_over():
    sessions = [begin() for _ in range(3)]
    for session in sessions:
        play(session, 2)
    ask = sessions[2].proceed()
    sessions[2].resign(ask.who)
    play(sessions[1], 10_000)
    assert sessions[1].outcome
    assert Session.resume().path == sessions[0].path


def test_without_an_unfinished_game_there_is_nothing_to_take_up():
    with pytest.raises(Refused, match="terminal-nothing-to-resume"):
        Session.resume()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": {}}, "terminal-nobody-sits"),
        ({"dealer": {}}, "terminal-no-dealer"),
        ({"dealer": {"secret": "no hex"}}, "terminal-no-dealer"),
        ({"dealer": {"secret": "00", "gaps": 3}}, "bad-field"),
        ({"version": 0}, "other-version"),
        ({"choices": (("red", "nonsense"),)}, "illegal-choice"),
    ],
)
def test_a_record_that_was_not_played_here_is_not_taken_up(change, reason):
    session = begin()
    session.proceed()
    saves.write(session.path, replace(session.record, **change))
    with pytest.raises(Refused, match=reason):
        Session.resume(session.path)
    with pytest.raises(Refused, match="terminal-nothing-to-resume"):
        Session.resume()


def test_a_finished_record_verifies_and_its_dealer_has_no_gaps():
    session = begin()
    play(session, 10_000)
    assert session.proceed() is None
    record = loads(session.path.read_text("utf-8"))
    found = verify(GAME, record)
    assert found.failed is None
    assert found.answers == sum(who == NATURE for who, _ in record.choices)


def test_undo_takes_back_ones_own_last_choice_and_the_record_is_as_before():
    session = begin()
    tried = undone = 0
    while tried < 40 and (ask := session.proceed()):
        if len(ask.options) == 1:
            session.choose(ask.who, ask.options[0])
            continue
        here = session.record
        session.choose(ask.who, ask.options[0])
        if session.undo(ask.who):
            undone += 1
            assert session.record == here == saves.read(session.path)
            assert session.proceed() == ask
        else:
            assert session.record == here.with_choice(ask.who, ask.options[0])
        tried += 1
        if session.record == here:
            session.choose(ask.who, ask.options[0])
    assert undone


def test_once_something_came_to_light_or_a_bot_has_chosen_nothing_is_undone():
    session = begin()
    rng = Random(3)
    seen = set()
    for _ in range(60):
        if not (ask := session.proceed()):
            break
        made = len(session.record.choices)
        session.choose(ask.who, rng.choice(ask.options))
        session.proceed()
        since = {who for who, _ in session.record.choices[made + 1 :]}
        if since:
            seen |= since
            assert not session.can_undo(ask.who)
    assert NATURE in seen
    assert len(seen) > 1


def test_why_not_is_tried_on_a_guess():
    session = begin()
    ask = session.proceed()
    held = {repr(session.why_not(ask.who, "nonsense")) for _ in range(5)}
    assert len(held) == 1
    assert session.why_not(ask.who, ask.options[0]) is None


def test_whoever_resigns_is_last():
    session = begin()
    side = session.proceed().who
    session.resign(side)
    assert session.proceed() is None
    assert session.outcome.ranking[-1] == (side,)
    assert saves.read(session.path).resigned == side


def test_bots_alone_play_to_the_end():
    sides = GAME.sides({})
    session = Session.begin(GAME, {}, dict.fromkeys(sides, "random"), secret=SECRET)
    assert session.proceed() is None
    assert session.outcome
