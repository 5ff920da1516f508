"""What lies on the sheets of each game, to the millimetre and to the card."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from ludotheque.core.words import LANGUAGES, say
from ludotheque.games.agent import maps
from tests.paper.pdf import Page, Path
from tests.paper.printing import SIZES, printed

every_paper = pytest.mark.parametrize("sheet", SIZES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
OVERLAP, BLEED = 10, 4
NATIONS = ("italy", "england", "france", "spain", "belgium", "germany")


def boards(pages: list[Page], width: float, height: float) -> list[tuple[Path, Path]]:
    """Of each page the outline of the board, wherever it lies, and the window that shows it."""
    found = []
    for page in pages:
        (board,) = page.sized(width, height)
        windows = [path for path in page.paths if path.is_clip and _surrounds(path, page)]
        (window,) = {path.box: path for path in windows}.values()
        found.append((board, window))
    return found


def _surrounds(path: Path, page: Page) -> bool:
    left, top, width, height = path.box
    return left > 0 and top > 0 and left + width < page.width and width > 100 < height


def check_tiles(pages: list[Page], width: float, height: float) -> None:
    """All windows together show the whole board, and two beside each other overlap."""
    windows = set()
    for board, window in boards(pages, width, height):
        left, top, wide, high = window.box
        windows.add((left - board.box[0], top - board.box[1], wide, high))
    for start, size, whole in ((0, 2, width), (1, 3, height)):
        strips = sorted({(round(w[start], 2), round(w[start] + w[size], 2)) for w in windows})
        assert strips[0][0] == pytest.approx(-BLEED, abs=0.05)
        assert strips[-1][1] == pytest.approx(whole + BLEED, abs=0.05)
        for one, next in itertools.pairwise(strips):
            assert one[1] - next[0] == pytest.approx(OVERLAP, abs=0.05)
    columns, rows = len({w[0] for w in windows}), len({w[1] for w in windows})
    assert len(windows) == len(pages) == columns * rows


@every_paper
def test_the_board_of_agon_is_27_centimetres_wide_and_high(sheet):
    """G1"""
    pages = printed("agon", "en", sheet, "board")
    assert len(pages) == {"a4": 2, "a3": 1, "letter": 4}[sheet]
    check_tiles(pages, 270, 270)
    radius = 13.4
    for page, (board, _) in zip(pages, boards(pages, 270, 270), strict=True):
        assert board.box[2:] == pytest.approx((270, 270), abs=0.01)
        cells = {path.box for path in page.sized(math.sqrt(3) * radius, 2 * radius)}
        lefts, tops = zip(*((round(x, 1), round(y, 1)) for x, y, *_ in cells), strict=True)
        assert len(set(zip(lefts, tops, strict=True))) == 91
        across = max(lefts) - min(lefts)
        assert across == pytest.approx(10 * math.sqrt(3) * radius, abs=0.2)
        assert max(tops) - min(tops) == pytest.approx(15 * radius, abs=0.2)
        middle = (min(lefts) + max(lefts)) / 2 + math.sqrt(3) * radius / 2
        assert middle == pytest.approx(board.box[0] + 135, abs=0.2)


def test_sheets_that_meet_have_the_same_number_at_the_corner():
    pages = printed("agon", "en", "letter", "board")
    corners = [set(re.findall(r"^\d$", page.text, re.M)) for page in pages]
    assert set.intersection(*corners)  # in the middle all four meet


@every_paper
@pytest.mark.parametrize("board", ["grand", "petit", "toy"])
def test_the_spaces_of_agents_map_lie_where_the_map_says(sheet, board):
    """A1-b"""
    pages = printed("agent", "en", sheet, "board", map=board)
    check_tiles(pages, 376, 262)
    spots = maps.read(board).placed_at
    for page, (outline, _) in zip(pages, boards(pages, 376, 262), strict=True):
        left, top, *_ = outline.box
        rings = [middle(path) for path in page.paths if is_ring(path)]
        painted = {(round(x - left, 1), round(y - top, 1)) for x, y in rings}
        wanted = {(30 + x / 100 * 316, 26 + y / 100 * 206) for x, y in spots}
        assert len(painted) == len(spots)
        for x, y in wanted:
            assert any(math.dist((x, y), one) < 0.1 for one in painted), (x, y)


@every_language
def test_every_space_of_the_map_is_named(language):
    text = " ".join(page.text for page in printed("agent", language, "a3", "board"))
    for city in ("tangier", "rio-de-janeiro", "ulan-bator", "washington", "reykjavik"):
        assert say(language, f"agent-city-{city}") in text


@every_language
def test_a_figure_stands_for_every_agent_with_two_sides(language):
    """A1-a"""
    (page,) = printed("agent", language, "a4", "cards")
    words = page.text.split()
    for colour, n in itertools.product(("green", "blue", "red", "yellow"), (1, 2)):
        assert words.count(say(language, f"agent-figure-{colour}-{n}")) == 2
        assert words.count(say(language, f"agent-page-letter-{colour}") + str(n)) == 2
    assert len(page.sized(26, 98)) == 9  # and the suitcase


@every_language
def test_a_secret_sheet_has_the_lots_of_the_table(language):
    """A2, A2-a"""
    pages = printed("agent", language, "a4", "sheets")[:-1]
    thousand = {"en": "1,000", "fr": "1\u202f000", "nl": "1.000", "de": "1.000"}[language]
    assert len(pages) == 2
    text = " ".join(re.sub(r"100\s?%", "", page.text) for page in pages)
    sheets = text.count(say(language, "agent-print-sheet")) - len(pages)  # and in the foot
    assert sheets == 8
    for lot in (thousand, "500", "400", "300", "200", "100"):
        assert len(re.findall(rf"(?<!\S){re.escape(lot)}(?!\S)", text)) == 4 * sheets, lot


def test_free_lots_are_not_printed():
    """A2-a"""
    text = printed("agent", "en", "a4", "sheets", lots="free")[0].text
    assert "multiple of 100" in text and "10,000" in text and "400" not in text


@pytest.mark.parametrize("tie", ["mover", "turn_order", "first"])
@pytest.mark.parametrize("failed", ["free", "lose_turn"])
@every_language
def test_the_contest_in_short_says_what_the_table_agreed(tie, failed, language):
    """C4-a, C5"""
    options = {"contest_tie": tie, "failed_protest": failed}
    text = " ".join(printed("agent", language, "letter", "sheets", **options)[-1].text.split())
    for value in (tie, failed):
        said = say(language, f"agent-print-contest-{value.replace('_', '-')}")
        assert " ".join(said.split()[:4]) in text
    assert text.count("(C4-a)") == 1 and text.count("(C5)") == 1


@pytest.mark.parametrize(
    "sheet, language", [("a4", "en"), ("a3", "fr"), ("letter", "nl"), ("a4", "de")]
)
def test_every_card_of_spywhere_is_there(sheet, language):
    """S1"""
    pages = printed("spywhere", language, sheet, "cards")
    fronts, passports, owned = (
        [page for page in pages if page.sized(*size)] for size in ((58.8, 84), (54.5, 77), (80, 54))
    )
    assert sum(len(page.sized(58.8, 84)) for page in fronts) == 108
    assert sum(len(page.sized(80, 54)) for page in owned) == 36 and len(owned) == 6
    for nation in NATIONS:
        name = say(language, f"spywhere-nation-{nation}")
        counts = [sum(p.text.count(name) for p in part) for part in (fronts, passports, owned)]
        assert counts == [18, 1, 6]


@pytest.mark.parametrize("sheet, language", [("a4", "en"), ("a3", "fr"), ("letter", "nl")])
def test_every_card_of_spywhere_has_its_back_behind_it(sheet, language):
    pages = printed("spywhere", language, sheet, "cards")
    assert len(pages) % 2 == 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert (front.width, front.height) == (back.width, back.height)
        size = next(s for s in ((58.8, 84), (54.5, 77), (80, 54)) if front.sized(*s))
        cards = [middle(path) for path in front.sized(*size)]
        card = {58.8: (60, 85.2), 54.5: (62, 84.44), 80: (82, 56)}[size[0]]
        bled = [p for p in back.paths if p.is_clip and p.has_size(card[0] + 4, card[1] + 4)]
        behind = {(round(back.width - x, 1), round(y, 1)) for x, y in map(middle, bled)}
        assert len(behind) == len(cards)
        for x, y in cards:
            assert any(math.dist((x, y), one) < 0.6 for one in behind)


def test_all_backs_of_nationality_cards_look_alike():
    """S3"""
    pages = printed("spywhere", "en", "a4", "cards")
    backs = [
        back for front, back in zip(pages[::2], pages[1::2], strict=True) if front.sized(58.8, 84)
    ]
    painted = set()
    for page in backs:
        for path in page.paths:
            if path.is_clip and path.has_size(64, 89.2):
                left, top, *_ = path.box
                inner = [p for p in page.paths if not p.is_clip and _is_within(p, path)]
                shape = frozenset(
                    (round(x - left, 1), round(y - top, 1), round(w, 1), round(h, 1))
                    for x, y, w, h in (p.box for p in inner)
                )
                painted.add(shape)
    assert len(backs) == 12 and len(painted) == 1


def is_ring(path: Path) -> bool:
    """Whether it is a circle on which a figure may stand."""
    _, _, width, height = path.box
    return 18 < width < 36 and abs(width - height) < 0.05 and len(path.spots) == 5


def middle(path: Path) -> tuple[float, float]:
    left, top, width, height = path.box
    return left + width / 2, top + height / 2


def _is_within(path: Path, other: Path) -> bool:
    (x, y, w, h), (left, top, width, height) = path.box, other.box
    return left - 1 < x and top - 1 < y and x + w < left + width + 1 and y + h < top + height + 1


def test_each_man_of_agon_is_there():
    """G2"""
    (page,) = printed("agon", "en", "a4", "cards")
    assert len(page.sized(20, 20)) == 14
