"""The page speaks from typed data as the terminal does: both are held to one file."""

from __future__ import annotations

from tests.core import sentences


def test_the_sentences_that_the_page_is_held_to_are_those_of_today():
    found = sentences.FILE.read_bytes()
    assert found == sentences.written(), "run tests/core/sentences.py"
