"""The lines of a TOML text: right for every key and item, however the text is laid out."""

import json
import tomllib
from typing import Any, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from barricades.core.lines import Path, lines_of

T = TypeVar("T")

LAYOUTS = '''\
# [not.a.table]  x = 1
title = """
[nor.this]
y = "2" \\""" still text""""
"quoted = key".'and [this]'.bare-1 = 'C:\\' # = [

[cards]
red = [ # the first
  { days = 1, "points" = 2 }, { days = 2.5 },

  [ 1917-11-07 21:40:00,
    \'\'\'
# no comment\'\'\'\' , -inf ] , # ]
]
[cards . blue.deep]
x = { a.b = 1, c = [
  2,
  { d = "}", 'e' = 0 } ] }
[[months]]
[[months]]
name = "july"
  [months.unrest]
  points = 3
  [[months.events]]
  [[months.events]]
  what = 0
'''


def test_every_layout_of_toml_is_read():
    lines = lines_of(LAYOUTS)
    assert {*lines} == {*paths(tomllib.loads(LAYOUTS))}
    assert lines == {
        ("title",): 2,
        ("quoted = key",): 5,
        ("quoted = key", "and [this]"): 5,
        ("quoted = key", "and [this]", "bare-1"): 5,
        ("cards",): 7,
        ("cards", "red"): 8,
        ("cards", "red", 0): 9,
        ("cards", "red", 0, "days"): 9,
        ("cards", "red", 0, "points"): 9,
        ("cards", "red", 1): 9,
        ("cards", "red", 1, "days"): 9,
        ("cards", "red", 2): 11,
        ("cards", "red", 2, 0): 11,
        ("cards", "red", 2, 1): 12,
        ("cards", "red", 2, 2): 13,
        ("cards", "blue"): 15,
        ("cards", "blue", "deep"): 15,
        ("cards", "blue", "deep", "x"): 16,
        ("cards", "blue", "deep", "x", "a"): 16,
        ("cards", "blue", "deep", "x", "a", "b"): 16,
        ("cards", "blue", "deep", "x", "c"): 16,
        ("cards", "blue", "deep", "x", "c", 0): 17,
        ("cards", "blue", "deep", "x", "c", 1): 18,
        ("cards", "blue", "deep", "x", "c", 1, "d"): 18,
        ("cards", "blue", "deep", "x", "c", 1, "e"): 18,
        ("months",): 19,
        ("months", 0): 19,
        ("months", 1): 20,
        ("months", 1, "name"): 21,
        ("months", 1, "unrest"): 22,
        ("months", 1, "unrest", "points"): 23,
        ("months", 1, "events"): 24,
        ("months", 1, "events", 0): 24,
        ("months", 1, "events", 1): 25,
        ("months", 1, "events", 1, "what"): 26,
    }


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every key and item in a document."""
    inner = value if isinstance(value, dict) else dict(enumerate(value))
    found = [(*path, part) for part in inner]
    for part, item in inner.items():
        if isinstance(item, dict | list):
            found += paths(item, (*path, part))
    return found


SCRAPS = st.text("ab1 .#=,'\"\\[]{}\né", max_size=6)
SCALARS = st.integers(-9, 9) | st.booleans() | st.floats(-9, 9, width=16) | SCRAPS
DOCUMENTS = st.dictionaries(
    SCRAPS,
    st.recursive(
        SCALARS,
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(SCRAPS, inner, max_size=3)
            | st.lists(st.dictionaries(SCRAPS, inner, max_size=3), min_size=1, max_size=3)
        ),
        max_leaves=12,
    ),
    max_size=4,
)


class Writer:
    """Writes a document as TOML, in a layout that is drawn, and remembers where it wrote what."""

    def __init__(self, draw: Any) -> None:
        self.draw, self.text, self.lines = draw, "", dict[Path, int]()

    def any_of(self, *ways: T) -> T:
        return self.draw(st.sampled_from(ways))  # type: ignore[no-any-return]

    def perhaps(self) -> bool:
        return self.any_of(True, False)

    def write(self, *texts: str) -> None:
        self.text += "".join(texts)

    def note(self, path: Path) -> None:
        self.lines.setdefault(path, self.text.count("\n") + 1)

    def table(self, path: Path, table: dict[str, Any]) -> None:
        """A table's pairs; after them, as TOML wants it, the tables that have headers."""
        apart = [key for key, value in table.items() if tables_in(value) and self.perhaps()]
        for key in [key for key in table if key not in apart]:
            self.pair(path, (key,), table[key], "\n")
            self.write(self.any_of("\n", " # ]]\n", "\n\n"))
        for key in apart:
            opened, closed = "[]" if isinstance(table[key], dict) else ("[[", "]]")
            for part, inner in tables_in(table[key]):
                self.header((*path, key, *part), opened, closed)
                self.table((*path, key, *part), inner)

    def header(self, path: Path, opened: str, closed: str) -> None:
        for end in range(1, len(path) + 1):
            self.note(path[:end])
        names = [self.key(part) for part in path if isinstance(part, str)]
        self.write(opened, self.any_of(".", " . ").join(names), closed, self.any_of("\n", " # =\n"))

    def pair(self, path: Path, keys: tuple[str, ...], value: Any, between: str) -> None:
        """One pair; or, its key being dotted, one for every key of the table that is its value."""
        if isinstance(value, dict) and value and self.perhaps():
            for nth, (key, inner) in enumerate(value.items()):
                self.write(between * bool(nth))
                self.pair(path, (*keys, key), inner, between)
            return
        for end in range(1, len(keys) + 1):
            self.note((*path, *keys[:end]))
        self.write(".".join(map(self.key, keys)), self.any_of("=", " = "))
        self.value((*path, *keys), value)

    def key(self, key: str) -> str:
        ways = [json.dumps(key)]
        ways += [key] * (key.isascii() and key.isalnum())
        ways += [f"'{key}'"] * ("'" not in key and "\n" not in key)
        return self.any_of(*ways)

    def value(self, path: Path, value: Any) -> None:
        if isinstance(value, list):
            self.items(path, value)
        elif isinstance(value, dict):
            self.inline(path, value)
        elif isinstance(value, str):
            self.write(self.any_of(*scripts(value)))
        else:
            self.write(json.dumps(value))

    def items(self, path: Path, items: list[Any]) -> None:
        self.write("[", self.gap())
        for at, item in enumerate(items):
            self.note((*path, at))
            self.value((*path, at), item)
            comma = "," if at < len(items) - 1 else self.any_of("", ",")
            self.write(self.gap(), comma, self.gap())
        self.write("]")

    def gap(self) -> str:
        return self.any_of("", " ", "\n  ", " # [1, 2\n", "\n\n\t")

    def inline(self, path: Path, table: dict[str, Any]) -> None:
        self.write("{ ")
        for nth, (key, value) in enumerate(table.items()):
            self.write(", " * bool(nth))
            self.pair(path, (key,), value, ", ")
        self.write(" }")


def tables_in(value: Any) -> list[tuple[Path, dict[str, Any]]]:
    """The tables to which headers can lead: a table itself, or all the items of a list."""
    if isinstance(value, dict):
        return [((), value)]
    items = value if isinstance(value, list) else [value]
    return [((at,), v) for at, v in enumerate(items)] if all(type(v) is dict for v in items) else []


def scripts(text: str) -> list[str]:
    """The ways to write a text in TOML; over several lines, two quotes may stand in it as such."""
    ways = [json.dumps(text)]
    if not {"'", "\n"} & {*text}:
        ways.append(f"'{text}'")
    if "'''" not in text:
        ways.append(f"'''\n{text}'''")
    if '"""' not in text:
        ways.append('"""\n' + text.replace("\\", "\\\\") + '"""')
    return ways


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(DOCUMENTS, st.data())
def test_the_line_of_every_key_and_item_is_found_in_every_layout(document, data):
    writer = Writer(data.draw)
    writer.table((), document)
    assert tomllib.loads(writer.text) == document
    assert lines_of(writer.text) == writer.lines
    assert {*writer.lines} == {*paths(document)}
