"""Cards: small in the hand, large when they can be chosen."""

from __future__ import annotations

from rich.text import Text

from ...play.prospects.dual_powers import reach
from ..blocks import Block, beside, between, filled, fitted, framed, joined, marked
from ..boards import Scene
from ..palette import BRASS
from .signs import (
    BONUS,
    DAYS,
    DEED,
    PIP,
    POINTS,
    WILL,
    box_of,
    card_icon,
    card_sign,
    card_style,
    faces,
)


def hand(scene: Scene, cards: list[str]) -> Block:
    """The viewer's hand as small cards."""
    width = 11 if scene.width >= 96 else 9
    return _rows(scene, [_small(scene, card, width) for card in cards], width)


def spread(scene: Scene, cards: list[str]) -> Block:
    """The cards to choose from, at reading size."""
    row = 4 if scene.width >= 96 else 3
    width = (scene.width - row + 1) // row
    return _rows(scene, [_large(scene, card, width) for card in cards], width)


def _rows(scene: Scene, cards: list[Block], width: int) -> Block:
    row, lines = (scene.width + 1) // (width + 1), Block()
    for start in range(0, len(cards), row):
        several = cards[start : start + row]
        gap = [Text(" ")] * len(several[0])
        lines += beside(several, [gap] * (len(several) - 1))
    return lines


def _small(scene: Scene, card: str, width: int) -> Block:
    box, inner, style = box_of(scene), width - 2, card_style(scene, card)
    kind, place = ("card", card) if card in box.special else ("region", box.region[card])
    name = scene.words.noun(kind, place)[:inner]
    days = between(card_icon(scene, card), Text(f"{DAYS}{box.days[card]}", "bold"), inner)
    bar = Text("│", style)
    return [
        Text(f"╭{name:─<{inner}}╮", style),
        *(joined([bar, line, bar]) for line in (days, card_signs(scene, card, inner))),
        Text(f"╰{'─' * inner}╯", style),
    ]


def card_signs(scene: Scene, card: str, width: int) -> Text:
    """Recruit pips, the other action, the points; of a leader, strength and special action."""
    box = box_of(scene)
    if card in box.special:
        return between(faces(*box.strength[card]), DEED[box.special[card]], width)
    pips = Text(f"{PIP * box.recruit[card]:<3}", BRASS)
    points = Text(f"{POINTS}{box.points[card]}", "bold")
    return between(joined([pips, " ", DEED[box.action[card]]]), points, width)


def facts_of(scene: Scene, card: str) -> Text:
    """Days, actions and points of a card on one line, and the day that it leads to."""
    goes = reach(scene.view, card)
    bonus = Text(BONUS if goes.is_bonus else "", f"bold {BRASS}")
    month = Text(WILL if goes.is_month else "", f"bold {BRASS}")
    days = Text(f"{DAYS}{box_of(scene).days[card]} ")
    day = Text(f"  {DAYS}{goes.day}", "bold")
    return joined([days, card_signs(scene, card, 8), day, bonus, month])


def _large(scene: Scene, card: str, width: int) -> Block:
    box, words = box_of(scene), scene.words
    key = Text(f"[{scene.key('card', card)}]", "lit")
    days = words.text("terminal-days", days=box.days[card])
    title = card_sign(scene, card)
    if title.cell_len > width - 2:
        title = joined([title[:1], title[2:]])  # the blank after the icon can go, the number not
    lines, worth = [title], Text()
    if card in box.special:
        lines.append(Text(words.text("terminal-strengths", faces=faces(*box.strength[card]))))
        lines.append(_deed(scene, box.special[card]))
    else:
        lines.append(joined([Text(PIP * box.recruit[card], BRASS), " ", _noun(scene, "recruit")]))
        lines.append(_deed(scene, box.action[card]))
        points = words.text("terminal-points", points=box.points[card])
        worth = Text(f" {POINTS} {points} ", "bold")
    return framed(
        [_indented(line, width - 2) for line in filled(lines, 3)],
        width,
        card_style(scene, card),
        head=key,
        badge=Text(f" {DAYS} {days} ", "bold"),
        foot=worth,
    )


def _indented(line: Text, width: int) -> Text:
    return fitted(joined([" " * (line.cell_len < width), line]), width)


def _noun(scene: Scene, action: str) -> Text:
    return Text(scene.words.noun("action", action))


def _deed(scene: Scene, action: str) -> Text:
    return joined([DEED[action], " ", _noun(scene, action)])


def brief(scene: Scene, cards: list[str]) -> Text:
    """Cards played, by icon and days, leaders by name; a blank behind each."""
    return joined([_brief(scene, card) for card in cards] or ["– "])


def _brief(scene: Scene, card: str) -> Text:
    box = box_of(scene)
    if card in box.special:
        sign = Text(scene.words.noun("card", card), card_style(scene, card))
    else:
        sign = card_icon(scene, card).append(str(box.days[card]))
    return marked(sign.append(" "), "card", card)
