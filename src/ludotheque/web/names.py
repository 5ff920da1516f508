"""Names and words of people: plain text, bounded, without what would be obeyed or deceive."""

from __future__ import annotations

import re
import unicodedata

from ludotheque.core.words import LANGUAGES, say
from ludotheque.house.naming import MACHINES
from ludotheque.tables.commands import MOST_LETTERS
from ludotheque.web.problems import Refused

UNNAMED = "?"  # what the store calls a guest who has not said his name
MOST_SAID = 500
_RESERVED = ("bot", "ludotheque", "ludothèque", "house", "admin", "system")
_JOINERS = "\u200c\u200d"


def plain(text: str, most: int) -> str:
    """Text without control characters and marks that turn the direction of writing."""
    kept = (c if c.isprintable() or c in _JOINERS else " " for c in text if not _is_turning(c))
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", "".join(kept))).strip()[:most].strip()


def checked(name: str) -> str:
    """A name as it is shown; "" for none. Machines' names are theirs."""
    found = plain(name, MOST_LETTERS)
    if found == UNNAMED:
        return ""
    if _folded(found).rstrip("0123456789") in map(_folded, _machines()):
        raise Refused(422, "name-reserved")
    return found


def _machines() -> list[str]:
    return [*_RESERVED, *MACHINES, *(say(language, "machine-word") for language in LANGUAGES)]


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if c.isalnum())


def _is_turning(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in {
        "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    } or letter in "\u200e\u200f\u061c"  # fmt: skip
