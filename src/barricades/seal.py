"""Seals: a table signs the records of its games, so that any change can be detected.

The dealer's commitment proves only deals and rolls. The signature (Ed25519) covers the whole
record: names, every choice, and the result. It is stored in the record itself, under
`dealer.table`, with the public key. The table publishes its key at `/api/key`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from .core import BadRecord, Record
from .core.codec import freeze

ABOUT = b"barricades record 1\0"


def public_key(secret: bytes) -> str:
    """The public key for a secret key of 32 bytes."""
    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()


def sealed(record: Record, secret: bytes, **facts: Any) -> Record:
    """The record, signed; `facts` are added by the table."""
    table = {**facts, "key": public_key(secret)}
    new = _with(record, table)
    signature = Ed25519PrivateKey.from_private_bytes(secret).sign(_whole(new)).hex()
    return _with(record, {**table, "signature": signature})


def seal(record: Record) -> str | None:
    """The public key with which a record was signed; None if it was not.

    Raises BadRecord if anything was changed since.
    """
    table = record.dealer.get("table")
    if table is None:
        return None
    try:
        rest = {name: value for name, value in table.items() if name != "signature"}
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(table["key"]))
        key.verify(bytes.fromhex(table["signature"]), _whole(_with(record, rest)))
    except (InvalidSignature, LookupError, TypeError, ValueError, AttributeError):
        raise BadRecord("broken-seal") from None
    return str(table["key"])


def _with(record: Record, table: Mapping[str, Any]) -> Record:
    return replace(record, dealer={**record.dealer, "table": table})


def _whole(record: Record) -> bytes:
    """The record in a canonical form, independent of how it was written down."""
    data = freeze({name: getattr(record, name) for name in record.__dataclass_fields__})
    return ABOUT + json.dumps(data, sort_keys=True, ensure_ascii=False).encode()
