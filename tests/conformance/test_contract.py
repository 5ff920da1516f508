"""What leaves a game is typed: facts, descriptions, what is asked and choices, by property."""

from __future__ import annotations

import contextlib
import itertools
import random
import re
from collections import defaultdict
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE
from ludotheque.core.contract import Choice, Spoken
from ludotheque.core.errors import IllegalAction, MalformedAction
from ludotheque.core.game import Game
from ludotheque.core.referee import additions, attempt
from ludotheque.core.rows import copied
from ludotheque.core.schema import kinds
from ludotheque.core.speech import Speaker
from ludotheque.core.typescript import typescript
from ludotheque.core.words import LANGUAGES
from tests.conformance.schemas import assert_fits
from tests.conformance.walks import (
    GAMES,
    HOUSE_GAMES,
    asked,
    name,
    seeds,
    some_states,
    variants,
    view_of,
    viewers,
    walk,
)

every_game = pytest.mark.parametrize("game", GAMES, ids=name)
every_house_game = pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)
UNSAID = re.compile(r"[{}$]|\bnone\b")
MANY = 12
"""Different ones of a kind that one viewer hears in one game."""


@every_house_game
def test_the_page_is_built_with_the_types_of_today(game: Game) -> None:
    kept = (game.folder / "ui" / "types.ts").read_text(encoding="utf-8")
    assert kept.strip() == typescript(game).strip(), "run `make types`"


