"""By what the API refuses: every code with its status, and one refusal of each status in full."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludotheque.core.errors import Conflict, LudothequeError, Stale
from ludotheque.web.problems import Refused, problem_of

CODES: dict[int, tuple[str, ...]] = {
    400: ("header-twice", "http-400"),
    401: ("token-unknown",),
    403: (
        "guest-banned", "name-hidden", "no-guests", "not-public", "not-your-table", "not-yours",
        "origin-foreign", "origin-missing", "scope-missing",
    ),
    404: ("http-404", "link-unknown", "storage-no-table", "token-unknown", "unknown-game"),
    405: ("http-405",),
    409: (
        "already-started", "answered-already", "command-reused", "game-not-over", "game-over",
        "has-resigned", "machine-plays", "name-of-machine", "no-bot-sits", "no-chat", "no-clock",
        "no-notes", "no-opinions", "no-take-back", "nobody-sits", "nobody-to-refuse",
        "nonce-differs",
        "not-asked", "not-over-yet", "not-paused", "not-started", "nothing-offered",
        "nothing-to-reveal", "offer-stands", "others-play", "paused-already", "pledge-taken",
        "pledged-already", "pledges-missing", "revealed-already", "seat-taken", "seats-empty",
        "sits-already", "stale", "still-plays", "table-full", "tie-is-for-two", "too-many",
        "too-many-tables", "too-many-tokens", "unfinished", "void-repeats", "window-runs",
    ),
    413: ("body-too-long",),
    421: ("host-unknown",),
    422: (
        "malformed-action", "malformed-choice", "malformed-clock", "malformed-command",
        "malformed-flag", "malformed-machine", "malformed-number", "malformed-option",
        "malformed-preset", "malformed-request", "malformed-seats", "malformed-standing",
        "malformed-watch", "name-reserved", "one-act-at-a-time", "seats-overlap",
    ),
    429: ("too-fast", "too-many-streams"),
    503: (
        "http-503", "server-stopping", "storage-closed", "storage-failed", "storage-full",
        "storage-not-read", "storage-unreachable", "storage-unsure",
    ),
}  # fmt: skip
MORE = {422: " and what the rules of a game forbid, by codes that begin with its name"}
_SAMPLES: tuple[LudothequeError, ...] = (
    Refused(400, "header-twice", header="Origin"),
    Refused(401, "token-unknown"),
    Conflict("not-yours", seat=2),
    Refused(404, "http-404"),
    Refused(405, "http-405"),
    Stale(17),
    Refused(413, "body-too-long", most=16384),
    Refused(421, "host-unknown"),
    Refused(422, "malformed-request", field="seats"),
    Refused(429, "too-fast", retry_after=2),
    Refused(503, "server-stopping", retry_after=2),
)


def listed(status: int) -> str:
    """The codes of a status, as the document tells them."""
    return "refused: " + ", ".join(f"`{code}`" for code in CODES[status]) + MORE.get(status, "")


@cache
def samples() -> dict[int, dict[str, Any]]:
    """A refusal of each status, as it is sent."""
    problems = [problem_of(error, "en") for error in _SAMPLES]
    return {one.status: msgspec.to_builtins(one) for one in problems}
