"""Secrets that are given away in links and cookies. Only their hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_secret() -> str:
    """128 random bits that fit into a link."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
