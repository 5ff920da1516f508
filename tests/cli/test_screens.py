"""What is on the screen when somebody is asked: the table, the news, the question."""

from __future__ import annotations

import io
import pydoc
import re
from collections.abc import Iterator, Sequence

import pytest
from rich.console import Console
from rich.text import Text

from ludotheque.cli import rulebook, telling
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import MENU, Terminal, marked
from ludotheque.core.words import LANGUAGES
from ludotheque.games import discovery
from tests.cli import keeping
from tests.tables.play import started, variant


class Screen(Terminal):
    """A terminal of some width at which one line after the other is typed."""

    def __init__(self, *lines: str, language: str = "en", width: int = 80) -> None:
        super().__init__(language, console=Console(file=io.StringIO(), width=width))
        self.lines: Iterator[str] = iter(lines)

    def ask(self, sentence: str, candidates: Sequence[str] = (), history: object = None) -> str:
        self._print(f"{sentence} ")
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return candidates[0] if line == "*" else line

    @property
    def text(self) -> str:
        return self.console.file.getvalue()


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def play(screen: Screen, game: str, seats: int = 2) -> Session:
    session = keeping.session(screen, started(variant(game, seats)))
    keeping.play(session)
    return session


def test_the_start_is_told_to_each_alone():
    """S4, S5"""
    session = play(screen := Screen(""), "spywhere")
    (seat,) = session.last.asked
    text = screen.text.partition("press Enter")[2]
    for fact in ("Out of the game", "Your passports", "In the centre", "begin"):
        assert text.count(fact) == 1
    assert (
        text.index("Pile: ") < text.index("Your passports") < text.index(f"{session._name(seat)}.")
    )


def test_the_news_stand_between_the_table_and_the_question():
    play(screen := Screen("a11-b10"), "agon")
    parts = [screen.text.rindex(part) for part in ("Q queen", "a11 to b10.", "Bo. Slide")]
    assert parts == sorted(parts)


def test_a_table_that_did_not_change_is_not_drawn_again_but_the_last_act_is_told():
    play(screen := Screen("a11-b10", "?", "nonsense"), "agon")
    assert screen.text.count("Q queen") == 2
    assert screen.text.count("a11 to b10.") == 3


@pytest.mark.parametrize(("height", "is_fitted"), [(24, True), (50, False)])
@pytest.mark.parametrize("game", discovery.names())
def test_the_table_and_the_question_fit_on_a_screen(game, height, is_fitted):
    screen = Screen("", "quit")
    screen.console = Console(
        file=io.StringIO(), width=80, height=height, force_terminal=True, color_system=None
    )
    session = play(screen, game)
    names = telling.speaker(session.last, "en").names
    sketch = session.last.view(session.last.asked[0]).sketch("en", names).plain
    lines = screen.text.splitlines()
    last = max(k for k, line in enumerate(lines) if line.startswith("> "))
    title = sketch.splitlines()[0].rstrip()
    first = max(k for k, line in enumerate(lines) if line.rstrip().endswith(title))
    assert last - first <= height - MENU
    assert sketch in screen.text or is_fitted


@pytest.mark.parametrize("width", range(20, 40))
def test_no_line_begins_with_a_mark_of_the_one_before(width):
    screen = Screen(language="fr", width=width)
    screen.say("play-rules", paragraph="G1")
    assert not re.search(r"\n[\s»:;!?]", screen.text)


def test_what_one_can_do_without_makes_room_for_news():
    picture = Text("map\n\n").append("legend", "dim").append("\nsheet")
    screen = Screen()
    for height, shown in (
        (24, "map\n\nlegend\nsheet"),
        (9, "map\nlegend\nsheet"),
        (8, "map\nsheet"),
    ):
        screen.console = Console(file=io.StringIO(), width=80, height=height, force_terminal=True)
        assert screen.fitted(picture, ["news", "news", "", "question"]).plain == shown


def test_what_has_changed_is_marked():
    before = Text("rows\n· Q · g\nRome Vienna G1\n").append("roads G1", "dim")
    after = Text("rows\n· · Q g\nRome G1 Vienna\n").append("roads B1", "dim")
    picture = marked(before, after)
    words = [picture.plain[span.start : span.end] for span in picture.spans]
    assert words == ["roads B1", "·", "Q", "G1", "Vienna"]
    more = marked(Text("Rome G1 Vienna"), Text("Rome Vienna G1 B2"))
    assert [more.plain[span.start : span.end] for span in more.spans] == ["B2"]


def test_where_it_is_narrow_there_are_sentences_of_themselves():
    for width, is_drawn in ((60, True), (59, False)):
        play(screen := Screen(width=width), "agon")
        assert ("∘" in screen.text) == is_drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", discovery.names())
def test_an_example_is_what_may_be_typed_now(game, language):
    lines = [] if game == "agon" else [""]
    session = play(screen := Screen(*lines, language=language, width=400), game)
    view = session.last.view(session.last.asked[0])
    example = telling.example(telling.legal(view, language))
    assert re.search(rf"\([\w\s]+: {re.escape(example)}\)", screen.text)
    assert view.parse(example)[0] in view.legal()


@pytest.mark.parametrize(("wish", "is_paged"), [("all", True), ("G12", False)])
def test_what_is_longer_than_the_screen_is_turned_over(wish, is_paged, monkeypatch):
    screen, paged = Screen(), []
    screen.console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    screen.is_rich = True
    monkeypatch.setattr(pydoc, "pager", paged.append)
    rulebook.show(screen, discovery.folder("agon"), wish)
    assert bool(paged) == is_paged and ("throne" in screen.text) != is_paged


def test_an_example_has_different_words():
    assert telling.example(["a b", "b a", "b for b", "b for a"]) == "b for a"
