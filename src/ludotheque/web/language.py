"""In which language somebody is answered."""

from __future__ import annotations

from starlette.requests import Request

from ludotheque.core.words import LANGUAGES


def language_of(request: Request) -> str:
    """The reader's language: by `?lang=`, then by what his browser or he himself has said."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    own = request.scope.get("state", {}).get("language", "")
    if own in LANGUAGES:
        return str(own)
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
