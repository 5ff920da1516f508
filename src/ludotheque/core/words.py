"""Words: messages travel as ids and arguments and are spoken here, in the reader's language.

The ids of a game begin with its name (`agon-piece-queen`) and live in its `locales/` folder; all
others are the house's own.
"""

from __future__ import annotations

import functools
import locale
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en", "nl", "de")

_folders = {"": Path(__file__).resolve().parents[1] / "locales"}


def add_folder(prefix: str, folder: Path) -> None:
    """Look for the messages whose ids begin with `prefix` in a folder of .ftl files."""
    _folders[prefix] = folder


def say(language: str, message: str, **details: str | float) -> str:
    """A message as a sentence; an unknown one as its id, so that nothing is ever lost.

    An argument that is itself the id of a message (`agent-city-havana`) is said first.
    """
    prefix = message.partition("-")[0]
    speech = bundle(language, prefix if prefix in _folders else "")
    if not speech.has_message(message):
        return message
    pattern = speech.get_message(message).value
    said = {k: say(language, v) if isinstance(v, str) else v for k, v in details.items()}
    text, _ = speech.format_pattern(pattern, said) if pattern else (message, [])
    return str(text)


def knows(language: str, message: str) -> bool:
    """Whether there is such a message."""
    prefix = message.partition("-")[0]
    return bool(bundle(language, prefix if prefix in _folders else "").has_message(message))


@functools.cache
def bundle(language: str, prefix: str) -> FluentBundle:
    """The messages of one folder in one language."""
    from fluent.runtime import FluentBundle, FluentResource  # slow, and not needed to play

    speech = FluentBundle([language], use_isolating=False)
    path = _folders[prefix] / f"{language}.ftl"
    if path.exists():
        speech.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return speech


def preferred_language() -> str:
    """The first of our languages that the user's locale asks for; else English."""
    asked = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    asked = [code for value in asked for code in value.split(":")]
    asked.append(locale.getlocale()[0] or "")
    return next((code[:2].lower() for code in asked if code[:2].lower() in LANGUAGES), "en")
