"""Runs: who sits where, the same luck for all, and the same games however they come about."""

from collections import Counter

import pytest

from barricades.bots.match import Played
from barricades.command_line import BadUsage
from barricades.core import NATURE, BadOption
from barricades.games import load
from barricades.lab.ledger import Ledger
from barricades.lab.parallel import Died
from barricades.lab.runs import carry_out, plan

DUAL, TOWN = load("dual-powers"), load("revolution")


def seatings(game, bots, *options):
    return ["".join(players.values()) for _, players in plan(game, bots, options, 1).lineups]


@pytest.fixture(autouse=True)
def letters(monkeypatch):
    monkeypatch.setattr("barricades.lab.runs.make", lambda *_: None)


def test_every_bot_sits_on_every_side():
    assert seatings(DUAL, "ab") == ["ab", "ba"]
    assert seatings(DUAL, "a") == ["aa"]
    assert seatings(DUAL, "abc") == ["ab", "ba", "ac", "ca", "bc", "cb"]
    assert seatings(TOWN, "ab") == ["abbb", "bbba", "bbab", "babb"]
    assert seatings(TOWN, "ab", "players=3") == ["abb", "bba", "bab"]
    assert seatings(TOWN, "abcd") == ["abcd", "bcda", "cdab", "dabc"]
    assert len(seatings(TOWN, "abcde")) == 5 * 4
    assert seatings(DUAL, "ab", "solitaire=red") == ["a", "b"]


def test_every_value_of_an_option_is_played():
    run = plan(DUAL, "a", ["rules=english,first", "october-points=7", "october-points=6"], 1)
    assert [options for options, _ in run.lineups] == [
        {"rules": rules, "october_points": points}
        for rules in ("english", "first")
        for points in (7, 6)
    ]
    with pytest.raises(BadOption):
        plan(DUAL, "a", ["rules=third"], 1)
    with pytest.raises(BadOption):
        plan(DUAL, "a", ["nonsense=1"], 1)
    with pytest.raises(BadUsage):
        plan(DUAL, "a", ["rules"], 1)


def test_a_deal_is_played_by_all_line_ups_and_comes_but_once():
    run = plan(DUAL, "ab", (), 1)
    secrets = [run.match(number).secret for number in range(1, 101)]
    assert {*Counter(secrets).values()} == {2}
    assert secrets[0] == secrets[1]
    other = plan(DUAL, "ab", (), 2)
    assert not {*secrets} & {other.match(number).secret for number in range(1, 101)}
    assert [run.whole(games) for games in (0, 1, 2, 3)] == [0, 2, 2, 4]


def play(run, games, path, jobs=1):
    return {at: result for at, result, _ in carry_out(run, games, Ledger(path), jobs, "")}


def test_nature_deals_the_same_to_both_orders(tmp_path):
    run = plan(DUAL, ["random", "greedy"], (), 1)
    first, second = (play(run, 2, tmp_path / "games")[number] for number in (1, 2))
    assert isinstance(first, Played)
    assert isinstance(second, Played)
    deals = [
        [choice for who, choice in played.record.choices if who == NATURE][:8]
        for played in (first, second)
    ]
    assert deals[0] == deals[1]  # six neutrals and two tiles, before anybody has chosen anything


def test_a_run_goes_on_where_it_was_cut_off(tmp_path):
    run = plan(TOWN, ["random"], ["players=3"], 1)
    whole = play(run, 6, tmp_path / "whole.jsonl", 2)
    assert sorted(whole) == [1, 2, 3, 4, 5, 6]
    path = tmp_path / "parts.jsonl.zst"
    games = carry_out(run, 6, Ledger(path), 1, "")
    for at, result, is_new in (next(games), next(games)):
        assert is_new
        assert result == whole[at]
    games.close()  # type: ignore[attr-defined]
    assert play(run, 4, path) == {number: whole[number] for number in (1, 2, 3, 4)}
    size = path.stat().st_size
    assert play(run, 4, path) == {number: whole[number] for number in (1, 2, 3, 4)}
    assert path.stat().st_size == size
    again = [*carry_out(run, 6, Ledger(path), 1, "")]
    assert [is_new for *_, is_new in again] == [False, False, False, False, True, True]
    assert {at: result for at, result, _ in again} == whole


def test_games_of_another_run_are_not_mixed_in(tmp_path):
    path = tmp_path / "games.jsonl"
    play(plan(TOWN, ["random"], ["players=3"], 1), 1, path)
    for other in (
        plan(TOWN, ["random"], ["players=3"], 2),
        plan(TOWN, ["random"], ["players=3", "deals=yes"], 1),
        plan(TOWN, ["greedy"], ["players=3"], 1),
    ):
        with pytest.raises(BadUsage):
            play(other, 1, path)


def test_a_game_that_cannot_be_played_is_not_written_down(tmp_path):
    run = plan(DUAL, ["random"], (), 1)._replace(game="chess")
    path = tmp_path / "games.jsonl"
    ((_, result),) = play(run, 1, path).items()
    assert isinstance(result, Died)
    assert not path.exists()
