"""Nobody learns what he may not know: in every phase, for every seat and the spectator."""

from __future__ import annotations

import pytest
from msgspec import json

from ludotheque.core import calls
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.core.position import Position, Variant
from ludotheque.core.rng import seeded
from ludotheque.core.view import View
from ludotheque.games.agent import GAME
from ludotheque.games.agent import equipment as e
from tests.agent.table import Table

BRIBES = ("1000+500 green-1, 300 red-2", "500 green-1", "200 green-1, 400 blue-1", "none")
SEATS = 4


def opening() -> Position:
    position = Variant(GAME, seats=SEATS).new(seed=0)
    return position.play(f"bribe {BRIBES[0]}", 0).play("put 500 green-1", 1)


def at_phase(name: str) -> Position:
    """A table in each phase, with something secret in every hand."""
    if name == "opening":
        return opening()
    table = Table(*BRIBES, seats=SEATS, at="green-1 lisbon, red-1 rome", case="red-1")
    steps = {
        "turn": [],
        "protest": ["attack green-1 red-1 take"],
        "answer": ["attack green-1 red-1 take", (1, 3)],
        "claim": ["attack green-1 red-1 take", (1, 3), "stand", "claim 200"],
        "verdict": ["attack green-1 red-1 take", (1,), "stand", "claim 200", *["give-up"] * 3],
    }[name]
    for step in steps:
        table.protest(*step) if isinstance(step, tuple) else table.play(step)
    if name == "turn":
        table.play("put 300 blue-1")
    if name == "protest":
        table.position.play("protest", 2)
    assert table.phase == name
    return table.position


def other_world(position: Position, viewer: int, seed: int) -> Position:
    states = GAME.states()
    calls.imagine(position.view(viewer).views, 0, seeded(seed), states, 0)
    return Position(position.variant, states, seeded(0))


def everything_seen(view: View) -> bytes:
    """All that leaves for a viewer: data, pictures, notebook."""
    pictures = [view.sketch(language).plain for language in ("fr", "de")]
    data = [view.setting(), view.describe(), view.status(), GAME.notes.describe(view.plain)]
    return json.encode([data, pictures, view.lines("nl"), view.legal(), view.choices()])


@pytest.mark.parametrize("viewer", [*range(SEATS), SPECTATOR])
@pytest.mark.parametrize("phase", ["opening", "turn", "protest", "answer", "claim", "verdict"])
def test_worlds_that_look_the_same_go_on_looking_the_same(phase: str, viewer: int) -> None:
    position = at_phase(phase)
    pairs = different = steps = 0
    for seed in range(8):
        other = other_world(position, viewer, seed)
        pairs += 1
        different += other != position
        assert other.asked == position.asked
        assert everything_seen(other.view(viewer)) == everything_seen(position.view(viewer))
        for seat in position.asked:
            both = set(position.view(seat).legal()) & set(other.view(seat).legal())
            for action in sorted(both)[:: max(1, len(both) // 6)]:
                ends = []
                for start in (position, other):
                    end = start.copy()
                    calls.act(end.states, 0, seat, action)
                    ends.append(end)
                if ends[0].states[0].public.reveals == position.states[0].public.reveals:
                    steps += 1
                    seen = [end.view(viewer) for end in ends]
                    assert seen[0] == seen[1]
                    told = [
                        view.told(start.view(viewer))
                        for start, view in zip((position, other), seen, strict=True)
                    ]
                    assert told[0] == told[1]
    assert different >= pairs / 2
    assert steps


@pytest.mark.parametrize("phase", ["opening", "turn", "protest", "answer", "claim", "verdict"])
def test_a_refusal_tells_nothing_of_others(phase: str) -> None:
    """An error speaks of the public part and of one's own sheet only."""
    position = at_phase(phase)
    seat = position.asked[-1]
    for seed in range(4):
        other = other_world(position, seat, seed)
        for text in ("move red-1 cairo", "attack green-1 red-1", "claim 900", "end", "take red-2"):
            said = []
            for table in (position, other):
                try:
                    table.copy().play(text, seat)
                    said.append("done")
                except LudothequeError as error:
                    said.append(error.say("en"))
            assert said[0] == said[1]


def test_what_is_secret_is_in_nobody_elses_view() -> None:
    """Stakes, lots, drafts and unreleased answers live in `private`; a view has one's own."""
    assert {"public", "mine", "viewer"} <= set(GAME.View.names)
    position = at_phase("protest")
    for viewer in (*range(SEATS), SPECTATOR):
        mine = position.view(viewer).row.mine
        nothing = bytes(mine.nbytes)
        own = position.states[0].private[viewer].tobytes() if viewer < SEATS else nothing
        assert mine.tobytes() == own


def test_the_reveal_of_an_exile_is_the_stakes_and_nothing_more() -> None:
    """A7b"""
    one = Table("500 green-1", "300 red-1, 1000 blue-1", at="green-1 lisbon, red-1 rome")
    two = Table("500 green-1", "200+100 red-1, 400 yellow-2", at="green-1 lisbon, red-1 rome")
    for table in (one, two):
        table.stands("attack green-1 red-1")
    assert one.view(2) == two.view(2)
    assert int(one.public.reveals) == 2


def test_equal_knowledge_has_equal_trails_and_different_knowledge_different_ones() -> None:
    tables = [Table(*BRIBES, seats=SEATS) for _ in range(2)]
    assert tables[0].view(0) == tables[1].view(0)
    seen = set()
    for text in ("move green-1 havana", "move green-1 new-york", "bribe 100 red-1"):
        seen.add(int(Table(*BRIBES, seats=SEATS).play(text).public.trail))
    assert len(seen) == 3
    assert e.SEATS == 6
