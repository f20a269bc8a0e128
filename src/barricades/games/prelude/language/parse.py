"""From the text of an event to its nodes. What cannot be read is refused, with line and column."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.lexer import PatternStr, TerminalDef

from ....core import Refused
from . import nodes as n

LONGEST = 1000  # characters of one event
DEEPEST = 6  # blocks within blocks
KINDS = {  # what is not a word of the language, but of a kind
    "PLACE": "a-place",
    "CARD": "a-card",
    "SIGNED": "a-change",
    "INT": "a-number",
    "RULE": "a-rule",
}


class BadEvent(Refused):
    """An event that cannot be read: what was found where, and what would have been right."""


def event(text: str, at: tuple[int, int] = (1, 1)) -> n.Event:
    """The nodes of an event, whose text begins at this line and column."""
    return _read(text, "event", at)  # type: ignore[no-any-return]


def condition(text: str, at: tuple[int, int] = (1, 1)) -> n.Condition:
    """The nodes of a prerequisite."""
    return _read(text, "condition", at)  # type: ignore[no-any-return]


def _read(text: str, start: str, at: tuple[int, int]) -> Any:
    if len(text) > LONGEST:
        raise BadEvent("event-too-long", found=len(text), most=LONGEST)
    if (depth := _depth(text)) > DEEPEST:
        raise BadEvent("event-too-deep", found=depth, most=DEEPEST)
    try:
        tree = _parser().parse(text, start=start)
    except UnexpectedInput as error:
        raise _unexpected(text, start, error, at) from None
    return _Nodes().transform(tree)


def _depth(text: str) -> int:
    """How deep blocks and parentheses go, or one "not" after another."""
    depth = 0
    deepest = max((len(nots.split()) for nots in re.findall(r"(?:\bnot\b\s*)+", text)), default=0)
    for letter in text:
        depth += (letter in "{(") - (letter in "})")
        deepest = max(deepest, depth)
    return deepest


@lru_cache
def _parser() -> Lark:
    places = " | ".join(f'"{name}"' for name in n.IDS)
    grammar = (files(__package__) / "grammar.lark").read_text("utf-8")
    return Lark(
        f"{grammar}\nPLACE: {places}\n",
        parser="lalr",
        start=["event", "condition"],
        maybe_placeholders=True,
    )


def _unexpected(text: str, start: str, error: UnexpectedInput, at: tuple[int, int]) -> BadEvent:
    """What the text has where it cannot be read on, and what might stand there."""
    ended = isinstance(error, UnexpectedToken) and error.token.type == "$END"
    place = len(text) if ended else error.pos_in_stream or 0
    before, rest = text[:place], text[place:].split()
    known = [word for terminal in _possible(before, start) for word in _spelt(terminal)]
    row = before.count("\n")
    return BadEvent(
        "event-unreadable",
        line=at[0] + row,
        column=place - before.rfind("\n") + (0 if row else at[1] - 1),
        ended=ended,
        found=rest[0] if rest else "",
        nearest=_nearest(rest, [*known, *(n.IDS if "a-place" in known else ())]),
        known=tuple(sorted(known, key=str.lower)),
    )


def _possible(before: str, start: str) -> list[TerminalDef]:
    """What of the grammar may follow a text."""
    reading = _parser().parse_interactive(before, start=start)
    reading.exhaust_lexer()
    accepted = reading.accepts()  # type: ignore[no-untyped-call]
    return [terminal for terminal in _parser().terminals if terminal.name in accepted]


def _nearest(rest: list[str], known: list[str]) -> str:
    """What may be meant by the words that come next, capitals or not."""
    words = {word.lower(): word for word in known}
    for count in range(min(len(rest), 4), 0, -1):
        typed = " ".join(rest[:count]).lower()
        if near := get_close_matches(typed, words, n=1, cutoff=0.75):
            return words[near[0]]
    return ""


def _spelt(terminal: TerminalDef) -> Iterator[str]:
    """The words that a terminal of the grammar may be; of some, the kind."""
    text = terminal.pattern.value
    if terminal.name in KINDS:
        yield KINDS[terminal.name]
    elif isinstance(terminal.pattern, PatternStr):
        yield text
    else:
        for word in text.removeprefix("(?:").removesuffix(")").split("|"):
            yield re.sub(r"\\(.)", r"\1", word)


def _who(your: Any) -> str:
    word = str(your.children[0]) if hasattr(your, "children") else str(your)
    return {"your": "you", "their": "they", "you": "you", "they": "they"}[word]


_SIMPLE: dict[str, Callable[..., Any]] = {
    "act": n.Act,
    "after": n.After,
    "at_least": n.AtLeast,
    "bid": n.Bid,
    "boost": n.Boost,
    "borrow": n.Borrow,
    "disband": n.Disband,
    "end_session": n.EndSession,
    "extremism": n.Extremism,
    "fall": n.Fall,
    "gain": n.Gain,
    "in_play": n.InPlay,
    "install": n.Install,
    "leave": n.Leave,
    "level": n.Level,
    "lose": n.Lose,
    "marker": n.Marker,
    "muster": n.Muster,
    "not_": n.Not,
    "purge": n.Purge,
    "random": n.Random,
    "reset": n.Reset,
    "return_card": n.Return,
    "return_this": n.Return,
    "roll_die": n.RollDie,
    "score": n.Score,
    "score_track": n.ScoreTrack,
    "skip": n.Skip,
    "spend": n.Spend,
    "vote": n.Vote,
    "block": lambda inside: inside,
    "whose": lambda inside: inside,
    "each": lambda inside: inside,
    "number": lambda inside: inside,
    "unrest": partial(n.Count, "unrest"),
    "prestige": partial(n.Count, "prestige"),
    "advantage": partial(n.Count, "advantage"),
    "lowest": partial(n.Count, "lowest"),
    "mobilized": partial(n.Count, "mobilized"),
    "troops": partial(n.Count, "troops"),
    "cubes": partial(n.Count, "cubes"),
    "session": partial(n.Is, "session"),
    "reigns": partial(n.Is, "reigns"),
    "abdicated": partial(n.Is, "abdicated"),
    "majority": partial(n.Is, "majority"),
    "dominance": partial(n.Is, "dominance"),
    "change_world": partial(n.Change, "world"),
    "change_unrest": partial(n.Change, "unrest"),
    "change_prestige": partial(n.Change, "prestige"),
}


@v_args(inline=True)
class _Nodes(Transformer[Token, Any]):
    """Each rule of the grammar becomes its node."""

    def __default__(self, rule: Any, children: list[Any], meta: Any) -> Any:
        return _SIMPLE[rule](*children)

    INT = int
    SIGNED = int

    CARD = staticmethod(lambda token: token[1:])
    PLACE = staticmethod(lambda token: n.IDS[token])

    def event(self, *effects: n.Effect | None) -> n.Event:
        return tuple(effect for effect in effects if effect is not None)

    def your(self, word: Token) -> str:
        return _who(word)

    def times(self, *words: Any) -> int:
        return 0 if str(words[0]) == "each" else int(words[0])

    def more(self, sign: Token, number: int) -> int:
        return number if sign == "+" else -number

    def when(self, *words: Token) -> str:
        return {"your": "you", "their": "they", "each": "round", "Turn": "turn"}[str(words[0])]

    def track(self, *words: Token) -> str:
        return next(id for id, name in n.TRACKS.items() if name == " ".join(words))

    def less(self, *cards: str) -> tuple[str, ...]:
        return cards

    def row(self, low: int, high: int | None, event: n.Event) -> tuple[int, int, n.Event]:
        return low, low if high is None else high, event

    # places, amounts, conditions

    def kind(self, *words: Any) -> n.Places:
        if str(words[0]) in n.NAMES:
            return n.Places("named", tuple(word for word in words if word != "/"))
        text = " ".join(words)
        return n.Places(next(kind for kind, name in n.KINDS.items() if name == text))

    def places(self, base: n.Places, *tests: n.Test) -> n.Places:
        return n.Places(base.kind, base.names, tests)

    def test(self, *words: Any) -> n.Test:
        match [str(word) for word in words]:
            case [who, "control"]:
                return n.Test("controlled", who)
            case ["given", number]:
                return n.Test("given", number=int(number))
            case ["nobody", _]:
                return n.Test("level")
            case ["with", who, "Organization"]:
                return n.Test("organized", who)
            case ["without", who, _]:
                return n.Test("unorganized", who)
            case ["with", who, _]:
                return n.Test("peopled", who)
            case [who, "can", _]:
                return n.Test("sponsored", who)
        return n.Test("next", place=words[-1])

    def sum(self, half: Any, count: n.Count, more: int | None, most: int | None) -> n.Sum:
        return n.Sum(count, half is not None, more or 0, most or 0)

    def number_of(self, places: n.Places) -> n.Count:
        return n.Count("places", places=places)

    def or_(self, *conditions: n.Condition) -> n.Condition:
        return conditions[0] if len(conditions) == 1 else n.Or(conditions)

    def and_(self, *conditions: n.Condition) -> n.Condition:
        return conditions[0] if len(conditions) == 1 else n.And(conditions)

    def active(self, who: Any = "you") -> n.Is:
        return n.Is("active", _who(who))

    def compare(self, amount: n.Amount, bound: Token, number: int) -> n.Compare:
        return n.Compare(amount, bound == "least", number)

    # effects

    def add(self, amount: n.Amount, who: Any, places: n.Places, each: Any, first: Any) -> n.Add:
        return n.Add(amount, places, who or "you", each or 0, first is not None)

    def remove(self, amount: n.Amount, who: str, places: n.Places, each: Any) -> n.Remove:
        return n.Remove(amount, places, who, each or 0)

    def shift(self, amount: n.Amount, who: str, wing: Token) -> n.Shift:
        return n.Shift(amount, who, str(wing))

    def check(self, bonus: int, times: Any, places: n.Places, won: n.Event, lost: Any) -> n.Check:
        return n.Check(bonus, places, 1 if times is None else times, won, lost or ())

    def check_against(self, amount: n.Amount, won: n.Event, lost: Any) -> n.CheckAgainst:
        return n.CheckAgainst(amount, won, lost or ())

    def roll(self, less: Any, *rows: tuple[int, int, n.Event]) -> n.Roll:
        return n.Roll(rows, less or ())

    def test_markers(self, who: str, *numbers: int) -> n.TestMarkers:
        return n.TestMarkers(who, numbers[:-1], numbers[-1])

    def organize(self, places: n.Places, bonus: int | None, freely: Any) -> n.Organize:
        return n.Organize(places, bonus, freely is not None)

    def rule(self, name: Token) -> n.Rule:
        return n.Rule(str(name))

    def choose(self, *events: n.Event) -> n.Choose:
        return n.Choose(events)

    def if_(self, condition: n.Condition, then: n.Event, otherwise: Any) -> n.If:
        return n.If(condition, then, otherwise or ())

    def as_(self, who: Token, event: n.Event) -> n.As:
        return n.As(str(who).removesuffix(" player").lower(), event)
