"""Parts: pieces of a page that can be replaced one by one.

A template marks its parts with the tag `part`. A part is one element with an id, and may contain
other parts. A browser that has shown a page names the digests of its parts and is sent only the
others; in a part that is sent, each part inside it is replaced by a hole.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache, reduce
from hashlib import blake2b
from operator import xor
from typing import NamedTuple

from markupsafe import escape

from . import MAX_DRAWINGS, MAX_LINES

MARK = f"\x02{secrets.token_hex(4)}"  # nothing that a stranger typed can be taken for it
BEGINS, NAMED, ENDS = "+", "\x03", "-"
START, END = f"{MARK}{BEGINS}", f"{MARK}{ENDS}"
DIGESTS = f"{MARK}?"  # where a whole page has the digests of its parts


class Part(NamedTuple):
    """A part, with holes instead of the parts in it, and the digest of that."""

    html: str
    digest: str


PLACEHOLDER = Part("", "")


def parts(text: str) -> dict[str, Part]:
    """The parts of a marked text by their ids, outer ones first."""
    return split_parts(text)[1]


def split_parts(text: str) -> tuple[str, dict[str, Part]]:
    """A marked text with holes instead of its parts, and the parts as `parts` has them."""
    before, *pieces = text.split(MARK)
    found: dict[str, Part] = {}
    open_: list[tuple[str, list[str]]] = [("", [before])]
    for piece in pieces:
        if piece.startswith(BEGINS):
            id, _, after = piece[1:].partition(NAMED)
            open_[-1][1].append(f'<g id="{id}" data-hole></g>')
            open_.append((id, [after]))
            found[id] = PLACEHOLDER  # its place among the others
        elif piece.startswith(ENDS):
            id, inner = open_.pop()
            found[id] = _part("".join(inner).strip())
            open_[-1][1].append(piece[1:])
        else:  # the place of the digests
            open_[-1][1].append(MARK + piece)
    return "".join(open_[0][1]), found


def whole(text: str) -> str:
    """The text without marks, and with the digests of its parts, as JSON, in their place."""
    digests = json.dumps({id: part.digest for id, part in parts(text).items()})
    filled = text.replace(DIGESTS, escape(digests)).replace(END, "")
    first, *others = filled.split(START)
    return first + "".join(other.partition(NAMED)[2] for other in others)


def changed(found: Mapping[str, Part], known: Collection[str]) -> dict[str, Part]:
    """The parts whose digests are not known."""
    return {id: part for id, part in found.items() if part.digest not in known}


def checksum(digests: Iterable[str]) -> int:
    """A number by which two sides can tell whether they have the same parts."""
    return reduce(xor, (int(digest[:8], 16) for digest in digests), 0)


@lru_cache(MAX_DRAWINGS + MAX_LINES)  # each line of a log is a part
def _part(html: str) -> Part:
    return Part(html, blake2b(html.encode(), digest_size=5).hexdigest())
