"""Keys of the house: cookies signed by one that rotates, secrets of links made by one that stays.

A cookie is `id.key.signature`. Cookies of an older key are taken as long as the last one that it
signed lives, and signed anew, so that a rotation logs nobody out.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from ludotheque.storage import Store

COOKIE, LINK = "cookie", "link"
LIFE = 400 * 24 * 3600  # seconds: what browsers grant a cookie at most
DAY = 24 * 3600  # seconds: until the last server has heard of a new key, at the very most
KEY_BYTES = 32
MOST_READ = 10_000  # cookies of which is remembered whose they are


class Keys:
    """The keys of a store, made where there are none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        for kind in (COOKIE, LINK):
            if not store.keys(kind):
                store.first_key(*_new(kind)).result()
        self.reload()

    def reload(self) -> None:
        """Take over what was rotated."""
        self._cookie = {key: _marker(secret) for key, secret, _ in self._store.keys(COOKIE)}
        self._newest = next(iter(self._cookie))
        self._link = self._store.keys(LINK)[0][1]
        self._read: dict[str, tuple[str, bool]] = {}  # whose a cookie is; set last

    def sign(self, guest_id: str) -> str:
        """The cookie of a guest."""
        return f"{guest_id}.{self._newest}.{self._mark(guest_id, self._newest)}"

    def read(self, cookie: str) -> tuple[str, bool]:
        """Whose cookie it is ("" for nobody's), and whether it is to be signed anew."""
        kept = self._read  # of these keys: others may come meanwhile
        if cookie in kept:  # found by its hash: how long that takes tells no mark
            return kept[cookie]
        guest_id, _, rest = cookie.partition(".")
        key, _, mark = rest.partition(".")
        if key not in self._cookie or not hmac.compare_digest(
            mark.encode(), self._mark(guest_id, key).encode()
        ):
            return "", False
        if len(kept) == MOST_READ:
            kept.clear()
        kept[cookie] = guest_id, key != self._newest
        return kept[cookie]

    def is_signed_elsewhere(self, cookie: str) -> bool:
        """Whether a cookie names a key that is not known here, perhaps of another server."""
        parts = cookie.split(".")
        return len(parts) == 3 and parts[1] not in self._cookie

    def pseudonym(self, who: str) -> str:
        """A name for somebody that tells nothing of him without the key."""
        return _text(hmac.digest(self._link, f"pseudonym/{who}".encode(), "sha256")[:16])

    def invitation(self, table_id: str) -> str:
        """The secret that lets into a table."""
        return _text(hmac.digest(self._link, f"invitation/{table_id}".encode(), "sha256")[:16])

    def invites(self, table_id: str, secret: str) -> bool:
        return hmac.compare_digest(self.invitation(table_id).encode(), secret.encode())

    def _mark(self, guest_id: str, key: str) -> str:
        marker = self._cookie[key].copy()
        marker.update(guest_id.encode())
        return _text(marker.digest())


def _marker(secret: bytes) -> hmac.HMAC:
    """What signs a cookie, to be copied: `hmac.digest` would let another thread go first."""
    return hmac.new(secret, digestmod="sha256")


def rotate(store: Store, kind: str = COOKIE) -> None:
    """Sign with a new key from now on."""
    oldest = store.now() - (LIFE + DAY) * 1000  # a key signs until its successor is made
    store.put_key(*_new(kind), oldest).result()


def _new(kind: str) -> tuple[str, str, bytes]:
    return secrets.token_hex(4), kind, secrets.token_bytes(KEY_BYTES)


def new_secret() -> str:
    """A secret for a link or a token."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """A secret as it is kept: it has entropy enough for a plain hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
