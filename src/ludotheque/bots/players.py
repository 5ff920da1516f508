"""Machines by name, as people ask for them: `0`, `4`, `8@100ms`, `8@5000n`, `plain@20ms`."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.bots import Budget, Report, silent
from ludotheque.core.errors import MalformedOption
from ludotheque.core.game import Game
from ludotheque.core.position import View
from ludotheque.core.rng import Rng, seeded

RANDOM = 0
PLAIN = -1  # information-set search without any help of the game: a yardstick
_NAME = re.compile(r"(random|plain|[0-9]{1,2})(?:@([0-9]{1,9})(ms|s|n))?", re.ASCII)
_LEVELS = {"random": RANDOM, "plain": PLAIN}


@dataclass(frozen=True)
class Player:
    """A level of a game's machine; level 0 takes any legal action. A bound narrows the level's."""

    level: int = RANDOM
    seconds: float | None = None
    nodes: int | None = None

    @classmethod
    def parse(cls, game: Game, text: str) -> Player:
        """The machine that a text names: a level, perhaps with a time or a number of nodes."""
        levels = game.bot.LEVELS if game.bot else 0
        match = _NAME.fullmatch(text)
        if not match:
            raise MalformedOption("malformed-machine", value=repr(text), high=levels)
        level = _LEVELS[match[1]] if match[1] in _LEVELS else int(match[1])
        is_there = hasattr(game.bot, "follow") if level == PLAIN else level <= levels
        if not is_there:
            raise MalformedOption("malformed-machine", value=repr(text), high=levels)
        bound, unit = int(match[2] or 0), match[3]
        seconds = bound / {"ms": 1000, "s": 1}[unit] if unit in ("ms", "s") else None
        return cls(level, seconds, bound if unit == "n" else None)

    def __str__(self) -> str:
        bound = f"@{round(self.seconds * 1000)}ms" if self.seconds else ""
        name = "plain" if self.level == PLAIN else str(self.level)
        return f"{name}{bound or (f'@{self.nodes}n' if self.nodes else '')}"

    def choose(
        self, view: View, log: Sequence[Any], rng: Rng, threads: int = 1, report: Report = silent
    ) -> int:
        """A legal action of the viewer, who is asked, from what he has seen and nothing else."""
        if self.level == RANDOM or view.game.bot is None:
            stream = random.Random(int(rng[0]))
            rng[:] = seeded(stream.getrandbits(64))
            return stream.choice(view.legal())
        if self.level == PLAIN:
            from ludotheque.bots import thinking  # compiled, and not needed by others

            budget = Budget(self.seconds, self.nodes)
            return int(view.game.bot.follow(thinking.PLAIN, view, log, budget, rng, report))
        budget = Budget(self.seconds, self.nodes, None, threads, self.level)
        return int(view.game.bot.choose(view, log, budget, rng, report))
