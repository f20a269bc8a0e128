"""Where long words may break: a browser knows it in few languages, and our words are in three."""

from __future__ import annotations

import re
from functools import lru_cache

from ...words import Words

SOFT = "\N{SOFT HYPHEN}"


def breakable(words: Words, text: str) -> str:
    """A text whose long words have soft hyphens, where the message `breaks` of its game says so.

    The message is a list of words, each with a stroke where it may break: Oktober|manifest.
    """
    known = _breaks(words.text("breaks")) if words.has("breaks") else {}
    return re.sub(r"[^\W\d_]+", lambda word: known.get(word[0], word[0]), text) if known else text


@lru_cache
def _breaks(listed: str) -> dict[str, str]:
    return {word.replace("|", ""): word.replace("|", SOFT) for word in listed.split()}
