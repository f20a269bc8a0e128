"""Choices: an option with what it costs, how likely it is, what it says, and a picture of it."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from ....core import Choice
from ....games.prelude.box import TRACKS
from ....games.prelude.special import PRICES
from ....play.prospects.prelude import alternative, choice_of, percent, target
from .. import Scene
from . import effects
from .cards import card as card_of
from .facts import SIDES, box_of
from .marks import cut
from .page import page
from .signs import SPECIALS

NO_BREAK = "\xa0"
ROOM = 15  # how wide a row of effects may be on a phone, by the height of its text
USES = {"event": "special", "points": "activity", "both": "both", "pool": "opportunity"}
SIGNS = {  # of options that are neither cards nor places on the board
    **SPECIALS,
    **{track: track for track in TRACKS},
    **{side: side for side in SIDES},
    "organize": "organizations",
    "special": "special",
}


def label(scene: Scene, option: Choice) -> str:
    """An option with its cost, its odds or its text, where there is one."""
    ask = scene.ask
    assert ask
    name = scene.words.option(ask, option)
    if ask.what == "act" and option in scene.view["costs"]:
        cost = scene.words.text("face-points", points=scene.view["costs"][option])
        return f"{name} · {cost.replace(' ', NO_BREAK)}"
    if ask.of == "alternative":
        return scene.words.phrase(alternative(scene.view, ask, int(str(option))))
    needed = target(scene.view, ask, option)
    return name if needed is None else f"{name} · {_odds(scene, needed)}"


def _odds(scene: Scene, needed: int) -> str:
    """9.0: the Target Number and the exact odds, alone and with all Opportunity Points."""
    helped = needed + scene.view["opportunity"][scene.view["side"]]
    return scene.words.text(
        "board-odds", target=needed, chance=percent(needed), helped=percent(helped)
    )


def picture(scene: Scene, option: Choice) -> Markup:
    """A small picture of an option: a card's head, a District's sign, a track's, the effects.

    Empty where words say everything, as for numbers.
    """
    ask = scene.ask
    assert ask
    facts: dict[str, Any] = {"side": "", "kind": "", "sign": "", "points": "", "row": ()}
    facts["event"] = ()
    box = box_of(scene)
    if ask.of in ("card", "card-use") and (card := _card_of(option)) in box.cards:
        facts |= {"side": box.side[card], "points": box.points[card]}
        facts["event"] = cut(card_of(scene, card).event_row, ROOM, 1)
        facts["sign"] = USES.get(str(option[1]), "") if isinstance(option, tuple) else ""
    elif ask.of == "place" and option in box.places:
        facts |= _place(scene, str(option))
    elif ask.of == "alternative":
        choice = choice_of(scene.view, ask)
        facts["row"] = effects.alternative(scene.words, box, choice, int(str(option)), ask.who)
    elif option in SIGNS:
        facts["sign"] = SIGNS[str(option)]
        facts["side"] = next((side for side in SIDES if option in (side, *PRICES[side])), "")
    else:
        return Markup()
    return page.cached("picture.html", **facts)


def _card_of(option: Choice) -> str:
    return str(option[0] if isinstance(option, tuple) else option)


def _place(scene: Scene, place: str) -> dict[str, str]:
    """A District's kind in the colour of its holder, a Party's seats in that of its side."""
    box = box_of(scene)
    if place in box.owner:
        return {"sign": "duma", "side": box.owner[place]}
    return {"kind": box.subtype[place], "side": scene.view["control"][place]}
