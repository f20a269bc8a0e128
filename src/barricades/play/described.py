"""The options of a question, each with what it does, and what cannot be chosen now.

seat = Seat(game, state, ask)
for prospect in described(seat).options:
    option_text(words, ask, prospect).title
"""

from __future__ import annotations

from typing import NamedTuple

from ..bots import Seat
from ..core import Ask, Choice, Phrase
from ..words import Words
from .preview import Previews
from .prospects import Odds, Prospect, Unavailable

CERTAIN = 100  # per cent


class Described(NamedTuple):
    """The options of a question, best or likeliest first, hopeless ones last."""

    options: tuple[Prospect, ...]
    unavailable: tuple[Unavailable, ...]  # what stands on cards and board, and is not offered


class Brief(NamedTuple):
    """The shortest description of an option, to stand beside its picture."""

    title: str
    price: str
    odds: str
    does: str = ""  # the first thing that it does
    helped: str = ""  # the odds with all that can be spent afterwards, where a game says it


class OptionText(NamedTuple):
    """The description of an option in one language."""

    title: str
    does: tuple[str, ...]
    price: str  # "" if it costs nothing
    odds: str  # "" if chance does not decide
    brief: Brief
    unavailable: tuple[
        tuple[str, str], ...
    ]  # deeds that could not be done then, each with the reason


def described(seat: Seat) -> Described:
    """All options of the question at a seat, computed from what its side knows.

    Options of equal rank keep the order of the question. The state of the seat is not changed.
    """
    previews = Previews(seat)
    game_module, ask = previews.game_module, seat.ask
    options = [prospect_of(previews, option) for option in ask.options]
    options.sort(key=lambda one: (one.is_hopeless, -one.rank))
    printed = game_module.printed(seat.view, ask) if game_module else ()
    missing = [choice for choice in printed if choice not in ask.options]
    unavailable = [
        Unavailable(ask.of, choice, why) for choice in missing if (why := previews.why_not(choice))
    ]
    return Described(tuple(options), tuple(unavailable))


def prospect_of(previews: Previews, option: Choice) -> Prospect:
    """What is known about one option. A game without a `prospects` module gives none."""
    game_module = previews.game_module
    found: Prospect = (
        game_module.prospect(previews, option) if game_module else Prospect(option=option)
    )
    return found


def option_text(words: Words, ask: Ask, prospect: Prospect) -> OptionText:
    """The description of an option in words, without full stops."""
    name = words.option(ask, prospect.option)
    does = sorted(prospect.does, key=lambda phrase: not _is_about(ask, prospect.option, phrase))
    return OptionText(
        clause(words, prospect.title) if prospect.title else name,
        tuple(_told_beside(words, ask, prospect.option, phrase) for phrase in does),
        clause(words, prospect.price) if prospect.price else "",
        odds_text(words, prospect.odds) if prospect.odds else "",
        Brief(
            words.short(prospect.title) if prospect.title else _short(words, prospect.option, name),
            words.short(prospect.price) if prospect.price else "",
            words.short(_odds(prospect.odds)) if prospect.odds else "",
            _capital(words.short(does[0])) if does else "",
            _helped(words, prospect.odds) if prospect.odds else "",
        ),
        tuple(unavailable_text(words, unavailable) for unavailable in prospect.unavailable),
    )


def _told_beside(words: Words, ask: Ask, option: Choice, phrase: Phrase) -> str:
    """A phrase to stand beside the name of an option, without repeating that name."""
    is_brief = _is_about(ask, option, phrase)
    return _capital(words.short(phrase)) if is_brief else clause(words, phrase)


def _is_about(ask: Ask, option: Choice, phrase: Phrase) -> bool:
    """Whether a phrase is about an option, and not about a thing of another kind named like it."""
    return dict(phrase.facts).get(ask.of) == option


def _short(words: Words, option: Choice, name: str) -> str:
    """The short name of an option, where the catalogue has one besides its name."""
    return words.noun("short", option) if words.has(f"short-{option}") else name


def odds_text(words: Words, odds: Odds) -> str:
    """How likely something is, in words."""
    return words.clause(_odds(odds))


def _odds(odds: Odds) -> Phrase:
    """How likely something is."""
    least, most, helped = map(_percent, odds)
    percents = {"least": least, "most": most, "helped": helped}
    return Phrase("prospect-odds", **percents, spread=least != most, more=helped != most)


def _percent(chance: float) -> float:
    """A chance as people read it: a tenth matters below 1 %, and nothing uncertain is 100 %."""
    return (
        round(chance, 1) if chance < 1 else chance if chance == CERTAIN else min(round(chance), 99)
    )


def _helped(words: Words, odds: Odds) -> str:
    """The odds with all that can be spent afterwards; "" if that changes nothing."""
    percent = _percent(odds.helped)
    if percent == _percent(odds.most) or not words.has("odds-helped"):
        return ""
    return words.text("odds-helped", percent=percent)


def unavailable_text(words: Words, unavailable: Unavailable) -> tuple[str, str]:
    """The name of something that cannot be chosen, and the reason."""
    return words.noun(unavailable.kind, unavailable.choice), words.refusal(unavailable.why)


def clause(words: Words, phrase: Phrase) -> str:
    """A phrase as part of a line: with a capital, without a full stop."""
    return _capital(words.clause(phrase))


def _capital(text: str) -> str:
    text = text.removesuffix(".")
    return f"{text[:1].upper()}{text[1:]}"
