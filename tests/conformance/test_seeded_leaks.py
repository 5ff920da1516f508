"""The tests of secrecy can fail: ten leaks are put into the toys, and each is found."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

import pytest

from ludotheque.core.jit import is_compiled
from ludotheque.core.position import Variant
from tests.conformance.test_secrets import chance_leak, leak, pending_leak
from tests.conformance.walks import viewers, walk

TOYS = Path(__file__).parents[1] / "games"

LEAKS = [
    ("sealed", "mine.bid |= 1 << action", "mine.bid |= 1 << action; public.bids[seat] = mine.bid"),
    ("sealed", "mine.bid |= 1 << action", "mine.bid |= 1 << action; public.trail += np.uint64(1)"),
    ("sealed", "state.hidden.prize = action\n", "state.hidden.prize = public.prize = action\n"),
    (
        "sealed",
        "public.answered |= 1 << seat\n",
        "public.answered |= 1 << seat; public.trail = mix(public.trail, int(mine.bid))\n",
    ),
    (
        "sealed",
        "public.answered |= 1 << seat\n",
        "public.answered |= 1 << seat; public.reveals += 0; public.prize = mine.bid > 3\n",
    ),
    ("sealed", "public.phase = DRAFTING\n", "public.phase = DRAFTING; public.bids[3] = action\n"),
    ("kuhn", "mine.card = action\n", "mine.card = action; public.shown[0] = action == 2\n"),
    (
        "kuhn",
        "public.dealt += 1\n",
        "public.dealt += 1; public.trail = mix(public.trail, action)\n",
    ),
    ("kuhn", "public.dealt += 1\n", "public.dealt += 1; public.turn = mine.card == 0\n"),
    (
        "kuhn",
        "public.bets[seat] = action\n",
        "public.bets[seat] = action; public.dealt = 2 + state.private[seat].card\n",
    ),
]


@pytest.mark.skipif(is_compiled(), reason="seeded in the interpreted run, where it is quick")
@pytest.mark.parametrize("k", range(len(LEAKS)))
def test_a_seeded_leak_is_found(k: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy, old, new = LEAKS[k]
    folder = tmp_path / f"leak_{k}_{toy}"
    shutil.copytree(TOYS / toy, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.glob("*.py"):
        text = path.read_text().replace(f"tests.games.{toy}", folder.name)
        path.write_text(text)
    rules = folder / "rules.py"
    assert rules.read_text().count(old) == 1
    text = rules.read_text().replace(old, new)
    rules.write_text(text.replace("Public = layout(", f'Public = layout(leak_{k}="u1",'))
    monkeypatch.syspath_prepend(tmp_path)
    try:
        game = importlib.import_module(folder.name).GAME
        assert any(_leaks(Variant(game), seed) for seed in range(20))
    finally:
        for module in [name for name in sys.modules if name.startswith(folder.name)]:
            del sys.modules[module]


def _leaks(variant: Variant, seed: int) -> bool:
    for step in walk(variant, seed):
        if step.seat < 0:
            return False
        if pending_leak(variant, step.states):
            return True
        for viewer in viewers(variant):
            if leak(variant, step.states, viewer, seed):
                return True
            if chance_leak(variant, step.states, viewer):
                return True
    return False
