"""What a question offers, in words: every option has its own, in three languages."""

from __future__ import annotations

from random import Random

import pytest

from barricades.bots import Seat
from barricades.core import NATURE
from barricades.games import NAMES, load
from barricades.play.described import clause, described, option_text, unavailable_text
from barricades.play.preview import Previews
from barricades.play.preview_document import document_of
from barricades.words import LANGUAGES, Words
from tests.running.soak import soaked

QUESTIONS, GAMES = soaked(2000, 220), soaked(6, 1)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("name", NAMES)
def test_no_two_options_of_a_question_have_the_same_words(name: str, seed: int):
    game, rng = load(name), Random(seed)
    words = [Words(language, name) for language in LANGUAGES]
    asked = 0
    while asked < QUESTIONS:
        s = game.setup({})
        while asks := game.asks(s):
            ask = rng.choice(asks)
            if ask.who != NATURE and len(ask.options) > 1:
                asked += 1
                seat = Seat(game, s, ask)
                found = described(seat)
                assert {one.option for one in found.options} == {*ask.options}
                titles = {option_text(words[0], ask, one).title for one in found.options}
                assert len(titles) == len(ask.options), titles
                spoken = words[asked % len(words)]
                for one in found.options:
                    assert all(map(is_clause, option_text(spoken, ask, one).does))
                for unavailable in found.unavailable:
                    assert all(unavailable_text(spoken, unavailable))
                preview = Previews(seat).of(rng.choice(ask.options))
                assert all(
                    line.endswith((".", "?"))
                    for line in document_of(spoken, seat, preview)["lines"]
                )
                assert all(is_clause(clause(spoken, phrase)) for phrase in preview.changes)
            s = game.apply(s, ask.who, rng.choice(ask.options))


def is_clause(text: str) -> bool:
    """It begins like a sentence and has no full stop yet."""
    return bool(text) and not text[0].islower() and not text.endswith(".") and "  " not in text
