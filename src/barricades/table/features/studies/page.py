"""Studying: what stands on the page of a study for whoever looks at it."""

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
from . import trying
from .trying import Place


class Remark(NamedTuple):
    """A comment as it is shown."""

    number: int
    line: int
    moment: int
    about: str  # what its line is called, if it is on one
    who: str
    made: str
    text: str
    here: bool
    removable: bool


class Branch(NamedTuple):
    """A line as it is listed."""

    number: int
    name: str
    moment: int
    last: int
    here: bool


class StudyPanel(NamedTuple):
    """A study before one pair of eyes."""

    path: str
    follows: bool
    leads: bool
    leader: str
    made_it: bool  # whoever has may always lead
    asks: bool  # whether they would like to lead
    askers: tuple[tuple[int, str], ...]  # who would, for the leader to answer
    name: str  # by which they are known here
    remarks: tuple[Remark, ...]
    branches: tuple[Branch, ...]
    ask: Ask | None  # what is tried out
    others: tuple[str, ...]  # sides that are asked as well
    undo: bool  # whether what was tried last can be taken back
    longest: int = chat.LONGEST
    longest_name: int = players.LONGEST

    @property
    def here(self) -> tuple[Remark, ...]:
        """What is said about the moment that is shown."""
        return tuple(remark for remark in self.remarks if remark.here)

    @property
    def branch(self) -> Branch | None:
        """The line that is shown."""
        return next((branch for branch in self.branches if branch.here), None)

    @property
    def by_chance(self) -> bool:
        return self.ask is not None and self.ask.who == NATURE


class Studying:
    """One viewer before one study."""

    def __init__(self, game_page: GamePage, book: Notebook, person: str | None, name: str) -> None:
        self.room, self.words, self.game_page = game_page.room, game_page.words, game_page
        self.book, self.study, self.person, self.name = book, book.study, person, name
        self.path = f"/study/{book.study.id}"
        self.leads = person == book.study.leader

    def place(self, line: int, moment: int, eyes: str | None) -> Place:
        """A place of this study; what is no longer there is looked for in the game."""
        found = self.book.line(line)
        last = found.last if found else self.room.moments
        return Place(found, max(0, min(moment, last)), eyes if eyes in self.room.seats else None)

    @property
    def led(self) -> Place:
        """Where the leader is."""
        return self.place(self.study.line, self.study.moment, self.study.eyes)

    def page(self, place: Place, *, own: bool) -> tuple[PageContent, Replay, StudyPanel]:
        """All that stands on the page, at the leader's place or at one's own."""
        leads = self.leads and not own
        ask = trying.question(self.room, place) if leads and place.is_end else None
        look = trying.look(self.room, place)
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
        page = self.game_page.looking_back(look, replay.to(look.moment), ask)
        lines = tuple(line._replace(to=replay.to(line.moment)) for line in page.lines)
        shown = replace(page, lines=lines, path=self.path, number=self.study.number)
        return shown, replay, self._panel(place, ask, own)

    def _panel(self, place: Place, ask: Ask | None, own: bool) -> StudyPanel:
        me, branches = self.book.who(self.person), tuple(self._branches(place))
        asked = [other.who for other in trying.history(self.room, place).asks] if ask else []
        return StudyPanel(
            path=self.path,
            follows=not own,
            leads=self.leads,
            leader=self._called(self.study.leader),
            made_it=self.person == self.study.maker,
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

    def _branches(self, place: Place) -> Iterator[Branch]:
        for at, line in enumerate(self.book.lines, 1):
            name = line.name or self.words.text("study-line", number=at)
            here = line.number == place.number
            yield Branch(line.number, name, line.moment, line.last, here)

    def _remarks(self, place: Place, names: dict[int, str]) -> Iterator[Remark]:
        for one in sorted(self.book.comments, key=lambda one: (one.line, one.moment, one.number)):
            yield Remark(
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
