"""Players: whom a club knows by name. Names are unique, whatever their capitals, and stay.

A person is known by the first browser they had, and every browser to which they carry their games
(`carrying.py`) is theirs as well. Bots are players too: ours by name and version, those that were
brought along by their name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import ColumnElement, bindparam, exists, insert, select
from sqlalchemy.exc import IntegrityError

from ... import __version__
from ...bots import every_name
from ...core import Refused
from . import store
from .database import writing
from .schema import browsers, codes, feeds, holders, players, study_people

if TYPE_CHECKING:
    from .store import Store

LEAST, LONGEST = 2, 40  # letters of a name
# Scripts that are written together, by how Unicode names their letters
TOGETHER = ({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}, {"CJK", "HANGUL"})
# Letters of other scripts that look like Latin ones, after Unicode's list of confusables
ALIKE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "аеорсухіјѕһԁԛԝүӏαγινορυχ",
    "ABEKMHOPCTYXIJSQWABEZHIKMNOPTYX" + "aeopcyxijshdqwylayivopux",
)
_PERSON = select(browsers.c.person).where(browsers.c.browser == bindparam("browser"))


class Player(NamedTuple):
    """Somebody whom the club knows."""

    id: str
    name: str
    bot: str | None  # by its name; a person has none


def person(file: Store, browser: str) -> str:
    """Whose browser this is."""
    with file.engine.connect() as db:
        return db.scalar(_PERSON, {"browser": browser}) or browser


def has_been_here(file: Store, browser: str) -> bool:
    """Whether this table knows anything of a browser: a seat, a name, a feed, a code, a study."""
    kept = (
        *(holders.c.browser, browsers.c.browser, players.c.id, feeds.c.browser),
        *(codes.c.person, study_people.c.person),
    )
    with file.engine.connect() as db:
        return any(db.scalar(select(exists().where(column == browser))) for column in kept)


def known(file: Store, id: str | None) -> Player | None:
    """The player who a person is, if they have a name."""
    return _found(file, players.c.id == id) if id else None


def called(file: Store, name: str) -> Player | None:
    """The person of this name, or of one that looks like it."""
    return _found(file, players.c.folded == _folded(name))


def bot_called(file: Store, name: str) -> Player | None:
    """The bot of this name and version."""
    return _found(file, players.c.id == _bot_id(name))


def _found(file: Store, wanted: ColumnElement[bool]) -> Player | None:
    with file.engine.connect() as db:
        row = db.execute(select(*(players.c[f] for f in Player._fields)).where(wanted)).first()
        return Player(*row) if row else None


def claim(file: Store, person: str, name: str, reserved: Collection[str] = ()) -> Player:
    """From now on, and for good, a person has this name; no other can have it."""
    wish = _in_one_script(line(name))
    if own := known(file, person):
        raise Refused("wire-has-name", name=own.name)
    if len(wish) < LEAST or not any(map(str.isalnum, wish)):
        raise Refused("wire-bad-name", least=LEAST)
    if _folded(wish) in map(_folded, reserved):
        raise Refused("wire-name-taken", name=wish)
    try:
        _add(file, Player(person, wish, None), _folded(wish))
    except IntegrityError:
        raise Refused("wire-name-taken", name=wish) from None
    return Player(person, wish, None)


def must_be_free(file: Store, name: str) -> str:
    """A name for somebody whom the club does not know: it is not another's."""
    wish = _in_one_script(line(name))
    if wish and called(file, wish):
        raise Refused("wire-name-taken", name=wish)
    return wish


def enlist(file: Store, bot: str) -> str:
    """The id of a bot, which is a player from its first rated game on."""
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


def line(text: str) -> str:
    """A name as it can be shown: one short line."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST].strip()


def _in_one_script(name: str) -> str:
    """A name whose letters are all of one script, or of those that are written together."""
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", name))
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise Refused("wire-mixed-name", name=name)
    return name


def _folded(name: str) -> str:
    """What two names share that nobody can tell apart: by capitals, form, or similar letters."""
    shown = unicodedata.normalize("NFKC", line(name))
    alike = shown.translate(ALIKE)
    return (alike if alike.isascii() else shown).casefold()
