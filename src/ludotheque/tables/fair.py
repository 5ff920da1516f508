"""Fair chance: draws that nobody could choose and everybody can check.

Before anything is drawn, all are shown the SHA-256 of a secret seed, and each seat adds a nonce.
Draw number k of event n is HMAC-SHA256, keyed by the seed, of "n/k/attempt/" and the nonces. When
the game is over the seed is in the record.

This binds the house: it cannot exchange the seed once the last nonce is in. It does not hide the
draws from the house, which holds the seed and could shift one by an event that all would see.
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


def draw(seed: bytes, nonces: Sequence[str], event: int, nth: int, total: int) -> int:
    """A number below `total`, each equally likely: a word of the uneven rest is redrawn."""
    even = WORDS - WORDS % total
    attempt = 0
    while True:
        message = f"{event}/{nth}/{attempt}/{','.join(nonces)}".encode()
        word = int.from_bytes(hmac.digest(seed, message, "sha256")[:WORD_BYTES], "big")
        if word < even:
            return word % total
        attempt += 1
