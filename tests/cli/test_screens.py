"""What is on the screen when somebody is asked: the table, the news, the question."""

from __future__ import annotations

import io
import pydoc
import random
import re
from collections.abc import Iterator, Sequence

import pytest
from rich.console import Console, RenderableType
from rich.text import Span, Text

from ludotheque.cli import rulebook, telling, terminal
from ludotheque.cli.home import Home
from ludotheque.cli.play import play as play_anew
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import MENU, Terminal, _is_dim, marked
from ludotheque.cli.wishes import Wishes
from ludotheque.core.view import View
from ludotheque.core.words import LANGUAGES, say
from ludotheque.games import discovery
from ludotheque.tables import Table
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
        text.index("Pile: ") < text.index("Your passports") < text.index(f"{session.name(seat)}.")
    )


def test_the_curtain_lifts_at_an_empty_line_alone():
    play(screen := Screen("what another was typing", ""), "spywhere")
    before, _, after = screen.text.rpartition("press Enter")
    assert "press Enter" in before and "Pile: " not in before and "Pile: " in after


def test_how_to_begin_stands_next_to_the_table():
    play(screen := Screen(""), "spywhere")
    said = [screen.text.index(part) for part in ("this fingerprint", "“rules” tells", "Enter when")]
    assert said == sorted(said)


