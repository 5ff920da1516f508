"""Fair chance: draws that nobody could choose and everybody can check.

Before anything is drawn, all are shown the SHA-256 of a secret seed, and each seat adds a nonce.
Draw number k of event n is HMAC-SHA256, keyed by the seed, of "n/k/attempt/" and the nonces. When
the game is over the seed is in the record.

This binds the house: it cannot choose a draw once the last nonce is in. It does not hide the draws
from the house, which holds the seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SEED_BYTES = 32
WORDS = 1 << 64


def commitment(seed: bytes) -> str:
    """What is shown before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def draw(seed: bytes, nonces: Sequence[str], event: int, nth: int, total: int) -> int:
    """A number below `total`, each as likely as the others: a word of the uneven rest is redrawn."""
    even = WORDS - WORDS % total
    attempt = 0
    while True:
        message = f"{event}/{nth}/{attempt}/{','.join(nonces)}".encode()
        word = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if word < even:
            return word % total
        attempt += 1
