"""Long words on cards break where they may, and nowhere else."""

from __future__ import annotations

import re

import pytest

from barricades.games import load
from barricades.games.prelude.box import box_for
from barricades.table.boards.hyphens import SOFT, breakable
from barricades.words import LANGUAGES, Words

LONG = 15  # letters that do not fit a line of a card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_long_word_on_a_card_of_prelude_can_be_broken(language):
    words = Words(language, "prelude")
    for card in box_for(load("prelude").setup({}).options).cards:
        title = words.noun("card", card)
        shown = breakable(words, title)
        assert shown.replace(SOFT, "") == title
        pieces = re.findall(r"[^\W\d_]+", shown.replace(SOFT, " "))
        assert max(map(len, pieces)) < LONG, title


def test_a_word_that_is_not_listed_stays_as_it_is():
    words = Words("de", "prelude")
    assert breakable(words, "Oktobermanifest") == f"Oktober{SOFT}manifest"
    assert breakable(words, "Das Oktobermanifests") == "Das Oktobermanifests"
    assert breakable(Words("de", "revolution"), "Oktobermanifest") == "Oktobermanifest"