@pytest.mark.parametrize("game", discovery.names())
def test_whoever_plays_a_game_for_the_first_time_reads_how_to_win_above_the_table(game):
    told = []
    for line in ("bribe nothing" if game == "agent" else "*", "*"):
        screen = Screen(line, "yes")
        screen.console = Console(file=io.StringIO(), force_terminal=True, highlight=False)
        play_anew(screen, Wishes(game, level="0", language="en"))
        told.append(screen.text)
    brief = rulebook.brief(screen, discovery.folder(game)).split("\n")[0]
    assert told[0].index(brief) < told[0].index("type a move")
    assert brief not in told[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", discovery.names())
def test_how_to_win_is_as_wide_as_the_screen_and_at_most_a_dozen_lines_of_a_usual_one(
    game, language
):
    for width, most in ((80, 12), (40, 24)):
        lines = rulebook.brief(Screen(language=language, width=width), discovery.folder(game))
        assert max(map(len, lines.split("\n"))) <= width and lines.count("\n") < most


def test_nobody_is_you_where_two_look_at_the_same_screen():
    play(screen := Screen("a11-b10", "k1-j1"), "agon")
    assert "Q queen, G guard: Ada; q, g: Bo;" in screen.text and " you;" not in screen.text


def test_the_news_stand_between_the_table_and_the_question():
    play(screen := Screen("a11-b10"), "agon")
    parts = [screen.text.rindex(part) for part in ("Q queen", "a11 to b10.", "Bo. Slide")]
    assert parts == sorted(parts)


def test_a_table_that_did_not_change_is_not_shown_again_but_the_last_act_is_told():
    play(screen := Screen("a11-b10", "?", "nonsense"), "agon")
    assert screen.text.count("Q queen") == 2
    assert screen.text.count("a11 to b10.") == 3


class Watched(Session):
    """A session that notes what should be on the screen: of the table, the news, the question."""

    def __init__(self, terminal: Terminal, table: Table) -> None:
        home = Home(terminal)
        super().__init__(terminal, home, home.adopt(table))
        self.asks: set[str] = set()
        self.told: list[str] = []

    def show(
        self, view: View, news: Sequence[str] = (), question: str = "", is_new: bool = False
    ) -> Sequence[str]:
        if ask := view.status().ask:
            self.asks.add(ask.__struct_config__.tag)
        self.news, self.question = news, question
        return super().show(view, news, question, is_new)

    def _news(self, reader: int) -> list[str]:
        self.told = super()._news(reader)
        return self.told


def needed(picture: Text) -> list[str]:
    """The lines of a picture that one cannot do without."""
    return [line.plain.rstrip() for line in picture.split("\n") if line.plain and not _is_dim(line)]


def marks(picture: Text) -> list[Span]:
    return [span for span in picture.spans if span.style == "underline"]


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


MANY = 4  # seats: beyond, so much may happen until one is asked again that the oldest is left out
LONG = 80  # things typed
LOOKS = ("?", "nonsense", "log", "notes", "undo", "rules 1", "board", "save")
"""What one types without doing anything."""


class Walk(Screen):
    """A screen of 80x24 at which games are played at random, and looked at whenever it asks."""

    session: Watched

    def __init__(self, language: str) -> None:
        super().__init__(language=language)
        self.console = Console(
            file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None
        )
        self.is_rich, self.turned = True, list[str]()
        self.chooser, self.shown, self.typed = random.Random(7), list[Text](), 0
        self.looked = 0

    def print(self, text: RenderableType = "") -> None:
        super().print(text)
        if isinstance(text, Text):
            self.shown.append(text)

    def page(self, text: RenderableType) -> None:
        pictures = [*self.shown]
        super().page(text)
        self.shown = pictures

    def ask(self, sentence: str, candidates: Sequence[str] = (), history: object = None) -> str:
        self._print(f"{sentence} ")
        if not candidates:
            return say(self.language, "word-yes")
        self.look()
        above, self.console.file = self.visible, io.StringIO()
        self.console.file.write("\n".join([*above, ""]))
        self.looked += 1
        if self.looked % 4 == 0:
            return LOOKS[self.looked // 4 % len(LOOKS)]
        self.typed += 1
        if self.typed == LONG and not self.session.game.has_secrets:
            return say(self.language, "command-resign")
        legal = [text for text in candidates if text not in self.session.words]
        kind = self.chooser.choice(list(dict.fromkeys(text.split()[0] for text in legal)))
        return self.chooser.choice([text for text in legal if text.split()[0] == kind])

    def wait(self, sentence: str) -> None:
        if sentence in (say(self.language, name) for name in ("play-turn-over", "play-go-back")):
            self._print(sentence)
            self.turned += self.visible

    @property
    def visible(self) -> list[str]:
        """What is on the screen, the prompt last; below it is the room for a menu."""
        shown = self.text.rpartition("\x1b[H")[2].splitlines()
        return [line.rstrip() for line in shown[MENU - 1 - self.console.height :]]

    def look(self) -> None:
        """The table, the news and the question are there."""
        session = self.session
        assert not self.left_out([session.question])
        assert set(needed(session.shown)) <= set(self.visible)
        left_out = self.left_out(session.news)
        assert not left_out or ("… " in " ".join(self.visible) and len(session.names) > MANY)

    def left_out(self, lines: Sequence[str]) -> list[str]:
        """Those that cannot be read: only the oldest may be so, and never all."""
        shown = squeezed(" ".join(self.visible))
        missing = [line for line in lines if squeezed(line) not in shown]
        assert missing == list(lines[: len(missing)]) and (not lines or missing != list(lines))
        return missing


SHORT = 25  # things typed


class Narrow(Walk):
    """The same where there is no room for pictures."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.console = Console(
            file=io.StringIO(), width=50, height=24, force_terminal=True, color_system=None
        )

    def ask(self, sentence: str, candidates: Sequence[str] = (), history: object = None) -> str:
        if self.typed == SHORT:
            raise EOFError
        return super().ask(sentence, candidates, history)

    def look(self) -> None:
        """The question is there, and all that is new was read, if not here then before."""
        session, self.turned = self.session, [*self.turned, *self.visible]
        assert squeezed(session.question) in squeezed(" ".join(self.visible))
        read = squeezed(" ".join(self.turned))
        told = [*session.news, *session.shown.split("\n")]
        assert [line for line in told if squeezed(line) not in read] == []


WALKS = [
    # a game, its seats and options, what is asked there, and the languages it is played in
    ("agon", 2, {"start": "placed"}, {"lay", "slide", "place"}, LANGUAGES),
    ("agent", 4, {"map": "grand"}, {"opening", "draft", "turn", "protest", "answer"}, LANGUAGES),
    ("agent", 6, {"map": "petit", "round_limit": 1}, {"claim", "verdict"}, ["de"]),
    ("agent", 3, {"map": "toy", "case_handling": "extra"}, {"turn-again", "turn-handled"}, ["nl"]),
    ("spywhere", 2, {}, {"exchange", "eliminate"}, ["en"]),
    ("spywhere", 4, {"removed": "none"}, {"guess"}, LANGUAGES),
    ("spywhere", 6, {}, {"last"}, ["fr"]),
]


@pytest.mark.parametrize(
    ("game", "seats", "options", "asks", "language"),
    [(*walk, language) for *walk, languages in WALKS for language in languages],
)
def test_whole_games_fit_on_a_screen(game, seats, options, asks, language, monkeypatch):
    """Whatever is looked up in between: the table comes again where it has scrolled off."""
    monkeypatch.setattr(pydoc, "pager", lambda text: None)
    walk = Walk(language)
    walk.session = session = Watched(walk, started(variant(game, seats, **options)))
    assert keeping.play(session)
    assert asks <= session.asks
    walk._print(say(language, "play-again"))
    result = session.told[-seats - 1 :] if game == "spywhere" else session.told[-1:]
    assert not walk.left_out(result)
    read = squeezed(" ".join([*walk.turned, *walk.visible]))
    assert [line for line in session.told if squeezed(line) not in read] == []
    shown = [picture for picture in walk.shown if marks(picture)]
    new = {picture.plain for picture in walk.shown} - {picture.plain for picture in shown}
    assert len(new) <= seats + 2  # what each saw first, the end, and where a sign only went
    assert all(len(marks(picture)) < 0.4 * len(picture.plain.split()) for picture in shown)


@pytest.mark.parametrize("width", range(20, 40))
def test_no_line_begins_with_a_mark_of_the_one_before(width):
    screen = Screen(language="fr", width=width)
    screen.say("play-rules", paragraph="G1")
    assert not re.search(r"\n[\s»:;!?]", screen.text)


def test_what_one_can_do_without_makes_room_for_news():
    picture = Text("map\n\n").append("legend", "dim").append("\nsheet")
    screen = Screen()
    news = ["first news", "other news"]
    for height, shown, told in (
        (24, "map\n\nlegend\nsheet", news),
        (9, "map\nlegend\nsheet", news),
        (8, "map\nsheet", news),
        (7, "map\nsheet", ["first news other news"]),
        (6, "map\nsheet", ["… other news"]),
    ):
        screen.console = Console(file=io.StringIO(), width=80, height=height, force_terminal=True)
        fitted, lines = screen.fitted(picture, [*news, ""], "question")
        assert (fitted.plain, lines) == (shown, told)


def test_a_long_end_comes_a_screen_at_a_time():
    screen, turns = Screen(), list[str]()
    screen.console = Console(file=io.StringIO(), width=80, height=8, force_terminal=True)
    screen.is_rich, screen.wait = True, turns.append
    news = [f"news {k}" for k in range(9)]
    early, late = screen.parted(Text("map\nsheet"), news, "question")
    assert (early, late) == (news[:7], news[7:])
    screen.unroll(early, then=0)
    assert screen.text.count("\n") == 7 and turns == ["Press Enter to read on."]
    screen.unroll(["short"], then=2)
    assert len(turns) == 1
    screen.unroll(["short"], then=5)
    assert len(turns) == 2


@pytest.mark.parametrize(("game", "seats"), [("agent", 2), ("spywhere", 2), ("agon", 2)])
def test_a_narrow_screen_tells_all_by_screens_and_then_what_is_new(game, seats, monkeypatch):
    monkeypatch.setattr(pydoc, "pager", lambda text: None)
    walk = Narrow("en")
    walk.session = session = Watched(walk, started(variant(game, seats)))
    keeping.play(session)
    assert walk.typed > SHORT / 2


def test_a_long_log_is_turned_over_and_the_table_comes_again(monkeypatch):
    paged = []
    monkeypatch.setattr(pydoc, "pager", paged.append)
    monkeypatch.setattr(terminal, "BELOW", 17)
    screen = Screen(*["*"] * 6, "log", "board")
    screen.console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    screen.is_rich = True
    play(screen, "agon")
    assert len(paged) == 1 and "   6 " in paged[0]
    assert screen.text.count("Q queen") == 9  # at first, after each act, the log, and as asked


def test_a_short_answer_is_read_before_the_table_takes_its_place():
    screen, turns = Screen("rules G12", "notes"), list[str]()
    screen.console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    screen.is_rich, screen.wait = True, turns.append
    play(screen, "agon")
    assert turns == ["Press Enter to see the table."]
    assert screen.text.rindex("Q queen") < screen.text.index("has no notes")


def test_what_has_changed_is_marked():
    before = Text("rows\n· Q · g\nRome Vienna G1\n").append("roads G1", "dim")
    after = Text("rows\n· · Q g\nRome G1 Vienna\n").append("roads B1", "dim")
    picture = marked(before, after)
    words = [picture.plain[span.start : span.end] for span in picture.spans]
    assert words == ["roads B1", "·", "Q", "G1", "Vienna"]
    more = marked(Text("Rome G1 Vienna"), Text("Rome Vienna G1 B2"))
    assert [more.plain[span.start : span.end] for span in more.spans] == ["B2"]
    moved = marked(Text("turn\nmap\nleft: 4"), Text("turn\ncontest\nmap\nleft: 3"))
    assert [moved.plain[span.start : span.end] for span in moved.spans] == ["contest", "3"]
    as_long = marked(Text("turn\ncontest\nmap\nleft"), Text("turn\nmap\nleft\nnew"))
    assert [as_long.plain[span.start : span.end] for span in as_long.spans] == ["new"]


def test_where_it_is_narrow_there_are_sentences_of_themselves():
    for width, is_picture in ((60, True), (59, False)):
        play(screen := Screen(width=width), "agon")
        assert ("∘" in screen.text) == is_picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", discovery.names())
def test_an_example_is_what_may_be_typed_now(game, language):
    lines = [] if game == "agon" else [""]
    session = play(screen := Screen(*lines, language=language, width=400), game)
    view = session.last.view(session.last.asked[0])
    example = telling.example([view.text(action, language) for action in view.legal()])
    assert re.search(rf"\([\w\s]+: {re.escape(example)}\)", screen.text)
    assert view.parse(example)[0] in view.legal()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_diagram_of_the_rulebook_is_as_wide_as_the_table(language):
    screen = Screen(language=language)
    rulebook.show(screen, discovery.folder("spywhere"), "S7")
    lines = [line.rstrip() for line in screen.text.splitlines()]
    head = next(line for line in lines if say(language, "spywhere-short-italy") in line)
    assert head.endswith(say(language, "spywhere-laid")) and "[" not in screen.text


@pytest.mark.parametrize(
    ("game", "wish", "is_paged"),
    [("spywhere", "", True), ("agon", "all", True), ("agon", "G12", False)],
)
def test_what_would_not_stay_on_the_screen_is_turned_over(game, wish, is_paged, monkeypatch):
    screen, paged = Screen(), []
    screen.console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    screen.is_rich = True
    monkeypatch.setattr(pydoc, "pager", paged.append)
    rulebook.show(screen, discovery.folder(game), wish)
    assert bool(paged) == is_paged and bool(screen.text) != is_paged


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_turned_over_says_first_and_last_how_to_turn_it_and_how_to_get_out(
    language, monkeypatch
):
    screen, paged = Screen(language=language), []
    screen.console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    screen.is_rich = True
    monkeypatch.setattr(pydoc, "pager", paged.append)
    rulebook.show(screen, discovery.folder("agon"), say(language, "word-all"))
    lines, how = paged[0].strip().split("\n"), say(language, "play-pager")
    assert lines[0] == lines[-1] == how and " q " in how


@pytest.mark.parametrize(
    ("game", "language", "line", "hint"),
    [
        ("agent", "en", "put", "There is more to it (for example: put 1000 green-1)."),
        ("agent", "de", "Setze 1000", "Da fehlt noch etwas (zum Beispiel: setze 1000 grün-1)."),
        ("agent", "fr", "mise", "Il manque la suite (par exemple\u00a0: mise 1000 vert-1)."),
        ("spywhere", "nl", "ruil", "Er hoort nog iets bij (bijvoorbeeld: ruil "),
    ],
)
def test_a_line_that_stops_too_early_is_answered_with_how_it_may_go_on(game, language, line, hint):
    play(screen := Screen("", line, language=language), game)
    assert hint in screen.text


@pytest.mark.parametrize("line", ["pu", "take"])
def test_a_line_that_nothing_legal_begins_with_is_refused(line):
    play(screen := Screen("", line), "agent")
    assert f"not a whole action: '{line}'" in screen.text and "There is more" not in screen.text


def test_what_a_refusal_knows_to_be_missing_it_says_itself():
    lines = ["", "bribe nothing", "yes", "", "bribe nothing", "yes", "", "move green-1 tangier"]
    table = started(variant("agent", 2, map="toy"))
    keeping.play(keeping.session(screen := Screen(*lines), table))
    assert "say what becomes of the suitcase: leave or take" in screen.text
    assert "There is more" not in screen.text


def test_an_example_has_different_words():
    assert telling.example(["a b", "b a", "b for b", "b for a"]) == "b for a"
