"""The command `rules`, and the rules behind `?`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ..command_line import show_data
from ..core import Refused
from ..digest import Section, sections
from ..games import NAMES, load
from ..search import Found, names, search
from ..words import Words
from .screen import Screen

INDENT = (0, 2, 0, 4)
FOUND = 12  # passages that a search shows
FEW = 2  # sections that are shown in full


def find(game: str, language: str, wanted: str) -> tuple[str, ...]:
    """The sections with this number; for a chapter, all its sections."""
    known = sections(game, language)
    number = wanted.strip().lstrip("§").strip().upper()
    within = tuple(known_number for known_number in known if known_number.startswith(f"{number}."))
    return ((number,) if number in known else ()) + within


def explain(
    game: str, words: Words, numbers: Sequence[str], *, brief: bool = False
) -> list[RenderableType]:
    """Sections in full; in brief, rulings are only named."""
    known = sections(game, words.language)
    found = [known[number] for number in numbers if number in known]
    shown: list[RenderableType] = []
    rulings = [section for section in found if brief and section.number.startswith("R")]
    for section in found:
        if section not in rulings:
            shown += [_title(section), Padding(Markdown(section.text), INDENT)]
    if rulings:
        titles = ", ".join(f"{section.number} {section.title}" for section in rulings)
        shown.append(Text(f"  {words.text('terminal-rulings', titles=titles)}", "quiet"))
    return shown


def _title(section: Section) -> Text:
    return Text(f"  § {section.number}  {section.title}", "number")


def mentions(game: str, words: Words, wanted: str) -> list[RenderableType]:
    """Search results: one or two in full, or a sentence of each."""
    found = search(wanted, words.language, (game,), FOUND)
    numbers = [one.passage.number for one in found if one.passage.kind in ("rules", "rulings")]
    if numbers and len(numbers) <= FEW:
        return explain(game, words, numbers)
    return _listed(words, found)


def _listed(words: Words, found: Iterable[Found]) -> list[RenderableType]:
    """Search results by title and place, each with its best sentence."""
    shown: list[RenderableType] = []
    for passage, sentence in found:
        title, place = names(passage, words.language)
        shown.append(Text(f"  {title}", "number").append(f"  {place}", "quiet"))
        shown.append(Padding(Text(sentence), INDENT))
    return shown


def seek(screen: Screen, words: Words, wanted: str, game: str | None, *, json: bool = False) -> int:
    """`barricades rules --search`: search all texts."""
    found = search(wanted, words.language, (game,) if game else NAMES)
    if json:
        return show_data(screen, [{**f.passage._asdict(), "sentence": f.sentence} for f in found])
    if not found:
        raise Refused("search-nothing", wanted=wanted)
    screen.show(*_listed(words, found))
    return 0


def run(screen: Screen, words: Words, name: str, wanted: str | None, *, json: bool = False) -> int:
    """`barricades rules`: the contents, or a section, a chapter, a ruling."""
    game = load(name).name
    words = Words(words.language, game)
    if json:
        known = sections(game, words.language)
        numbers = find(game, words.language, wanted) if wanted else tuple(known)
        return show_data(screen, [known[number]._asdict() for number in numbers])
    if wanted is None:
        _contents(screen, words, game)
        return 0
    numbers = find(game, words.language, wanted)
    if not numbers:
        raise Refused("terminal-no-section", section=wanted)
    screen.show(*explain(game, words, numbers))
    return 0


def _contents(screen: Screen, words: Words, game: str) -> None:
    screen.show(Text(words.text("title"), "title"), "")
    for section in sections(game, words.language).values():
        chapter = "." not in section.number and not section.number.startswith("R")
        indent = "" if chapter else "  "
        line = Text(f"{indent}{section.number:<5} {section.title}", "bold" if chapter else "")
        screen.show(line)
    screen.show("", Text(words.text("terminal-rules-hint", game=game), "quiet"))
