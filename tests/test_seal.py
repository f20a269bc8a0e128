"""Seals: what a table has signed, nobody changes unseen."""

import json
from dataclasses import replace

import pytest

from barricades.core import BadRecord, Record, loads
from barricades.seal import public_key, seal, sealed

SECRET = bytes(range(32))
PLAIN = Record(
    game="paving",
    version=1,
    options={"b": 1, "a": ("x", "y")},
    players={"red": "Anna", "white": "Ünal"},
    dealer={"commitment": "c0", "secret": "5e", "gaps": []},
    choices=(("red", "x"), ("white", ("a", 1)), ("nature", 3)),
)


def test_a_seal_holds_however_the_record_is_written_down():
    whole = sealed(PLAIN, SECRET, game="g1", reason="track")
    assert seal(PLAIN) is None
    again = loads(whole.dumps())
    assert seal(again) == public_key(SECRET)
    otherwise = json.dumps(json.loads(whole.dumps()), sort_keys=True, indent=3)
    assert seal(loads(otherwise)) == public_key(SECRET)


@pytest.mark.parametrize(
    "change",
    [
        {"players": {"red": "Anna", "white": "Anna"}},
        {"resigned": "red"},
        {"choices": PLAIN.choices[:2]},
        {"choices": (*PLAIN.choices, ("red", "x"))},
        {"options": {}},
    ],
    ids=str,
)
def test_whatever_is_changed_breaks_it(change):
    with pytest.raises(BadRecord, match="broken-seal"):
        seal(replace(sealed(PLAIN, SECRET), **change))


@pytest.mark.parametrize("table", [{}, {"key": "zz", "signature": ""}, [], "x", {"key": "00" * 32}])
def test_what_is_no_seal_is_a_broken_one(table):
    with pytest.raises(BadRecord, match="broken-seal"):
        seal(replace(PLAIN, dealer={"table": table}))


def test_the_end_is_under_it_too():
    told = loads(sealed(PLAIN, SECRET, reason="timeout").dumps())
    forged = {**told.dealer, "table": {**told.dealer["table"], "reason": "track"}}
    with pytest.raises(BadRecord, match="broken-seal"):
        seal(replace(told, dealer=forged))
