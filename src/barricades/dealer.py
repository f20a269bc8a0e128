"""The dealer answers nature's questions from a secret, committed to first and shown at the end.

The nth answer is drawn by HMAC-SHA256 of the secret over n, so anybody who is shown the secret
can check every deal and roll, and nobody who is not can foresee one.
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
    """What is published before the first deal: it binds the dealer and tells nothing."""
    return sha256(b"barricades dealer 1\0" + secret).hexdigest()


def pick(secret: bytes, number: int, count: int) -> int:
    """An even choice among `count`; digests beyond the last whole multiple are drawn again."""
    even, again = SPAN - SPAN % count, 0
    while True:
        digest = hmac.digest(secret, f"{number}.{again}".encode(), "sha256")
        if (value := int.from_bytes(digest, "big")) < even:
            return value % count
        again += 1


class Dealer:
    """Nature at one table. Its counter only ever goes on, so nothing taken back comes again."""

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
    """What a check of a record found: answers that match, and the first choice that does not."""

    answers: int
    failed: int | None = None
    expected: Choice | None = None
    inherited: int = 0  # so many choices come from another game, whose dealer answers for them
    ended: bool = False  # whether the choices lead to the end of the game, by the rules


def verify(game: Game[S], record: Record) -> Check:
    """Whether every deal and roll of a record is what its dealer had committed to.

    `gaps` of the record name the answers that were dealt and taken back: pairs of a choice's
    number and how many answers were passed over before it. A game that goes on from a moment of
    another says by `after` how many choices it has inherited.
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
    """How many choices come from another game; BadRecord if that cannot be read."""
    after = dealer.get("after", 0)
    if type(after) is not int or after < 0:
        raise BadRecord("bad-field", name="dealer.after")
    return after


def gaps_in(dealer: Mapping[str, Any]) -> dict[int, int]:
    """By choice, how many answers were passed over before it; BadRecord if that cannot be read."""
    try:
        passed = {int(number): int(count) for number, count in dealer.get("gaps", [])}
    except (TypeError, ValueError):
        passed = {0: -1}
    if any(count < 0 for count in passed.values()):
        raise BadRecord("bad-field", name="dealer.gaps")
    return passed


def _secret(dealer: Mapping[str, Any]) -> bytes:
    """The secret a record reveals, if it is the one that was committed to."""
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
