"""What several parts of the board look up in a scene."""

from __future__ import annotations

from functools import lru_cache

from ....games.revolution.box import Box, box_for
from .. import MAX_SCENES, Scene


@lru_cache(MAX_SCENES)
def box_of(scene: Scene) -> Box:
    """The box that the game in view is played from."""
    return box_for(scene.view["options"])


def title_of_earned(scene: Scene) -> str:
    """5.5, 7.2: the message for what earned tokens are: none is bid with after the last round."""
    return "board-cashed" if scene.view["ended"] else "board-earned"
