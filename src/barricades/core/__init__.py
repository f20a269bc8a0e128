"""The kernel: agenda, asks, records, JSON. It knows no game, no clock, no chance, no file."""

from .ask import (
    NATURE,
    PASS,
    Ask,
    BadOption,
    BadRecord,
    Choice,
    Event,
    IllegalChoice,
    Outcome,
    Phrase,
    Reason,
    Refused,
)
from .cards import Cards, Face
from .game import Game, View
from .options import Option
from .piles import without
from .record import Record, loads, replay
from .rulebook import Asked, Refusal, Rulebook, Step, together
from .state import Planned, State, state
from .takeback import take_back

__all__ = [
    "NATURE",
    "PASS",
    "Ask",
    "Asked",
    "BadOption",
    "BadRecord",
    "Cards",
    "Choice",
    "Event",
    "Face",
    "Game",
    "IllegalChoice",
    "Option",
    "Outcome",
    "Phrase",
    "Planned",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Rulebook",
    "State",
    "Step",
    "View",
    "loads",
    "replay",
    "state",
    "take_back",
    "together",
    "without",
]
