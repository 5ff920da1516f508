"""The built page: files with their hash in their name stay, the page itself is asked for again."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ludotheque.core.words import say
from ludotheque.web.language import language_of

FOLDER = Path(__file__).parent / "static"
FOREVER, DAY, ASK = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


def page(request: Request) -> Response | None:
    """A file of the page, if there is one of that name."""
    name = request.url.path.lstrip("/") or "index.html"
    file = (FOLDER / name).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or not file.is_file():
        if name == "index.html":
            return PlainTextResponse(say(language_of(request), "page-missing"), 503)
        return None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {
        "Cache-Control": _lasting(name),
        "Vary": "Accept-Encoding",
    }
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS:
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            file = packed
            break
    if name == "index.html" and request.headers.get("if-none-match") == _tag(file):
        return Response(status_code=304, headers=headers)
    return FileResponse(file, media_type=kind, headers={**headers, "ETag": _tag(file)})


def _lasting(name: str) -> str:
    if name.startswith("assets/"):
        return FOREVER
    return ASK if name == "index.html" else DAY


def _tag(file: Path) -> str:
    known = file.stat()
    return f'"{known.st_mtime_ns:x}-{known.st_size:x}"'
