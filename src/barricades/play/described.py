"""What a question offers, in short: each option with what it does, and what cannot be done.

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
from .prospects import HOPELESS, Odds, Prospect, Struck


class Described(NamedTuple):
    """The options of a question, the best or likeliest first, hopeless ones last."""

    options: tuple[Prospect, ...]
    struck: tuple[Struck, ...]  # what stands on cards and board, and is not offered


class Brief(NamedTuple):
    """What is said of an option in as few signs as can be, beside its picture."""

    title: str
    price: str
    odds: str
    does: str = ""  # the first thing that it does


class OptionText(NamedTuple):
    """What is said of an option, in a language."""

    title: str
    does: tuple[str, ...]
    price: str  # "" if it costs nothing
    odds: str  # "" if chance does not decide
    brief: Brief
    struck: tuple[tuple[str, str], ...]  # deeds that could not be done then, each with the reason


def described(seat: Seat) -> Described:
    """What the side at this seat is to be told of its question, by what it knows.

    Options that are level stay in the order of the question.
    """
    previews = Previews(seat)
    game_module, ask = previews.game_module, seat.ask
    options = [prospect_of(previews, option) for option in ask.options]
    options.sort(key=lambda one: (one.is_hopeless, -one.rank))
    printed = game_module.printed(seat.view, ask) if game_module else ()
    missing = [deed for deed in printed if deed not in ask.options]
    struck = [Struck(ask.of, deed, why) for deed in missing if (why := previews.why_not(deed))]
    return Described(tuple(options), tuple(struck))


def prospect_of(previews: Previews, option: Choice) -> Prospect:
    """What is to be said of one option; of a game that says nothing here, no more than that."""
    game_module = previews.game_module
    found: Prospect = (
        game_module.prospect(previews, option) if game_module else Prospect(option=option)
    )
    return found


def option_text(words: Words, ask: Ask, prospect: Prospect) -> OptionText:
    """It in words, without full stops."""
    name = words.option(ask, prospect.option)
    return OptionText(
        clause(words, prospect.title) if prospect.title else name,
        tuple(clause(words, phrase) for phrase in prospect.does),
        clause(words, prospect.price) if prospect.price else "",
        odds_text(words, prospect.odds) if prospect.odds else "",
        Brief(
            words.short(prospect.title) if prospect.title else _short(words, prospect.option, name),
            words.short(prospect.price) if prospect.price else "",
            words.short(_odds(prospect.odds)) if prospect.odds else "",
            _capital(words.short(prospect.does[0])) if prospect.does else "",
        ),
        tuple(struck_text(words, struck) for struck in prospect.struck),
    )


def _short(words: Words, option: Choice, name: str) -> str:
    """The short name of an option, where the catalogue has one besides its name."""
    return words.noun("short", option) if words.has(f"short-{option}") else name


def odds_text(words: Words, odds: Odds) -> str:
    """How likely something is, in words."""
    return words.clause(_odds(odds))


def _odds(odds: Odds) -> Phrase:
    """How likely something is: a tenth of a per cent matters only where it is little."""
    least, most, helped = (round(chance, 1 if chance < HOPELESS else 0) for chance in odds)
    percents = {"least": least, "most": most, "helped": helped}
    return Phrase("prospect-odds", **percents, spread=least != most, more=helped != most)


def struck_text(words: Words, struck: Struck) -> tuple[str, str]:
    """A deed that cannot be done, and the reason."""
    return words.noun(struck.kind, struck.deed), words.refusal(struck.why)


def clause(words: Words, phrase: Phrase) -> str:
    """A phrase as a part of a line."""
    return _capital(words.clause(phrase))


def _capital(text: str) -> str:
    text = text.removesuffix(".")
    return f"{text[:1].upper()}{text[1:]}"
