"""Whoever has the token of a seat may play it. Nobody can guess a token; the store knows the hashes only."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LENGTH = 12
LONGEST_ID = 40


def new_table_id() -> str:
    """A name for a table that can be read aloud and not be guessed."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a table could be called that; whatever else comes in an address need not be looked for."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def new_token() -> str:
    """The key to a seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so that a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seats_opened(locks: Sequence[str], keys: Iterable[str]) -> tuple[int, ...]:
    """The seats that keys open; both are hashes of tokens."""
    given = list(keys)
    return tuple(
        seat
        for seat, lock in enumerate(locks)
        if lock and any(hmac.compare_digest(lock, key) for key in given)
    )
