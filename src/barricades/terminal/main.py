"""The commands of the terminal, by name."""

from __future__ import annotations

from collections.abc import Callable

from ..command_line import Parser, number, show_data, show_help
from ..games import NAMES, load
from ..words import Words
from . import analyse, arguments, cards, catalogue, hint, learn, replay, rules, starting, verify
from .screen import Screen


def _games(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.games(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    if found.json:
        return show_data(screen, catalogue.data(words, found.game))
    return catalogue.run(screen, words, found.game)


def _rules(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.rules(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    if found.search:
        game = starting.game_of(found.game).name if found.game else None
        return rules.seek(screen, words, found.search, game, json=found.json)
    name = starting.game_of(found.game).name
    return rules.run(screen, words, name, found.section, json=found.json)


def _learn(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.learn(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    game = found.game if screen.interactive else starting.game_of(found.game).name
    theme = starting.theme_of(found.theme)
    return learn.run(screen, words, game, found.lesson, plain=found.plain, theme=theme)


def _cards(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.cards(words, cards.DO, cards.decks())
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    what = parser.need(found.what, "|".join(cards.DO))
    return cards.run(
        screen, words, what, found.which, deck=found.deck, file=found.cards, json=found.json
    )


def _replay(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.replay(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    file = parser.need(found.record, "RECORD")
    to = None if found.to is None else number(found.to, "--to")
    return replay.run(screen, words, file, side=found.side, to=to, log=found.log, plain=found.plain)


def _verify(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.verify(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    file = parser.need(found.record, "RECORD")
    return verify.run(screen, words, file, json=found.json, key=found.key)


def _hint(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.hint(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    file = parser.need(found.record, "RECORD")
    to = None if found.to is None else number(found.to, "--to")
    return hint.run(
        screen, words, file, side=found.side, to=to, budget=found.budget, json=found.json
    )


def _analyse(argv: list[str], screen: Screen, words: Words) -> int:
    parser = arguments.analyse(words)
    found = parser.parse(argv)
    if found.help:
        return show_help(parser, screen)
    file = parser.need(found.record, "RECORD")
    return analyse.run(screen, words, file, found.picture, json=found.json)


def _play(argv: list[str], screen: Screen, words: Words) -> int:
    game = load(next((word for word in argv if word in NAMES), NAMES[0]))
    parser = arguments.play(Words(words.language, game.name), game)
    found = parser.parse(argv)
    return show_help(parser, screen) if found.help else starting.run(screen, words, found)


RUN: dict[str, Callable[[list[str], Screen, Words], int]] = {
    "analyse": _analyse,
    "cards": _cards,
    "games": _games,
    "hint": _hint,
    "learn": _learn,
    "play": _play,
    "replay": _replay,
    "rules": _rules,
    "verify": _verify,
}
PARSERS: dict[str, Callable[[Words], list[Parser]]] = {
    "analyse": lambda words: [arguments.analyse(words)],
    "cards": lambda words: [arguments.cards(words, cards.DO, cards.decks())],
    "games": lambda words: [arguments.games(words)],
    "hint": lambda words: [arguments.hint(words)],
    "learn": lambda words: [arguments.learn(words)],
    "play": lambda words: [arguments.play(Words(words.language, n), load(n)) for n in NAMES],
    "replay": lambda words: [arguments.replay(words)],
    "rules": lambda words: [arguments.rules(words)],
    "verify": lambda words: [arguments.verify(words)],
}
