"""What several parts of the board look up in a scene."""

from __future__ import annotations

from functools import lru_cache

from ....games.revolution.box import Box, box_for
from .. import MAX_SCENES, Scene


@lru_cache(MAX_SCENES)
def box_of(scene: Scene) -> Box:
    """The box that the game in view is played from."""
    return box_for(scene.view["options"])
