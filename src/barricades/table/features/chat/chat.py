"""Chat and notes, as shown beside a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ....core import Refused
from ....words import Words
from ... import boards
from ...live.room import Room
from ...store import chat
from ...store import notes as own_notes
from ...store.store import Store
from ...web.viewer import who_sits


class ChatLine(NamedTuple):
    """A text in the chat."""

    side: str
    who: str
    mine: bool
    text: str
    made: str


class Talk(NamedTuple):
    """What a viewer may read and write beside a game."""

    chats: bool  # whether there is anybody to talk to, or anything to read
    lines: tuple[ChatLine, ...]
    last: int  # the number of the last line
    side: str | None  # whose words and notes they are
    later: bool  # whether the seats may talk only when the game is over
    note: str | None  # None if it is not asked for
    longest: int = chat.LONGEST
    longest_note: int = own_notes.LONGEST


def may_read(room: Room, held: Collection[str]) -> bool:
    """Whether somebody who holds these sides may read the chat: players, later everybody."""
    return room.outcome is not None or any(side in room.people for side in held)


def may_talk(room: Room) -> bool:
    """Whether the seats may talk now: some games allow it only when they are over."""
    return room.outcome is not None or boards.may_talk(room.game.name, room.row.options)


def read(file: Store, room: Room, held: Collection[str], after: int = 0) -> list[chat.Said]:
    """The latest texts above a number. Raises Refused unless these sides may read the chat."""
    if not may_read(room, held):
        raise Refused("wire-no-chat")
    return chat.read(file, room.id, after)


def say(file: Store, room: Room, side: str, text: str) -> int:
    """Store a text of a side; returns its number. Raises Refused if the game forbids it."""
    if not may_talk(room):
        raise Refused("wire-chat-later")
    number = chat.say(file, room.id, side, text)
    room.refresh_talk()
    return number


def talk(
    file: Store,
    room: Room,
    held: Collection[str],
    side: str | None,
    words: Words,
    *,
    notes: bool = True,
) -> Talk | None:
    """The chat, and with `notes` also the note of the viewer's side; None if neither is shown."""
    if not may_read(room, held):
        return None
    said = chat.read(file, room.id) if room.said else []
    others = {seat.side for seat in room.seats.values() if not seat.bot or seat.replaced}
    if not held and not said:
        return None
    return Talk(
        chats=bool(said) or not others <= {*held},
        lines=tuple(_line(room, held, words, one) for one in said),
        last=said[-1].number if said else 0,
        side=side if side in held else None,
        later=not may_talk(room),
        note=_note(file, room, held, side) if notes else None,
    )


def _note(file: Store, room: Room, held: Collection[str], side: str | None) -> str:
    return own_notes.read(file, room.id, side) if side and side in held else ""


def _line(room: Room, held: Collection[str], words: Words, said: chat.Said) -> ChatLine:
    seat, mine = room.seats[said.side], said.side in held
    left = seat.name or words.text("table-somebody")  # a bot sits there now
    who = left if seat.replaced else who_sits(words, seat, mine)
    made = said.made.isoformat(timespec="minutes")
    return ChatLine(said.side, who, mine, said.text, made)
