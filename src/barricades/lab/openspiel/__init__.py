"""The games as games of OpenSpiel: importing this registers them.

    import pyspiel
    import barricades.lab.openspiel

    game = pyspiel.load_game("python_barricades_revolution(players=3)")

Options are parameters of a game; see `parameters`. Nature is the chance player. Sides that are
asked at the same time are asked one after another, in seating order, without learning of each
other's answers. Rewards are those of `Encoding.returns`.
"""

from __future__ import annotations

import pyspiel

from ...games import NAMES
from .game import SpielGame, kind_of

# OpenSpiel lets go of what was registered when Python has gone already: a class outlives that, a
# function does not. And a game is pickled by the name of its class.
for _name in NAMES:
    _called = f"{_name.title().replace('-', '')}Game"
    _class = type(_called, (SpielGame,), {"name": _name, "__module__": __name__})
    globals()[_called] = _class
    pyspiel.register_game(kind_of(_name), _class)
