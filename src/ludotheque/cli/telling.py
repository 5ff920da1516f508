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
from ludotheque.core.view import View
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
    return {seat: words.get(here.bot, here.bot) for seat, here in seats if here.bot}


def news(speaker: Speaker, event: Seen[Any], quiet: Iterable[str] = QUIET) -> list[str]:
    """The sentences of an event that are worth reading now."""
    facts = [fact for fact in event.facts if not fact.is_minor]
    return told(speaker, msgspec.structs.replace(event, facts=facts), quiet)


def told(speaker: Speaker, event: Seen[Any], quiet: Iterable[str] = QUIET) -> list[str]:
    """The sentences of an event as its viewer saw it."""
    do = event.do or "act"
    lines = []
    if do not in quiet:
        who = speaker.name(event.seat or 0)
        seat, bot = (event.seat or 0) + 1, event.bot
        message = f"event-{do}"
        lines.append(say(speaker.language, message, who=who, seat=seat, bot=bot))
    if event.undone is not None:
        lines.append(say(speaker.language, "event-undone"))
    lines += [speaker.say(fact) for fact in event.facts]
    return lines


def legal(view: View, language: str) -> list[str]:
    """What the viewer may do, as texts."""
    return [view.text(action, language) for action in view.legal()]


def example(texts: Sequence[str]) -> str:
    """The first that shows well how they are typed: rather not "swap italy for italy"."""
    return max(texts, key=lambda text: len(set(text.split())))


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
    """What may be typed for a command: its English name, or that in the reader's language."""
    return {command, unaccented(say(terminal.language, f"command-{command}"))}
