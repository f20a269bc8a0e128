"""A drawing: a scene, and the box it is played from."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from ....core import Choice
from ....games.dual_powers.box import box_for
from .. import Scene
from . import news


class Drawing:
    """What every part of the board looks things up in."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view, self.words = scene, scene.view, scene.words
        self.box = box_for(scene.view["options"])
        self.marks = news.marks(scene.news)

    def say(self, id: str, **facts: Any) -> str:
        """A sentence or a word of the board."""
        return self.words.text(f"board-{id}", **facts)

    def noun(self, kind: str, value: Choice) -> str:
        """What a thing is called."""
        return self.words.noun(kind, value)

    def is_new(self, kind: str, value: str = "") -> bool:
        """Whether something has just happened to a thing."""
        return (kind, value) in self.marks

    def pointer(self, kind: str, value: Choice, label: str) -> Markup:
        """The attributes of a drawn thing that can be pointed at; lit or not, it has a name."""
        attributes = self.scene.thing(kind, value, label)
        if self.scene.is_lit(kind, value):
            return attributes
        return Markup(f'{attributes} role="img" aria-label="{escape(label)}"')

    @cached_property
    def asked(self) -> str:
        """What kind of thing is to be chosen."""
        return self.scene.ask.of if self.scene.ask else ""

    @cached_property
    def opposition(self) -> str:
        """9.1: the side that plays by itself; "" in a game of two."""
        return next((side for side in ("red", "white") if side not in self.view["hands"]), "")

    def objective(self, side: str) -> str:
        """3.4: a side's objective, if it may be seen; else ""."""
        card = self.view["objectives"][side]
        return card if isinstance(card, str) else ""
