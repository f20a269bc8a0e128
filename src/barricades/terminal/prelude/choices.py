"""Options with their signs, prices and odds, and all things of each kind."""

from __future__ import annotations

from rich.text import Text

from ...core import Ask, Choice, View
from ...games.prelude.box import SIDES, TRACKS, box_for
from ...games.prelude.special import PRICES
from ...play.prospects.prelude import alternative, percent, target
from ..blocks import Block, in_two_columns, joined
from ..boards import Scene, Size
from .cards import USES, face, text, title
from .city import districts, duma, strengths
from .signs import (
    OPPORTUNITY,
    SHAPE,
    TINT,
    box_of,
    card_sign,
    place_icon,
    place_style,
    side_sign,
    steps,
    towards,
)

MOST = 20  # more points than anybody ever spends


def things(view: View, kind: str) -> tuple[Choice, ...]:
    """All things of a kind, offered or not."""
    box = box_for(view["options"])
    everything: dict[str, tuple[Choice, ...]] = {
        "card": tuple(box.cards),
        "card-use": (*((card, use) for card in box.cards for use in USES), "pass"),
        "place": (*box.places, "organize", "special", "done", "pass"),
        "track": TRACKS,
        "side": SIDES,
        "special": tuple(action for side in SIDES for action in PRICES[side]),
        "points": tuple(range(MOST)),
        "resolve": ("spend", "confirm", "pass"),
    }
    return everything.get(kind, ())


def table(scene: Scene, ask: Ask) -> Block | None:
    """Cards are laid out to be read, cubes are shown on the map; anything else is listed."""
    if ask.what == "act":
        return [*districts(scene), *duma(scene), _deeds(scene, ask)]
    if ask.of != "card-use":
        return None
    cards = list(dict.fromkeys(str(o[0]) for o in ask.options if isinstance(o, tuple)))
    if scene.size == Size.SMALL:
        lines = in_two_columns([title(scene, card) for card in cards], scene.width)
    else:
        lines = [line for card in cards for line in face(scene, card)]
    if "pass" in ask.options:
        key = scene.key("card-use", "pass")
        lines.append(Text(f" [{key}] {scene.words.option(ask, 'pass')}", "number"))
    return lines


def _deeds(scene: Scene, ask: Ask) -> Text:
    """What may be done with points besides mobilizing."""
    words = [option for option in ask.options if option not in scene.view["cubes"]]
    parts = [
        joined(
            [
                Text(f"{scene.key('place', word):>2} ", "number"),
                Text(scene.words.option(ask, word), "bold"),
            ]
        )
        for word in words
    ]
    return joined(parts, "   ")


def label(scene: Scene, ask: Ask, option: Choice) -> tuple[Text, Text]:
    """An option in the list: its name with its sign, and its facts."""
    name = Text(scene.words.option(ask, option), "bold")
    if isinstance(option, tuple) and scene.apart:
        return card_sign(scene, str(option[0])), _use(scene, *map(str, option))
    if isinstance(option, tuple):
        side = box_of(scene).side[str(option[0])]
        return Text(f"{SHAPE[side]} ", TINT[side]).append_text(name), Text()
    if ask.of == "card" and option in box_of(scene).cards:
        return card_sign(scene, str(option)), Text(text(scene, str(option)), "quiet")
    if ask.of == "place" and option in scene.view["cubes"]:
        return _place(scene, ask, str(option))
    if ask.of == "track":
        worth = towards(scene, scene.view["advantage"][option])
        return name, joined([worth, " ", steps(scene, str(option))])
    if ask.of == "side":
        return side_sign(scene, str(option)), Text()
    if ask.of == "alternative":
        return name, Text(scene.words.phrase(alternative(scene.view, ask, int(option))))
    if (needed := target(scene.view, ask, option)) is not None:
        return name, _odds(scene, needed)
    help_id = f"{ask.of}-{option}-help"
    line = scene.words.text(help_id) if scene.words.has(help_id) else ""
    for prices in PRICES.values():
        if ask.of == "special" and option in prices:
            line = f"{scene.words.text('face-points', points=prices[str(option)][0])} · {line}"
    return name, Text(line, "quiet")


def _use(scene: Scene, card: str, use: str) -> Text:
    """What a card can be played for, what that brings or costs, and what it does."""
    points = scene.words.text("face-points", points=box_of(scene).cards[card].points)
    worth = f" · {points}" if use in ("points", "both") else ""
    if use == "pool":
        worth = f" · {OPPORTUNITY}{box_of(scene).points[card]}"
    line = Text(f"{scene.words.text(f'page-use-{use}')}{worth}")
    if use == "points" or scene.size == Size.SMALL:
        return line
    return line.append(f" · {text(scene, card)}", "quiet")


def _place(scene: Scene, ask: Ask, place: str) -> tuple[Text, Text]:
    """A District or Party, who is there, and what the choice costs or how likely it is."""
    kind = "short" if scene.size == Size.SMALL else "place"
    name = f"{place_icon(scene, place)} {scene.words.noun(kind, place)}"
    facts = [strengths(scene, place)]
    if ask.what == "act" and (cost := scene.view["costs"].get(place)):
        facts.append(Text(scene.words.text("face-points", points=cost), "number"))
    if (needed := target(scene.view, ask, place)) is not None:
        facts.append(_odds(scene, needed))
    return Text(name, place_style(scene, place)), joined(facts, "  ")


def _odds(scene: Scene, needed: int) -> Text:
    """9.0: the Target Number, how likely it is, and with the Opportunity Points there are."""
    words, chance = scene.words, percent(needed)
    if scene.size == Size.SMALL:
        return Text(f"≤{needed}: {words.text('board-chance', chance=chance)}", "quiet")
    helped = percent(needed + scene.view["opportunity"][scene.view["side"]])
    line = words.text("board-odds", target=needed, chance=chance, helped=helped)
    return Text(line, "quiet")
