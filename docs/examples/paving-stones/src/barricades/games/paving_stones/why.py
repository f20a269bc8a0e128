"""Why not: for everything that is not offered, the rule that stands in the way."""

from __future__ import annotations

from typing import Any

from ...core import IllegalChoice, Refusal
from .setup import draw
from .state import State
from .turn import send, turn_up


@send.refuse
def _(s: State, company: Any, side: str) -> Refusal:
    if company in s.box.strength:
        return IllegalChoice("not-in-hand", "3.2", company=company)
    return None


@draw.refuse
def _(s: State, company: Any, side: str) -> Refusal:
    if company in s.box.strength:
        return IllegalChoice("dealt-already", "2.2", company=company)
    return None


@turn_up.refuse
def _(s: State, street: Any) -> Refusal:
    if street in s.box.stones:
        return IllegalChoice("turned-up-already", "3.1", street=street)
    return None
