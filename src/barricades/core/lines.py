"""The lines of a TOML text: where each key and each item stands, which no parser tells us."""

from __future__ import annotations

import re
import tomllib
from typing import TypeAlias

Path: TypeAlias = "tuple[str | int, ...]"  # to a key or an item: ("cards", "red", 3, "days")

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?!")'  # a text over several lines may end in quotes of its own
    r"|'''.*?'''(?!')"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
    r"|\#[^\n]*"
    r"|[\n\[\]{}=,.]"
    r"|[^\s\"'\#\[\]{}=,.]+",  # a bare key, or what is neither text nor list nor table
    re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """The line, counted from 1, on which each key and item of valid TOML is first written."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


class _Scanner:
    """Reads over a text once, token by token, and notes where it meets what."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self.latest: dict[Path, int] = {}  # arrays of tables: the number of the open item
        self.tokens: list[tuple[str, int]] = []
        self.at = 0
        line = 1
        for token in _TOKEN.findall(text):
            if not token.startswith("#"):
                self.tokens.append((token, line))
            line += token.count("\n")
        self.tokens.append(("", line))  # the end

    def next(self) -> str:
        """The token that is read next; "" at the end."""
        return self.tokens[self.at][0]

    def skip(self, *tokens: str) -> bool:
        """Read on if one of these is next."""
        found = self.next() in tokens
        self.at += found
        return found

    def note(self, path: Path) -> None:
        """This is written here, unless it already was further up."""
        self.lines.setdefault(path, self.tokens[self.at][1])

    def document(self) -> None:
        """Pairs belong to the table whose header was read last."""
        table: Path = ()
        while self.next():
            if self.skip("["):
                table = self.header()
            elif not self.skip("\n"):
                self.pair(table)

    def header(self) -> Path:
        """[a.b] opens a table; [[a.b]] a further item of an array of tables."""
        further = self.skip("[")
        *names, last = self.names()
        path: Path = ()
        for name in names:
            path = self.open_item((*path, name))
        path = (*path, last)
        if further:
            self.latest[path] = self.latest.get(path, -1) + 1
        path = self.open_item(path)
        while self.skip("]"):
            pass
        return path

    def open_item(self, path: Path) -> Path:
        """A name in a header; that of an array of tables stands for the latest item."""
        self.note(path)
        if path in self.latest:
            path = (*path, self.latest[path])
            self.note(path)
        return path

    def pair(self, path: Path) -> None:
        """A key, dotted or not, and its value."""
        for name in self.names():
            path = (*path, name)
            self.note(path)
        self.skip("=")
        self.value(path)

    def names(self) -> list[str]:
        """The names of a dotted key."""
        names: list[str] = []
        while self.next() not in ("=", "]"):
            if not self.skip("."):
                names += tomllib.loads(f"{self.next()} = 0")  # the key without its quotes
                self.at += 1
        return names

    def value(self, path: Path) -> None:
        """A list, an inline table, or something with nothing in it."""
        if self.skip("["):
            self.items(path)
        elif self.skip("{"):
            while not self.skip("}"):
                if not self.skip(",", "\n"):
                    self.pair(path)
        else:
            while self.next() not in (",", "]", "}", "\n", ""):
                self.at += 1

    def items(self, path: Path) -> None:
        """The items of a list, over as many lines as they like."""
        count = 0
        while not self.skip("]"):
            if not self.skip(",", "\n"):
                self.note((*path, count))
                self.value((*path, count))
                count += 1
