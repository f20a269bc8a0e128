"""Strips: the headline, the calendar and the support track, a line or two each."""

from __future__ import annotations

from rich.text import Text

from ...games.dual_powers.box import CALENDAR
from ..blocks import Block, between, fitted, joined, noted
from ..boards import Scene, Size
from ..palette import BRASS, CHALK, INK
from .signs import (
    DAYS,
    FACE,
    NEXT,
    POINTS,
    SHAPE,
    SHUT,
    TINT,
    UNREST,
    WILL,
    box_of,
    region_icon,
    side_sign,
)

NOW = f"bold {INK} on {BRASS}"


def is_wide(scene: Scene) -> bool:
    """Whether days get three columns each; on few lines the blockade stands beside them."""
    return scene.width >= 96 and scene.size > Size.SMALL


def headline(scene: Scene) -> Text:
    """Where the game stands: round, phase, date, and who has the will of the people."""
    view, words = scene.view, scene.words
    name = Text(f" {words.text('title').partition(':')[0].upper()} ", "title")
    label = f"{words.text('terminal-will')} " if is_wide(scene) else ""
    holder = f" {SHAPE[view['will']]} {words.noun('side', view['will'])} "
    will = joined([Text(f" {WILL} {label}", NOW), Text(holder, FACE[view["will"]])])
    right = joined([_unrest(scene), noted(will, "will")])
    line = Text()
    for id in ("terminal-standing", "terminal-standing-brief"):
        facts = {fact: view[fact] for fact in ("round", "phase", "month", "day")}
        line = joined([name, " ", Text(words.text(id, **facts), "bold"), " "])
        if line.cell_len + right.cell_len <= scene.width:
            break
    return between(line, right, scene.width)


def _unrest(scene: Scene) -> Text:
    """Where unrest is and comes next, for whoever does not see all quarters at once."""
    view = scene.view
    if scene.size > Size.SMALL or not (scene.apart and view["unrest"]):
        return Text()
    points = f"{POINTS}{box_of(scene).unrest_points[view['month']]}"
    now = Text(f" {UNREST}{region_icon(view['unrest']).plain}{points} ", "title")
    if not view["blockade"]:
        return joined([now, " "])
    return joined([now, f" {NEXT}", region_icon(view["blockade"]), " "])


def calendar(scene: Scene) -> Block:
    """4.3 to 4.7: the months with Trotsky's two events, and the days with the bonus ones."""
    if is_wide(scene):
        return [_months(scene), _days(scene)]
    days = _days(scene)
    return [
        _months(scene),
        between(days, _blockade(scene, scene.width - days.cell_len), scene.width),
    ]


def _months(scene: Scene) -> Text:
    """The months, with as much room between them as there is."""
    now, words = scene.view["month"], scene.words
    trotsky = words.text("terminal-trotsky")
    line = Text()
    for name, edge, gap in (
        (trotsky, " ", " › "),
        (trotsky, " ", "›"),
        (trotsky[0], " ", "›"),
        (trotsky[0], "", "›"),
    ):
        parts = []
        for month in box_of(scene).months:
            label = f"{edge}{words.noun('month', month)}{edge}"
            sign = noted(Text(label, NOW if month == now else "quiet"), "month", month)
            parts.append(joined([sign, _trotsky(scene, month, name)]))
        line = joined(parts, gap)
        if line.cell_len <= scene.width:
            break
    return fitted(line, scene.width)


def _trotsky(scene: Scene, month: str, name: str) -> Text:
    """4.6, 4.7: his token waits above the month in which he comes, or changes sides."""
    box, tokens = box_of(scene), scene.view["tokens"]
    for token, when in (("trotsky", box.trotsky_returns), ("trotsky-red", box.trotsky_joins)):
        if month == when and tokens[token][0] == CALENDAR:
            return Text(f"{SHAPE[box.side[token]]}{name}", TINT[box.side[token]])
    return Text()


def _days(scene: Scene) -> Text:
    """4.5: days that give a bonus are starred, days that slide on are pointed."""
    box, wide = box_of(scene), is_wide(scene)
    cells = []
    for day in range(1, box.last_day + 1):
        if day == scene.view["day"]:
            cells.append(Text(f"{DAYS}{day:<2}" if wide else f"{day:>2}", NOW))
        elif day in box.bonus_days:
            cells.append(Text(f"✦{day:<2}" if wide else f"{day:>2}", f"bold {BRASS}"))
        elif day in box.slide_days:
            cells.append(Text(" » " if wide else " »", BRASS))
        else:
            cells.append(Text(f" {day:<2}" if wide else " ·", "quiet"))
    return joined(cells)


def _blockade(scene: Scene, room: int) -> Text:
    """Which two quarters the blockade parts, by their icons; with a word if there is room."""
    if not scene.view["barricade"]:
        return Text()
    one, other = box_of(scene).connections[scene.view["barricade"]]
    shut = Text(SHUT, f"bold {BRASS}")
    word = Text(f"{scene.words.text('terminal-blockade')} ", BRASS)
    icons = joined([region_icon(one), shut, region_icon(other)])
    whole = joined([noted(word, "barricade"), icons])
    return whole if whole.cell_len < room else icons


def track(scene: Scene) -> Text:
    """7.5: one bar from White's end to Red's, filled from the centre to the marker."""
    end, support = box_of(scene).track, scene.view["support"]
    lead_tint = TINT["red" if support > 0 else "white"]
    spaces = []
    for space in range(-end, end + 1):
        tint = TINT["red" if space > 0 else "white"]
        if space == support:
            spaces.append(Text(POINTS, f"bold {BRASS}"))
        elif space == 0:
            spaces.append(Text("┼", CHALK))
        elif 0 < space < support or support < space < 0:
            spaces.append(Text("━", f"bold {tint}"))
        else:
            spaces.append(Text("─", tint if abs(space) == end else "quiet"))
        won = support <= space < 0 or 0 <= space < support
        spaces.append(Text("━", f"bold {lead_tint}") if won else Text("─", "quiet"))
    lead, ends = _lead(scene), (side_sign(scene, "white"), side_sign(scene, "red"))
    line = Text()
    for bar in (spaces[:-1], spaces[::2]):
        line = joined([ends[0], f" {end} ", *bar, f" {end} ", ends[1], " "])
        if line.cell_len + lead.cell_len <= scene.width:
            break
    return between(line, noted(lead, "support"), scene.width)


def _lead(scene: Scene) -> Text:
    support = scene.view["support"]
    if not support:
        return Text(f"{POINTS} {scene.words.text('terminal-level')}", f"bold {BRASS}")
    side = "red" if support > 0 else "white"
    return Text(f"{POINTS} {SHAPE[side]} +{abs(support)}", f"bold {TINT[side]}")
