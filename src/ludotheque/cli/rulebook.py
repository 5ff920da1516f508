"""The rulebook: its contents, a chapter, a paragraph, or all that it says about a word."""

from __future__ import annotations

import re
from pathlib import Path

from rich.markdown import Markdown

from ludotheque.cli.terminal import Terminal, unaccented
from ludotheque.core.words import say

_PARAGRAPH = re.compile(r"^\*\*([A-Z][0-9]+[a-z]?(?:-[a-z])?)\*\* ", re.M)
_CHAPTER = re.compile(r"^## ", re.M)


def brief(terminal: Terminal, folder: Path) -> str:
    """How to play and win in ten lines, if the game in a folder has them."""
    path = folder / "rulebook" / f"{terminal.language}-brief.md"
    return path.read_text(encoding="utf-8").strip() if path.exists() else ""


def show(terminal: Terminal, folder: Path, wish: str) -> None:
    """Show what somebody asks for of the rules of the game in a folder; else the contents."""
    text = (folder / "rulebook" / f"{terminal.language}.md").read_text(encoding="utf-8")
    if not wish:
        terminal.print(brief(terminal, folder))
        for number, chapter in enumerate(_CHAPTER.split(text)[1:], 1):
            title, names = chapter.partition("\n")[0], ", ".join(_PARAGRAPH.findall(chapter))
            terminal.print(f"{number} {title} ({names})".removesuffix(" ()"))
        first = _PARAGRAPH.search(text)
        terminal.say("play-rules", paragraph=first[1] if first else "1")
        return
    is_all = unaccented(wish) in ("all", unaccented(say(terminal.language, "word-all")))
    found = text if is_all else _paragraph(text, wish) or _chapter(text, wish)
    if not found:
        about = _about(text, wish)
        found = "\n\n".join(about)
        terminal.say("play-rules-about" if about else "play-no-paragraph", name=wish, n=len(about))
    if found:
        terminal.page(found if terminal.plain else Markdown(found))


def _paragraph(text: str, name: str) -> str:
    """A paragraph by its name."""
    for part in _parts(text):
        match = _PARAGRAPH.match(part)
        if match and match[1].casefold() == name.casefold():
            return part
    return ""


def _chapter(text: str, name: str) -> str:
    """A chapter by its number or the beginning of its title."""
    for number, chapter in enumerate(_CHAPTER.split(text)[1:], 1):
        if name == str(number) or unaccented(chapter).startswith(unaccented(name)):
            return f"## {chapter}".strip()
    return ""


def _about(text: str, word: str) -> list[str]:
    """The paragraphs in which a word is found."""
    return [part for part in _parts(text) if unaccented(word) in unaccented(part)]


def _parts(text: str) -> list[str]:
    """The paragraphs, each with what belongs to it; the headings are left out."""
    pieces = re.split(r"\n(?=\*\*[A-Z][0-9]|#)", text)
    return [piece.strip() for piece in pieces if not piece.startswith("#")]
