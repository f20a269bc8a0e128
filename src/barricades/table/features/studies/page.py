"""The page of a study for one viewer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ....core import NATURE, Ask
from ...store import chat, players
from ...store.studies import THE_GAME, Comment, Notebook
from ..game.content import PageContent
from ..game.page import GamePage
from ..game.replay import Replay, SliderMark
from . import positions
from .positions import Place


class ShownComment(NamedTuple):
    """A comment as shown."""

    number: int
    line: int
    moment: int
    about: str  # what its line is called, if it is on one
    who: str
    made: str
    text: str
    here: bool
    removable: bool


class ShownLine(NamedTuple):
    """A line as listed."""

    number: int
    name: str
    moment: int
    last: int
    here: bool


class StudyPanel(NamedTuple):
    """What the page of a study shows beside the board."""

    path: str
    follows: bool
    leads: bool
    leader: str
    is_maker: bool  # whoever has may always lead
    asks: bool  # whether they would like to lead
    askers: tuple[tuple[int, str], ...]  # who would, for the leader to answer
    name: str  # by which they are known here
    remarks: tuple[ShownComment, ...]
    branches: tuple[ShownLine, ...]
    ask: Ask | None  # what is tried out
    others: tuple[str, ...]  # sides that are asked as well
    undo: bool  # whether what was tried last can be taken back
    longest: int = chat.LONGEST
    longest_name: int = players.LONGEST

    @property
    def here(self) -> tuple[ShownComment, ...]:
        """The comments on the moment that is shown."""
        return tuple(remark for remark in self.remarks if remark.here)

    @property
    def branch(self) -> ShownLine | None:
        """The line that is shown, or None."""
        return next((branch for branch in self.branches if branch.here), None)

    @property
    def by_chance(self) -> bool:
        """Whether nature is asked what is tried out."""
        return self.ask is not None and self.ask.who == NATURE


class StudyPage:
    """Builds the page of one study for one viewer."""

    def __init__(self, game_page: GamePage, book: Notebook, person: str | None, name: str) -> None:
        self.room, self.words, self.game_page = game_page.room, game_page.words, game_page
        self.book, self.study, self.person, self.name = book, book.study, person, name
        self.path = f"/study/{book.study.id}"
        self.leads = person == book.study.leader

    def place(self, line: int, moment: int, eyes: str | None) -> Place:
        """A place in this study; if its line is gone, the same moment of the game."""
        found = self.book.line(line)
        last = found.last if found else self.room.moments
        return Place(found, max(0, min(moment, last)), eyes if eyes in self.room.seats else None)

    @property
    def leader_place(self) -> Place:
        """Where the leader is."""
        return self.place(self.study.line, self.study.moment, self.study.eyes)

    def page(self, place: Place, *, own: bool) -> tuple[PageContent, Replay, StudyPanel]:
        """The board, the replay and the panel at a place; `own`: not that of the leader."""
        leads = self.leads and not own
        ask = positions.question(self.room, place) if leads and place.is_end else None
        look = positions.look(self.room, place)
        replay = Replay(
            path=self.path,
            eyes=place.eyes,
            all_eyes=(*self.room.seats, None),
            sides=tuple(self.room.seats),
            over=True,
            forks=False,
            commitment=self.room.row.commitment,
            line=place.number,
            leads=leads,
            marks=tuple(self._marks(place, max(1, look.moments))),
        )
        here = replay.to(look.moment) if own else self.path
        page = self.game_page.looking_back(look, here, replay.to, ask)
        shown = replace(page, path=self.path, number=self.study.number)
        return shown, replay, self._panel(place, ask, own)

    def _panel(self, place: Place, ask: Ask | None, own: bool) -> StudyPanel:
        me, branches = self.book.who(self.person), tuple(self._branches(place))
        asked = [other.who for other in positions.history(self.room, place).asks] if ask else []
        return StudyPanel(
            path=self.path,
            follows=not own,
            leads=self.leads,
            leader=self._called(self.study.leader),
            is_maker=self.person == self.study.maker,
            asks=me is not None and me.asks,
            askers=tuple(self._askers()),
            name=(me and me.name) or self.name,
            remarks=tuple(self._remarks(place, {b.number: b.name for b in branches})),
            branches=branches,
            ask=ask,
            others=tuple(who for who in asked if ask and who not in (ask.who, NATURE)),
            undo=bool(
                self.leads and not own and place.is_end and place.line and place.line.choices
            ),
        )

    def _marks(self, place: Place, moments: int) -> Iterator[SliderMark]:
        for moment in sorted({one.moment for one in self.book.comments if self._is_on(place, one)}):
            yield SliderMark(moment / moments, "comment")
        leaves = {place.line.moment} if place.line else {line.moment for line in self.book.lines}
        for moment in sorted(leaves):
            yield SliderMark(moment / moments, "leaves")

    def _is_on(self, place: Place, comment: Comment) -> bool:
        """Whether a comment is about a moment of the line on which somebody is."""
        if comment.line == THE_GAME:
            return place.line is None or comment.moment <= place.line.moment
        return comment.line == place.number

    def _called(self, person: str) -> str:
        found = self.book.who(person)
        return (found and found.name) or self.words.text("table-somebody")

    def _askers(self) -> Iterator[tuple[int, str]]:
        for one in self.book.people if self.leads else ():
            if one.asks and one.person != self.person:
                yield one.number, self._called(one.person)

    def _branches(self, place: Place) -> Iterator[ShownLine]:
        for at, line in enumerate(self.book.lines, 1):
            name = line.name or self.words.text("study-line", number=at)
            here = line.number == place.number
            yield ShownLine(line.number, name, line.moment, line.last, here)

    def _remarks(self, place: Place, names: dict[int, str]) -> Iterator[ShownComment]:
        for one in sorted(self.book.comments, key=lambda one: (one.line, one.moment, one.number)):
            yield ShownComment(
                number=one.number,
                line=one.line,
                moment=one.moment,
                about=names.get(one.line, ""),
                who=self._called(one.person),
                made=one.made.isoformat(timespec="minutes"),
                text=one.text,
                here=one.moment == place.moment and self._is_on(place, one),
                removable=self.person in (one.person, self.study.leader),
            )
