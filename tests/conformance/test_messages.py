"""No message is left that nobody says: in the terminal, on the page, on paper.

A message is said if code names it, whole (`"page-menu"`) or put together from parts that code
names, too (`agent-page-${id}` with `"do-let"`); if another message refers to it; or if the game's
schema does: as a fact, question or choice, or as the word for a value.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.core.schema import kinds, schema
from tests.conformance.test_papers import CLIENT, FOLDERS, HOUSE
from tests.conformance.walks import HOUSE_GAMES

CODE = [
    *(path for kind in ("py", "typ") for path in HOUSE.glob(f"**/*.{kind}")),
    *HOUSE.glob("games/*/ui/*.*"),
    *(path for path in CLIENT.glob("src/**/*.*") if path.suffix in (".ts", ".svelte")),
]
TEXT = "\n".join(p.read_text(encoding="utf-8") for p in CODE if not p.name.endswith(".test.ts"))
NAMED = {
    part.replace("_", "-")
    for naming in (r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]", r"[{,]\s*([a-z]+):")  # or a key of an object
    for part in re.findall(naming, TEXT)
}
JOINED = tuple(re.findall(r"\[\s*\"([a-z]+-?)\",[^\]]*\]\s*\.join\(\"-\"\)", TEXT))
HOLES = r"((?:\$?\{[^{}`]*\})+)"
MADE = {
    *(made for _, made in re.findall(r"f([\"'])((?:[a-z0-9-]|\{[^\n\"']*?\})+)\1", TEXT)),
    *re.findall(r"`((?:[a-z0-9-]|\$\{[^`]*?\})+)`", TEXT),
    *(f"{begun}{{}}" for begun in re.findall(r"\"([a-z-]+-)\" \+", TEXT)),
    *(f"{{}}-{family}-{{}}" for family in re.findall(r"word\(\s*\"([a-z-]+)\",", TEXT)),
    *(f"{{}}-print-{printed}" for printed in re.findall(r"ours\(\"([a-z-]+)\"\)", TEXT)),
}
MADE = {made for made in MADE if re.search(r"[a-z]", re.sub(HOLES, "", made))}
PATTERNS = [
    re.compile("".join("([a-z0-9-]*?)((?:-[a-z0-9-]+)?)" if k % 2 else one for k, one in parts))
    for parts in (enumerate(re.split(HOLES, made)) for made in sorted(MADE))
]


@functools.cache
def is_named(text: str) -> bool:
    """Whether code names it, or makes it of parts that it names."""
    text = text.strip("-")
    if text in NAMED or not text or text.isdigit():
        return True
    if text.startswith(JOINED) and NAMED.issuperset(text.split("-")):
        return True
    found = (pattern.fullmatch(text) for pattern in PATTERNS)
    return any(match and _is_named(match) for match in found)


def _is_named(match: re.Match[str]) -> bool:
    """Whether what fills each hole is named, as one or as two."""
    holes = zip(*[iter(match.groups())] * 2, strict=True)
    return all(is_named(one + two) or (is_named(one) and is_named(two)) for one, two in holes)


def of_schema(game: Game) -> Iterator[str]:
    """What the types of a game say, and its options."""
    for family in ("Fact", "Ask", "Choice", "Review"):
        for kind in getattr(kinds(game).get(family), "__args__", [kinds(game).get(family)]):
            if kind is not None:
                yield f"{game.name}-{kind.family}-{kind.__struct_config__.tag}"
    for part in vars(game.facts).values():
        if getattr(part, "family", "") == "part" and part.__struct_config__.tag:
            yield f"{game.name}-part-{part.__struct_config__.tag}"
    for option in game.options.options:
        key = f"{game.name}-option-{option.name.replace('_', '-')}"
        yield from (key, key.replace("-option", "-page-option"))
        yield from (f"{key}-{value.replace('_', '-')}" for value in getattr(option, "values", ()))
    yield from (f"{game.name}-preset-{preset}" for preset in game.options.presets)


def families(node: Any) -> set[str]:
    """What values are of that have words: a city, a nation."""
    if isinstance(node, dict):
        own = {node["words"]} if isinstance(node.get("words"), str) else set()
        return own.union(*map(families, node.values()))
    return set().union(*map(families, node)) if isinstance(node, list) else set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_said_by_somebody(folder: Path) -> None:
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z][\w-]*) =", text, re.M)
    said = set(re.findall(r"\{ ([a-z][\w-]+) \}", text))
    begun: tuple[str, ...] = ()
    for game in HOUSE_GAMES:
        if folder.parent == game.folder:
            said |= set(of_schema(game))
            begun = tuple(f"{game.name}-{family}-" for family in families(schema(game)))
    assert len(ids) > 100
    assert not [
        id for id in ids if id not in said and not id.startswith(begun) and not is_named(id)
    ]


def test_a_message_that_nobody_says_is_found() -> None:
    for id in ("agent-page-shrug", "agon-print-crown", "page-shrug", "play-shrug"):
        assert not is_named(id)
