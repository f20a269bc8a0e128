"""Revolution!, for three or four: blind bids for the favour of a town."""

from ...core import Game, Option
from ..boxes import tables
from . import components, setup, view, why
from .options import OPTIONS
from .state import State, rules

__all__ = ["GAME", "why"]

GAME = Game(
    name="revolution",
    version=1,
    options=(*OPTIONS, Option("components", ({},), components.check)),
    tables=tables(__name__),
    correct=components.parse,
    rules=rules,
    state=State,
    begin=setup.begin,
    seat=setup.sides,
    show=view.view,
    deal_anew=view.guess,
    judge=view.outcome,
    has_chance=False,
)
