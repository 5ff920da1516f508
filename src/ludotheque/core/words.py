"""Words: messages travel as ids and arguments and are spoken here, in the reader's language.

The ids of a game begin with its name (`agon-piece-queen`) and live in its `locales/` folder; all
others are the house's own. An argument that is itself the id of a message is a `Ref`; any other
text may come from outside, and is shown as it is, but harmless wherever that is.
"""

from __future__ import annotations

import functools
import locale
import os
import re
import threading
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

LANGUAGES = ("fr", "en", "nl", "de")
NOTATION = ""  # no reader's language: what programs read and write, which never changes

_SPELLED_OUT = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "œ": "oe", "æ": "ae"}
    | {"Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Œ": "Oe", "Æ": "Ae"}
)
_JOINERS = "\u200c\u200d"  # what some scripts and emoji are spelled with

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_WORD = re.compile(r"-?[A-Za-z][\w-]*")

_folders = {"": Path(__file__).resolve().parents[1] / "locales"}


def add_folder(prefix: str, folder: Path) -> None:
    """Look for the messages whose ids begin with `prefix` in a folder of .ftl files."""
    if _folders.get(prefix) != folder:
        _folders[prefix] = folder
        _alone.cache_clear()


class Ref(str):
    """The id of a message as an argument of another (`agent-city-havana`): it is said first."""

    __slots__ = ()


class Sitter(int):
    """A seat as an argument: `$seat` is whoever sits there, by name where names are known.

    `$seat-place` is the number of the place, which is counted from 1 in words alone.
    """

    name = ""

    def called(self, name: str) -> Sitter:
        """The same by name."""
        made = Sitter(self)
        made.name = name
        return made


Listed: TypeAlias = tuple[str | Sitter, ...]
"""Texts, references and sitters as an argument: each is said, with commas between."""


def say(language: str, message: str, **details: str | float | Listed) -> str:
    """A message as a sentence; an unknown one as its id, so that nothing is ever lost."""
    return _told(language, message, details) if details else _alone(language, message)


@functools.lru_cache(maxsize=4096)
def _alone(language: str, message: str) -> str:
    """A message without details: most are names of things, said again and again."""
    return _told(language, message, {})


def _told(language: str, message: str, details: Mapping[str, str | float | Listed]) -> str:
    speech = _speech_of(language, message)
    if message not in speech:
        return harmless(message)
    said = {k: _said(language, v) for k, v in details.items()}
    said |= {f"{k}-place": _places(v) for k, v in details.items() if _is_seated(v)}
    return speech.say(message, said)


def knows(language: str, message: str) -> bool:
    """Whether there is such a message."""
    return message in _speech_of(language, message)


def beginning(language: str, part: str) -> list[str]:
    """The ids of the messages that begin with a part and are said without arguments."""
    prefix = part.partition("-")[0]
    path = _folders[prefix if prefix in _folders else ""] / f"{language}.ftl"
    found = re.findall(rf"^({part}-[a-z0-9-]+) = (?!.*\{{ \$)", path.read_text("utf-8"), re.M)
    return [str(message) for message in found]


def spoken(language: str, text: str) -> str:
    """A reference as the message it names; any other text as it is, made harmless."""
    return say(language, text) if isinstance(text, Ref) else harmless(text)


def _said(language: str, detail: str | float | Listed) -> str | float:
    if isinstance(detail, tuple):
        return ", ".join(str(_said(language, one)) for one in detail)
    if isinstance(detail, Sitter) and not detail.name:
        return say(language, "word-player", seat=int(detail) + 1)
    text = detail.name if isinstance(detail, Sitter) else detail
    return spoken(language, text) if isinstance(text, str) else text


def _is_seated(detail: str | float | Listed) -> bool:
    return isinstance(detail, (Sitter, tuple))


def _places(detail: Any) -> str:
    seats = detail if isinstance(detail, tuple) else (detail,)
    return ", ".join(str(seat + 1) for seat in seats if isinstance(seat, Sitter))


def spelled_out(text: str) -> str:
    """As one types without the keys for it: `gruen` for `grün`, `oeuvre` for `œuvre`."""
    return unicodedata.normalize("NFC", text).translate(_SPELLED_OUT)


def harmless(text: str, keep: str = "") -> str:
    r"""Text with escapes (`\x1b`, `\u202e`) for all that would not be shown but obeyed.

    These are control characters, marks that turn the direction of writing, line separators and
    halves of characters; spaces of any width are left, and so is what `keep` holds.
    """
    if text.isprintable():
        return text
    return "".join(c if _is_shown(c) or c in keep else _escaped(c) for c in text)


def _is_shown(letter: str) -> bool:
    return letter.isprintable() or letter in _JOINERS or unicodedata.category(letter) == "Zs"


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


class _Speech:
    """The messages of one folder in one language, each parsed when it is first said.

    Whoever plays hears a tenth of them, and to parse all takes a fifth of a start.
    """

    def __init__(self, language: str, path: Path) -> None:
        from fluent.runtime import FluentBundle  # slow, and not needed to play

        self._bundle = FluentBundle([language], use_isolating=False)
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        entries = [*_ENTRY.finditer(text)]
        ends = [*(entry.start() for entry in entries), len(text)][1:]
        self._unread = {
            entry[1]: text[entry.start() : end] for entry, end in zip(entries, ends, strict=True)
        }
        self._reading = threading.Lock()

    def __contains__(self, message: str) -> bool:
        return message in self._unread or self._bundle.has_message(message)

    def say(self, message: str, details: Mapping[str, Any]) -> str:
        """A message that there is."""
        if message in self._unread:
            self._read(message)
        pattern = self._bundle.get_message(message).value
        return str(self._bundle.format_pattern(pattern, details)[0]) if pattern else message

    def _read(self, message: str) -> None:
        """Parse an entry and all that it may refer to, unless another thread has done it."""
        from fluent.runtime import FluentResource

        with self._reading:
            wanted = [message] if message in self._unread else []
            for entry in wanted:  # which grows meanwhile
                words = dict.fromkeys(_WORD.findall(self._unread[entry]))
                wanted += [word for word in words if word in self._unread and word not in wanted]
            self._bundle.add_resource(
                FluentResource("".join(self._unread[entry] for entry in wanted))
            )
            for entry in wanted:
                del self._unread[entry]


def _speech_of(language: str, message: str) -> _Speech:
    prefix = message.partition("-")[0]
    return _speech(language, prefix if prefix in _folders else "")


@functools.cache
def _speech(language: str, prefix: str) -> _Speech:
    return _Speech(language, _folders[prefix] / f"{language}.ftl")


def preferred_language() -> str:
    """The first of our languages that the user's locale asks for; else English."""
    asked = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    asked = [code for value in asked for code in value.split(":")]
    asked.append(locale.getlocale()[0] or "")
    return next((code[:2].lower() for code in asked if code[:2].lower() in LANGUAGES), "en")
