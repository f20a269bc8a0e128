"""Previews as text and JSON, for pages, the terminal and programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from typing_extensions import TypedDict  # Pydantic takes no other before Python 3.12

from ..bots import Seat
from ..core import IllegalChoice, View
from ..core.ask import plain
from ..core.codec import freeze
from ..words import Words
from .described import clause, odds_text
from .history import History
from .preview import CHANCE, END, OWN, Preview, Previews, Stop
from .visibility import refusal


class OddsDoc(TypedDict):
    """A chance in per cent: with the least spent on it, with the most, and with later help."""

    least: float
    most: float
    helped: float


class StoppedDoc(TypedDict):
    """Where a preview ends."""

    why: str  # chance, hidden, other, own or end
    text: str
    odds: OddsDoc | None


class Ghost(TypedDict):
    """A place in the view that would be different, with its value before and after."""

    path: list[str]
    before: Any
    after: Any


class BestDoc(TypedDict):
    """The best next choice, where it belongs to the same action."""

    option: Any
    title: str
    lines: list[str]
    stopped: StoppedDoc
    ghosts: list[Ghost]


class PreviewDoc(TypedDict):
    """What would follow an option."""

    option: Any
    lines: list[str]
    stopped: StoppedDoc
    ghosts: list[Ghost]
    best: BestDoc | None


def preview(history: History, side: str, option: Any) -> tuple[Seat, Preview]:
    """The preview of an option of the open question to a side, and the seat of that side.

    Raises IllegalChoice if the side is not asked, or if the option is not offered.
    """
    ask, error = history.ask(side), refusal(history, side, option)
    if error or ask is None:
        raise error or IllegalChoice("game-over")
    seat = Seat(history.game, history.state, ask)
    return seat, Previews(seat).of(plain(option))


def document_of(words: Words, seat: Seat, preview: Preview) -> PreviewDoc:
    """A preview as a JSON document in one language."""
    best, ask = preview.best, preview.stop.ask
    return {
        "option": freeze(preview.option),
        "lines": lines(words, preview),
        "stopped": stopped(words, preview.stop),
        "ghosts": [*ghosts(seat.view, preview.view)],
        "best": {
            "option": freeze(best.option),
            "title": words.option(ask, best.option),
            "lines": lines(words, best),
            "stopped": stopped(words, best.stop),
            "ghosts": [*ghosts(seat.view, best.view)],
        }
        if best and ask
        else None,
    }


def lines(words: Words, preview: Preview) -> list[str]:
    """The sentences of a preview: its events, then what would be different beyond them.

    What the option says itself is left out.
    """
    events = [words.event(event) for event in preview.told]
    changes = [one for one in preview.changes if dict(one.facts).get("place") != preview.option]
    return [*events, *(f"{clause(words, change)}." for change in changes)]


def stopped(words: Words, stop: Stop) -> StoppedDoc:
    """Where a preview ends, with a sentence."""
    odds: OddsDoc | None = None
    if stop.odds:
        odds = {"least": stop.odds.least, "most": stop.odds.most, "helped": stop.odds.helped}
    return {"why": stop.why, "text": _ending(words, stop), "odds": odds}


def _ending(words: Words, stop: Stop) -> str:
    if stop.why == END and stop.outcome:
        return words.outcome(stop.outcome)
    if stop.ask is None:
        return words.text("preview-hidden")
    if stop.why == OWN:
        return words.ask(stop.ask)
    sentence = words.waiting(stop.ask)
    if stop.why == CHANCE and stop.odds:
        sentence += " " + words.text("preview-odds", text=odds_text(words, stop.odds))
    return sentence


def ghosts(before: View, after: View, path: tuple[str, ...] = ()) -> Iterator[Ghost]:
    """Where two views of a side differ, as deep as they are nested alike."""
    for name in dict.fromkeys((*before, *after)):
        one, other = before.get(name), after.get(name)
        if isinstance(one, dict) and isinstance(other, dict):
            yield from ghosts(one, other, (*path, str(name)))
        elif one != other:
            yield {"path": [*path, str(name)], "before": one, "after": other}
