"""What a search has found out, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from ..core import Ask, Choice
from ..words import Words
from .course import Turn
from .critic import Costly
from .hints import Blunder, Hint
from .ismcts import Found
from .judgement import Steps

TOLD = 3  # sentences that name a turning point
BRIEFLY = 2  # the same in few words


def option(words: Words, ask: Ask, hint: Hint) -> str:
    """What is advised: a choice, or all choices of a plan."""
    return _chosen(words, ask, hint.choice, hint.plan)


def _chosen(words: Words, ask: Ask, choice: Choice, plan: Steps) -> str:
    if not plan:
        return words.option(ask, choice)
    told = []
    for (what, facts), steps in groupby(plan, lambda step: (step[0].what, step[0].facts)):
        chosen = Counter(words.option(ask, choice) for ask, choice in steps)
        several = [one if count == 1 else f"{one} ×{count}" for one, count in chosen.items()]
        told.append(words.text(f"hint-{what}", **{**facts, "chosen": ", ".join(several)}))
    return " · ".join(told)


def note(words: Words, ask: Ask, hints: Sequence[Hint]) -> str:
    """How hints were found, and what their doubt means."""
    planned = any(hint.plan for hint in hints)
    return words.text(f"hint-note-{ask.what}" if planned else "hint-note", side=ask.who)


def chance(words: Words, hint: Hint) -> str:
    """How sure a choice is to win."""
    return words.text("hint-chance", chance=round(hint.chance * 100), error=_up(hint.error))


def why(words: Words, hint: Hint) -> str:
    """What speaks for it; nothing, if that cannot be said."""
    return words.text(f"hint-{hint.why}") if hint.why else ""


def reason(words: Words, hint: Hint, best: Hint) -> str:
    """What speaks for it, or else how it compares with the best."""
    if told := why(words, hint):
        return told
    behind = round((best.chance - hint.chance) * 100)
    return words.text("hint-best") if hint == best else words.text("hint-behind", behind=behind)


def blunder(words: Words, ask: Ask, found: Blunder) -> str:
    """A warning before a choice that costs much."""
    return words.text(
        "hint-blunder",
        chosen=words.option(ask, found.choice),
        better=words.option(ask, found.better.choice),
        cost=round(found.cost * 100),
        error=_up(found.error),
    )


def careless(words: Words, found: Found) -> str:
    """A warning before several choices that together cost much."""
    cost, error = round(found.chance * 100), _up(found.error)
    return words.text("hint-careless", cost=cost, error=error)


def turned(words: Words, turn: Turn) -> str:
    """A turning point, by what happened."""
    happened = " ".join(words.event(event) for event in turn.told[:TOLD])
    return words.text(
        "analysis-turn",
        number=turn.moment + 1,
        side=turn.side,
        since=round(turn.since * 100),
        chance=round(turn.chance * 100),
        happened=happened or words.text("analysis-untold"),
    )


def turned_by(words: Words, turn: Turn) -> str:
    """What brought a turning point about, in few words: the side's own deeds, if it did any."""
    own = [event for event in turn.told if event.facts.get("side") == turn.side]
    found = []
    for event in (own or turn.told)[:BRIEFLY]:
        side, text = words.brief(event)
        found.append(f"{words.noun('side', side)} {text}" if side not in ("", turn.side) else text)
    return "; ".join(found) or words.text("analysis-untold")


def costly(words: Words, look: Costly) -> str:
    """A choice or a plan that cost much, and what would have been better."""
    return words.text(
        f"analysis-cost-{look.ask.what}" if look.plan else "analysis-cost",
        number=look.moment + 1,
        side=look.ask.who,
        question=words.ask(look.ask),
        chosen=_chosen(words, look.ask, look.choice, look.made),
        better=_chosen(words, look.ask, look.better, look.plan),
        cost=round(look.cost * 100),
        error=_up(look.error),
    )


def _up(share: float) -> int:
    """A share in percent, rounded up: doubt is never rounded away."""
    return -int(-share * 100 // 1)
