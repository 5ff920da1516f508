"""A PDF read back: sizes of pages, and each line on them in millimetres from the top left."""

from __future__ import annotations

import io
import re
from functools import cached_property
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader

POINT = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]
TEXT = re.compile(rb"\bBT\b.*?\bET\b", re.S)
PAINTING = re.compile(
    rb"(?:(?<!\S)((?:-?[\d.]+\s+)*)(q|Q|cm|re|[mlcvynSsF]|[WfBb]\*?)|(/\w+)\s+Do)(?=[\s/]|$)"
)
Parsed = dict[int, tuple[Any, list[Any]]]  # streams by their identity, with what they say


class Spot(NamedTuple):
    x: float
    y: float


class Path:
    """What was painted: its corners, its box, and whether it only says what may be seen."""

    def __init__(self, spots: list[Spot], is_clip: bool) -> None:
        self.spots, self.is_clip = spots, is_clip
        xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
        left, top = min(xs), min(ys)
        self.box = (left, top, max(xs) - left, max(ys) - top)

    def has_size(self, width: float, height: float, within: float = 0.05) -> bool:
        _, _, wide, high = self.box
        return abs(wide - width) < within and abs(high - height) < within


class Page:
    """One page."""

    def __init__(self, page: PageObject, parsed: Parsed) -> None:
        self.page, self.parsed = page, parsed
        self.width = float(page.mediabox.width) * POINT
        self.height = float(page.mediabox.height) * POINT

    @cached_property
    def text(self) -> str:
        return self.page.extract_text()

    @cached_property
    def paths(self) -> list[Path]:
        """All that is painted, pictures within pictures included."""
        found: list[Path] = []
        contents = self.page.get_contents()
        assert contents is not None
        to_millimetres = (POINT, 0.0, 0.0, -POINT, 0.0, self.height)
        _Walk(self.parsed, found).over(contents, self.page["/Resources"], to_millimetres)
        return found

    def sized(self, width: float, height: float) -> list[Path]:
        """The paths of a size, those that clip left out."""
        return [p for p in self.paths if not p.is_clip and p.has_size(width, height)]


def read(pdf: bytes) -> list[Page]:
    parsed: Parsed = {}
    return [Page(page, parsed) for page in PdfReader(io.BytesIO(pdf)).pages]


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


class _Walk:
    """Goes through what is painted, and through pictures within pictures."""

    def __init__(self, parsed: Parsed, found: list[Path]) -> None:
        self.parsed, self.found = parsed, found

    def over(self, stream: Any, resources: Any, now: Matrix) -> None:
        kept: list[Matrix] = []
        spots: list[Spot] = []
        parts: list[list[Spot]] = []
        is_clip = False
        for operands, operator in self._operations(stream):
            match operator:
                case b"q":
                    kept.append(now)
                case b"Q":
                    now = kept.pop()
                case b"cm":
                    now = _times(_matrix(operands), now)
                case b"m":
                    spots = [_at(now, *operands)]
                    parts.append(spots)
                case b"l":
                    spots.append(_at(now, *operands))
                case b"c":
                    spots.append(_at(now, *operands[4:]))
                case b"v" | b"y":
                    spots.append(_at(now, *operands[2:]))
                case b"re":
                    x, y, wide, high = map(float, operands)
                    parts.append(_corners(now, x, y, x + wide, y + high))
                case b"W" | b"W*":
                    is_clip = True
                case b"n" | b"S" | b"s" | b"f" | b"F" | b"f*" | b"B" | b"B*" | b"b" | b"b*":
                    self.found += [Path(part, is_clip) for part in parts]
                    parts, is_clip = [], False
                case b"Do":
                    inner = resources["/XObject"][operands[0].decode()].get_object()
                    if inner["/Subtype"] == "/Form":
                        own = inner.get("/Resources", resources).get_object()
                        within = _times(_matrix(inner.get("/Matrix", (1, 0, 0, 1, 0, 0))), now)
                        box = _corners(within, *map(float, inner["/BBox"]))
                        self.found.append(Path(box, is_clip=True))
                        self.over(inner, own, within)

    def _operations(self, stream: Any) -> list[Any]:
        if id(stream) not in self.parsed:
            painted = TEXT.sub(b"", stream.get_data())
            said = [
                ((one[1] or b"").split() or [one[3]], one[2] or b"Do")
                for one in PAINTING.finditer(painted)
            ]
            self.parsed[id(stream)] = stream, said
        return self.parsed[id(stream)][1]


def _matrix(numbers: Any) -> Matrix:
    a, b, c, d, e, f = map(float, numbers)
    return a, b, c, d, e, f


def _at(now: Matrix, x: Any, y: Any) -> Spot:
    x, y = float(x), float(y)
    return Spot(x * now[0] + y * now[2] + now[4], x * now[1] + y * now[3] + now[5])


def _corners(now: Matrix, left: float, top: float, right: float, bottom: float) -> list[Spot]:
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return [_at(now, *corner) for corner in corners]
