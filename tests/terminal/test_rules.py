"""The rules as a command: searched through, or as data."""

import json

from tests.terminal.scripted import run


def test_rules_are_searched_from_the_command_line(capsys):
    code, shown = run("rules", "--search", "trotsky joins")
    assert code == 0
    assert "§ 4.7 Trotsky joins the Bolsheviks" in shown
    assert "Dual Powers" in shown
    _, shown = run("rules", "prelude", "--search", "Klötzchen Winterpalast", "--language", "de")
    assert "#28 Einfluss bei Hofe" in shown
    assert run("rules", "--search", "xyzzy")[0] == 2
    assert "Nothing was found for “xyzzy”" in capsys.readouterr().err
    told = run("rules", "--search", "R12", "--json")[1] + capsys.readouterr().out
    assert told.count('"number": "R12"') == 3


def test_sections_are_data_for_programs(capsys):
    told = run("rules", "dual-powers", "4.3", "--json")[1] + capsys.readouterr().out
    assert json.loads(told)[0]["number"] == "4.3"
