"""What goes wrong, as RFC 9457 says it: a stable code, and a sentence in the reader's language."""

from __future__ import annotations

import http
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from ludotheque.core.errors import (
    Conflict,
    IllegalAction,
    LudothequeError,
    Malformed,
    Stale,
    UnknownGame,
)
from ludotheque.core.words import knows, say

MEDIA = "application/problem+json"
FORBIDDEN = ("not-yours", "not-your-table")
NO_TABLE, STORE = "storage-no-table", "storage-"  # told by their names: the store is heavy to load


class Problem(Struct, frozen=True, omit_defaults=True):
    """What every refusal looks like."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    paragraph: str = ""
    part: str = ""
    head: int | None = None
    retry_after: int | None = None


class Refused(LudothequeError):
    """A request that is refused before any rule is asked."""

    def __init__(
        self, status: int, message: str, retry_after: int | None = None, **details: Any
    ) -> None:
        super().__init__(message, **details)
        self.status, self.retry_after = status, retry_after


def status_of(error: LudothequeError) -> int:
    """The status by which an error is answered."""
    match error:
        case Refused():
            return error.status
        case UnknownGame():
            return 404
        case Conflict():
            return 403 if error.message in FORBIDDEN else 409
        case IllegalAction() | Malformed():
            return 422
    if error.message == NO_TABLE:
        return 404
    return 503 if error.message.startswith(STORE) else 400


def problem_of(error: LudothequeError, language: str) -> Problem:
    """An error as it is told; its paragraph stands apart from the sentence."""
    status, retry = status_of(error), getattr(error, "retry_after", None)
    return _problem(
        status,
        error.message,
        LudothequeError.say(error, language),
        paragraph=getattr(error, "paragraph", ""),
        part=getattr(error, "part", ""),
        head=error.head if isinstance(error, Stale) else None,
        retry_after=1 if retry is None and status == 503 else retry,
    )


def answer(error: LudothequeError, language: str) -> Response:
    """An error as a response."""
    return _response(problem_of(error, language))


def refusal(status: int, code: str, detail: str, **more: Any) -> Response:
    """A refusal as a response."""
    return _response(_problem(status, code, detail, **more))


def _problem(status: int, code: str, detail: str, **more: Any) -> Problem:
    title = http.HTTPStatus(status).phrase
    return Problem(f"urn:ludotheque:problem:{code}", title, status, code, detail, **more)


def _response(problem: Problem) -> Response:
    headers = {"Cache-Control": "no-store"}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(problem.retry_after)
    return Response(msgspec.json.encode(problem), problem.status, headers, MEDIA)


def say_status(status: int, language: str) -> Response:
    """A refusal of which nothing is known but the status."""
    code = f"http-{status}"
    known = code if knows(language, code) else "http-error"
    return refusal(status, code, say(language, known, status=status))
