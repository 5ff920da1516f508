"""What people type: four languages, accents or not, and what an error says."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.errors import IllegalAction, LudothequeError, MalformedAction
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker
from ludotheque.core.words import LANGUAGES, NOTATION, say
from ludotheque.games.agent import GAME, maps, notation
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.names import agents_of, spaces_of
from tests.agent.small import CROWD
from tests.agent.table import Table
from tests.agent.walks import walk

TABLE = Table("500 green-1", at="green-1 azores, red-2 lisbon, blue-1 rome", case="blue-1")
VIEW = TABLE.view(0)


def parsed(text: str) -> str:
    """The text read and written again."""
    return " / ".join(VIEW.text(action) for action in VIEW.parse(text))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move green-1 havana", "move green-1 havana"),
        ("MOVE Green-1 Havana", "move green-1 havana"),
        ("move vert-1 La Havane", "move green-1 havana"),
        ("move groen 1 lissabon", "move green-1 lisbon"),
        ("move grün-1 new york", "move green-1 new-york"),
        ("move grun1 NEW-YORK", "move green-1 new-york"),
        ("move g1 reyk", "move green-1 reykjavik"),
        ("move américain-1 açores", "move green-1 azores"),
        ("move Americain 1 Acores", "move green-1 azores"),
        ("move jaune-2 oulan-bator", "move yellow-2 ulan-bator"),
        ("move Chinees 2 Oelan Bator", "move yellow-2 ulan-bator"),
        ("move Russe-1 Téhéran", "move red-1 teheran"),
        ("move Engländer-2 wien", "move blue-2 vienna"),
        ("move blauw-1 Wenen carry", "move blue-1 vienna carry"),
        ("move blauw-1 Wenen take", "move blue-1 vienna carry"),
        ("move bleu-1 le caire leave", "move blue-1 cairo leave"),
        ("attack green-1 red-2", "attack green-1 red-2"),
        ("attack vert-1 rouge-2", "attack green-1 red-2"),
        ("bribe 1000 green-1, 300 red-2", "put 1000 green-1 / put 300 red-2 / seal"),
        ("bribe 300 red-2, 500+400 red-1", "put 500 red-1 / put 400 red-1 / put 300 red-2 / seal"),
        ("bribe none", "seal"),
        ("bribe nothing", "seal"),
        ("bribe", "seal"),
        ("put 300 red-2", "put 300 red-2"),
        ("take green-1", "take green-1"),
        ("drop blue-1", "drop blue-1"),
        ("claim 800", "claim 800"),
        ("give up", "give-up"),
        ("Give-Up", "give-up"),
        ("  uphold ", "uphold"),
        ("end", "end"),
        ("let pass", "let"),
        ("Stand by", "stand"),
        ("give-way", "consent"),
        ("let stand", "uphold"),
        ("take back", "refuse"),
        ("let go blue-1", "drop blue-1"),
        ("move blue-1 vienna let-go", "move blue-1 vienna drop"),
    ],
)  # fmt: skip
def test_a_text_is_read_as_people_mean_it(typed: str, meant: str) -> None:
    assert parsed(typed) == meant


def test_every_word_of_the_protocol_reads_as_itself() -> None:
    for word in (
        "let",
        "protest",
        "stand",
        "consent",
        "give-up",
        "uphold",
        "refuse",
        "end",
        "seal",
    ):
        assert parsed(word) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_and_agent_is_known_in_every_language(language: str) -> None:
    speaker = Speaker("agent", language)
    for space in spaces_of(TABLE.seen)[:25]:
        assert parsed(f"move red-1 {speaker.word('city', space)}") == f"move red-1 {space}"
    for agent in agents_of(TABLE.seen):
        assert parsed(f"take {speaker.word('figure', agent)}") == f"take {agent}"


@pytest.mark.parametrize(
    ("text", "listed"),
    [
        ("move green-1 r", ("reykjavik", "rio-de-janeiro", "rome")),
        ("move green-1 atlantis", ("washington", "tangier")),
        ("move green havana", ("green-1", "green-2")),
        ("move purple-1 havana", ("green-1", "yellow-2")),
        ("attack green-1 b", ("blue-1", "blue-2")),
    ],
)
def test_ambiguous_or_unknown_text_lists_what_was_meant_in_the_readers_language(
    text: str, listed: tuple[str, ...]
) -> None:
    with pytest.raises(MalformedAction) as refused:
        VIEW.parse(text)
    family = "figure" if "-" in listed[-1] else "city"
    for language in LANGUAGES:
        words = [Speaker("agent", language).word(family, name) for name in listed]
        assert all(word in refused.value.say(language) for word in words)


@pytest.mark.parametrize("text", ["gruen-1", "grün-1", "grun-1", "GRÜN 1", "gru\u0308n-1"])
def test_letters_that_a_keyboard_lacks_are_left_out_or_spelled_out(text: str) -> None:
    assert parsed(f"take {text}") == "take green-1"


@pytest.mark.parametrize(
    "text", ["claim x", "claim 150", "bribe 99 green-1", "bribe ² green-1", "claim -100"]
)
def test_a_sum_is_in_whole_hundreds(text: str) -> None:
    with pytest.raises(MalformedAction, match="hundreds"):
        VIEW.parse(text)


@pytest.mark.parametrize(
    ("text", "paragraph"),
    [
        ("bribe 600 green-1", "A2-a"),
        ("bribe 0 green-1", "A2-a"),
        ("claim 0", "C2"),
        ("claim 10100", "C2"),
    ],
)
def test_a_sum_that_cannot_be_is_refused_by_its_rule(text: str, paragraph: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        VIEW.parse(text)
    assert refused.value.paragraph == paragraph


def test_with_free_lots_any_multiple_of_a_hundred_is_put() -> None:
    """A2-a, lots = free"""
    table = Table("1300 green-1, 100 red-1, 600 green-1", lots="free")
    assert (table.stake(0, "green-1"), table.stake(0, "red-1")) == (1900, 100)
    assert table.left(0) == {100: 80}
    assert table.refusal("bribe 8100 green-1") == "A3"
    assert table.refusal("bribe 20000 green-1") == "A3"
    table.play("put 300 blue-1")
    assert table.refusal("put 300 blue-1") == "A3"
    assert "put 7700 blue-2" in table.legal()
    assert "put 7800 blue-2" not in table.legal()
    table.play("seal")
    assert table.stake(0, "blue-1") == 300


def test_with_the_sheet_only_its_lots_are_put() -> None:
    """A2-a, lots = sheet"""
    table = Table()
    assert table.refusal("bribe 600 green-1") == "A2-a"
    assert {int(t.split()[1]) for t in table.legal() if t.startswith("put")} == set(table.left(0))


WORDS = [
    *("move attack bribe put take drop claim let protest stand consent give-up uphold end").split(),
    *("green-1 vert-2 rouge 1 2 b g1 yellow-9 havana la havane r tangier leave carry").split(),
    *("100 1000+500 0 99999999 , - # none ½ ß \u0130 \u0300").split(),
]
POSITIONS = [position.copy() for position, _ in walk(3, 3, round_limit=3)][::9]


@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
def test_no_text_raises_anything_but_our_errors_or_changes_anything(text: str) -> None:
    for position in POSITIONS[:4]:
        seat = position.asked[0]
        before = position.copy()
        try:
            position.play(text, seat)
        except LudothequeError as error:
            for language in LANGUAGES:
                assert error.say(language)
            assert position == before
        else:
            position.states[:] = before.states


def test_what_is_written_is_read_as_the_same_action() -> None:
    for position in POSITIONS:
        for seat in position.asked:
            view = position.view(seat)
            for action in view.legal():
                for language in (NOTATION, *LANGUAGES):
                    assert view.parse(view.text(action, language)) == (action,)


def test_every_action_number_has_a_text() -> None:
    view = Variant(GAME, seats=2, options={"map": CROWD}).new(seed=0).view(0)
    grand = [a for a in range(e.ACTIONS) if a >= e.ATTACK or a // 3 % e.SPACES < 25]
    assert all(view.text(action) for action in grand)
    assert e.ACTIONS == GAME.actions < 3072


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("déplace vert-1 la-havane", "move green-1 havana"),
        ("Deplace Vert 1 La Havane", "move green-1 havana"),
        ("verplaats groen-1 lissabon", "move green-1 lisbon"),
        ("bewege grün-1 new-york", "move green-1 new-york"),
        ("verplaats blauw-1 wenen neem mee", "move blue-1 vienna carry"),
        ("verplaats blauw-1 wenen laat-staan", "move blue-1 vienna leave"),
        ("bewege blau 1 wien nimm mit", "move blue-1 vienna carry"),
        ("bewege blau-1 wien nimm", "move blue-1 vienna carry"),
        ("déplace bleu-1 vienne lache", "move blue-1 vienna drop"),
        ("greife an grün 1 rot 2", "attack green-1 red-2"),
        ("val aan groen-1 rood-2", "attack green-1 red-2"),
        ("koop om 1000+300 groen-1, 500 rood-2",
         "put 1000 green-1 / put 300 green-1 / put 500 red-2 / seal"),
        ("bestich $1'000 + 300 gelb-1", "put 1000 yellow-1 / put 300 yellow-1 / seal"),
        ("corromps rien", "seal"),
        ("koop-om niets", "seal"),
        ("mise 1’000 vert-1", "put 1000 green-1"),
        ("nimm zurück", "refuse"),
        ("nimm blau-1", "take blue-1"),
        ("laat los blauw-1", "drop blue-1"),
        ("laat gebeuren", "let"),
        ("laisse faire", "let"),
        ("geef toe", "consent"),
        ("sage-an $800", "claim 800"),
        ("déclare 800", "claim 800"),
        ("move vert-1 havanna", "move green-1 havana"),
    ],
)  # fmt: skip
def test_verbs_and_names_are_read_in_every_language_and_mixed(typed: str, meant: str) -> None:
    assert parsed(typed) == meant


def test_no_word_is_two_verbs() -> None:
    """However it is spelled, and in whatever languages."""
    for words in (notation.VERBS, tuple(notation.CASES)):
        spelled: dict[str, set[str]] = {}
        for word in words:
            for typed in (word, *(say(each, f"agent-verb-{word}") for each in LANGUAGES)):
                typed = maps.plain(typed)
                spelled.setdefault(typed, set()).add(word)
                assert len(typed.split("-")) <= 2
        assert all(len(meant) == 1 for meant in spelled.values()), spelled
        assert len(spelled) > 3 * len(words) - 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "listed"),
    [
        ("move blue-1 vienna", ("leave", "carry", "drop")),
        ("jump green-1", ("move", "attack", "bribe", "uphold")),
        ("let green-1", ("move", "let")),
        ("put", ("move", "bribe")),
        ("", ("move", "bribe")),
    ],
)
def test_what_is_missing_is_asked_for_in_the_readers_words(
    text: str, listed: tuple[str, ...], language: str
) -> None:
    with pytest.raises(MalformedAction) as refused:
        VIEW.parse(text)
    said = refused.value.say(language)
    assert all(say(language, f"agent-verb-{word}") in said for word in listed)


def test_of_two_ways_with_the_case_the_third_is_not_offered() -> None:
    """A8"""
    with pytest.raises(MalformedAction) as refused:
        Table(at="green-1 lisbon").view(0).parse("move green-1 tangier")
    assert refused.value.part == "case"
    assert "leave or take" in str(refused.value)
    assert "lass-stehen oder nimm" in refused.value.say("de")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("move green-1 atlantis", "to"),
        ("move purple-1 havana", "agent"),
        ("attack green-1 purple-1", "target"),
        ("claim x", "sum"),
    ],
)
def test_an_error_names_the_part_that_it_is_about(text: str, part: str) -> None:
    with pytest.raises(MalformedAction) as refused:
        VIEW.parse(text)
    assert refused.value.part == part


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_the_rulebook_can_be_typed(language: str) -> None:
    """In its own words: each is what its language writes for some action."""
    book = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    chapter = book.split("\n## ")[-1] if language != "en" else book[book.index("## Typed") :]
    typed = re.findall(r"^\| `([^`]+)` \|", chapter, re.M)
    table = Table("500 red-2", at="green-1 azores, red-2 lisbon, blue-1 rome", case="blue-1")
    view, verbs = table.view(0), set()
    for text in typed:
        actions = view.parse(text)
        verb = text.split()[0]
        verbs.add(verb)
        assert any(verb == say(language, f"agent-verb-{word}") for word in notation.VERBS)
        if len(actions) == 1 and actions[0] >= e.TAKE and "+" not in text:
            assert view.text(actions[0], language) in (text, say(language, "agent-verb-seal"))
    assert len(verbs) == 15
