"""The API of hints."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from ....bots import telling
from ...web import messages as m
from ...web.request import VisitDep
from ...web.routing import Router
from .analysis import AnalysesDep

router = Router(prefix="/api/games/{id}", responses=m.PROBLEMS)


class HintOut(BaseModel):
    """One of the best choices."""

    choice: Any
    plan: list[Any] = Field(description="all choices that were weighed with it, from it on")
    text: str
    chance: float = Field(description="to win, from 0 to 1")
    error: float = Field(
        description="of the chance, in 19 of 20 cases, if positions are judged rightly"
    )
    why: str = Field(description="a reason, where there is one to be told")


@router.get("/hint")
def hint(visit: VisitDep, analyses: AnalysesDep, side: m.Text | None = None) -> list[HintOut]:
    """The best choices by all that you know, unless this game is played without hints."""
    ask, found = analyses.hints(visit.room, visit.side(side))
    return [
        HintOut(
            choice=hint.choice,
            plan=[choice for _, choice in hint.plan],
            text=telling.option(visit.words, ask, hint),
            chance=hint.chance,
            error=hint.error,
            why=telling.why(visit.words, hint),
        )
        for hint in found
    ]
