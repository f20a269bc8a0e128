"""What was typed, and what it can mean."""

import pytest

from barricades.search import plain
from barricades.terminal.answers import meant

NAMES = {
    "red-4": ("Vyborg 4", "red-4"),
    "green-4": ("Petrograd Side 4", "green-4"),
    "green-5": ("Petrograd Side 5", "green-5"),
    "a": ("red unit 1/0 Vyborg", "red-unit-1-0"),
    "b": ("red unit 1/0 Narva", "red-unit-1-0-b"),
    "cafe": ("Café Größe", "cafe"),
}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("vyb", ["red-4"]),
        ("VYBORG 4", ["red-4"]),
        ("red-4", ["red-4"]),
        ("red 4", ["red-4"]),
        ("pet 4", ["green-4"]),
        ("petrograd s", ["green-4", "green-5"]),
        ("petrograd side 5", ["green-5"]),
        ("green", ["green-4", "green-5"]),
        ("red unit nar", ["b"]),
        ("cafe gro", ["cafe"]),
        ("side", ["green-4", "green-5"]),
        ("arva", ["b"]),
        ("grad side 4", ["green-4"]),
        ("", []),
        ("?!", []),
    ],
)
def test_a_part_of_a_name_is_enough(typed, found):
    assert meant(typed, NAMES) == found


def test_a_full_name_is_meant_even_if_others_begin_with_it():
    assert meant("red", {"red": ("red",), "redder": ("red brick",)}) == ["red"]


def test_case_accents_and_marks_do_not_count():
    assert plain("Zurück – 3₂!") == ["zuruck", "32"]
