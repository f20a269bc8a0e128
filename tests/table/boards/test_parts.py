"""Parts of a page: what is marked, what is sent, and what nobody can pretend to be."""

import json
import re
from html import unescape

from barricades.table.boards.parts import (
    DIGESTS,
    END,
    NAMED,
    START,
    changed,
    checksum,
    parts,
    whole,
)

HOLE = '<g id="{}" data-hole></g>'


def part(id: str, html: str) -> str:
    return f"{START}{id}{NAMED}{html}{END}"


INNER = part("b", "<b id='b'>in</b>")
PAGE = f"<p>{DIGESTS}</p>{part('a', f'<a id=a>before{INNER}after</a>')}<i>{part('c', '<c>')}</i>"


def test_a_part_has_holes_where_others_lie_and_stands_before_them():
    found = parts(PAGE)
    assert [*found] == ["a", "b", "c"]
    assert found["a"].html == f"<a id=a>before{HOLE.format('b')}after</a>"
    assert found["b"].html == "<b id='b'>in</b>"


def test_a_whole_page_has_no_marks_and_tells_its_digests():
    text = whole(PAGE)
    digests = re.search("<p>(.*)</p>", text)
    assert digests
    assert json.loads(unescape(digests[1])) == {id: one.digest for id, one in parts(PAGE).items()}
    assert text.endswith("<a id=a>before<b id='b'>in</b>after</a><i><c></i>")


def test_only_what_is_not_known_is_sent():
    known = {one.digest for one in parts(PAGE).values()}
    assert changed(parts(PAGE), known) == {}
    other = PAGE.replace("in</b>", "out</b>")
    assert [*changed(parts(other), known)] == ["b"]  # what it lies in is the same, but for the hole
    assert [*changed(parts(PAGE), ())] == ["a", "b", "c"]


def test_what_somebody_typed_is_no_mark():
    typed = "\x02+a\x03 \x02- \x03 \x04"
    assert parts(part("a", f"<a>{typed}</a>")).keys() == {"a"}
    assert typed in whole(part("a", f"<a>{typed}</a>"))


def test_a_checksum_does_not_ask_for_the_order():
    digests = [one.digest for one in parts(PAGE).values()]
    assert checksum(digests) == checksum(reversed(digests)) != checksum(digests[1:])
