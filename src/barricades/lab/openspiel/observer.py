"""What a player sees, as OpenSpiel wants it: a tensor and a text."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from ...encoding import Encoding
from .sheet import seen

SELF, NOBODY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


class Observer:
    """One side's eyes, with perfect recall or for the present alone.

    The present is `Encoding.observe`, and as a text the view and all questions as JSON. Recall adds
    to the tensor how often the side has given each answer, and to the text a hash of all it has
    seen and done: two texts are equal only if no difference has ever reached the side.

    In words only: what is open to everybody, or what the side knows beyond that.
    """

    def __init__(self, code: Encoding, kind: Any) -> None:
        self.code, self.recall = code, kind.perfect_recall
        self.private, self.public = kind.private_info == SELF, kind.public_info
        whole = self.private and self.public
        if kind.private_info not in (SELF, NOBODY) or (self.recall and not whole):
            raise ValueError("an observer is one side, or remembers nothing")
        past = len(code.actions) if self.recall else 0
        self.tensor = np.zeros(code.size + past, np.float32) if whole else None
        self.dict = {}
        if self.tensor is not None:
            self.dict["observation"] = self.tensor[: code.size]
        if self.tensor is not None and self.recall:
            self.dict["answers"] = self.tensor[code.size :]

    def set_from(self, state: Any, player: int) -> None:
        """Look at a state."""
        side = self.code.sides[player]
        if "observation" in self.dict:
            self.dict["observation"][:] = self.code.observe(state.sheet.s, side)
        if "answers" in self.dict:
            given = [number for who, number in state.sheet.answers if who == side]
            self.dict["answers"][:] = np.bincount(given, minlength=len(self.code.actions))

    def string_from(self, state: Any, player: int) -> str:
        """A state in words."""
        code, s, side = self.code, state.sheet.s, self.code.sides[player]
        if not self.private:
            return seen(code, s, None) if self.public else ""
        if not self.public:
            open_to_all = code.game.view(s, None)
            mine = {k: v for k, v in code.game.view(s, side).items() if v != open_to_all[k]}
            return json.dumps(mine)
        told = seen(code, s, side)
        return f"{told} {state.sheet.remembered(side)}" if self.recall else told
