"""What a player sees, as OpenSpiel wants it: a tensor and a string."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from ...encoding import Encoding
from .sheet import seen

ANSWERS = "answers"
SELF, NOBODY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


class Observer:
    """What one side sees, now or with perfect recall.

    The tensor of the present is `Encoding.observe`, in parts named after its fields; its string is
    the view and all questions as JSON. Perfect recall adds to the tensor how often the side has
    given each answer (the part "answers"), and to the string a hash of all that the side has seen
    and done: two strings are equal only if the side has never seen a difference.

    What is public is `Encoding.observe_open`, in parts as well; what a side knows beyond that is
    only in the string.
    """

    def __init__(self, code: Encoding, kind: Any) -> None:
        self.code, self.recall = code, kind.perfect_recall
        self.private, self.public = kind.private_info == SELF, kind.public_info
        whole = self.private and self.public
        if kind.private_info not in (SELF, NOBODY) or (self.recall and not whole):
            raise ValueError("an observer is one side, or remembers nothing")
        parts = {field.name: len(field.entries) for field in code.fields if whole or not field.own}
        parts |= {ANSWERS: len(code.actions)} if self.recall else {}
        self.tensor = np.zeros(sum(parts.values()), np.float32) if self.public else None
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            ends = np.cumsum([*parts.values()])[:-1]
            self.dict = dict(zip(parts, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: Any, player: int) -> None:
        """Observe a state."""
        code, s = self.code, state.sheet.s
        if self.tensor is None:
            return
        if not self.private:
            self.tensor[:] = code.observe_open(s)
            return
        self.tensor[: code.size] = code.observe(s, code.sides[player])
        if self.recall:
            given = state.sheet.given(code.sides[player])
            self.dict[ANSWERS][:] = np.bincount(given, minlength=len(code.actions))

    def string_from(self, state: Any, player: int) -> str:
        """A state as a string."""
        code, s, side = self.code, state.sheet.s, self.code.sides[player]
        if not self.private:
            return seen(code, s, None) if self.public else ""
        if not self.public:
            open_to_all = code.game.view(s, None)
            mine = {k: v for k, v in code.game.view(s, side).items() if v != open_to_all[k]}
            return json.dumps(mine)
        present = seen(code, s, side)
        return f"{present} {state.sheet.remembered(side)}" if self.recall else present
