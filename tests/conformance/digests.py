"""A digest of the same random games of every game.

python -m tests.conformance.digests [FILE]      into a file, else printed
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from pathlib import Path

from ludotheque.core import calls
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.jit import is_compiled
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from tests.conformance.walks import GAMES, small_options, view_of, walk

STEPS = 120


def digests() -> dict[str, str]:
    """All bytes of some games of every preset, imagined worlds and returns included."""
    found = {}
    for game in GAMES:
        for preset in game.options.presets:
            variant = Variant(game, preset, game.most_seats, small_options(game))
            digest = hashlib.sha256()
            for seed in range(2):
                for step in itertools.islice(walk(variant, seed), STEPS):
                    digest.update(step.states.tobytes())
                    world = game.states()
                    view = view_of(game, step.states, seed)
                    calls.imagine(view.views, 0, seeded(seed), world, 0)
                    digest.update(world.tobytes())
                    digest.update(bytes(view_of(game, step.states, SPECTATOR)))
            found[f"{game.name} {preset}"] = digest.hexdigest()
    return found


if __name__ == "__main__":
    told = json.dumps({"compiled": is_compiled(), "digests": digests()})
    Path(*sys.argv[1:]).write_text(told) if sys.argv[1:] else print(told)
