"""The built page: files with their hash in their name stay, the page itself is asked for again.

An invitation leads to `/GAME#...`, which is the same page; who previews it reads the game's name.
"""

from __future__ import annotations

import hashlib
import mimetypes
import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ludotheque.core.words import say
from ludotheque.games import discovery
from ludotheque.web.language import language_of

FOLDER = Path(__file__).parent / "static"
FOREVER, DAY, ASK = "public, max-age=31536000, immutable", "public, max-age=86400", "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
HOUSE = "Ludothèque"
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_ABOUT = re.compile(r'<meta\s+name="description"\s+content="[^"]*"\s*/?>')


def page(request: Request) -> Response | None:
    """A file of the page, if there is one of that name."""
    name = request.url.path.lstrip("/") or "index.html"
    if name in discovery.names() and (FOLDER / "index.html").is_file():
        return _of_game(request, name)
    file = _found(name)
    if file is None:
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


def _found(name: str) -> Path | None:
    """The file of that name, if there can be one."""
    try:
        file = (FOLDER / name).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # a zero in it, or too long
        return None


def _of_game(request: Request, game: str) -> Response:
    """The page as an invitation to a game leads to it: it names that game, and no other."""
    title = escape(f"{called(game)} · {HOUSE}")
    html = (FOLDER / "index.html").read_text(encoding="utf-8")
    html = _TITLE.sub(f"<title>{title}</title>", html)
    data = _ABOUT.sub(f'<meta property="og:title" content="{title}" />', html).encode()
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    headers = {"Cache-Control": ASK, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, 200, headers, "text/html; charset=utf-8")


def called(game: str) -> str:
    """What a game is called, the same in every language; without loading it."""
    words = (discovery.folder(game) / "locales" / "en.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{game}-name = (.+)$", words, re.MULTILINE)
    return found[1] if found else game


def _lasting(name: str) -> str:
    if name.startswith("assets/"):
        return FOREVER
    return ASK if name == "index.html" else DAY


def _tag(file: Path) -> str:
    known = file.stat()
    return f'"{known.st_mtime_ns:x}-{known.st_size:x}"'
