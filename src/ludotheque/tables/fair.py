"""Fair chance: draws that nobody could choose and everybody can check.

Before anything else all are shown the SHA-256 of a secret seed. Each seat then pledges the SHA-256
of a nonce, and reveals the nonce only when all are pledged, so that nobody chooses his knowing the
others'. The n-th draw of a table is HMAC-SHA256, keyed by the seed, of "n/attempt/" and the nonces:
no event can shift it. When the game is over the seed is in the record.

The house holds the seed and knows what will be drawn: docs/records.md says what this proves.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SEED_BYTES = 32
WORD_BYTES = 8
WORDS = 1 << 8 * WORD_BYTES


def commitment(seed: bytes) -> str:
    """What is shown before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def pledge(nonce: str) -> str:
    """What is shown of a nonce before it is revealed: the SHA-256 of its digits."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def number(seed: bytes, nonces: Sequence[str], nth: int, total: int) -> int:
    """A number below `total`, each equally likely: a word of the uneven rest is redrawn."""
    even = WORDS - WORDS % total
    attempt = 0
    while True:
        message = f"{nth}/{attempt}/{','.join(nonces)}".encode()
        word = int.from_bytes(hmac.digest(seed, message, "sha256")[:WORD_BYTES], "big")
        if word < even:
            return word % total
        attempt += 1
