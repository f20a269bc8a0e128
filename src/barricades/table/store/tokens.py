"""Secrets for links and cookies. Only their hashes are stored."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_secret() -> str:
    """128 random bits, safe in a URL."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """The SHA-256 of a secret, in hexadecimal digits."""
    return sha256(secret.encode()).hexdigest()
