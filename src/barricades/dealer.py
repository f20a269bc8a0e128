"""The dealer answers for nature, from a secret it commits to first and reveals at the end.

The nth answer is derived by HMAC-SHA256 from the secret and n. So whoever knows the secret can
check every deal and roll, and nobody else can predict one.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

from .core import NATURE, Ask, BadRecord, Choice, Game, Record, State, replay

S = TypeVar("S", bound=State)
SPAN = 1 << 256  # as many values as a SHA-256 digest has


def commitment(secret: bytes) -> str:
    """The hash to publish before the first deal: it binds the dealer and reveals nothing."""
    return sha256(b"barricades dealer 1\0" + secret).hexdigest()


def pick(secret: bytes, number: int, count: int) -> int:
    """A number below `count`, all equally likely; digests that would favour some are skipped."""
    even, again = SPAN - SPAN % count, 0
    while True:
        digest = hmac.digest(secret, f"{number}.{again}".encode(), "sha256")
        if (value := int.from_bytes(digest, "big")) < even:
            return value % count
        again += 1


class Dealer:
    """Answers nature's questions in one game. Its counter only rises: no answer is given twice."""

    def __init__(self, secret: bytes | None = None, number: int = 0) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.number = number
        self.commitment = commitment(self.secret)

    def answer(self, ask: Ask) -> Choice:
        """The next deal or roll."""
        choice = ask.options[pick(self.secret, self.number, len(ask.options))]
        self.number += 1
        return choice


class Check(NamedTuple):
    """The result of checking a record: how many answers match, and the first that does not."""

    answers: int
    failed: int | None = None
    expected: Choice | None = None
    inherited: int = 0  # so many choices come from another game, whose dealer answers for them
    ended: bool = False  # whether the choices lead to the end of the game, by the rules


def verify(game: Game[S], record: Record) -> Check:
    """Whether every deal and roll of a record is what its dealer had committed to.

    `gaps` of the record says which answers were given and then taken back: pairs of a choice's
    number and how many answers were skipped before it. In a game that continues another one,
    `after` is the number of choices that it inherited.
    """
    secret, after = _secret(record.dealer), inherited_in(record.dealer)
    gaps = gaps_in(record.dealer)
    dealer, answers = Dealer(secret), 0
    positions = replay(game, record)
    for number, (who, choice) in enumerate(record.choices, 1):
        s = next(positions)
        if who != NATURE or number <= after:
            continue
        dealer.number += gaps.get(number, 0)
        ask = next((ask for ask in game.asks(s) if ask.who == NATURE), None)
        expected = dealer.answer(ask) if ask else None
        if expected != choice:
            return Check(answers, number, expected, after)
        answers += 1
    *_, last = positions
    return Check(answers, inherited=after, ended=not game.asks(last))


def inherited_in(dealer: Mapping[str, Any]) -> int:
    """How many choices come from another game. Raises BadRecord if that cannot be read."""
    after = dealer.get("after", 0)
    if type(after) is not int or after < 0:
        raise BadRecord("bad-field", name="dealer.after")
    return after


def gaps_in(dealer: Mapping[str, Any]) -> dict[int, int]:
    """By choice, how many answers were skipped before it. Raises BadRecord."""
    try:
        passed = {int(number): int(count) for number, count in dealer.get("gaps", [])}
    except (TypeError, ValueError):
        passed = {0: -1}
    if any(count < 0 for count in passed.values()):
        raise BadRecord("bad-field", name="dealer.gaps")
    return passed


def _secret(dealer: Mapping[str, Any]) -> bytes:
    """The secret in a record. Raises BadRecord if it does not match the commitment."""
    if not dealer.get("commitment"):
        raise BadRecord("no-commitment")
    if not dealer.get("secret"):
        raise BadRecord("no-secret")
    try:
        secret = bytes.fromhex(dealer["secret"])
    except (TypeError, ValueError):
        raise BadRecord("bad-field", name="dealer.secret") from None
    if commitment(secret) != dealer["commitment"]:
        raise BadRecord("broken-commitment")
    return secret
