"""Agon against other implementations: recorded games, known perft numbers, and the reference."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque.core import calls
from ludotheque.core.jit import is_compiled
from ludotheque.core.position import Position
from tests.agon import reference
from tests.agon.reference import Reference

DATA = Path(__file__).parent / "data"
compiled_only = pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")

PERFT = {
    "standard": (27, 713, 18417, 466491),
    "page": (27, 713, 18417, 468277),
    "fromager": (27, 713, 18417, 466491),
    "ludii": (27, 713, 18417, 466557, 11662533),
}


def recorded_games(name: str) -> list[tuple[list[str], list[int], str]]:
    text = gzip.decompress((DATA / f"{name}.txt.gz").read_bytes()).decode()
    games = []
    for block in text.strip().split("\n\n"):
        moves, counts, result = block.split("\n")
        games.append((moves.split()[1:], [int(n) for n in counts.split()[1:]], result))
    return games


def outcome(position: Position) -> str:
    first = position.returns[0]
    return "result over draw" if not first else f"result over winner {1 if first > 0 else 2}"


@compiled_only
@pytest.mark.parametrize(
    ("name", "queen_return"), [("ludii", "anywhere"), ("ludii-not_throne", "not_throne")]
)
def test_recorded_games_have_as_many_moves_at_every_ply_and_end_alike(name, queen_return):
    variant = ludotheque.load("agon", preset="ludii", queen_return=queen_return)
    games = recorded_games(name)
    assert len(games) == 12
    for moves, counts, result in games:
        position = variant.new()
        for move, count in zip(moves, counts, strict=True):
            assert len(position.view(position.asked[0]).legal()) == count
            position.play(move)
        assert position.is_over
        assert outcome(position) == result


def perft(position: Position, depth: int) -> int:
    game = position.game
    states = game.states(depth + 1)
    states[0] = position.states[0]
    out = np.zeros((depth + 1, len(game.actions_buffer())), np.uint16)
    weights = np.zeros((depth + 1, 1), np.int64)
    return calls.perft(states, 0, depth, out, weights)


@compiled_only
@pytest.mark.parametrize("preset", PERFT)
def test_perft_from_the_start(preset):
    start = ludotheque.load("agon", preset=preset).new()
    depths = range(1, len(PERFT[preset]) + 1)
    assert tuple(perft(start, depth) for depth in depths) == PERFT[preset]


@pytest.mark.parametrize("preset", PERFT)
def test_the_reference_confirms_perft(preset):
    start = Reference(**reference.PRESETS[preset])
    depths = (1, 2, 3) if is_compiled() else (1,)
    assert tuple(reference.perft(start, d) for d in depths) == PERFT[preset][: len(depths)]


OPTION_SETS = [
    {name: value} for name, values in reference.VALUES.items() for value in values[1:]
] + [{}]
PLIES = 1200 if is_compiled() else 12


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: str(options) or "standard")
def test_random_positions_agree_with_the_reference(options):
    rng = random.Random(str(options))
    plies = 0
    while plies < PLIES:
        others = {name: rng.choice(values) for name, values in reference.VALUES.items()}
        chosen = {**(others if plies % 2 else {}), **options}
        plies += 1 + _compare(Reference(**chosen), ludotheque.load("agon", **chosen).new(), rng)


def _compare(slow: Reference, fast: Position, rng: random.Random) -> int:
    """Play both to the end; how many plies."""
    plies = 0
    while slow.to_act is not None:
        assert fast.asked == (slow.to_act,)
        assert sorted(fast.legal()) == slow.legal(), fast.text()
        move = rng.choice(slow.legal())
        slow.play(move)
        fast.play(move)
        plies += 1
        if not is_compiled() and plies > PLIES:
            return plies
    assert fast.is_over
    assert outcome(fast)[12:] == {"0": "winner 1", "1": "winner 2"}.get(str(slow.result), "draw")
    return plies
