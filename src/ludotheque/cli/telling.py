"""What happened, what is legal and what the rules say, in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from ludotheque.cli.terminal import Terminal
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Seen
from ludotheque.core.game import Game
from ludotheque.core.speech import Speaker
from ludotheque.core.view import View
from ludotheque.core.words import say
from ludotheque.tables import Table

QUIET = ("open", "sit", "pledge", "start", "reveal", "act", "grant", "ask")
_PARAGRAPH = re.compile(r"^\*\*([A-Z][0-9]+[a-z]?(?:-[a-z])?)\*\* ", re.M)


def speaker(table: Table, language: str, viewer: int = SPECTATOR) -> Speaker:
    """Who tells a reader what happens at a table, by the names of those who sit there."""
    names = [
        say(language, "play-machine", seat=seat + 1) if here.bot else here.name
        for seat, here in enumerate(table.seats)
    ]
    return Speaker(table.variant.game.name, language, names, viewer)


def told(speaker: Speaker, event: Seen[Any], quiet: Iterable[str] = QUIET) -> list[str]:
    """The sentences of an event as its viewer saw it."""
    do = event.do or "act"
    lines = []
    if do not in quiet:
        who = speaker.name(event.seat or 0)
        seat, bot = (event.seat or 0) + 1, event.bot
        message = f"event-{do}"
        lines.append(say(speaker.language, message, who=who, seat=seat, name=event.name, bot=bot))
    if event.undone is not None:
        lines.append(say(speaker.language, "event-undone"))
    lines += [speaker.say(fact) for fact in event.facts]
    return lines


def legal(view: View, language: str) -> list[str]:
    """What the viewer may do, as texts."""
    return [view.text(action, language) for action in view.legal()]


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


def rulebook(game: Game, language: str) -> str:
    """The rules, in the reader's language."""
    return (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def paragraph(game: Game, language: str, name: str) -> str | None:
    """One paragraph of the rules, or a chapter by its title."""
    text = rulebook(game, language)
    for match in _PARAGRAPH.finditer(text):
        if match[1].casefold() == name.casefold():
            end = re.search(r"\n(\*\*[A-Z][0-9]|#)", text[match.end() :])
            return text[match.start() : match.end() + end.start() if end else None].strip()
    for chapter in re.split(r"^(?=## )", text, flags=re.M)[1:]:
        if unaccented(chapter[3:]).startswith(unaccented(name)):
            return chapter.strip()
    return None


def first_paragraph(game: Game, language: str) -> str:
    """The name of a paragraph, to show what they are called."""
    found = _PARAGRAPH.search(rulebook(game, language))
    return found[1] if found else ""


def unaccented(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def spellings(terminal: Terminal, command: str) -> set[str]:
    """What may be typed for a command: its English name, or that in the reader's language."""
    return {command, unaccented(say(terminal.language, f"command-{command}"))}


def chapters(game: Game, language: str) -> list[str]:
    """The headings of the rules, each with the paragraphs under it."""
    lines = []
    for chapter in re.split(r"^## ", rulebook(game, language), flags=re.M)[1:]:
        title = chapter.partition("\n")[0]
        lines.append(f"{title}: {', '.join(_PARAGRAPH.findall(chapter))}".removesuffix(": "))
    return lines
