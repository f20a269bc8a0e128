"""Prelude to Revolution: Russia's descent into anarchy, 1905 to 1917, for two."""

from ...core import Cards, Game, Option
from ..boxes import tables
from . import components, effects, faces, packs, setup, view, why
from .state import State, rules

__all__ = ["GAME", "effects", "why"]

GAME = Game(
    name="prelude",
    version=1,
    options=(Option("cards", ({},), packs.check), Option("components", ({},), components.check)),
    tables=tables(__name__),
    correct=components.parse,
    rules=rules,
    state=State,
    begin=setup.begin,
    seat=setup.sides,
    show=view.view,
    deal_anew=view.guess,
    judge=view.outcome,
    cards=Cards(
        faces=faces.faces,
        titles=packs.titles,
        parse=packs.parse,
        doubts=packs.doubts,
        knows=packs.knows,
        read=packs.read,
        keep=packs.keep,
    ),
)
