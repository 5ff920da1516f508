"""The vector says what the description says."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.core import calls
from ludotheque.core.position import Variant
from ludotheque.games.agon import GAME, encoding
from ludotheque.games.agon.board import BIT, name_of
from tests.agon.tables import men_of
from tests.conformance.walks import some_states, view_of

CELLS = [name_of(int(bit)) for bit in BIT]


def slots(view):
    out = np.full(encoding.SIZE + 1, 7, np.float32)
    calls.vector(view.views, 0, out)
    assert out[-1] == 7
    ends = np.cumsum([width for _, width in encoding.SLOTS])
    names = [name for name, _ in encoding.SLOTS]
    return dict(zip(names, np.split(out[:-1], ends[:-1]), strict=True))


def cells(plane):
    return {CELLS[k] for k in np.flatnonzero(plane)}


@pytest.mark.parametrize("options", [{}, {"start": "placed"}, {"queen_return": "opponent"}])
def test_the_planes_are_where_the_men_stand(options):
    variant = Variant(GAME, options=options)
    captures = 0
    for seed in range(6):
        for states in some_states(variant, seed, 12):
            for viewer, letters in ((0, "GQgq"), (1, "gqGQ"), (6, "GQgq")):
                view = view_of(GAME, states, viewer)
                told, seen, status = view.describe(), slots(view), view.status()
                planes = ("my_guards", "my_queen", "their_guards", "their_queen")
                for plane, letter in zip(planes, letters, strict=True):
                    men = {cell for cell, man in men_of(view).items() if man == letter}
                    assert cells(seen[plane]) == men
                captured = {man.at for man in told.men if man.is_captured}
                assert cells(seen["captured"]) == captured
                captures += len(captured)
                assert seen["my_turn"] == (told.turn == viewer % 6)
                assert seen["asked"] == (viewer % 6 in status.asked)
                assert seen["idle"] == np.float32(told.idle / 100)
                assert seen["ply"] == np.float32(told.ply / 2500)
                assert seen["phase"].sum() == 1 and seen["phase"][states[0].public.phase] == 1
                numbers = GAME.options.encode(view.setting().options)
                assert seen["options"].tolist() == list(numbers.values())
    assert captures
