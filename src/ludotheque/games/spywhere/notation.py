"""Actions as text, both ways; case and accents do not matter, seats count from 1.

    swap italy for france     lay down an Italy, take a France (S7)
    eliminate spain, keep     S8
    guess 3 belgium, no-guess S10
    last 2 spain, 4 italy     the whole last answer at once; `last none` is an empty one (S13)
    seal                      ends an answer given card by card

This is what programs read and write. People have words of their own, those of `locales/`, which
are read in French, English, Dutch or German, whatever the reader's language, with a hyphen or a
space between the parts of one; nationalities may be named by the beginning of a name.
"""

from __future__ import annotations

import functools
import re
import unicodedata

from ludotheque.core.contract import Choice
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.rows import Row
from ludotheque.core.words import LANGUAGES, NOTATION, Ref, say, spelled_out
from ludotheque.games.spywhere.choices import Eliminate, Guess, Keep, NoGuess, Seal, Swap
from ludotheque.games.spywhere.choices import action as number_of
from ludotheque.games.spywhere.equipment import (
    BONUS,
    DEALING,
    DRAWING,
    LAYING,
    NAMES,
    PASSPORTS,
    REFILLING,
    REMOVING,
    SEAL,
    SEATS,
    STARTING,
)
from ludotheque.games.spywhere.facts import NATION, Nation
from ludotheque.games.spywhere.start import getter

KINDS: tuple[type[Choice], ...] = (Swap, Eliminate, Keep, Guess, NoGuess, Seal)
FORMS = {"swap": "swap {give} for {take}", "eliminate": "eliminate {nation}",
         "guess": "guess {target} {nation}"}  # fmt: skip
DRAWS = {
    REMOVING: "remove",
    PASSPORTS: "passport",
    DEALING: "deal",
    LAYING: "centre",
    STARTING: "begin",
    DRAWING: "draw",
    BONUS: "bonus",
    REFILLING: "refill",
}


def format(view: Plain, choice: Choice, language: str = NOTATION) -> str:
    """A choice as it is typed in a language, or as programs read and write it."""
    return _text(choice, language)


def parse(view: Plain, text: str) -> tuple[int, ...]:
    """The actions that a text means: one, or a whole last answer."""
    words = _plain(text).split()
    for kind in KINDS:
        for pattern in _patterns(kind):
            if (parts := _match(pattern, words)) is not None:
                read = {part: _read(view.public, part, word) for part, word in parts.items()}
                return (number_of(view, kind(**read)),)
    if words and words[0] in _said("verb-last"):
        return (*_last_guesses(view, words[1:], text), SEAL)
    raise MalformedAction("spywhere-malformed-action", text=repr(text))


def format_chance(public: Row, action: int) -> str:
    """What chance does here, as text; it says what may be secret."""
    verb = DRAWS[int(public.phase)]
    if public.phase == STARTING:
        return f"{verb} {action + 1}"
    seat = getter(public)
    return f"{verb} {NAMES[action]}" + ("" if seat is None else f" to {seat + 1}")


def parse_chance(public: Row, text: str) -> int:
    """The chance action that a text of `format_chance` means here."""
    words = _plain(text).split()
    if len(words) > 1 and words[0] == DRAWS.get(int(public.phase)):
        is_seat = public.phase == STARTING
        action = _seat(public, words[1]) if is_seat else NATION.index(_nation(words[1], "nation"))
        if format_chance(public, action).split()[2:] == words[2:]:
            return action
    raise MalformedAction("malformed-action", text=repr(text))


def _last_guesses(view: Plain, words: list[str], text: str) -> list[int]:
    """The guesses of a whole last answer; that there are none must be said."""
    if len(words) == 1 and words[0] in _said("verb-none"):
        return []
    pairs = [pair.split() for pair in " ".join(words).split(",")]
    if any(len(pair) != 2 for pair in pairs):
        raise MalformedAction("spywhere-malformed-last", text=repr(text))
    guesses = [Guess(_seat(view.public, seat), _nation(name, "nation")) for seat, name in pairs]
    return [number_of(view, guess) for guess in guesses]


def _plain(text: str) -> str:
    spaced = re.sub(r"(?<=\w)-(?=\w)", " ", text.replace(",", " , "))
    letters = unicodedata.normalize("NFD", spaced)
    return "".join(c for c in letters if not unicodedata.combining(c)).casefold()


def _word(language: str, message: str, **parts: str) -> str:
    """A word or a form of `locales/`; in notation its id, or the form that goes by it."""
    if language != NOTATION:
        return say(language, f"spywhere-{message}", **parts)
    id = message.partition("-")[2]
    return FORMS.get(id, id).format(**parts)


@functools.cache
def _text(choice: Choice, language: str) -> str:
    parts = {part: getattr(choice, part) for part in choice.__struct_fields__}
    words = {
        part: str(value + 1)
        if isinstance(value, int)
        else _word(language, f"nation-{value}").lower()
        for part, value in parts.items()
    }
    return _word(language, f"verb-{choice.__struct_config__.tag}", **words)


@functools.cache
def _patterns(kind: type[Choice]) -> set[tuple[str, ...]]:
    """How a kind of choice is typed, word by word; `<give>` is a part."""
    parts = {part: f"<{part}>" for part in kind.__struct_fields__}
    message = f"verb-{kind.__struct_config__.tag}"
    said = [_word(language, message, **parts) for language in (NOTATION, *LANGUAGES)]
    return {tuple(_plain(text).split()) for text in (*said, *map(spelled_out, said))}


def _match(pattern: tuple[str, ...], words: list[str]) -> dict[str, str] | None:
    """The parts of a text that has the form of a pattern."""
    if len(pattern) != len(words):
        return None
    both = list(zip(pattern, words, strict=True))
    parts = {form[1:-1]: word for form, word in both if form[0] == "<"}
    return parts if all(form[0] == "<" or form == word for form, word in both) else None


@functools.cache
def _said(message: str) -> set[str]:
    """A word in notation and each language, without its accents or spelled out."""
    said = [_word(language, message) for language in (NOTATION, *LANGUAGES)]
    return {_plain(text) for text in (*said, *map(spelled_out, said))}


def _read(public: Plain, part: str, word: str) -> int | Nation:
    return _seat(public, word) if part == "target" else _nation(word, part)


def _nation(name: str, part: str) -> Nation:
    exact = [nation for nation in NATION if name in _said(f"nation-{nation}")]
    begun = [n for n in NATION if any(word.startswith(name) for word in _said(f"nation-{n}"))]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    if not found:
        raise MalformedAction("spywhere-unknown-nation", part=part, text=repr(name))
    one, other = (Ref(f"spywhere-nation-{nation}") for nation in found[:2])
    raise MalformedAction(
        "spywhere-ambiguous-nation", part=part, text=repr(name), one=one, other=other
    )


def _seat(public: Plain | Row, text: str) -> int:
    """A seat by its number; whether anybody sits there, the rules say."""
    if text not in tuple(str(seat + 1) for seat in range(SEATS)):
        message = "spywhere-malformed-seat"
        raise MalformedAction(message, part="target", text=repr(text), high=int(public.seats))
    return int(text) - 1
