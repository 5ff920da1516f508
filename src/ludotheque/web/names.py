"""Names and words of people: plain text, bounded, without what would be obeyed or deceive."""

from __future__ import annotations

import re
import unicodedata

from ludotheque.core.words import LANGUAGES, say
from ludotheque.house.looking import looks_like
from ludotheque.house.naming import MACHINES
from ludotheque.tables.commands import JOINERS, MOST_LETTERS
from ludotheque.web.problems import Refused

UNNAMED = "?"  # what the store calls a guest who has not said his name
MOST_SAID = 500
_RESERVED = ("bot", "ludotheque", "ludothèque", "house", "admin", "system")
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")  # letters unseen
_EDGES = f" {JOINERS}"


def plain(text: str, most: int) -> str:
    """Text without control characters and marks that turn the direction of writing.

    What has nothing to be seen is nothing.
    """
    kept = (c if _is_kept(c) else " " for c in text if not _is_turning(c))
    found = re.sub(r"\s+", " ", unicodedata.normalize("NFC", "".join(kept)))
    found = found.strip(_EDGES)[:most].strip(_EDGES)
    return found if any(unicodedata.category(c)[0] in "LNPS" for c in found) else ""


def checked(name: str) -> str:
    """A name as it is shown; "" for none. Machines' names are theirs."""
    found = plain(name, MOST_LETTERS)
    if found == UNNAMED:
        return ""
    if looks_like(found, _machines()):
        raise Refused(422, "name-reserved")
    return found


def _machines() -> list[str]:
    return [*_RESERVED, *MACHINES, *(say(language, "machine-word") for language in LANGUAGES)]


def _is_kept(letter: str) -> bool:
    return (letter.isprintable() or letter in JOINERS) and letter not in _BLANK


def _is_turning(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in {
        "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    } or letter in "\u200e\u200f\u061c"  # fmt: skip
