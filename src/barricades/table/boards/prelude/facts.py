"""What several parts of the board look up in a scene."""

from __future__ import annotations

from functools import lru_cache

from ....games.prelude import activities
from ....games.prelude.box import Box, box_for
from ....games.prelude.state import State
from ....play.prospects.prelude import shown
from .. import MAX_SCENES, Scene

SIDES = ("revolutionary", "government")


@lru_cache(MAX_SCENES)
def box_of(scene: Scene) -> Box:
    """The box that the game in view is played from."""
    return box_for(scene.view["options"])


@lru_cache(MAX_SCENES)
def open_game(scene: Scene) -> State:
    """The public part of the game as a state."""
    return shown(scene.view)


@lru_cache(2 * MAX_SCENES)
def costs(scene: Scene, side: str) -> dict[str, int]:
    """10.1: what a side pays for its next cube, by place; 0 where there is no room."""
    return activities.costs(open_game(scene), side)
