"""A chart of the chances in a game: one curve for each side, over all choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 62, 12, 34, 28
INK = "ink", "#1b1a17"
COLOURS = {  # a side's variable in the table's palette, and its colour where there is none
    "red": ("red", "#b3231f"),
    "revolutionary": ("red", "#b3231f"),
    "white": ("steel", "#3d6482"),
    "government": ("steel", "#3d6482"),
    "blue": ("sky", "#2f7aa8"),
    "green": ("moss", "#587a3a"),
    "yellow": ("brass", "#94691a"),
}
DASHES = ("", "7 4", "2 4", "10 3 2 3")  # a colour never speaks alone


def chances(
    points: Sequence[tuple[int, Mapping[str, float]]],
    names: Mapping[str, str],
    marks: Sequence[tuple[int, str]],
    title: str,
) -> str:
    """An SVG of the sides' chances by moment; `marks` has the moments to mark, with a sign each."""
    first, length = points[0][0], max(points[-1][0] - points[0][0], 1)

    def x(moment: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (moment - first) / length

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    ink = _paint(*INK)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'class="chances" data-first="{first}" data-last="{points[-1][0]}" data-near="{LEFT}" '
        f'data-far="{WIDTH - RIGHT}" font-family="sans-serif" font-size="17" fill="{ink}">'
        f"<title>{escape(title)}</title>"
    ]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}" '
            f'stroke="{_paint("chalk", "#8b857b")}" stroke-width=".6"/>'
            f'<text x="{LEFT - 6}" y="{at + 6:.1f}" text-anchor="end">{percent} %</text>'
        )
    for moment, sign in marks:
        parts.append(
            f'<line x1="{x(moment):.1f}" x2="{x(moment):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" '
            f'stroke="{ink}" stroke-width=".6" stroke-dasharray="1 3"/>'
            f'<text x="{x(moment):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{escape(sign)}</text>'
        )
    for number, (side, name) in enumerate(names.items()):
        line = " ".join(f"{x(moment):.1f},{y(chance[side]):.1f}" for moment, chance in points)
        colour, dash = _paint(*COLOURS.get(side, INK)), DASHES[number % len(DASHES)]
        stroke = f'stroke="{colour}" stroke-width="2.2" stroke-dasharray="{dash}"'
        at = LEFT + number * (WIDTH - LEFT) / len(names)
        parts.append(
            f'<polyline points="{line}" fill="none" {stroke} stroke-linejoin="round"/>'
            f'<line x1="{at:.0f}" x2="{at + 26:.0f}" y1="17" y2="17" {stroke}/>'
            f'<text x="{at + 32:.0f}" y="23">{escape(name)}</text>'
        )
    return "".join([*parts, "</svg>"])


def _paint(variable: str, colour: str) -> str:
    return f"var(--{variable}, {colour})"
