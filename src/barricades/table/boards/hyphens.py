"""Where long words may break; browsers do not know that in all our languages."""

from __future__ import annotations

import re
from functools import lru_cache

from ...words import Words

SOFT = "\N{SOFT HYPHEN}"


def breakable(words: Words, text: str) -> str:
    """A text with soft hyphens in long words, as listed in the message `breaks` of its game.

    The message is a list of words, with a stroke wherever one may break: Oktober|manifest.
    """
    known = _breaks(words.text("breaks")) if words.has("breaks") else {}
    return re.sub(r"[^\W\d_]+", lambda word: known.get(word[0], word[0]), text) if known else text


@lru_cache
def _breaks(listed: str) -> dict[str, str]:
    return {word.replace("|", ""): word.replace("|", SOFT) for word in listed.split()}
