"""The page of a game for one viewer, now or at an earlier moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import islice
from typing import Any, NamedTuple
from urllib.parse import quote

from markupsafe import Markup

from ....bots import Seat as BotSeat
from ....bots import seconds_of
from ....core import NATURE, Ask, Outcome
from ....fast import disk_cache
from ....play.clocks import Dial
from ....play.entries import PAUSE, RESUME, TIMEOUT, UNDO
from ....play.history import ABANDONED
from ....play.visibility import AT_ONCE, Look, Seat
from ....words import Words
from ... import boards
from ...boards import Scene
from ...boards.cache import PieceCache
from ...live.room import Room
from ...web.viewer import who_sits
from . import dials
from .content import (
    ActingSide,
    ClockShown,
    Invite,
    LogLine,
    OptionRow,
    PageContent,
    PleaShown,
    SeatShown,
    Undo,
    thing_of,
)
from .ending import Ending, ending
from .log_lines import log_line
from .options import rows
from .outdated import draw_if_fits

RECENT = 60  # lines of the log, and all that is new
LATELY = 6  # lines at most, of what others did


class PageQuery(NamedTuple):
    """What a viewer wants to see of a game."""

    eyes: str | None = None  # of those who hold several sides
    whole_log: bool = False  # otherwise what is recent, and all that is new
    in_words: bool = False
    after: int = 0  # lines of the log that earlier entries brought about are there already

    @classmethod
    def of(cls, query: Mapping[str, str], eyes: str | None = None, after: int = 0) -> PageQuery:
        """The query of a request, for somebody who sees it from a side (`eyes`)."""
        return cls(eyes, query.get("log") == "whole", query.get("words") == "yes", after)


USUAL = PageQuery()


class GamePage:
    """Builds the page of one game for one viewer."""

    def __init__(
        self,
        room: Room,
        held: tuple[str, ...],
        words: Words,
        wanted: PageQuery = USUAL,
        pieces: PieceCache | None = None,
    ) -> None:
        """`pieces` has what was drawn for this viewer before; only for parts of the page."""
        self.room, self.held, self.words, self.query = room, held, words, wanted
        self._pieces = pieces
        self.board = boards.load(room.game.name)
        self.path = f"/game/{room.id}"

    def playing(self, links: Mapping[str, str]) -> PageContent:
        """The game as it is now. `links` are the known links to friends' seats, by side."""
        eyes, next_ = self._eyes(self.query.eyes)
        look = self.room.look(eyes)
        news = len(look.log) - len(look.news if eyes else ())
        paused = look.dial is not None and look.dial.paused
        here = self.path + (f"?as={look.side}" if len(self.held) > 1 and look.side else "")
        return PageContent(
            **self._common(
                look, None if paused else look.ask, news, here, self.replay_at(look.side)
            ),
            lately=tuple(islice(self._lately(look), LATELY)),
            **self._question(look, next_),
            clock=self._clock(look),
            undo=self._undo(look, next_),
            plea=self._plea(look),
            invites=() if self.room.stranded else tuple(self._invites(look, links)),
            troubles=tuple(self.words.refusal(s.trouble) for s in look.seats.values() if s.trouble),
            can_resign=bool(eyes and not look.outcome and not self.room.stranded),
            can_abandon=self._can_abandon(look),
            hints=self.room.row.hints,
            resigning=self.words.text(f"table-resign-{'many' if len(look.seats) > 2 else 'two'}"),
            rematch=look.rematch,
        )

    def looking_back(
        self, look: Look, here: str, to: Callable[[int], str], ask: Ask | None = None
    ) -> PageContent:
        """The game as it was at an earlier moment.

        `here` is the address of this page, and `to` returns that of a moment. `ask` is a question
        that can be tried out there.
        """
        news = [line for line in look.log if line.moment == look.moment]
        sentences = [self.words.event(line.event) for line in news]
        if not look.moment:
            sentences.append(self.words.text("table-set-out"))
        question = ask or look.ask
        asked = self.words.ask(question) if question else self._waiting(look)
        return PageContent(
            **self._common(look, ask, len(look.log) - len(news), here, to),
            state="replay",
            sentence=ended(self.words, look.outcome, look.resigned) if look.outcome else asked,
            notes=tuple(sentences),
            cites=question.cites if question else (),
            asked=ask.what if ask else "",
            of=ask.of if ask else "",
            options=self._options(ask, look) if ask else (),
        )

    def _can_abandon(self, look: Look) -> ActingSide | None:
        """Who may end a stranded game, or ask for it."""
        if self.room.stranded is None or look.outcome or look.plea or not self.held:
            return None
        return self._me(look, look.side or self.held[0])

    def _eyes(self, wanted: str | None) -> tuple[str | None, str]:
        """Whose view is shown, and to whom the screen has to be passed on before."""
        if len(self.held) < 2:
            return next(iter(self.held), None), ""
        asked = [side for side in self.held if self.room.history.ask(side)]
        if wanted in self.held and (wanted in asked or not asked):
            return wanted, ""
        return (None, asked[0]) if asked else (self._latest(), "")

    def _latest(self) -> str | None:
        """When the game is over, nothing is secret any more; until then nobody's hand is open."""
        return self.held[0] if self.room.outcome else None

    def _common(
        self, look: Look, ask: Ask | None, news: int, here: str, to: Callable[[int], str]
    ) -> dict[str, Any]:
        log = tuple(line.event for line in look.log)
        first = 0 if self.query.whole_log else max(0, min(news, len(log) - RECENT))
        scene = Scene(
            view=look.view, words=self.words, side=look.side, ask=ask, news=log[news:], log=log
        )
        asked = {ask.who for ask in (*look.waiting, *([look.ask] if look.ask else []))}
        several = len(self.held) > 1
        return {
            "id": self.room.id,
            "game": self.room.game.name,
            "path": self.path,
            "eyes": look.side,
            "me": self._me(look, look.side),
            "several": several,
            "rated": self.room.row.rated,
            "stranded": self.room.stranded is not None,
            "number": look.number,
            "moment": look.moment,
            "moments": look.moments,
            "others": 0 if several else self._last(look.moment, lambda who: who != look.side),
            "since": self._last(look.moment, lambda who: who == look.side),
            "seats": tuple(self._sitter(seat, asked, look.dial) for seat in look.seats.values()),
            "lines": tuple(self._log_lines(look, first, to)),
            "earlier": first,
            "news": news,
            "whole_log": self.query.whole_log,
            "whole_log_at": also(here, "log=whole"),
            "strip": self._piece("strip", self.board.strip, scene),
            "board": self._piece("board", self.board.draw, scene),
            "hand": self._piece("hand", self.board.hand, scene),
            "twin": self._drawn(self.board.twin, scene) if self.query.in_words else None,
            "in_words": also(here, "words=yes"),
        }

    def _piece(self, name: str, draw: Callable[[Scene], Markup], scene: Scene) -> Markup:
        if self._pieces is None or self.room.stranded:
            return self._drawn(draw, scene)
        basis = boards.basis(self.board, scene, name)
        return self._pieces.piece(name, basis, partial(draw, scene))

    def _drawn(self, draw: Callable[[Scene], Markup], scene: Scene) -> Markup:
        return draw_if_fits(self.room, partial(draw, scene))

    def _me(self, look: Look, side: str | None) -> ActingSide:
        """A side, and what its forms answer to: they stay as they are while it is not concerned."""
        history = self.room.history  # it may have gone on since the look
        plea = history.plea.number if history.plea else 0
        last = max(history.since.get(side or "", 0), plea)
        return ActingSide(side or "", min(last, look.number))

    def _last(self, moment: int, is_meant: Callable[[str], bool]) -> int:
        """The last moment until this one at which one of these sides chose; chance is no side."""
        moves = self.room.history.moves
        for at in range(min(moment, len(moves)), 0, -1):
            if moves[at - 1].who != NATURE and is_meant(moves[at - 1].who):
                return at
        return 0

    def _question(self, look: Look, next_: str) -> dict[str, Any]:
        """What the panel says, and what can be answered."""
        stranded = (self.words.refusal(self.room.stranded),) if self.room.stranded else ()
        if look.outcome:
            return {
                "state": "finished",
                "headline": headline(self.words, look.outcome),
                "sentence": ended(self.words, look.outcome, look.resigned),
                "points": _points(look.outcome),
                "ending": None if stranded else self._ending(look.outcome),
                "notes": (
                    *stranded,
                    *(
                        self.words.text("table-replaced", side=seat.side)
                        for seat in look.seats.values()
                        if seat.replaced
                    ),
                ),
            }
        if stranded:
            return {
                "state": "stranded",
                "sentence": self.words.text("table-stranded"),
                "notes": (*stranded, self.words.text("table-stranded-about")),
            }
        if look.dial and look.dial.paused:
            return {"state": "paused", "sentence": self.words.text("table-paused")}
        if next_:
            return {"state": "curtain", "sentence": "", "next": next_}
        if ask := look.ask:
            return {
                "state": "asked",
                "sentence": self.words.ask(ask),
                "cites": ask.cites,
                "asked": ask.what,
                "of": ask.of,
                "about": thing_of(boards.asked_about(self.board, self._asking(ask, look))),
                "options": self._options(ask, look),
            }
        seats = [look.seats[ask.who] for ask in look.waiting if ask.who != NATURE]
        notes = [] if self.held else [self.words.text("table-onlooking")]
        thinking = [seat.bot for seat in seats if seat.bot and seat.trouble is None]
        longest = max([seconds_of(bot) or 0.0 for bot in thinking], default=0.0)
        if longest:
            notes.append(self.words.text("bots-think-long", seconds=longest))
        elif thinking:
            notes.append(self.words.text("bots-think", count=len(thinking)))
        if thinking and disk_cache.is_making():
            notes.append(self.words.text("bots-compile"))
        return {
            "state": "waiting",
            "sentence": self._waiting(look),
            "notes": tuple(notes),
            "thinks": longest,
        }

    def _ending(self, outcome: Outcome) -> Ending:
        looks = [self.room.look(side) for side in self.room.seats]
        return ending(self.words, self.board, looks, outcome)

    def _options(self, ask: Ask, look: Look) -> tuple[OptionRow, ...]:
        history = self.room.history  # it may have gone on since the look
        is_open = history.number == look.number and history.ask(look.side) == ask
        seat = BotSeat(history.game, history.state, ask) if is_open else None
        scene = self._asking(ask, look)
        if self._pieces is None:
            return rows(self.board, scene, seat)
        basis = boards.basis(self.board, scene, "options"), seat is not None
        return self._pieces.piece("options", basis, partial(rows, self.board, scene, seat))

    def _asking(self, ask: Ask, look: Look) -> Scene:
        return Scene(view=look.view, words=self.words, side=look.side, ask=ask)

    def _waiting(self, look: Look) -> str:
        """Whom all wait for, and what for."""
        sentences = [self.words.waiting(ask) for ask in look.waiting]
        return " ".join(sentences) or self.words.text("table-waiting-for-nobody")

    def _undo(self, look: Look, next_: str) -> Undo | None:
        """How the viewer's last choice is taken back; behind the curtain, that of the last side."""
        if look.side and look.undo:
            others = {*self.room.people} - {*self.held}
            plea = look.undo != AT_ONCE and others
            if plea and look.plea:
                return None
            label = self.words.text("table-undo-plea" if plea else "table-undo")
            return Undo(*self._me(look, look.side), label)
        if next_:
            for side in self.held:
                if side != next_ and self.room.look(side).undo == AT_ONCE:
                    return Undo(
                        *self._me(look, side), self.words.text("table-undo-side", side=side)
                    )
        return None

    def _plea(self, look: Look) -> PleaShown | None:
        if look.plea is None:
            return None
        about = "table-plea" + ("" if look.plea.wish == UNDO else f"-{look.plea.wish}")
        if look.plea.side in self.held:
            return PleaShown(self.words.text(f"{about}-waiting", sides=look.plea.awaited), False)
        asked, refusable = look.side in look.plea.awaited, look.plea.wish != RESUME
        return PleaShown(self.words.text(about, side=look.plea.side), asked, refusable)

    def _clock(self, look: Look) -> ClockShown | None:
        if look.dial is None or look.outcome:
            return None
        wish = RESUME if look.dial.paused else PAUSE if look.dial.started else ""
        return ClockShown(
            dials.pace(self.words, look.dial.clock),
            dials.clock_state(self.words, look.dial),
            dials.pattern(self.words),
            wish if look.side and not look.plea else "",
        )

    def _invites(self, look: Look, links: Mapping[str, str]) -> Iterable[Invite]:
        for seat in look.seats.values():
            waits = not seat.taken and not seat.named  # or nobody else can come
            if self.held and waits and not look.outcome:
                yield Invite(seat.side, links.get(seat.side, ""), seat.open)

    def _sitter(self, seat: Seat, asked: set[str], dial: Dial | None) -> SeatShown:
        left = dial.left.get(seat.side) if dial else None
        time = dials.time_shown(self.words, left) if left else None
        who = who_sits(self.words, seat, seat.side in self.held)
        page = f"/player/{quote(seat.name, safe='')}" if seat.named else ""
        return SeatShown(seat.side, who, page, seat.side in asked, time)

    def _lately(self, look: Look) -> Iterable[LogLine]:
        """What others did in their last turns, the latest first."""
        others = self._last(look.moment, lambda who: who != look.side)
        begin = self._last(others, lambda who: who == look.side)
        for line in reversed(look.log if look.side else ()):
            if line.moment < begin:
                return
            if line.event.facts.get("side", look.side) != look.side:
                yield log_line(self.words, self.room.game.name, line, look.side)

    def replay_at(self, side: str | None) -> Callable[[int], str]:
        """Where a moment of this game is found, seen by a side."""
        eyes = f"&as={side}" if len(self.held) > 1 and side else ""
        return lambda moment: f"{self.path}/replay?at={moment}{eyes}"

    def _log_lines(self, look: Look, first: int, to: Callable[[int], str]) -> Iterable[LogLine]:
        for line in look.log[first:]:
            if line.entry < self.query.after:
                yield LogLine(f"line-{line.entry}-{line.place}", is_known=True)
            else:
                message = log_line(self.words, self.room.game.name, line, look.side)
                is_ordered = line.moment in look.ordered
                yield message._replace(to=to(line.moment), by_order=is_ordered)


def also(address: str, wish: str) -> str:
    """An address of one of our pages, with one more parameter in its query."""
    return f"{address}{'&' if '?' in address else '?'}{wish}"


def headline(words: Words, outcome: Outcome) -> str:
    """Who won, or that nobody did."""
    if outcome.reason == ABANDONED:
        return words.text("table-abandoned")
    return words.text("table-won", sides=outcome.ranking[0])


def ended(words: Words, outcome: Outcome, resigned: str | None) -> str:
    """How a game ended, in a sentence."""
    if outcome.reason == ABANDONED:
        return words.text("table-abandoned-about")
    if resigned is None:
        return words.outcome(outcome)
    why = "timeout" if outcome.reason == TIMEOUT else "resigned"
    return words.text(f"table-{why}", side=resigned)


def _points(outcome: Outcome) -> tuple[tuple[str, int], ...]:
    """The points in the order of the ranking, where they are such as every side has its own."""
    if min(outcome.points.values(), default=-1) < 0:
        return ()
    return tuple((side, outcome.points[side]) for level in outcome.ranking for side in level)
