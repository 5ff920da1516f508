"""What happened and what is legal, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ludotheque.cli import levels
from ludotheque.cli.terminal import Terminal, unaccented
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Seen
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.house.naming import called
from ludotheque.tables import Table

QUIET = ("open", "sit", "pledge", "start", "reveal", "act", "grant", "ask")


def speaker(
    table: Table, language: str, viewer: int = SPECTATOR, people: Mapping[str, str] | None = None
) -> Speaker:
    """Who tells a reader what happens at a table, by the names of those who sit there."""
    return Speaker(table.variant.game.name, language, called(table.seats, people), viewer)


def levels_of(table: Table, language: str) -> dict[int, str]:
    """How well the machines of a table play, in a word, by seat."""
    words = {level: word for word, level in levels.words(language, table.variant.game).items()}
    seats = enumerate(table.seats)
    return {
        seat: words.get(here.bot) or say(language, "level-numbered", level=here.bot)
        for seat, here in seats
        if here.bot
    }


def news(speaker: Speaker, event: Seen[Any], quiet: Iterable[str] = QUIET) -> list[str]:
    """The sentences of an event that are worth reading now."""
    facts = [fact for fact in event.facts if not fact.is_minor]
    return told(speaker, msgspec.structs.replace(event, facts=facts), quiet)


def told(speaker: Speaker, event: Seen[Any], quiet: Iterable[str] = QUIET) -> list[str]:
    """The sentences of an event as its viewer saw it."""
    do = event.do or "act"
    lines = []
    if do not in quiet:
        how = "resign-late" if event.is_late else do
        lines.append(speaker.tell(f"event-{how}", event.seat or 0))
    if event.undone is not None:
        lines.append(say(speaker.language, "event-undone"))
    lines += [speaker.say(fact) for fact in event.facts]
    return lines


def example(texts: Sequence[str]) -> str:
    """The first that shows well how they are typed: rather not "swap italy for italy"."""
    return max(texts, key=lambda text: len(set(text.split())))


def going_on(texts: Iterable[str], line: str) -> list[str]:
    """The texts that go on where a line stops."""
    begun = f"{unaccented(line)} "
    return [text for text in texts if unaccented(text).startswith(begun)]


def grouped(texts: Iterable[str]) -> list[str]:
    """Texts that differ in their last word, in one line."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        head, _, last = text.rpartition(" ")
        groups.setdefault(head, []).append(last)
    lines = []
    for head, lasts in groups.items():
        joined = (", " if head else "  ").join(lasts)
        lines.append(f"{head} {joined}" if head else joined)
    return lines


def spellings(terminal: Terminal, command: str) -> set[str]:
    """What may be typed for a command: its English word, or that of the reader's language."""
    languages = ("en", terminal.language)
    return {unaccented(say(language, f"command-{command}")) for language in languages}
