"""What a side or an onlooker may know of a game, now or at an earlier moment."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from ..core import Ask, IllegalChoice, Outcome, Refused, View
from ..core.ask import plain
from ..position import others
from . import uses
from .clocks import Dial
from .history import History, LoggedEvent

AT_ONCE, BY_CONSENT = "at-once", "by-consent"
DEEPEST = 12  # lists within lists, and objects within objects


@dataclass(frozen=True, kw_only=True)
class Seat:
    """A side of a game, and who plays it."""

    side: str
    bot: str | None  # the bot's name; None: a person
    name: str  # what the person wants to be called; "" if nothing is known
    taken: bool  # whether somebody has come in by the link (always true of bots)
    open: bool  # whether anybody may take it
    named: bool  # whether the club knows the person by this name
    replaced: bool  # whether the bot took over from somebody who resigned, or had no time left
    timed_out: bool  # whether the person who sat here had no time left
    trouble: Refused | None  # what is wrong with the bot, if it failed


class PleaView(NamedTuple):
    """An open request for consent, as everybody may see it."""

    side: str
    awaited: tuple[str, ...]  # the sides whose consent is missing
    wish: str  # the kind of row that grants it: to take back a choice, to pause, to go on


@dataclass(frozen=True, kw_only=True, eq=False)
class Look:
    """All that a side, or an onlooker, may know of a game at one moment."""

    side: str | None  # whose eyes; None is an onlooker
    number: int  # of the last row: what is sent next answers to it
    moment: int  # how many choices had been made
    moments: int  # how many have been made by now
    view: View
    ask: Ask | None  # the question to this side
    waiting: tuple[Ask, ...]  # the questions to others, without their options
    log: tuple[LoggedEvent, ...]
    news: tuple[
        LoggedEvent, ...
    ]  # what has happened since this side last chose, its own deed included
    seats: Mapping[str, Seat]  # in seating order
    outcome: Outcome | None  # how the game ended; None while it goes on, and at earlier moments
    resigned: str | None  # the side that gave up, of two
    plea: PleaView | None
    undo: str | None  # how this side's last choice can be taken back: AT_ONCE or BY_CONSENT
    rematch: str | None  # the id of the next game, once there is one
    dial: Dial | None  # how the clock stands, if there is one, and now
    ordered: frozenset[int]  # the moments at which this side's standing orders chose


def plea(history: History, seats: Mapping[str, Seat]) -> PleaView | None:
    """The open request for consent, if there is one. Bots always consent."""
    if history.plea is None:
        return None
    people = {side for side, seat in seats.items() if seat.bot is None}
    awaited = people - history.plea.agreed - {history.plea.side}
    missing = tuple(side for side in history.sides if side in awaited)
    return PleaView(history.plea.side, missing, history.plea.wish)


def look(
    history: History,
    seats: Mapping[str, Seat],
    side: str | None,
    moment: int | None = None,
    dial: Dial | None = None,
    *,
    undo: Collection[str] = (AT_ONCE, BY_CONSENT),
) -> Look:
    """The game as a side may see it (None: an onlooker), now or after `moment` choices.

    `undo` names the ways in which choices may be taken back in this game. Raises Refused if there
    were not so many choices.
    """
    moments = len(history.moves)
    at = moments if moment is None else moment
    now, state = at == moments, history.position(at)
    asks = history.asks if now else history.game.asks(state)
    log = history.lines if now else (line for line in history.lines if line.moment <= at)
    return Look(
        side=side,
        number=history.number,
        moment=at,
        moments=moments,
        view=history.view(side) if now else history.game.view(state, side),
        ask=next((ask for ask in asks if ask.who == side), None),
        waiting=others(asks, side),
        log=tuple(log),
        news=tuple(history.news(side)) if now else (),
        seats=seats,
        outcome=history.outcome if now else None,
        resigned=history.resigned if now else None,
        plea=plea(history, seats) if now else None,
        undo=_undo(history, side, undo) if now else None,
        rematch=history.rematch,
        dial=dial if now else None,
        ordered=frozenset(
            at for at, made in enumerate(history.moves, 1) if made.who == side and made.by_order
        ),
    )


def _undo(history: History, side: str | None, allowed: Collection[str]) -> str | None:
    if side is None or history.outcome or history.times.paused or not history.may_take_back(side):
        return None
    if history.undoable_at_once(side):
        return AT_ONCE if AT_ONCE in allowed else None
    return BY_CONSENT if BY_CONSENT in allowed and history.undoable_by_consent(side) else None


def why(history: History, side: str, kind: str, value: Any) -> IllegalChoice | None:
    """Why a thing on the board cannot be chosen, by what the side knows; None if it can.

    A thing may be part of a compound kind such as "area-side": then it is tried as that part of
    every option. For a thing of a kind that is not asked for, the answer is a `NotAskedFor` where
    the game has one.
    """
    ask = history.ask(side)
    if ask is None or kind == ask.of:
        return why_not(history, side, value)
    parts = ask.of.split("-")
    if kind not in parts:
        view, thing = history.view(side), plain(value) if is_sane(value) else ""
        return uses.why_not(history.game.name, view, kind, thing) or IllegalChoice(
            "wire-not-asked-for", *ask.cites
        )
    at, part = parts.index(kind), plain(value)
    wholes = dict.fromkeys((*o[:at], part, *o[at + 1 :]) for o in ask.options if type(o) is tuple)
    refused = [why_not(history, side, whole) for whole in wholes]
    return None if None in refused else next(iter(refused), None)


def refusal(history: History, side: str, choice: Any) -> IllegalChoice | None:
    """Why a choice is not among a side's options, by what it knows; None if it is."""
    ask = history.ask(side)
    if ask and is_sane(choice) and plain(choice) in ask.options:
        return None
    return why_not(history, side, choice)


def why_not(history: History, side: str, *choices: Any) -> IllegalChoice | None:
    """Why these choices cannot be made one after another; None if they can.

    They are tried on a guess of what the side cannot see, never on the true state.
    """
    try:
        for _ in _tried(history, side, choices):
            pass
    except IllegalChoice as error:
        return error
    return None


def why_not_at_once(history: History, side: str, choices: tuple[Any, ...]) -> Refused | None:
    """Why these cannot answer the open question and the next ones; None if they can.

    Nothing may come to light before the last of them: otherwise answers that only hidden facts make
    illegal would reveal these facts.
    """
    if not choices:
        return IllegalChoice("not-offered", choice="…")
    try:
        start, *between, _ = _tried(history, side, choices)
    except IllegalChoice as error:
        return error
    if any(s.told is not start.told or s.lessons != start.lessons for s in between):
        return Refused("wire-one-by-one")
    return None


def _tried(history: History, side: str, choices: Iterable[Any]) -> Iterator[Any]:
    """A guess of what the side cannot see, and the states after each of its choices.

    Raises IllegalChoice at the first that is not possible.
    """
    if history.outcome:
        raise IllegalChoice("game-over")
    guess = history.game.guess(history.state, side, Random(0))
    yield guess
    for choice in choices:
        if not is_sane(choice):
            raise IllegalChoice("not-offered", choice="…")
        guess = history.game.apply(guess, side, choice)
        yield guess


def is_sane(value: Any) -> bool:
    """Whether a value can be stored and sent as JSON: not nested too deeply, valid Unicode."""
    try:
        return _is_shallow(value, DEEPEST) and bool(
            json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
        )
    except ValueError:
        return False


def _is_shallow(value: Any, left: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list | tuple):
        return True
    return left > 0 and all(_is_shallow(item, left - 1) for item in inner)
