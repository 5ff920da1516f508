"""What a name looks like: letters of other alphabets and digits that are taken for Latin ones.

After Unicode's confusables (UTS 39), as far as the letters of reserved names go.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

_ALIKE = {
    "a": "аɑαᴀΑАꭺᎪꓮ",
    "b": "ЬɓʙΒВᏴꓐƅЪ",
    "c": "сϲᴄСϹꮯᏟꓚⲥ",
    "d": "ԁɗᴅꭰᎠꓓժ",
    "e": "еεєɛᴇΕЕҽꭼᎬꓰ",
    "f": "ϝƒꓝꜰ",
    "g": "ɡɢցԍᏀꓖ",
    "h": "һհʜΗНнᎻꓧ",
    "i": "іιıɩɪΙІӀӏⅼꓲ׀",
    "j": "јϳᴊЈᎫꓙ",
    "k": "кκᴋΚКᏦꓗ",
    "l": "ӏʟᏞꓡⳑӀ",
    "m": "мᴍΜМᎷꓟϺ",
    "n": "ոпηɴΝꓠռ",
    "o": "оοσօᴏΟОՕꓳⲟ०০௦๐໐೦൦᠐ჿ",
    "p": "рρᴘΡРᏢꓑϼ",
    "q": "ԛգզ",
    "r": "гᴦʀᏒꓣ",
    "s": "ѕꜱЅՏᏚꓢ",
    "t": "тτᴛΤТᎢꓔ",
    "u": "υսᴜՍꓴцμ",
    "v": "ѵνᴠѴꓦ",
    "w": "ѡԝᴡԜᎳꓪω",
    "x": "хχΧХꓫ",
    "y": "уүγʏΥУҮꓬ",
    "z": "ᴢΖᏃꓜ",
}
_LATIN = {ord(other): letter for letter, others in _ALIKE.items() for other in others}
_TYPED = str.maketrans({"0": "o", "1": "l", "3": "e", "5": "s", "|": "l", "!": "i"})
_READ: tuple[dict[int, str], ...] = (
    {},
    {ord("I"): "l"},
    {ord("l"): "i"},
)  # capital i and small l are one stroke


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name may be taken for one of others, with or without a number after it."""
    taken = {look for other in others for look in _looks(other)}
    return any(look in taken for look in _looks(name))


def _looks(text: str) -> Iterator[str]:
    decomposed = unicodedata.normalize("NFKD", text).rstrip("0123456789 .-_#")
    for reading in _READ:
        read = decomposed.translate(reading).translate(_TYPED).translate(_LATIN)
        folded = unicodedata.normalize("NFKD", read.casefold()).translate(_LATIN)
        yield "".join(letter for letter in folded if letter.isalnum())
