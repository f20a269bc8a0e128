"""Toy games on the kernel: just enough rules to see how the agenda works."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from barricades.core import (
    NATURE,
    Asked,
    Game,
    IllegalChoice,
    Option,
    Outcome,
    Planned,
    Refusal,
    Rulebook,
    state,
    together,
)
from barricades.core import State as CoreState


@state
class State(CoreState):
    """A state with a field of every kind."""

    notes: list[str] = field(default_factory=list)
    purse: dict[str, int] = field(default_factory=dict)
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    marks: set[str] = field(default_factory=set)
    bids: dict[str, tuple[str, int]] = field(default_factory=dict)
    pairs: list[tuple[str, int]] = field(default_factory=list)
    last: tuple[str, ...] = ()
    count: int = 0


rules: Rulebook[State] = Rulebook()


@rules.step("1.1")
def note(s: State, text: str) -> None:
    """Something is noted, and nobody is asked."""
    s.notes.append(text)
    s.tell("noted", text=text)


@rules.step("1.2")
def note_more(s: State, *texts: str) -> None:
    """Several things are to be noted."""
    s.notes.append("more")
    s.then(*[note(text) for text in texts])


@rules.step("2.1", "2.2", of="word")
def ask_word(s: State, side: str, words: str) -> Asked:
    """A side says one of some words; nobody is asked if there are none."""
    return (side, tuple(words.split())) if words else None


@ask_word.answer
def _(s: State, word: str, side: str, words: str) -> None:
    s.notes.append(f"{side}: {word}")
    s.tell("said", side=side, word=word)


@ask_word.refuse
def _(s: State, word: str, side: str, words: str) -> Refusal:
    return IllegalChoice("rude", "2.2", word=word) if word == "drat" else None


@rules.step("3.1", of="bid")
def bid(s: State, side: str, times: int) -> Asked:
    """A side bids, some times over, each bid a word and a number."""
    return side, (("low", 1), ("high", 2))


@bid.answer
def _(s: State, what: tuple[str, int], side: str, times: int) -> None:
    s.bids[side] = what
    s.purse[side] = s.purse.get(side, 0) + what[1]
    if times > 1:
        s.then(bid(side, times - 1))


@rules.step("3.2")
def nobody_bids(s: State) -> None:
    """A branch that asks nothing."""
    s.marks.add("nobody")


@rules.step("3.5")
def bid_for_ever(s: State) -> None:
    """Red and white bid together, again and again."""
    s.then(together(bid("red", 1), bid("white", 1)), bid_for_ever())


@rules.step("3.3", of="number")
def draw(s: State, side: str) -> Asked:
    """Nature deals a side a number; 3 is twice as likely."""
    return NATURE, (1, 2, 3, 3)


@draw.answer
def _(s: State, number: int, side: str) -> None:
    s.pairs.append((side, number))


@rules.step("3.4")
def reveal(s: State) -> None:
    """The bids come to light."""
    s.lessons += 1
    s.tell("revealed", bids=tuple(sorted(s.bids.items())))


def toy(*steps: Planned) -> Game[State]:
    """A game that carries out these steps and is over."""

    def begin(options: Mapping[str, Any]) -> State:
        s = State(options=options)
        s.then(*steps)
        return s

    def judge(s: State) -> Outcome | None:
        return Outcome("done", (("red",), ("white",)), s.purse)

    return Game(
        tables={},
        correct=lambda text, file: {},
        name="toy",
        version=3,
        options=(Option("colour", ("red", "blue")), Option("size", (1, 2, 3))),
        rules=rules,
        state=State,
        begin=begin,
        seat=lambda options: ("red", "white"),
        show=lambda s, side: {"notes": s.notes},
        deal_anew=lambda s, side, rng: None,
        judge=judge,
    )


def start(*steps: Planned) -> State:
    """A toy game with these steps, up to its first question."""
    return toy(*steps).setup({})


def play(s: State, *choices: tuple[str, Any]) -> State:
    """A toy game some choices on."""
    for who, choice in choices:
        s = toy().apply(s, who, choice)
    return s


def asked(s: State) -> list[tuple[str, str]]:
    """Who is asked what."""
    return [(ask.who, ask.what) for ask in toy().asks(s)]
