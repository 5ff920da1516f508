"""What is compiled knows numbers only: NumPy, the core, its own folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.protocols import Searching
from ludotheque.core.game import Game
from ludotheque.core.protocols import PERHAPS
from tests.conformance.walks import GAMES, name

PACKAGE = Path(str(ludotheque.__file__)).parent
ROOTS = (PACKAGE.parent, Path(__file__).parents[2])
KNOWN = ("numpy", "ludotheque.core")
STANDARD = {
    "__future__", "collections.abc", "math", "typing",
    "hashlib", "json", "pathlib",  # Agon's keys and weights
    "dataclasses", "functools", "itertools", "unicodedata", "weakref",  # Agent's maps
}  # fmt: skip
"""What of Python's own library somebody needs there."""
SPEAKING = ("words", "speech", "contract", "schema", "view", "plain", "position", "referee")
"""Parts of the core that are about people; a bot's compiled part needs none of them."""


def imports(path: Path) -> set[str]:
    """The modules that a file imports when it runs, not those for the type checker alone."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = str(node.module)
            is_folder = any((root / module.replace(".", "/")).is_dir() for root in ROOTS)
            found |= {f"{module}.{one.name}" for one in node.names} if is_folder else {module}
    return found


def compiled(game: Game) -> dict[str, set[str]]:
    """The modules of a game that numba compiles, and those of its folder that they lean on."""
    known = {f"{game.package}.{path.stem}": imports(path) for path in game.folder.glob("*.py")}
    found = {module for module, needed in known.items() if "ludotheque.core.jit" in needed}
    while more := {one for module in found for one in known[module] if one in known} - found:
        found |= more
    return {module: known[module] for module in found}


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_compiled_module_knows_numbers_only(game: Game) -> None:
    modules = compiled(game)
    assert f"{game.package}.rules" in modules
    for module, needed in modules.items():
        for other in needed - set(modules) - STANDARD:
            is_known = other.startswith(KNOWN) and other.rpartition(".")[2] not in SPEAKING
            assert is_known, f"{module} imports {other}"


def test_no_more_of_the_library_is_allowed_than_is_needed() -> None:
    needed = [needed for game in GAMES for needed in compiled(game).values()]
    assert set().union(*needed) >= STANDARD


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_what_not_every_game_has_is_checked_by_mypy_where_a_game_has_it(game: Game) -> None:
    """Its `__init__.py` says of each module which protocols it is to fulfil."""
    said = (game.folder / "__init__.py").read_text(encoding="utf-8")
    assert ("_bot: Bot[Budget, Report] = bot\n" in said) == bool(game.bot)
    for module, kinds in (*PERHAPS.items(), ("bot", (Searching,))):
        for kind in kinds:
            parts = [part for part in vars(kind) if not part.startswith("_")]
            has_it = any(hasattr(getattr(game, module), part) for part in parts)
            assert (f": {kind.__name__} = {module}\n" in said) == has_it, kind


ABOVE = sorted({path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()})
ABOVE.remove("core")
COMMANDS = sorted(path.stem for path in (PACKAGE / "cli").glob("[a-z]*.py"))
NAMING = re.compile(  # a path, a module, or a name in quotation marks; "house" alone is a word
    rf"(?<![\w/])(?:{'|'.join(ABOVE)})/|ludotheque[./](?:{'|'.join(ABOVE)})\b"
    rf"|([\"'`])(?:{'|'.join(ABOVE)})(?:\.\w+)*\1"
    rf"|[\"'`](?:{'|'.join(COMMANDS)})-[a-z]"  # a message of theirs
    r"|(?i:\b(?:terminal|browser|server|(?:the|a) page|page's)\b)"  # what they show it in
)


def test_nothing_in_the_core_names_a_layer_above_it() -> None:
    assert {"house", "storage", "web", "paper", "tables"} <= {*ABOVE}
    for path in (PACKAGE / "core").glob("*.py"):
        found = NAMING.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{path.name}: {found}"


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("see `bots/pacing.py`", True),
        ("come from `tables`, fair", True),
        ("'ludotheque.games.agon'", True),
        ('find("storage.kept")', True),
        ('say(language, "play-player")', True),
        ("harmless in a terminal", True),
        ("The page does the same", True),
        ("what the page's types are made of", True),
        ("in sentences, for a screen reader", False),
        ("the house's own words at tables", False),
        ('"games-of"', False),
    ],
)
def test_a_layer_is_found_where_it_is_named(text: str, is_found: bool) -> None:
    assert bool(NAMING.search(text)) == is_found
