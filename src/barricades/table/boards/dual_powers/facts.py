"""What several parts of the board look up in a scene."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from ....core import Choice
from ....games.dual_powers.box import Box, box_for
from .. import MAX_SCENES, MAX_VALUES, Scene, thing


@lru_cache(MAX_SCENES)
def box_of(scene: Scene) -> Box:
    """The box that the game in view is played from."""
    return box_for(scene.view["options"])


@lru_cache(MAX_VALUES)
def pointer(
    kind: str, value: Choice, label: str, is_lit: bool = False, role: str = "img"
) -> Markup:
    """The attributes of a drawn thing that can be pointed at; it has a label, lit or not.

    A thing that contains others that can be pointed at has the role of a group.
    """
    if is_lit:
        return thing(kind, value, label)
    return Markup(f'{thing(kind, value, "")} role="{role}" aria-label="{escape(label)}"')


def asked(scene: Scene) -> str:
    """The kind of thing that the viewer is to choose; "" if nothing is asked."""
    return scene.ask.of if scene.ask else ""


def objective(scene: Scene, side: str) -> str:
    """3.4: the card that is a side's objective, if the viewer may see it; else ""."""
    card = scene.view["objectives"][side]
    return card if isinstance(card, str) else ""
