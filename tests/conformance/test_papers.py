"""The papers of every game: rulebooks, words, and the tests that prove each paragraph."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludotheque
from ludotheque.core import diagrams
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES
from tests.conformance.walks import HOUSE_GAMES, name

TESTS = Path(__file__).parents[1]
HOUSE = Path(str(ludotheque.__file__)).parent
every_house_game = pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)
CLIENT = TESTS.parent / "client"
FOLDERS = [one / "locales" for one in (HOUSE, CLIENT, *(game.folder for game in HOUSE_GAMES))]


PARAGRAPH = re.compile(r"^\*\*([A-Z][0-9]+[a-z]?(?:-[a-z])?)\*\* ", re.M)


def paragraphs(game: Game, language: str) -> list[str]:
    """The ids of the rules in a rulebook, in order."""
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return PARAGRAPH.findall(text)


def shown(game: Game, language: str) -> list[tuple[str, str]]:
    """The diagrams of a rulebook in order, each with the paragraph it follows."""
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    places = diagrams.PLACE.finditer(text)
    ids = [(place["name"], PARAGRAPH.findall(text[: place.start()])) for place in places]
    return [(before[-1], name) for name, before in ids]


def cited(game: Game) -> set[str]:
    """The ids that docstrings of the game's tests cite."""
    ids: set[str] = set()
    for path in (TESTS / game.name).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = re.findall(r"[A-Z][0-9]+[a-z]?(?:-[a-z])?\b", ast.get_docstring(node) or "")
                ids.update(words)
    return ids


@functools.cache
def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a .ftl file, each with the arguments it uses."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), (path, entry.content)
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = _arguments(entry)
    return found


def _arguments(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(_arguments(child) for child in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_arguments(child) for child in node))
    return set()


@every_house_game
def test_a_rulebook_has_the_same_paragraphs_in_every_language(game: Game) -> None:
    books = [paragraphs(game, language) for language in LANGUAGES]
    assert books[0] and all(book == books[0] for book in books)
    assert len(set(books[0])) == len(books[0])


@every_house_game
def test_a_rulebook_shows_the_same_diagrams_in_every_language(game: Game) -> None:
    books = [shown(game, language) for language in LANGUAGES]
    assert books[0] and all(book == books[0] for book in books)
    assert {name for _, name in books[0]} == diagrams.read(game.folder).keys()


@every_house_game
def test_a_diagram_is_reached_by_legal_acts_and_described_to_who_cannot_see_it(game: Game) -> None:
    for id, diagram in diagrams.read(game.folder).items():
        scene = diagrams.scene_of(game, id, diagram, "en")
        assert scene.lines and scene.description
        for part, value in diagram.picked.items():
            offered = {msgspec.to_builtins(choice).get(part) for choice in scene.choices}
            assert value in offered, (id, part)


@every_house_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_reads_about_ten_lines(game: Game, language: str) -> None:
    path = game.folder / "rulebook" / f"{language}-brief.md"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert 8 <= len(lines) <= 11 and max(map(len, lines)) <= 80


@every_house_game
def test_every_paragraph_is_cited_by_a_test(game: Game) -> None:
    assert set(paragraphs(game, "en")) <= cited(game)


@every_house_game
def test_every_refusal_cites_a_paragraph_of_the_rulebook(game: Game) -> None:
    for paragraph, *_ in game.rules.REFUSALS[1:]:
        assert paragraph in paragraphs(game, "en")


@every_house_game
def test_every_paragraph_has_a_mutant(game: Game) -> None:
    import importlib

    mutants = importlib.import_module(f"tests.{game.name}.mutants").MUTANTS
    assert {mutant[0] for mutant in mutants} >= set(paragraphs(game, "en"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_language_lacks_a_message_or_an_argument(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    assert english
    for language in LANGUAGES:
        assert messages(folder / f"{language}.ftl") == english, language


@every_house_game
def test_every_message_of_a_game_begins_with_its_name(game: Game) -> None:
    known = messages(game.folder / "locales" / "en.ftl")
    assert all(message.startswith(f"{game.name}-") for message in known)
    assert f"{game.name}-name" in known


@every_house_game
def test_every_message_id_in_the_code_exists(game: Game) -> None:
    known = messages(game.folder / "locales" / "en.ftl") | messages(HOUSE / "locales" / "en.ftl")
    for path in game.folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(rf"{game.name}-[a-z0-9-]*[a-z0-9]", node.value):
                    assert node.value in known, (path.name, node.value)


@every_house_game
def test_every_option_and_value_is_described(game: Game) -> None:
    known = messages(game.folder / "locales" / "en.ftl")
    for option in game.options.options:
        key = f"{game.name}-option-{option.name.replace('_', '-')}"
        assert key in known
        for value in getattr(option, "values", ()):
            assert f"{key}-{value.replace('_', '-')}" in known
    for preset in game.options.presets:
        assert f"{game.name}-preset-{preset}" in known
