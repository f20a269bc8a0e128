"""Words: every sentence a person sees, in three languages, from the catalogues in locale/.

The engine tells facts by name. The name of a fact, up to its first underscore, is its kind, and a
message `<kind>-<value>` is its noun: the fact `region_from="brown"` is shown as the message
`region-brown`. A sentence may use, of a fact `region`:

    $region         the noun, or the value itself where there is none
    $region_id      the value, to select by; where there is no value, `none`
    $region_at      the form `.at` of the noun, as the language has them ("in Narva")
    $tokens_count   of several things, how many there are; $tokens itself is "A, B and C",
                    and $tokens_the the same with all of them in the form `.the`
    $amounts        all facts that count something, but for those that are 0: "1 Force and 2 Gold";
                    a fact `gold` counts something if there is a message `amount-gold`
    $by_sign        of a number: plus, minus or zero, to select by; and $by_size is the number
                    without its sign

Numbers stay numbers, yes and no are the words `yes` and `no`. A value that ends in numbers has a
noun without them: the card "red-4" is `card-red` with $number, the token "red-unit-2-1-b" is
`token-red-unit` with $fresh and $exhausted; the letter of a twin is not shown. An option of a
compound kind such as "area-side" is a tuple, and the message `area-side` puts its parts together;
an option that is a number may have the message of its kind, `points` with $number.

A phrase is a message with facts of its own, and may be a fact itself: then its text and its forms
are used as those of a noun.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from .core import Ask, Choice, Event, Outcome, Phrase, Refused
from .core.ask import plain

LANGUAGES = ("en", "de", "it")
SIDES = {"who": "side", "whom": "side"}  # facts that are sides under another name
NUMBERED = re.compile(r"(.+?)((?:-\d+)+)(?:-[a-z])?")
NUMBERS = {1: ("number",), 2: ("fresh", "exhausted")}  # by how many a value ends in
LONGEST = 2000  # of what a stranger may have typed, this much is repeated; Fluent stops at 2,500
LARGEST = 10**15  # of the numbers that Fluent is given; it cannot write much larger ones
REMEMBERED = 2048  # sentences: one costs 60 µs to form
LONGEST_NAME = 100  # of a thing, with its kind; what is longer is no noun, and not remembered
HELD = 0xE000  # the first of the characters that stand in for long texts while Fluent is at work

Forms: TypeAlias = dict[str, str]  # a noun as it is, under "", and its forms
Catalogue: TypeAlias = "tuple[FluentBundle, dict[str, set[str]]]"


def language_of(locale: str | None) -> str:
    """The language of a locale such as de_AT.UTF-8; English by default."""
    language = re.split("[^a-z]", (locale or "").lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]


class Words:
    """The words of one language for one game, or for none. Raises KeyError for a missing message.

    `nouns`, by message id, override those of the catalogue.
    """

    def __init__(
        self, language: str, game: str | None = None, own: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self._own = own or {}
        self._bundle, self._kinds = _catalogue(language, game)
        self._said = lru_cache(REMEMBERED)(self._say)
        self._noun = lru_cache(REMEMBERED)(self._inflect)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def text(self, id: str, **facts: Any) -> str:
        """The message with this id."""
        return self._tell(id, facts) if facts else self._said(id, ())[""]

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        return self._tell(f"event-{event.what}", event.facts)

    def brief(self, event: Event) -> tuple[str, str]:
        """An event in few words, without the side it begins with; and that side.

        It is the message `brief-<event>`, or else the sentence itself if that is short enough.
        """
        id = f"brief-{event.what}"
        text = self._tell(id if self.has(id) else f"event-{event.what}", event.facts)
        text = f"{text[:1].upper()}{text[1:]}".removesuffix(".")
        for name in ("side", *SIDES):
            side = event.facts.get(name)
            for noun in self._forms("side", side).values() if isinstance(side, str) else ():
                capital = f"{noun[:1].upper()}{noun[1:]} "
                if text.startswith(capital):
                    return str(side), text.removeprefix(capital)
        return "", text

    def phrase(self, *clauses: Phrase) -> str:
        """Clauses as sentences."""
        texts = map(self.clause, clauses)
        return " ".join(f"{text[:1].upper()}{text[1:]}." for text in texts)

    def clause(self, phrase: Phrase) -> str:
        """A phrase as it is, not made a sentence."""
        return self._said(phrase.id, phrase.facts)[""]

    def short(self, phrase: Phrase) -> str:
        """A phrase in its form `.short`, or else as it is."""
        forms = self._said(phrase.id, phrase.facts)
        return forms.get("short", forms[""])

    def ask(self, ask: Ask) -> str:
        """A question, addressed to the side that is asked."""
        return self._tell(f"ask-{ask.what}", _asked(ask))

    def waiting(self, ask: Ask) -> str:
        """What the others read while a side is asked."""
        id = f"wait-{ask.what}"
        return self._tell(id if self.has(id) else "wait", _asked(ask))

    def option(self, ask: Ask, option: Choice) -> str:
        """An option of a question."""
        return self.noun(ask.of, option)

    def refusal(self, error: Refused) -> str:
        """A refusal as a sentence, with its own reason if that is a refusal too."""
        sentence, cause = self._tell(self._why(error), error.reason.facts), error.__cause__
        if isinstance(cause, Refused) and self.has(self._why(cause)):
            return f"{sentence} {self.refusal(cause)}"
        return sentence

    def _why(self, error: Refused) -> str:
        """The message of a refusal; a room's refusal may be one of its own messages."""
        id = f"no-{error.reason.what}"
        return error.reason.what if not self.has(id) and self.has(error.reason.what) else id

    def outcome(self, outcome: Outcome) -> str:
        """How a game ended, as a sentence."""
        winners = outcome.ranking[0]
        points = outcome.points.get(winners[0], 0)
        facts = {"side": winners[0], "sides": winners, "points": points}
        return self._tell(f"outcome-{outcome.reason}", facts)

    def noun(self, kind: str, value: Choice, form: str = "") -> str:
        """The noun for a thing of this kind, or for what any kind may have, such as "pass".

        A form that the noun does not have is the noun as it is.
        """
        if isinstance(value, tuple):
            if self.has(kind):
                return self.text(kind, **dict(zip(kind.split("-"), value, strict=True)))
            return self._list([self.noun(kind, item) for item in value])
        if forms := self._named(kind, str(value)) or self._named("choice", str(value)):
            return forms.get(form, forms[""])
        if isinstance(value, int):
            return self.text(kind, number=value) if self.has(kind) else str(value)
        raise KeyError(f"{kind}-{value}")

    def _tell(self, id: str, facts: Mapping[str, Any]) -> str:
        return self._said(id, tuple([(name, _short(value)) for name, value in facts.items()]))[""]

    def _say(self, id: str, facts: tuple[tuple[str, Any], ...]) -> Forms:
        if not self.has(id):
            raise KeyError(id)
        values = self._amounts(facts)
        for name, value in facts:
            values |= self._values(name, value)
        message = self._bundle.get_message(id)
        forms = {"": self._format(id, message.value, values)}
        for form, pattern in message.attributes.items():
            forms[form] = self._format(f"{id}.{form}", pattern, values)
        return forms

    def _values(self, name: str, value: Any) -> dict[str, Any]:
        """A fact as the sentences use it."""
        kind = SIDES.get(name) or name.partition("_")[0]
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, tuple):
            values: dict[str, Any] = {f"{name}_count": len(value)}
            forms = self._several(kind.removesuffix("s"), value)
        elif isinstance(value, str):
            values, forms = {f"{name}_id": value or "none"}, self._forms(kind, value)
        elif isinstance(value, Phrase):
            values, forms = {}, self._said(value.id, value.facts)
        elif isinstance(value, int):
            sign = "plus" if value > 0 else "minus" if value else "zero"
            return {name: value, f"{name}_size": abs(value), f"{name}_sign": sign}
        else:
            return {name: value}
        return {name: forms[""], **values, **{f"{name}_{form}": x for form, x in forms.items()}}

    def _amounts(self, facts: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
        """The facts that count something, as a list."""
        counts = {id: n for name, n in facts if self.has(id := f"amount-{name}")}
        some = [self.text(id, amount=n) for id, n in counts.items() if n]
        return {"amounts": self._list(some), "amounts_count": len(some)} if counts else {}

    def _several(self, kind: str, values: tuple[Any, ...]) -> Forms:
        """The nouns of several values as a list, in all forms of their kind."""
        nouns = [self._forms(kind, str(value)) for value in values]
        forms = ("", *self._kinds.get(kind, ()))
        return {form: self._list([noun[form] for noun in nouns]) for form in forms}

    def _forms(self, kind: str, value: str) -> Forms:
        """The noun of a value with all forms of its kind; where there is none, the value."""
        if forms := self._named(kind, value):
            return forms
        return dict.fromkeys(["", *self._kinds.get(kind, ())], value)

    def _named(self, kind: str, value: str) -> Forms | None:
        """The noun of a value with all its forms; None if there is none. Short ones are cached."""
        return self._noun(kind, value) if len(kind) + len(value) <= LONGEST_NAME else None

    def _inflect(self, kind: str, value: str) -> Forms | None:
        id, numbers = f"{kind}-{value}", {}
        if id in self._own:
            return dict.fromkeys(["", *self._kinds.get(kind, ())], self._own[id])
        if not self.has(id) and (found := NUMBERED.fullmatch(value)):
            id, ends = f"{kind}-{found[1]}", [int(number) for number in found[2].split("-")[1:]]
            numbers = dict(zip(NUMBERS.get(len(ends), ()), ends, strict=False))
        if not self.has(id):
            return None
        message = self._bundle.get_message(id)
        noun = self._format(id, message.value, numbers)
        forms = dict.fromkeys(["", *self._kinds.get(kind, ())], noun)
        for form, pattern in message.attributes.items():
            forms[form] = self._format(f"{id}.{form}", pattern, numbers)
        return forms

    def _list(self, nouns: list[str]) -> str:
        """Several things: A, B and C; what is there twice is counted."""
        items = [
            noun if count == 1 else self.text("list-several", count=count, item=noun)
            for noun, count in Counter(nouns).items()
        ]
        if len(items) < 2:
            return "".join(items)
        return self.text("list-and", items=", ".join(items[:-1]), last=items[-1])

    def _format(self, id: str, pattern: Any, facts: Mapping[str, Any]) -> str:
        if pattern is None:
            raise KeyError(id)
        held = [fact for fact in facts.values() if isinstance(fact, str) and len(fact) > LONGEST]
        stand_ins = {text: chr(HELD + at) for at, text in enumerate(held)}
        values = {name: stand_ins.get(fact, fact) for name, fact in facts.items()}
        formed, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{id} ({self.language}): {errors[0]}")
        text = str(formed)
        for long, stand_in in stand_ins.items():
            text = text.replace(stand_in, long)
        return text


def _short(value: Any) -> Any:
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    if isinstance(value, int) and abs(value) >= LARGEST:
        return str(value)
    return plain(value)


def _asked(ask: Ask) -> dict[str, Any]:
    return {"side": ask.who, **ask.facts, "who": ask.who}


@lru_cache
def _catalogue(language: str, game: str | None) -> Catalogue:
    """A language's messages, those of other games left out, and the forms each kind of noun has.

    A game's own are in files named after it: <game>.ftl, and <game>.<something>.ftl.
    """
    bundle = FluentBundle([language], use_isolating=False)
    kinds: dict[str, set[str]] = {}
    house = files(__package__)
    for file in sorted((house / "locale" / language).iterdir(), key=lambda file: file.name):
        owner = file.name.partition(".")[0]
        its_game = house / "games" / owner.replace("-", "_")
        if not file.name.endswith(".ftl") or (owner != game and its_game.is_dir()):
            continue
        resource = _resource(language, file.name)
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.attributes:
                kind = kinds.setdefault(entry.id.name.partition("-")[0], set())
                kind |= {attribute.id.name for attribute in entry.attributes}
    return bundle, kinds


@lru_cache
def _resource(language: str, name: str) -> ast.Resource:
    """A file of the catalogue, read once for all games. Raises ValueError if it is not Fluent."""
    file = files(__package__) / "locale" / language / name
    resource = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}/{name}: {entry.annotations[0].message}")
    return resource
