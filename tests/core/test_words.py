"""What is said, and in which language."""

from __future__ import annotations

import pytest

from ludotheque.core import discovery, words
from ludotheque.core.errors import IllegalAction


def test_an_error_speaks_every_language_and_cites_its_paragraph():
    discovery.find("agon")
    error = IllegalAction("G11", "agon-refused-may-not-pass", action="pass")
    said = {error.say(language) for language in words.LANGUAGES}
    assert len(said) == 4
    assert all(text.startswith("G11: ") for text in said)


def test_an_argument_that_is_a_message_is_said_too():
    discovery.find("agon")
    assert words.say("fr", "malformed-action", text="agon-option-draws").endswith("Les nulles")


def test_an_unknown_message_is_said_as_its_id():
    assert words.say("en", "no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "en_GB", "LC_ALL": "fr_BE"}, "fr"),
        ({"LANGUAGE": "ja:de:en"}, "de"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(monkeypatch, variables, language):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    monkeypatch.setattr(words.locale, "getlocale", lambda: (None, None))
    assert words.preferred_language() == language
