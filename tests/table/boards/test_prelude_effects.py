"""The rows of signs on the cards of Prelude to Revolution: read off what the cards do."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from barricades.core import NATURE
from barricades.games.prelude import GAME
from barricades.games.prelude.box import NEUTRAL, SIDES, box_for
from barricades.games.prelude.events import Doing, can
from barricades.games.prelude.language import nodes as n
from barricades.games.prelude.language import parse
from barricades.play.prospects.prelude import idle, shown
from barricades.table.boards.prelude import effects
from barricades.table.boards.prelude.cards import DENSE, ROOM, WITH_NEEDS, WITHOUT
from barricades.table.boards.prelude.marks import DOTS, Row, cut, lines
from barricades.table.boards.prelude.signs import SHAPES
from barricades.words import LANGUAGES, Words

BOX = box_for(GAME.setup({}).options)
WORDS = Words("en", "prelude")


def row(event: str, side: str = "revolutionary") -> Row:
    """What an event of a card of this side looks like."""
    card = replace(BOX.cards["28"], side=side, event=parse.event(event))
    own = box_for(GAME.setup({"cards": pack(event, side)}).options)
    return effects.event(WORDS, own, replace(card, number="28"), frozenset())


def pack(event: str, side: str) -> dict[str, dict[str, object]]:
    card = {"title": "x", "side": side, "points": 2, "die": "duma", "event": event, "stays": "turn"}
    return {"28": card}


def said(found: Row) -> str:
    """A row as text: signs in brackets, sides in capitals."""
    groups = []
    for group in found:
        marks = [
            f"[{mark.sign}]" if mark.sign else mark.text or mark.side.upper() for mark in group
        ]
        groups.append("".join(marks))
    return " ".join(groups)


@pytest.mark.parametrize(
    ("event", "signs"),
    [
        ("add 3 in Winter Palace", "+3Winter Palace"),
        ("add 2 in Worker Districts", "+2[worker]"),
        ("remove 4 their cubes from Urban Districts", "−4GOVERNMENT[urban]"),
        ("gain 2; they: { lose 3 }", "+2[opportunity] GOVERNMENT−3[opportunity]"),
        ("World Affairs +1; Unrest -1", "+1[world] −1[unrest]"),
        ("activities 5", "5[activity]"),
        ("choose { gain 2 } or { Duma Vote }", "+2[opportunity] or [vote]"),
        ("check +2 in Kronstadt Naval Base { score 1 } else { gain 1 }",
         "[dice]+2Kronstadt [check]+1[victory] [cross]+1[opportunity]"),
        ("check against Unrest + 4 { gain 1 }", "[dice][unrest]+4 [check]+1[opportunity]"),
        ("after your round { gain 1 }", "[pause]REVOLUTIONARY: +1[opportunity]"),
        ("in 2 random Districts { add 1 in there }", "[die]2×[district] +1[here]"),
        ("if Tsar reigns { Prestige -1 } else { gain 2 }",
         "[prestige]→ −1[prestige] / +2[opportunity]"),
        ("roll { 1 to 3: | 4 to 6: gain 1 }", "[die] 4–6:+1[opportunity]"),
        ("move 1 your cubes to the moderate Party", "1→Socialists"),
        ("spend 2 { muster 4 }", "−2[opportunity]→ +4[troops]"),
    ],
)  # fmt: skip
def test_signs_say_what_the_event_does(event, signs):
    assert said(row(event)) == signs


def test_on_a_neutral_card_the_opponent_is_marked_and_nobody_has_a_colour():
    found = row("remove 1 their cubes from the Duma; remove 1 your cubes from the Duma", NEUTRAL)
    assert said(found) == "−1OPPONENT[duma] −1[duma]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_row_and_no_sign_is_missing(language):
    words = Words(language, "prelude")
    for number, card in BOX.cards.items():
        found = effects.event(words, BOX, card, frozenset())
        marks = [mark for group in found for mark in group] + [*effects.needs(words, BOX, card)]
        assert found
        assert all(mark.sign in SHAPES for mark in marks if mark.sign), number
        assert all(mark.side in SHAPES for mark in marks if mark.side), number
        assert all(mark.sign or mark.text or mark.side for mark in marks), number
        assert all(found), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_card_shows_as_much_as_it_has_room_for(language):
    words, whole = Words(language, "prelude"), 0
    for card in BOX.cards.values():
        found = effects.event(words, BOX, card, frozenset())
        dense, wide = WITH_NEEDS if card.needs else WITHOUT
        brief = found if lines(found, ROOM) <= wide else cut(found, DENSE, dense)
        assert lines(brief, ROOM) <= wide or lines(brief, DENSE) <= dense
        whole += brief[-1] != DOTS
    assert whole >= 0.8 * len(BOX.cards)


def test_the_game_in_view_is_the_game_as_far_as_it_lies_open():
    rng, s = Random(5), GAME.setup({})
    while asks := GAME.asks(s):
        if asks[0].who != NATURE and rng.random() < 0.05:
            for side in SIDES:
                view, open_ = GAME.view(s, side), shown(GAME.view(s, side))
                again = GAME.view(open_, side)
                hidden = {"hands", "deck", "met", "vp", "coming", "boosted", "discard", "gone"}
                assert {k: v for k, v in again.items() if k not in hidden} == {
                    k: v for k, v in view.items() if k not in hidden
                }
        s = GAME.apply(s, asks[0].who, rng.choice(asks[0].options))


def test_what_is_struck_through_could_change_nothing():
    rng, s, unavailable = Random(46), GAME.setup({}), 0
    while asks := GAME.asks(s):
        if asks[0].who != NATURE and rng.random() < 0.03:
            side = asks[0].who
            for card in s.hands[side]:
                owner = BOX.side[card] if BOX.side[card] in SIDES else side
                for at in idle(shown(GAME.view(s, side)), card, owner):
                    effect, blocks = BOX.effects[card][at]
                    held = s.copy()
                    held.playing += (card,)
                    unavailable += 1
                    assert not can(effect, Doing(held, owner, card, at, "", blocks))
        s = GAME.apply(s, asks[0].who, rng.choice(asks[0].options))
    assert unavailable


def test_what_an_effect_before_may_bring_about_is_not_judged():
    s = GAME.setup({"cards": pack("gain 2; spend 2 { score 1 }", "revolutionary")})
    s.opportunity["revolutionary"] = 0
    assert idle(s, "28", "revolutionary") == frozenset()
    s = GAME.setup({"cards": pack("spend 2 { score 1 }", "revolutionary")})
    s.opportunity["revolutionary"] = 0
    [spend] = [at for at, (node, _) in enumerate(s.box.effects["28"]) if isinstance(node, n.Spend)]
    assert idle(s, "28", "revolutionary") == {spend}
