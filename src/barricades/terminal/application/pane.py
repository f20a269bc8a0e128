"""A pane: lines of text that scroll and pan, with a cursor on the things they show."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.console import Console
from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ..boards import Thing
from ..palette import COLOURLESS, THEME
from .sheet import Draw, Sheet, Spot
from .themes import CURSOR, POINTER, without_colour

TITLE = 1  # lines above the first thing that stay in sight with it
KEPT = 8  # drawings of one sheet, by the room there was
CONSOLE = Console(theme=THEME, color_system="truecolor", force_terminal=True, width=200)


class Pane(ScrollView, can_focus=True):
    """Text drawn to the width of the pane. The arrow keys move the cursor, or scroll."""

    DEFAULT_CSS = """
    Pane { scrollbar-size: 1 1; overflow-x: hidden; background: transparent; }
    """

    @dataclass
    class Pointed(Message):
        """Posted when the cursor has reached a thing."""

        pane: Pane
        thing: Thing

    @dataclass
    class Taken(Message):
        """Posted when a thing was clicked twice, or Enter was pressed on it."""

        pane: Pane
        thing: Thing

    def __init__(self, *, id: str, shares: bool = False) -> None:
        """If it `shares` a column, it is drawn to the height of the column instead of its own."""
        super().__init__(id=id)
        self.shares, self._shared = shares, 0
        self._draw: Draw = lambda width, height: Sheet([])
        self._drawn: dict[tuple[int, int], Sheet] = {}
        self.cursor: int | None = None
        self._sought: tuple[Collection[Thing], ...] = ()
        self.keeps_cursor = False  # shows it even while another pane has the focus
        self.keeps_end = False  # whether the last lines are those to be seen

    # What is shown

    def fill(self, draw: Draw, *, cursor: int | None = None) -> None:
        """Show something else: from its top, or from its end if `keeps_end`."""
        self._draw, self.cursor, self._sought = draw, cursor, ()
        self._drawn.clear()
        self.scroll_to(0, 0, animate=False)
        self._measure()
        self._keep_end()
        self.refresh(layout=True)

    def clear(self) -> None:
        """Show nothing."""
        self.fill(lambda width, height: Sheet([]))

    @property
    def room(self) -> Size:
        """The available columns and lines."""
        return self.scrollable_content_region.size

    @property
    def sheet(self) -> Sheet:
        """What is shown, drawn to the available room."""
        return self._sheet(self.room.width, self._shared if self.shares else self.room.height)

    def _sheet(self, width: int, height: int) -> Sheet:
        if width <= 0:
            return Sheet([])
        if (width, height) not in self._drawn:
            if len(self._drawn) == KEPT:
                self._drawn.clear()
            self._drawn[width, height] = self._draw(width, height)
        return self._drawn[width, height]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The number of lines."""
        inner = max(1, width - self.scrollbar_gutter.width)
        self._shared = container.height
        sheet = self._sheet(inner, container.height)
        return len(sheet.lines) if sheet.most is None else min(sheet.most, len(sheet.lines))

    def on_resize(self, event: events.Resize) -> None:
        """Draw again, and keep the thing under the cursor in sight."""
        self._measure()
        self._keep_end()
        self._bring_sought()
        self.show_cursor()

    def _keep_end(self) -> None:
        if self.keeps_end:
            self.scroll_to(0, self.virtual_size.height, animate=False, force=True)

    def _measure(self) -> None:
        lines = self.sheet.lines
        widest = max((line.cell_len for line in lines), default=0)
        self.virtual_size = Size(min(widest, 1000), len(lines))

    def render_line(self, y: int) -> Strip:
        """A visible line."""
        left, top = self.scroll_offset
        lines, width = self.sheet.lines, self.size.width
        base = self.rich_style
        if top + y >= len(lines):
            return Strip.blank(width, base)
        line = self._lit(lines[top + y], top + y)
        segments = list(line.render(CONSOLE))
        if self.app.theme == COLOURLESS:
            segments = without_colour(segments)
        strip = Strip(Segment.apply_style(segments, base))
        return strip.crop_extend(left, left + width, base)

    def _lit(self, line: Text, y: int) -> Text:
        """A line in its own style, or highlighted under the cursor."""
        lit, spot, cursor = line.copy(), self.spot, CURSOR[self.app.theme]
        lit.stylize_before(line.style)  # which is not rendered where nothing else is
        if spot is None or not (self.has_focus or self.keeps_cursor):
            return lit
        if not spot.top <= y < spot.top + spot.height:
            return lit
        if spot.right:
            lit.stylize(POINTER, _index(lit.plain, spot.left), _index(lit.plain, spot.right))
        else:
            lit.pad_right(max(0, self.room.width - lit.cell_len))
            lit.stylize_before(cursor)
        return lit

    # The cursor

    @property
    def spot(self) -> Spot | None:
        """Where the cursor is; None without one."""
        spots = self.sheet.spots
        if self.cursor is None or not spots:
            return None
        return spots[min(self.cursor, len(spots) - 1)]

    def point(self, number: int | None) -> None:
        """Move the cursor to the spot of this number, and into sight."""
        spots = self.sheet.spots
        self.cursor = None if number is None or not spots else max(0, min(number, len(spots) - 1))
        self.show_cursor()
        self.refresh()
        if self.spot:
            self.post_message(self.Pointed(self, self.spot.thing))

    def point_at(self, thing: Thing) -> None:
        """Move the cursor to a thing, if it is shown, without posting a message."""
        spots = self.sheet.spots
        self.cursor = next((n for n, spot in enumerate(spots) if spot.thing == thing), self.cursor)
        self.show_cursor()
        self.refresh()

    def show_cursor(self) -> None:
        """Scroll so that the cursor is in sight."""
        if spot := self.spot:
            self.bring(spot)

    def bring(self, *spots: Spot) -> None:
        """Scroll so that these spots are in sight; if there are too many, the first ones."""
        if not spots:
            return
        top = min(spot.top for spot in spots)
        if top <= TITLE:
            top = 0
        bottom = max(spot.top + spot.height for spot in spots)
        height = max(1, min(bottom - top, self.room.height))
        left = min(spot.left for spot in spots)
        width = max(1, min(max(spot.right for spot in spots) - left, self.room.width))
        self.scroll_to_region(
            Region(left, top, width, height), animate=False, force=True, immediate=True
        )
        self.refresh()

    def seek(self, *wanted: Collection[Thing]) -> None:
        """Keep things in sight: those of the first collection of which any is shown."""
        self._sought = wanted
        self._bring_sought()

    def _bring_sought(self) -> None:
        for wanted in self._sought:
            if found := [spot for spot in self.sheet.spots if spot.thing in wanted]:
                self.bring(*found)
                return

    def action_scroll_up(self) -> None:
        """To the thing above, or up a line."""
        self._step(-1)

    def action_scroll_down(self) -> None:
        """To the thing below, or down a line."""
        self._step(1)

    def action_scroll_left(self) -> None:
        """To the previous thing, or left a column."""
        if self.sheet.spots:
            self.point((self.cursor or 0) - 1)
        else:
            super().action_scroll_left()

    def action_scroll_right(self) -> None:
        """To the next thing, or right a column."""
        if self.sheet.spots:
            self.point(0 if self.cursor is None else self.cursor + 1)
        else:
            super().action_scroll_right()

    def _step(self, by: int) -> None:
        spot, spots = self.spot, self.sheet.spots
        if not spots:
            self.scroll_relative(y=by, animate=False)
            return
        if spot is None:
            self.point(0)
            return
        beyond = [s for s in spots if (s.top - spot.top) * by > 0]
        if not beyond:
            self.scroll_relative(y=by, animate=False)
            return
        nearest = min(beyond, key=lambda s: (abs(s.top - spot.top), abs(s.left - spot.left)))
        self.point(spots.index(nearest))

    # The mouse

    def on_click(self, event: events.Click) -> None:
        """A click moves the cursor to a thing; a click on the thing under the cursor takes it."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        x, y = offset.x + self.scroll_offset.x, offset.y + self.scroll_offset.y
        spots = self.sheet.spots
        number = next((n for n, spot in enumerate(spots) if spot.holds(x, y)), None)
        if number is None:
            return
        if number == self.cursor:
            self.take()
        else:
            self.point(number)

    def take(self) -> None:
        """Take the thing under the cursor."""
        if spot := self.spot:
            self.post_message(self.Taken(self, spot.thing))


def _index(text: str, column: int) -> int:
    """The index in a text of a column on the screen."""
    cells = Text(text)
    if cells.cell_len == len(text):
        return column
    cells.truncate(column)
    return len(cells.plain)
