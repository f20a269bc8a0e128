"""Parts: pieces of a page that can be replaced one by one.

A template marks its parts by the tag `part`. A part is one element, its id is the part's, and it
may have parts in it. Whoever has shown a page before names the digests of the parts it has, and is
sent only the others; in a part that is sent, a hole stands for each part that lies in it.
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

from . import KEPT

MARK = f"\x02{secrets.token_hex(4)}"  # nothing that a stranger typed can be taken for it
BEGINS, NAMED, ENDS = "+", "\x03", "-"
START, END = f"{MARK}{BEGINS}", f"{MARK}{ENDS}"
DIGESTS = f"{MARK}?"  # where a whole page has the digests of its parts


class Part(NamedTuple):
    """A part, with holes for the parts in it, and a digest of that."""

    html: str
    digest: str


NOT_YET = Part("", "")


def parts(text: str) -> dict[str, Part]:
    """The parts of a text by their ids, each before those that lie in it."""
    return taken_apart(text)[1]


def taken_apart(text: str) -> tuple[str, dict[str, Part]]:
    """A text with holes in place of its parts, and these by their ids, as `parts` has them."""
    before, *pieces = text.split(MARK)
    found: dict[str, Part] = {}
    open_: list[tuple[str, list[str]]] = [("", [before])]
    for piece in pieces:
        if piece.startswith(BEGINS):
            id, _, after = piece[1:].partition(NAMED)
            open_[-1][1].append(f'<g id="{id}" data-hole></g>')
            open_.append((id, [after]))
            found[id] = NOT_YET  # its place among the others
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
    """Those parts that somebody does not have who knows these digests."""
    return {id: part for id, part in found.items() if part.digest not in known}


def checksum(digests: Iterable[str]) -> int:
    """A number by which two can tell whether they have the same parts."""
    return reduce(xor, (int(digest[:8], 16) for digest in digests), 0)


@lru_cache(KEPT)
def _part(html: str) -> Part:
    return Part(html, blake2b(html.encode(), digest_size=5).hexdigest())
