"""Players: people and bots that a club knows by name. Names are unique and permanent.

A person is identified by the first browser they had; browsers to which they brought their games
(`device_links.py`) are theirs as well. Our bots are players by name and version, those of an
operator by name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import ColumnElement, bindparam, exists, insert, select
from sqlalchemy.exc import IntegrityError

from ... import __version__
from ...bots import every_name
from ...core import Refused
from . import store
from .database import writing
from .lookalikes import ALIKE, SAME_STROKES, UNSEEN
from .schema import browsers, codes, feeds, holders, players, study_people

if TYPE_CHECKING:
    from .store import Store

LEAST, LONGEST = 2, 40  # letters of a name
# Scripts that are written together, by how Unicode names their letters
TOGETHER = ({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}, {"CJK", "HANGUL"})
_MANY_MARKS = re.compile("([\u0300-\u036f]{3})[\u0300-\u036f]+")
_PERSON = select(browsers.c.person).where(browsers.c.browser == bindparam("browser"))


class Player(NamedTuple):
    """Somebody whom the club knows by name."""

    id: str
    name: str
    bot: str | None  # by its name; a person has none


def person(file: Store, browser: str) -> str:
    """The person to whom a browser belongs, by id."""
    with file.engine.connect() as db:
        return db.scalar(_PERSON, {"browser": browser}) or browser


def has_been_here(file: Store, browser: str) -> bool:
    """Whether this table knows a browser: by a seat, a name, a feed, a code or a study."""
    kept = (
        *(holders.c.browser, browsers.c.browser, players.c.id, feeds.c.browser),
        *(codes.c.person, study_people.c.person),
    )
    with file.engine.connect() as db:
        return any(db.scalar(select(exists().where(column == browser))) for column in kept)


def by_id(file: Store, id: str | None) -> Player | None:
    """The player with an id, or None."""
    return _player(file, players.c.id == id) if id else None


def by_name(file: Store, name: str) -> Player | None:
    """The person with this name, or with one that looks like it; None if there is none."""
    return _player(file, players.c.folded == _folded(name))


def bot_by_name(file: Store, name: str) -> Player | None:
    """The bot with this name and version, or None."""
    return _player(file, players.c.id == _bot_id(name))


def _player(file: Store, query: ColumnElement[bool]) -> Player | None:
    with file.engine.connect() as db:
        row = db.execute(select(*(players.c[f] for f in Player._fields)).where(query)).first()
        return Player(*row) if row else None


def claim(file: Store, person: str, name: str, reserved: Collection[str] = ()) -> Player:
    """Give a person a name, for good. Raises Refused if they have one, or it cannot be had."""
    wish = _in_one_script(one_line(name))
    if own := by_id(file, person):
        raise Refused("wire-has-name", name=own.name)
    if len(wish) < LEAST or not any(map(str.isalnum, wish)):
        raise Refused("wire-bad-name", least=LEAST)
    if _folded(wish) in map(_folded, reserved) or _is_shown_like(wish, reserved):
        raise Refused("wire-name-taken", name=wish)
    _must_differ(file, wish)
    try:
        _add(file, Player(person, wish, None), _folded(wish))
    except IntegrityError:
        raise Refused("wire-name-taken", name=wish) from None
    return Player(person, wish, None)


def check_free(file: Store, name: str) -> str:
    """A cleaned name for somebody without a name in the club. Raises Refused if it cannot be."""
    wish = _in_one_script(one_line(name))
    if wish:
        if by_name(file, wish):
            raise Refused("wire-name-taken", name=wish)
        _must_differ(file, wish)
    return wish


def ensure_bot(file: Store, bot: str) -> str:
    """The id of a bot as a player; makes it one if it is none yet."""
    name = f"{bot} {__version__}" if bot in every_name() else bot
    with suppress(IntegrityError):  # it is one already
        _add(file, Player(_bot_id(name), name, bot), None)
    return _bot_id(name)


def _add(file: Store, player: Player, folded: str | None) -> None:
    values = {**player._asdict(), "folded": folded, "created": store.now()}
    with writing(file.engine) as db:
        db.execute(insert(players), values)


def _bot_id(name: str) -> str:
    return f"bot {name}"


def one_line(text: str) -> str:
    """A name without line breaks and invisible characters, cut to its greatest length.

    A letter has at most three marks, so that they do not reach into other lines.
    """
    seen = "".join(c if c.isprintable() and c not in UNSEEN else " " for c in text)
    return " ".join(_MANY_MARKS.sub(r"\1", seen).split())[:LONGEST].strip()


def _in_one_script(name: str) -> str:
    """The name. Raises Refused if its letters are of scripts never written together."""
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", name))
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise Refused("wire-mixed-name", name=name)
    return name


def _must_differ(file: Store, name: str) -> None:
    """Raise Refused if a name is shown like that of somebody else: lvan like Ivan."""
    with file.engine.connect() as db:
        names = db.scalars(select(players.c.name).where(players.c.folded != _folded(name)))
        is_like = _is_shown_like(name, names)
    if is_like:
        raise Refused("wire-name-like", name=name)


def _is_shown_like(name: str, others: Iterable[str]) -> bool:
    return _strokes(name) in map(_strokes, others)


def _strokes(name: str) -> str:
    """What two names share that are drawn with the same strokes: I, l and 1, or rn and m."""
    return unicodedata.normalize("NFKC", name).translate(ALIKE).translate(SAME_STROKES)


def _folded(name: str) -> str:
    """What two names share that nobody can tell apart: by capitals, form, or similar letters."""
    shown = unicodedata.normalize("NFKC", one_line(name))
    alike = shown.translate(ALIKE)
    return (alike if alike.isascii() else shown).casefold()
