"""A PDF read back: sizes of pages, and every line on them in millimetres from the top left."""

from __future__ import annotations

import io
from functools import cached_property
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

POINT = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]


class Spot(NamedTuple):
    x: float
    y: float


class Path(NamedTuple):
    """What was drawn: its corners, and whether it only says what may be seen."""

    spots: tuple[Spot, ...]
    is_clip: bool

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        xs, ys = [spot.x for spot in self.spots], [spot.y for spot in self.spots]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def has_size(self, width: float, height: float, within: float = 0.05) -> bool:
        _, _, wide, high = self.box
        return abs(wide - width) < within and abs(high - height) < within


class Page:
    """One page."""

    def __init__(self, page: PageObject) -> None:
        self.page = page
        self.width = float(page.mediabox.width) * POINT
        self.height = float(page.mediabox.height) * POINT

    @cached_property
    def text(self) -> str:
        return self.page.extract_text()

    @cached_property
    def paths(self) -> list[Path]:
        """All that is drawn, pictures within pictures included."""
        found: list[Path] = []
        contents = self.page.get_contents()
        assert contents is not None
        to_millimetres = (POINT, 0.0, 0.0, -POINT, 0.0, self.height)
        _walk(contents, self.page["/Resources"], to_millimetres, self.page.pdf, found)
        return found

    def sized(self, width: float, height: float) -> list[Path]:
        """The paths of a size, those that clip left out."""
        return [p for p in self.paths if not p.is_clip and p.has_size(width, height)]


def read(pdf: bytes) -> list[Page]:
    return [Page(page) for page in PdfReader(io.BytesIO(pdf)).pages]


def _times(a: Matrix, b: Matrix) -> Matrix:
    """First a, then b."""
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


def _walk(stream: Any, resources: Any, now: Matrix, reader: Any, found: list[Path]) -> None:
    kept: list[Matrix] = []
    spots: list[Spot] = []
    parts: list[list[Spot]] = []
    is_clip = False

    def at(x: Any, y: Any) -> Spot:
        x, y = float(x), float(y)
        return Spot(x * now[0] + y * now[2] + now[4], x * now[1] + y * now[3] + now[5])

    for operands, operator in ContentStream(stream, reader).operations:
        match operator:
            case b"q":
                kept.append(now)
            case b"Q":
                now = kept.pop()
            case b"cm":
                now = _times(tuple(map(float, operands)), now)  # type: ignore[arg-type]
            case b"m":
                spots = [at(*operands)]
                parts.append(spots)
            case b"l":
                spots.append(at(*operands))
            case b"c":
                spots.append(at(*operands[4:]))
            case b"v" | b"y":
                spots.append(at(*operands[2:]))
            case b"re":
                x, y, wide, high = map(float, operands)
                corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
                parts.append([at(*corner) for corner in corners])
            case b"W" | b"W*":
                is_clip = True
            case b"n" | b"S" | b"s" | b"f" | b"F" | b"f*" | b"B" | b"B*" | b"b" | b"b*":
                found += [Path(tuple(part), is_clip) for part in parts]
                parts, is_clip = [], False
            case b"Do":
                inner = resources["/XObject"][operands[0]].get_object()
                if inner["/Subtype"] == "/Form":
                    matrix = tuple(map(float, inner.get("/Matrix", (1, 0, 0, 1, 0, 0))))
                    own = inner.get("/Resources", resources).get_object()
                    _walk(inner, own, _times(matrix, now), reader, found)  # type: ignore[arg-type]