@every_game
@given(data=st.data(), seed=seeds)
def test_every_view_is_what_its_schema_says(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    settings = set()
    for states in some_states(variant, seed, 4):
        for viewer in viewers(variant):
            view = view_of(game, states, viewer)
            leaving = {
                "Status": view.status(),
                "Description": view.describe(),
                "Setting": view.setting(),
            }
            if game.notes:
                leaving["Notebook"] = game.notes.describe(view.plain)
            for kind, value in leaving.items():
                assert_fits(game, kind, value)
            settings.add(msgspec.json.encode(view.setting()))
    assert len(settings) == 1, "what never changes has changed"


@every_game
@given(data=st.data(), seed=seeds)
def test_every_fact_is_what_its_schema_says(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    steps = itertools.islice(itertools.pairwise(walk(variant, seed)), 200)
    for before, after in steps:
        for viewer in viewers(variant):
            old, new = (view_of(game, step.states, viewer) for step in (before, after))
            facts = new.told(old)
            for fact in facts:
                assert_fits(game, "Fact", fact)
            assert old != new or not facts


@every_game
@given(data=st.data(), seed=seeds)
def test_parts_and_action_numbers_correspond(game: Game, data: st.DataObject, seed: int) -> None:
    for states in some_states(data.draw(variants(game)), seed, 6):
        for seat in (seat for seat in asked(states) if seat != CHANCE):
            view = view_of(game, states, seat)
            choices, legal = view.choices(), view.legal()
            assert len(set(choices)) == len(legal)
            for choice, action in zip(choices, legal, strict=True):
                assert view.action(assert_fits(game, "Choice", choice)) == action
            texts = {view.text(action) for action in legal}
            assert len(texts) == len(legal)


@every_game
@given(data=st.data(), seed=seeds)
def test_a_text_in_any_language_means_its_action(
    game: Game, data: st.DataObject, seed: int
) -> None:
    for states in some_states(data.draw(variants(game)), seed, 4):
        for seat in (seat for seat in asked(states) if seat != CHANCE):
            view = view_of(game, states, seat)
            for action in view.legal():
                for language in LANGUAGES:
                    text = view.text(action, language)
                    assert view.parse(text) == (action,), (language, text)


@every_game
@given(data=st.data(), seed=seeds)
def test_what_is_let_in_is_what_its_number_says_and_a_refusal_names_a_part(
    game: Game, data: st.DataObject, seed: int
) -> None:
    """Whatever parts a choice has: those of elsewhere, another's, or written otherwise."""
    chooser = random.Random(seed)
    views = [
        view_of(game, states, seat)
        for states in some_states(data.draw(variants(game)), seed, 5)
        for seat in asked(states)
        if seat != CHANCE
    ]
    found = [choice for view in views for choice in view.choices()]
    bent = [*_bent(game, chooser.sample(found, min(len(found), 30)))]
    tried = [chooser.choice(some) for some in (found, bent) if some for _ in range(50)]
    for view, choice in itertools.product(views, tried):
        parts = msgspec.to_builtins(choice).keys() - {"kind"}
        try:
            action = view.action(choice)
        except (IllegalAction, MalformedAction) as error:
            assert str(error) and error.part in parts, choice
        else:
            assert view.choice(action) == choice
            reason = calls.why_not(view.views, 0, action)
            assert {*game.rules.REFUSALS[reason][2:]} <= parts, choice


def _bent(game: Game, choices: list[Choice]) -> Iterator[Choice]:
    """Choices of which one part is wrong, perhaps; but such as a program might send."""
    known = [msgspec.to_builtins(choice) for choice in choices]
    values = dict.fromkeys(value for parts in known for value in parts.values())
    for parts in known:
        for part in [one for one in parts if one != "kind"]:
            said = str(parts[part])
            for value in (*values, None, said.upper(), said.replace("-", " "), *range(7), 10**5):
                with contextlib.suppress(msgspec.ValidationError):
                    yield msgspec.convert({**parts, part: value}, game.choices.CHOICES)


@every_game
@given(data=st.data(), seed=seeds)
def test_a_draft_may_be_written_in_any_order(game: Game, data: st.DataObject, seed: int) -> None:
    """What may be added next can be sent, whatever the order; and it ends in the same bytes."""
    variant = data.draw(variants(game))
    for step in itertools.islice(walk(variant, seed), 60):
        for seat in (seat for seat in asked(step.states) if seat != CHANCE):
            drafted: list[int] = []
            for _ in range(4):
                offered = additions(game, step.states, seat, drafted)
                assert offered == sorted(set(offered))
                for action in offered[:20]:
                    attempt(game, step.states, seat, [*drafted, action])
                if not offered:
                    break
                action = data.draw(st.sampled_from(offered))
                is_whole = attempt(game, step.states, seat, [*drafted, action]).is_whole
                if is_whole:
                    break
                drafted.append(action)
            if len(drafted) > 1:
                one = attempt(game, step.states, seat, drafted).states
                two = attempt(game, step.states, seat, drafted[::-1]).states
                assert one.tobytes() == two.tobytes()
                return


@every_game
@given(data=st.data(), seed=seeds)
def test_an_empty_draft_may_be_begun_with_what_is_legal(
    game: Game, data: st.DataObject, seed: int
) -> None:
    for states in some_states(data.draw(variants(game)), seed, 4):
        for seat in (seat for seat in asked(states) if seat != CHANCE):
            assert additions(game, states, seat, []) == view_of(game, states, seat).legal()


@every_house_game
@given(data=st.data(), seed=seeds)
def test_everything_is_said_in_every_language(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][: variant.seats]
    heard: dict[tuple[type[Spoken], int], set[str]] = defaultdict(set)
    for before, after in itertools.islice(itertools.pairwise(walk(variant, seed)), 400):
        for viewer in viewers(variant)[:2] + viewers(variant)[-1:]:
            old, new = (view_of(game, step.states, viewer) for step in (before, after))
            status = new.status()
            spoken = [*new.told(old), *new.choices()[:3], *([status.ask] if status.ask else [])]
            for one in spoken:
                said_so_far = heard[type(one), viewer]
                if len(said_so_far) == MANY or repr(one) in said_so_far:
                    continue
                said_so_far.add(repr(one))
                said = {
                    lang: Speaker(game.name, lang, names, viewer).say(one) for lang in LANGUAGES
                }
                for sentence in said.values():
                    assert sentence and not UNSAID.search(sentence), sentence
                    assert f"{game.name}-" not in sentence, sentence


@every_house_game
def test_every_kind_has_its_message(game: Game) -> None:
    from ludotheque.core.words import knows

    found = kinds(game)
    for family in ("Fact", "Ask", "Choice"):
        for kind in getattr(found[family], "__args__", (found[family],)):
            tag = kind.__struct_config__.tag
            for language in LANGUAGES:
                assert knows(language, f"{game.name}-{kind.family}-{tag}"), (language, tag)


@every_game
def test_plain_values_are_those_of_the_record(game: Game) -> None:
    from ludotheque.core.position import Variant
    from ludotheque.core.rng import seeded
    from tests.conformance.walks import small_options

    position = Variant(game, options=small_options(game)).new(5)
    weights, rng = game.weights_buffer(), seeded(5)
    states = copied(position.states)
    for _ in range(3):
        view = view_of(game, states, 0)
        plain, record = view.plain, view.row
        assert plain.viewer == record.viewer
        for part in ("public", "mine"):
            one, two = getattr(plain, part), getattr(record, part)
            for field in one._fields:
                value = getattr(two, field)
                flat = value.ravel().tolist() if hasattr(value, "ravel") else [int(value)]
                assert _flat(getattr(one, field)) == flat, field
        if calls.who(states, 0) == 0:
            return
        out = game.actions_buffer()
        calls.play_listing(states, 0, rng, out, weights)


def _flat(value: object) -> list[int]:
    if isinstance(value, int):
        return [value]
    assert isinstance(value, bytes | tuple)
    return [number for one in value for number in _flat(one)]


@pytest.mark.parametrize("game", [game for game in GAMES if not game.has_secrets], ids=name)
@given(data=st.data(), seed=seeds)
def test_without_secrets_all_are_shown_and_told_the_same(
    game: Game, data: st.DataObject, seed: int
) -> None:
    """So that a house describes it once, whoever looks."""
    variant = data.draw(variants(game))
    first, *later = some_states(variant, seed, 4)
    before = first
    for states in later:
        seen = [(view_of(game, before, one), view_of(game, states, one))
                for one in viewers(variant)]  # fmt: skip
        assert len({msgspec.json.encode(after.describe()) for _, after in seen}) == 1
        assert len({msgspec.json.encode(after.told(old)) for old, after in seen}) == 1
        before = states
