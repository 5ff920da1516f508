"""The rulebook: its contents, a chapter, a paragraph, or all that it says about a word."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.cli.terminal import WIDTH, Terminal, unaccented
from ludotheque.core import diagrams
from ludotheque.core.view import View
from ludotheque.core.words import say
from ludotheque.games import discovery

_PARAGRAPH = re.compile(r"^\*\*([A-Z][0-9]+[a-z]?(?:-[a-z])?)\*\* ", re.M)
_CHAPTER = re.compile(r"^## ", re.M)


def brief(terminal: Terminal, folder: Path) -> str:
    """How to play and win in ten lines, if the game in a folder has them."""
    path = folder / "rulebook" / f"{terminal.language}-brief.md"
    text = path.read_text(encoding="utf-8").strip() if path.exists() else ""
    width = min(WIDTH, terminal.console.width)
    parts = re.sub(r"\n(?!- ) *", " ", text).split("\n")
    indents = ("  " if part.startswith("- ") else "" for part in parts)
    filled = zip(parts, indents, strict=True)
    return "\n".join(textwrap.fill(part, width, subsequent_indent=by) for part, by in filled)


def show(terminal: Terminal, folder: Path, wish: str) -> None:
    """Show what somebody asks for of the rules of the game in a folder; else the contents."""
    text = (folder / "rulebook" / f"{terminal.language}.md").read_text(encoding="utf-8")
    if not wish:
        lines = [brief(terminal, folder)]
        for number, chapter in enumerate(_CHAPTER.split(text)[1:], 1):
            title, names = chapter.partition("\n")[0], ", ".join(_PARAGRAPH.findall(chapter))
            lines.append(f"{number} {title} ({names})".removesuffix(" ()"))
        first = _PARAGRAPH.search(text)
        lines.append(say(terminal.language, "play-rules", paragraph=first[1] if first else "1"))
        terminal.page("\n".join(filter(None, lines)))
        return
    is_all = unaccented(wish) in ("all", unaccented(say(terminal.language, "word-all")))
    found = text if is_all else _paragraph(text, wish) or _chapter(text, wish)
    if not found:
        about = _about(text, wish)
        found = "\n\n".join(about)
        terminal.say("play-rules-about" if about else "play-no-paragraph", name=wish, n=len(about))
    if found:
        told = _told if terminal.plain else _pictured
        terminal.page(told(terminal.language, folder, found))


def _told(language: str, folder: Path, text: str) -> str:
    """A text with its diagrams as sentences."""

    def tell(place: re.Match[str]) -> str:
        view, names = _reached(folder, place["name"])
        return "\n".join([place["caption"], *view.lines(language, names)])

    return diagrams.PLACE.sub(tell, text)


def _pictured(language: str, folder: Path, text: str) -> RenderableType:
    """A text with its diagrams as pictures, as wide as those of the table."""
    from rich.markdown import Markdown

    parts, at = list[RenderableType](), 0
    for place in diagrams.PLACE.finditer(text):
        view, names = _reached(folder, place["name"])
        parts += [Markdown(text[at : place.start()]), Text(), view.sketch(language, names)]
        parts += [Text(), Markdown(f"*{place['caption']}*")]
        at = place.end()
    return Group(*parts, Markdown(text[at:]))


def _reached(folder: Path, name: str) -> tuple[View, Sequence[str]]:
    """The position that a diagram shows, and who sits there."""
    from ludotheque.core.jit import hurry

    hurry()
    known = diagrams.read(folder)[name]
    return diagrams.reach(discovery.find(folder.name), known)[0], known.names


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
