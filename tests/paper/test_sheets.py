"""Every game in every language on every paper: sizes, rulers, margins, the booklet."""

from __future__ import annotations

import re

import pytest
from pypdfium2 import PdfDocument, PdfPage

from ludotheque.core.words import LANGUAGES
from tests.paper.printing import GAMES, SIZES, pdf, printed

EDGE = 6.0  # millimetres that many printers leave blank
RASTER = 40  # dots an inch

every_game = pytest.mark.parametrize("name", GAMES)
every_paper = pytest.mark.parametrize("sheet", SIZES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_paper
@every_language
def test_every_page_has_the_size_of_the_paper(name, sheet, language):
    pages = printed(name, language, sheet)
    wide, high = SIZES[sheet]
    for page in pages:
        size = (page.width, page.height)
        assert size == pytest.approx((wide, high), abs=0.01) or size == pytest.approx(
            (high, wide), abs=0.01
        )


@every_game
@every_paper
def test_every_page_has_a_ruler_of_five_centimetres(name, sheet):
    for page in printed(name, "de", sheet):
        (ruler,) = page.sized(50, 0)
        left, top, width, _ = ruler.box
        assert width == pytest.approx(50, abs=0.01)
        assert EDGE <= left < 20 and page.height - 20 < top < page.height - EDGE
        marks = [path.box[0] - left for path in page.sized(0, 3) + page.sized(0, 1.8)]
        assert sorted(marks) == pytest.approx([5 * k for k in range(11)], abs=0.01)


@pytest.mark.parametrize("name, sheet, language", list(zip(GAMES, SIZES, LANGUAGES, strict=False)))
def test_nothing_is_painted_where_printers_cannot_reach(name, sheet, language):
    for width, height, rows in pictures(pdf(name, language, sheet)):
        edge = int((EDGE - 1) / 25.4 * RASTER)
        beyond = rows[:edge] + rows[height - edge :]
        beyond += [row[:edge] + row[width - edge :] for row in rows]
        assert all(set(row) == {255} for row in beyond)
        assert any(min(row) < 128 for row in rows)


@every_game
@every_language
def test_no_line_of_the_rules_runs_into_the_fold(name, language):
    for width, height, rows in pictures(pdf(name, language, "letter", "rules")):
        fold, near = width // 2, int(9 / 25.4 * RASTER)
        foot = int(22 / 25.4 * RASTER)
        for row in rows[: height - foot]:
            assert set(row[fold - near : fold + near]) == {255}


@every_game
@every_paper
def test_a_folded_booklet_reads_from_the_first_page_to_the_last(name, sheet):
    sides = printed(name, "en", sheet, "rules")
    leaves = len(sides) // 2
    first_half = [2 * leaf + side for leaf in range(leaves) for side in (0, 1)]
    places = [(k, "right" if k % 2 == 0 else "left") for k in first_half]  # up to the middle
    places += [(k, "left" if half == "right" else "right") for k, half in reversed(places)]
    expected = {place: number for number, place in enumerate(places, 1)}
    found = {}
    for k, page in enumerate(sides):
        found[k, "left"], found[k, "right"] = halves(page)
    last = max(filter(None, found.values()))
    assert last > 4 * (leaves - 1)
    for place, number in expected.items():
        assert found[place] == (number if number <= last else None)


def halves(page) -> tuple[int | None, int | None]:
    """The numbers of the pages on the left and on the right; the first does not show its own."""
    numbers, words = [], []

    def see(text, matrix, *_):
        words.append(text)
        if re.fullmatch(r"\s*\d+\s*", text) and 10 < matrix[5] / 72 * 25.4 < 14:
            numbers.append(int(text))

    page.page.extract_text(visitor_text=see)
    half = page.width / 2
    painted = [path for path in page.paths if path.is_clip and path.has_size(half, page.height)]
    lefts = list(dict.fromkeys(round(path.box[0]) for path in painted))
    if "Equipment" in "".join(words) and len(numbers) < len(lefts):
        numbers.insert(lefts.index(round(half)), 1)
    shown = dict(zip(lefts, numbers, strict=True))
    return shown.get(0), shown.get(round(half))


def pictures(content: bytes) -> list[tuple[int, int, list[bytes]]]:
    """The pages in shades of grey: width, height, rows."""
    with PdfDocument(content) as document:
        return [_picture(page) for page in document]


def _picture(page: PdfPage) -> tuple[int, int, list[bytes]]:
    dots = page.render(scale=RASTER / 72, grayscale=True).to_numpy()
    return dots.shape[1], dots.shape[0], [row.tobytes() for row in dots]
