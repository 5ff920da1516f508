"""Notation, pictures, descriptions, log, tensors: what leaves the game."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT, SPECTATOR
from ludotheque.core.errors import LudothequeError, MalformedAction
from ludotheque.core.jit import is_compiled
from ludotheque.core.rng import seeded
from ludotheque.core.rows import copied
from ludotheque.core.speech import Speaker
from ludotheque.core.view import View
from ludotheque.core.words import LANGUAGES, say
from ludotheque.games.spywhere import GAME, encoding, notation
from ludotheque.games.spywhere.equipment import NAMES, OVER, SEAL
from ludotheque.games.spywhere.options import OPTIONS
from tests.spywhere import golden
from tests.spywhere.table import Table, start, table

THREE = """
    centre: italy italy spain france belgium
    pile: england england england spain spain spain france france
    1 france: italy spain germany
    2 italy: england england belgium
    3 spain: france france france
"""
VIEW = table(THREE).view(1)


def test_every_action_is_read_back_as_it_is_written() -> None:
    for action in range(GAME.actions):
        assert VIEW.parse(VIEW.text(action)) == (action,)
    assert GAME.actions < 128


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("swap italy for france", "swap italy for france"),
        ("  SWAP  Italie FOR frankrijk ", "swap italy for france"),
        ("échange Italie contre France", "swap italy for france"),
        ("ruil Italië voor Frankrijk", "swap italy for france"),
        ("tausche Italien gegen Frankreich", "swap italy for france"),
        ("swap bel for d", "swap belgium for germany"),
        ("eliminate Espagne", "eliminate spain"),
        ("eliminate spanje", "eliminate spain"),
        ("ÉLIMINE ESPAGNE", "eliminate spain"),
        ("elimineer België", "eliminate belgium"),
        ("laisse", "keep"),
        ("laat-liggen", "keep"),
        ("lass-liegen", "keep"),
        ("identifie 2 espagne", "guess 2 spain"),
        ("sortiere Spanien aus", "eliminate spain"),
        ("rien", "no-guess"),
        ("niets", "no-guess"),
        ("nichts", "no-guess"),
        ("scelle", "seal"),
        ("versiegle", "seal"),
        ("guess 3 Angleterre", "guess 3 england"),
        ("gok 3 engeland", "guess 3 england"),
        ("tippe 3 Deutschland", "guess 3 germany"),
        ("identifie 3 Allemagne", "guess 3 germany"),
        ("No-Guess", "no-guess"),
        ("no guess", "no-guess"),
        ("laat liggen", "keep"),
    ],
)
def test_names_may_be_in_four_languages_with_or_without_accents(text: str, meant: str) -> None:
    assert VIEW.parse(text) == VIEW.parse(meant)


def test_a_last_answer_is_one_text() -> None:
    guesses = [VIEW.parse(text)[0] for text in ("guess 2 spain", "guess 4 italy")]
    assert VIEW.parse("last 4 italy, 2 spain") == (*guesses, SEAL)
    assert VIEW.parse("last 2 spain,4 italy") == (*guesses, SEAL)
    for text in (
        "dernières 2 espagne, 4 italie",
        "laatste 2 spanje, 4 italië",
        "Schlusstipps 2 s, 4 it",
    ):
        assert VIEW.parse(text) == (*guesses, SEAL)


@pytest.mark.parametrize(
    "text", ["last none", "dernières aucune", "laatste geen", "schlusstipps keine", "seal"]
)
def test_an_empty_last_answer_is_said_in_so_many_words(text: str) -> None:
    assert VIEW.parse(text) == (SEAL,)


@pytest.mark.parametrize(
    ("text", "message", "said"),
    [
        ("swap e for italy", "spywhere-ambiguous-nation", "England or Spain"),
        ("eliminate atlantis", "spywhere-unknown-nation", "Italy, England, France"),
        ("guess 7 italy", "spywhere-malformed-seat", "1 to 3"),
        ("guess ² italy", "spywhere-malformed-seat", "1 to 3"),
        ("guess italy", "spywhere-malformed-action", "guess"),
        ("last", "spywhere-malformed-last", "last none"),
        ("last 2", "spywhere-malformed-last", "last none"),
        ("last 2 spain,", "spywhere-malformed-last", "last none"),
        ("last none, 2 spain", "spywhere-malformed-last", "last none"),
        ("swap italy with france", "spywhere-malformed-action", "swap … for …"),
        ("keep italy", "spywhere-malformed-action", "keep"),
        ("", "spywhere-malformed-action", "''"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_was_meant(
    text: str, message: str, said: str
) -> None:
    with pytest.raises(MalformedAction) as error:
        VIEW.parse(text)
    assert error.value.message == message
    assert said in str(error.value)
    assert len({error.value.say(language) for language in LANGUAGES}) == 4


WORDS = [
    *("swap", "for", "eliminate", "keep", "guess", "last", "seal", "italy", "ital", "e", "1", "7"),
    *(",", "no-guess", "Ä", "ß", "①", "", " ", "-1", "2 spain,"),
]


@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)))
def test_no_text_breaks_the_parser_or_changes_anything(text: str) -> None:
    game = table(THREE).play("draw england to 1")
    before = game.states.tobytes()
    try:
        after = game.play(f"1: {text}")
    except LudothequeError as error:
        assert str(error)
        assert game.states.tobytes() == before
    else:
        assert after.public.exchanges == 1


def test_what_chance_does_is_read_back_as_it_is_written() -> None:
    phases = set()
    for seats in (2, 5):
        game, chooser = start(seats), random.Random(seats)
        while calls.who(game.states, 0):
            if calls.who(game.states, 0) & CHANCE_BIT:
                phases.add(int(game.public.phase))
                for text in game.odds():
                    action = notation.parse_chance(game.public, text)
                    assert notation.format_chance(game.public, action) == text
                assert_refused(game, "draw spain", "remove 1", "begin italy", "centre", "")
            step(game, chooser)
    assert phases == set(notation.DRAWS)


def assert_refused(game: Table, *texts: str) -> None:
    for text in texts:
        with pytest.raises(MalformedAction):
            notation.parse_chance(game.public, text)


def step(game: Table, chooser: random.Random) -> str:
    """One random move or draw."""
    if calls.who(game.states, 0) & CHANCE_BIT:
        line = chooser.choice(list(game.odds()))
    else:
        seat = chooser.choice(game.asked)
        line = f"{seat}: {chooser.choice(game.legal(seat))}"
    game.play(line)
    return line


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_pictures_log_and_descriptions_are_made_of_known_words(seats: int) -> None:
    game, chooser = start(seats, reshuffle_triples=True), random.Random(seats)
    rich = is_compiled()
    while calls.who(game.states, 0):
        before = [game.view(seat) for seat in (1, None)]
        step(game, chooser)
        for old, seat in zip(before, (1, None), strict=True):
            now = game.view(seat)
            for fact in now.told(old):
                for language in LANGUAGES:
                    sentence = Speaker("spywhere", language, viewer=now.seat).say(fact)
                    assert "spywhere" not in sentence and "{" not in sentence, sentence
            if rich or game.public.phase == OVER:
                for language in LANGUAGES:
                    plain = now.sketch(language).plain
                    assert "spywhere" not in plain
                    assert all(len(line) <= 80 for line in plain.splitlines())


def test_the_picture_shows_centre_hands_clue_piles_and_who_is_asked() -> None:
    game = table(THREE).play("draw england to 1", "1: swap italy for spain", "1: eliminate italy")
    game.play("bonus spain to 1", "refill england", "refill france", "refill spain")
    game.play("1: guess 3 belgium", "draw england to 2")
    assert game.view(1).sketch("en").plain.splitlines() == [
        "                        ITA    ENG    FRA    SPA    BEL    GER    laid before",
        "Centre                   .      1      2      1      1      .",
        "  1 you (5)             x3      .      .      1      .      .     3",
        "? 2 Player 2 (4)         .      .      .      .      .      .",
        "  3 Player 3 (3)         .      .      .      .      .      .",
        "Your hand                .      1      .      3      .      1",
        "Passport                               *",
        "Your guesses                                        →3",
        "Pile: 2.",
        "( ) not in the game; “?” asked; > on turn; (4) cards in hand; x3 clue pile",
        "1 known to be in that hand; * your passport; →2 laid before seat 2",
    ]


def test_the_log_says_what_a_seat_saw_and_nothing_else() -> None:
    game = table(THREE)
    told = {}
    for seat in (1, 2, None):
        before = game.view(seat)
        after = Table(copied(game.states)).play("draw england to 1", "1: swap italy for spain")
        after.play("1: eliminate italy", "bonus spain to 1")
        after.play("refill england", "refill france", "refill spain", "1: guess 3 belgium")
        told[seat] = sentences(before, after.view(seat))
    assert told[2] == told[None]
    assert told[2] == [
        "Ada lays down Italy and takes Spain.",
        "Ada eliminates three Italian cards.",
        "Ada draws a bonus card.",
        "New in the centre: England, France, Spain.",
        "Ada lays a card before Cy.",
    ]
    assert told[1] == [
        "You lay down Italy and take Spain.",
        "You eliminate three Italian cards.",
        "You draw a bonus card.",
        "You draw: England, Spain.",
        "New in the centre: England, France, Spain.",
        "You lay Belgium before Cy.",
    ]


def sentences(before: View, after: View, language: str = "en") -> list[str]:
    speaker = Speaker("spywhere", language, ["Ada", "Bo", "Cy"], after.seat)
    return [speaker.say(fact) for fact in after.told(before)]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_neutral_act_is_legal_whenever_somebody_is_asked(seats: int) -> None:
    chooser = random.Random(seats)
    for first_guess in (0, 3):
        game = start(seats, first_guess=first_guess)
        while calls.who(game.states, 0):
            for seat in game.asked:
                view = game.view(seat)
                acts = GAME.rules.neutral(view.row)
                texts = [view.text(*actions) for actions in acts]
                assert set(texts) <= set(game.legal(seat)) and min(acts.values()) > 0
            step(game, chooser)


def test_the_house_lays_down_any_card_of_the_hand_each_as_likely() -> None:
    """Else what it lays down for somebody absent would tell what he is not."""
    game = table(THREE).play("draw england to 1")
    hand = [int(count) for count in game.states[0].private[0].hand]
    for passports in range(64):
        game.states[0].private[0].passports = passports
        for known in (0, 1):
            game.public.known[0, 3] = known
            acts = GAME.rules.neutral(game.view(1).row)
            total = sum(acts.values())
            laid = [0] * 6
            for (action,), weight in acts.items():
                laid[action // 6] += weight
            assert [sum(hand) * weight for weight in laid] == [total * count for count in hand]


def test_the_house_takes_the_same_nationality_if_the_centre_has_it_and_else_any_card() -> None:
    game = table(THREE).play("draw england to 1")
    assert all(a // 6 == a % 6 for (a,) in neutral(game) if game.public.centre[a // 6])
    game.public.centre = [0, 0, 0, 0, 3, 2]
    acts = {game.view(1).text(*one): n for one, n in neutral(game).items()}
    assert 2 * acts["swap italy for belgium"] == 3 * acts["swap italy for germany"]
    assert "swap germany for germany" in acts and "swap germany for belgium" not in acts


@pytest.mark.parametrize("passports", range(64))
def test_what_the_house_answers_otherwise_depends_on_no_secret(passports: int) -> None:
    """S8-b, S10: it keeps, guesses nothing, and answers nothing."""
    game = table(THREE).play("draw england to 1", "1: swap italy for spain")
    game.states[0].private[0].passports = passports
    assert [game.view(1).text(*a) for a in neutral(game)] == ["keep"]


def neutral(game: Table) -> dict[tuple[int, ...], int]:
    acts: dict[tuple[int, ...], int] = GAME.rules.neutral(game.view(1).row)
    return acts


def test_a_vector_has_a_number_for_everything_the_viewer_may_know() -> None:
    game = table(THREE).play("draw england to 1", "1: swap italy for spain", "1: eliminate italy")
    game.play("bonus spain to 1", "refill england", "refill france", "refill spain")
    game.play("1: guess 3 belgium", "draw england to 2")
    mine, theirs = vector(game, 1), vector(game, 2)
    assert mine["phase"].argmax() == game.public.phase
    assert mine["centre"] * 5 == pytest.approx([0, 1, 2, 1, 1, 0])
    assert mine["hand"] * 18 == pytest.approx([0, 1, 0, 3, 0, 1], abs=1e-4)
    assert list(mine["passports"]) == [0, 0, 1, 0, 0, 0]
    assert mine["cards"].reshape(6, 6)[2, 4] == 1 and mine["cards"].sum() == 1
    assert list(mine["asked"]) == [0, 1, 0, 0, 0, 0]
    assert list(theirs["asked"]) == [1, 0, 0, 0, 0, 0]
    assert mine["clues"].reshape(6, 6)[0, 0] == 1
    assert theirs["clues"].reshape(6, 6)[2, 0] == 1
    assert mine["laid"].reshape(6, 6)[0, 2] == theirs["laid"].reshape(6, 6)[2, 1] == 1
    nobody = vector(game, None)
    assert not nobody["hand"].any() and not nobody["passports"].any()
    assert sum(width for _, width in encoding.SLOTS) == encoding.SIZE


def vector(game: Table, seat: int | None) -> dict[str, np.ndarray]:
    out = np.full(encoding.SIZE, -1, np.float32)
    calls.vector(game.view(seat).views, 0, out)
    ends = np.cumsum([width for _, width in encoding.SLOTS])
    parts = np.split(out, ends[:-1])
    return {name: np.round(part, 6) for (name, _), part in zip(encoding.SLOTS, parts, strict=True)}


@pytest.mark.parametrize("name", golden.GAMES)
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    text = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.replay(text) == text
    assert sum(line.startswith("#") for line in text.splitlines()) >= 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nobody_learns_a_secret_in_any_phase(seats: int) -> None:
    """S8-b"""
    phases = set()
    for seed in range(2 if is_compiled() else 1):
        game, chooser = start(seats, first_guess=2), random.Random(seed)
        while calls.who(game.states, 0):
            phases.add(int(game.public.phase))
            for viewer in (*range(1, seats + 1), None):
                assert_alike(game, viewer, seed)
            step(game, chooser)
    assert phases == set(range(seats > 4, OVER))


def assert_alike(game: Table, viewer: int | None, seed: int) -> None:
    """A world that looks the same to somebody looks the same after any step possible in both."""
    world = Table(GAME.states())
    calls.imagine(game.view(viewer).views, 0, seeded(seed), world.states, 0)
    assert world.view(viewer) == game.view(viewer)
    assert world.asked == game.asked
    for seat in [seat - 1 for seat in game.asked] or [CHANCE]:
        both = sorted(set(possible(game, seat)) & set(possible(world, seat)))
        for action in both[:: 1 if is_compiled() else 7]:
            one, two = Table(copied(game.states)), Table(copied(world.states))
            calls.act(one.states, 0, seat, action)
            calls.act(two.states, 0, seat, action)
            if one.public.reveals == game.public.reveals:
                assert bytes(one.view(viewer)) == bytes(two.view(viewer))


def possible(game: Table, seat: int) -> list[int]:
    """What a seat or chance can do."""
    if seat != CHANCE:
        return game.view(seat + 1).legal()
    weights = GAME.weights_buffer()
    n = calls.odds(game.states, 0, weights)
    return [action for action in range(n) if weights[action]]


def test_options_are_what_the_rules_name() -> None:
    assert OPTIONS.resolve() == {
        "reshuffle_triples": False,
        "removed": "random",
        "first": "lot",
        "first_guess": 0,
        "last_round": False,
    }
    assert OPTIONS.schema()["properties"]["removed"]["enum"] == ["random", *NAMES, "none"]


def test_the_spectator_has_a_view_of_his_own() -> None:
    assert table(THREE).view().row.viewer == SPECTATOR


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_the_rulebook_can_be_typed(language: str) -> None:
    """In its own words: each is what its language writes for some action."""
    book = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    typed = re.findall(r"^\| `([^`]+)` \|", book[book.rindex("\n## ") :], re.M)
    view = start(5).view(1)
    assert len(typed) == 6
    for text in typed[:-1]:
        (action,) = view.parse(text)
        assert view.text(action, language).casefold() == text
    *guesses, seal = view.parse(typed[-1])
    assert len(guesses) == 2 and view.text(seal, language) == say(language, "spywhere-verb-seal")
