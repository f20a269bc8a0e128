"""The command `cards`: lists, shows and checks the cards of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..command_line import BadUsage, show_data, text_of
from ..core import Cards, Face
from ..games import NAMES, load
from ..words import Words
from .screen import Screen

INDENT = (0, 0, 0, 2)


class Shelf(NamedTuple):
    """The cards of a game, with an owner's own, and the words for them."""

    screen: Screen
    words: Words
    faces: Mapping[str, Face]


def written() -> Iterator[tuple[str, Cards]]:
    """The games whose cards are written in the event language."""
    for name in NAMES:
        if cards := load(name).cards:
            yield name, cards


def decks() -> tuple[str, ...]:
    """The names of the decks."""
    faces = [face for _, cards in written() for face in cards.faces({}).values()]
    return tuple(dict.fromkeys(face.deck for face in faces))


def run(
    screen: Screen,
    words: Words,
    what: str,
    which: Sequence[str],
    *,
    deck: str | None,
    file: str | None,
    json: bool = False,
) -> int:
    """`barricades cards`."""
    if what not in DO:
        raise BadUsage("terminal-no-cards-do", name=what, known=", ".join(DO))
    if deck is not None and deck not in decks():
        raise BadUsage("terminal-no-deck", name=deck, known=", ".join(decks()))
    if what == "check":
        return _check(screen, words, which, json=json)
    name, cards = next(written())
    pack: dict[str, Any] = cards.parse(text_of(file), file) if file else {}
    faces = {n: face for n, face in cards.faces(pack).items() if deck in (None, face.deck)}
    shelf = Shelf(screen, Words(words.language, name, cards.titles(pack)), faces)
    if json:
        numbers = [_number(shelf, card) for card in which] if what == "show" else [*faces]
        return show_data(screen, [_data(shelf, number) for number in numbers])
    DO[what](shelf, which)
    return 0


def _check(screen: Screen, words: Words, files: Sequence[str], *, json: bool) -> int:
    """Read each pack, and print it back in full sentences."""
    name, cards = next(written())
    if not files:
        raise BadUsage("terminal-missing", name="FILE", command="barricades cards")
    for file in files:
        pack = cards.parse(text_of(file), file)
        said = Words(words.language, name, cards.titles(pack))
        shelf, doubts = Shelf(screen, said, cards.faces(pack)), cards.doubts(pack)
        if json:
            in_doubt = {n: [*map(said.clause, doubts.get(n, ()))] for n in pack}
            show_data(screen, [{**_data(shelf, n), "doubts": in_doubt[n]} for n in pack])
            continue
        for number in pack:
            _show(shelf, (number,))
            for doubt in doubts.get(number, ()):
                line = Text(said.text("terminal-doubt", doubt=doubt), "error")
                screen.show(Padding(line, INDENT), Text())
        screen.show(Text(said.text("terminal-pack-holds", count=len(pack)), "number"))
    return 0


def _list(shelf: Shelf, which: Sequence[str]) -> None:
    """A line for each card, by deck."""
    for deck in dict.fromkeys(face.deck for face in shelf.faces.values()):
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, face in shelf.faces.items():
            if face.deck == deck:
                brief = map(Text, map(shelf.words.clause, face.brief[:2]))
                table.add_row(Text(f"{number:>5}", "number"), _title(shelf, number), *brief)
        title = Text(f" {shelf.words.noun('deck', deck)} ", "title")
        shelf.screen.show(title, table, Text())


def _show(shelf: Shelf, which: Sequence[str]) -> None:
    """Cards as players see them, with everything known about them."""
    if not which:
        raise BadUsage("terminal-missing", name="NUMBER", command="barricades cards")
    for bare in [_number(shelf, card) for card in which]:
        face, words = shelf.faces[bare], shelf.words
        brief = " · ".join([words.noun("deck", face.deck), *map(words.clause, face.brief)])
        shelf.screen.show(Text(f"#{bare} ", "number").append_text(_title(shelf, bare)))
        shelf.screen.show(Padding(Text(brief, "quiet"), INDENT))
        for clause in face.text:
            shelf.screen.show(Padding(Text(words.phrase(clause)), INDENT))
        for note in face.notes:
            shelf.screen.show(Padding(Text(words.clause(note), "quiet"), INDENT))
        shelf.screen.show(Text())


def _number(shelf: Shelf, typed: str) -> str:
    """The number of a card from what was typed: a number, a name, or part of a name."""
    if (bare := typed.removeprefix("#")) in shelf.faces:
        return bare
    names = {number: shelf.words.noun("card", number) for number in shelf.faces}
    sought = typed.casefold()
    exact = [number for number, name in names.items() if name.casefold() == sought]
    found = exact or [number for number, name in names.items() if sought in name.casefold()]
    if not found:
        raise BadUsage("terminal-no-card", name=typed, known=", ".join(names.values()))
    if len(found) > 1:
        several = "; ".join(f"#{number} {names[number]}" for number in found)
        raise BadUsage("terminal-ambiguous", typed=typed, found=several)
    return found[0]


def _data(shelf: Shelf, number: str) -> dict[str, Any]:
    """A card as JSON."""
    face, words = shelf.faces[number], shelf.words
    return {
        "number": number,
        "title": words.noun("card", number),
        "deck": face.deck,
        "brief": [*map(words.clause, face.brief)],
        "text": [*map(words.phrase, face.text)],
        "notes": [*map(words.clause, face.notes)],
    }


def _title(shelf: Shelf, number: str) -> Text:
    return Text(shelf.words.noun("card", number), "bold")


DO: dict[str, Callable[[Shelf, Sequence[str]], None]] = {
    "list": _list,
    "show": _show,
    "check": _show,
}
