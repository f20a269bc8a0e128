"""Search in rules, rulings, aids, lessons and cards, in three languages.

The index is our own. There are about 500 passages with 3,000 different words in each language; they
are read once and searched in milliseconds. SQLite's FTS5 would be faster than that requires, but it
does not know German or Italian endings or compounds ("Mobilisierungsprobe" is a "Probe"), and not
every SQLite has it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile
from math import log
from typing import NamedTuple

from .digest import page, sections
from .games import NAMES, load
from .lessons import NAMES as COURSES
from .lessons import Lesson, course
from .words import Words

PAGES = ("aid", "guide", "history")  # besides rules and rulings; not every game has all of them
LESSONS = "lessons"
KINDS = ("rules", "rulings", *PAGES, LESSONS, "cards")
HEADING = re.compile(r"^## +(?:\d+ +)?(.+?) *$", re.MULTILINE)
MARKS = re.compile(r"[*`]|^\s*[-:| ]+$|^\s*(?:[-#>]+|\d+\.)\s+", re.MULTILINE)  # of Markdown
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-z]|[“„(\d])|\s*\n\s*")
LONGEST = 200  # letters of what is sought
TITLE = 4  # a word in a title counts so many times
TAUGHT = 0.7  # what a lesson says counts so much beside the rule itself
COMMON = 0.3  # what more passages than this have may be missing from one that is found


class Passage(NamedTuple):
    """A text in the index, without markup.

    It is a section, a ruling, a part of a page, a lesson or a card.
    """

    game: str
    kind: str  # one of KINDS
    number: str  # of a section, a ruling or a card; the name of a lesson; or ""
    title: str
    text: str

    @property
    def link(self) -> str:
        """Its address at the table; "" for a card, which has no page."""
        if self.kind == "cards":
            return ""
        if self.kind == LESSONS:
            return f"/learn/{self.game}/{self.number}"
        shelf = "rules" if self.kind == "rulings" else self.kind
        return f"/{shelf}/{self.game}" + (f"#{self.number}" if self.number else "")


class Found(NamedTuple):
    """A passage, and its sentence that fits the query best."""

    passage: Passage
    sentence: str


def search(wanted: str, language: str, games: Sequence[str] = NAMES, most: int = 20) -> list[Found]:
    """The passages that have all these words, best first, at most so many.

    Case and accents do not matter. A word also matches words that begin with it, other endings and
    compounds. A number (4.3, R12, #28) finds what has that number. Very frequent words need not
    match. An empty query finds nothing.
    """
    index = _index(language)
    sought = index.sought(wanted[:LONGEST])
    here = [at for at, passage in enumerate(index.passages) if passage.game in games]
    number = wanted.strip().lstrip("§#").strip().upper()
    best = [at for at in here if number and index.passages[at].number == number]
    if not best:
        scores = {at: score for at in here if (score := index.score(at, sought))}
        best = sorted(scores, key=lambda at: (-scores[at], at))
    return [Found(index.passages[at], index.sentence(at, sought)) for at in best[:most]]


def names(passage: Passage, language: str) -> tuple[str, str]:
    """The title of a passage and where it is: "§ 4.3 Advancing the date", "…, rules"."""
    words = Words(language, passage.game)
    place = f"{words.text('title')}, {words.noun('reading', passage.kind)}"
    if passage.kind == LESSONS or not passage.number:
        return passage.title, place
    sign = "#" if passage.kind == "cards" else "§ "
    return f"{sign}{passage.number} {passage.title}", place


def plain(text: str) -> list[str]:
    """The words of a text in the form in which they are compared: no case or accents."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(c for c in bare if not unicodedata.combining(c)))


class Index:
    """Passages, with the frequency of each word in each of them."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self.passages = passages
        self.counts = [_counted(passage) for passage in passages]
        self.spread = Counter(word for count in self.counts for word in count)

    def sought(self, wanted: str) -> list[dict[str, float]]:
        """For each word of a query: the words in the index that match it, with weights."""
        meant = []
        for term in plain(wanted):
            likes = {word: worth for word in self.spread if (worth := _likeness(term, word))}
            meant.append({word: worth * self._rarity(word) for word, worth in likes.items()})
        return meant

    def score(self, at: int, sought: list[dict[str, float]]) -> float:
        """How well a passage fits a query; 0 if a word is missing."""
        count, total = self.counts[at], 0.0
        for words in sought:
            worth = max((words[w] * n / (n + 1) for w, n in count.items() if w in words), default=0)
            if not worth and not self._is_common(words):
                return 0
            total += worth
        return total * (TAUGHT if self.passages[at].kind == LESSONS else 1)

    def sentence(self, at: int, sought: list[dict[str, float]]) -> str:
        """The sentence of a passage that fits best; the first of several."""
        sentences = [part.strip() for part in SENTENCE.split(self.passages[at].text)]

        def worth(sentence: str) -> float:
            said = {*plain(sentence)}
            return sum(max((words[w] for w in said if w in words), default=0) for words in sought)

        return max(filter(None, sentences), key=worth, default="")

    def _rarity(self, word: str) -> float:
        return log(1 + len(self.passages) / self.spread[word])

    def _is_common(self, words: dict[str, float]) -> bool:
        return max((self.spread[word] for word in words), default=0) > COMMON * len(self.passages)


def _counted(passage: Passage) -> Counter[str]:
    title = plain(passage.title) * TITLE
    return Counter([*title, *plain(passage.text)])


def _likeness(term: str, word: str) -> float:
    """How well a word of the index matches one of the query."""
    if term == word:
        return 1
    if word.startswith(term):
        return 0.8
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(term, word, strict=False)))
    shorn = same == len(word) >= 4 and len(term) - same <= 2
    if shorn or same >= max(5, len(term) - 2, len(word) - 2):  # another ending
        return 0.7
    return 0.5 if len(term) >= 4 and term in word else 0


@lru_cache
def _index(language: str) -> Index:
    return Index([passage for game in NAMES for passage in _passages(game, language)])


def _passages(game: str, language: str) -> Iterator[Passage]:
    """All passages about a game."""
    for number, title, text in sections(game, language).values():
        if text:
            kind = "rulings" if number.startswith("R") else "rules"
            yield Passage(game, kind, number, title, _unmarked(text))
    for kind in PAGES:
        try:
            _, *parts = HEADING.split(page(game, kind, language))
        except FileNotFoundError:
            continue
        for title, text in zip(parts[::2], parts[1::2], strict=True):
            yield Passage(game, kind, "", title, _unmarked(text))
    if game in COURSES:
        yield from (_lesson(lesson, language) for lesson in course(game).lessons)
    yield from _cards(game, language)


def _lesson(lesson: Lesson, language: str) -> Passage:
    """What a lesson is about, and the texts of its steps without explanations of mistakes."""
    words, name = Words(language, lesson.game), lesson.name
    ids = [f"lesson-{name}-about"]
    for step in lesson.steps:
        ids += [f"lesson-{name}-{step.name}", f"lesson-{name}-{step.name}-done"]
    text = "\n".join(words.text(id) for id in ids if words.has(id))
    return Passage(lesson.game, LESSONS, name, words.noun("lesson", name), _unmarked(text))


def _cards(game: str, language: str) -> Iterator[Passage]:
    cards, words = load(game).cards, Words(language, game)
    for number, face in cards.faces({}).items() if cards else ():
        notes = [
            words.clause(note) for note in face.notes if not note.id.startswith("face-sources")
        ]
        text = "\n".join((words.phrase(*face.text), *notes))
        yield Passage(game, "cards", number, words.noun("card", number), text)


def _unmarked(text: str) -> str:
    """Markdown as plain text."""
    return re.sub(r"\n{2,}", "\n", MARKS.sub("", text).replace("|", " ")).strip()
