"""Machines by name, as people ask for them: `0`, `4`, `8@100ms`, `8@5000n`, `plain@20ms`."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludotheque.bots import Budget, Report, least, silent
from ludotheque.bots.protocols import Searching
from ludotheque.core.contract import Seen
from ludotheque.core.errors import MalformedOption
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.core.rng import Rng, seeded
from ludotheque.core.view import View

RANDOM = 0
PLAIN = -1  # information-set search without any help of the game: a yardstick
MOST_SECONDS, MOST_NODES = 60, 10_000_000  # that a name may ask for
REHEARSED = 40  # choices
_NAME = re.compile(r"(random|plain|[0-9]{1,2})(?:@([0-9]{1,9})(ms|s|n))?", re.ASCII)
_LEVELS = {"random": RANDOM, "plain": PLAIN}


@dataclass(frozen=True)
class Machine:
    """A level of a game's machine; level 0 takes any legal action. A bound narrows the level's."""

    level: int = RANDOM
    seconds: float | None = None
    nodes: int | None = None

    @classmethod
    def parse(cls, game: Game, text: str) -> Machine:
        """The machine that a text names: a level, perhaps with a time or a number of nodes."""
        levels = game.bot.LEVELS if game.bot else 0
        refusal = MalformedOption(
            "malformed-machine",
            value=repr(text[:40]), high=levels, seconds=MOST_SECONDS, nodes=MOST_NODES,
        )  # fmt: skip
        match = _NAME.fullmatch(text)
        if not match:
            raise refusal
        level = _LEVELS[match[1]] if match[1] in _LEVELS else int(match[1])
        if not (isinstance(game.bot, Searching) if level == PLAIN else level <= levels):
            raise refusal
        if not match[2]:
            return cls(level)
        bound = int(match[2]) * (1000 if match[3] == "s" else 1)
        if not 1 <= bound <= (MOST_NODES if match[3] == "n" else 1000 * MOST_SECONDS):
            raise refusal
        return cls(level, nodes=bound) if match[3] == "n" else cls(level, seconds=bound / 1000)

    def __str__(self) -> str:
        bound = f"@{round(self.seconds * 1000)}ms" if self.seconds else ""
        name = "plain" if self.level == PLAIN else str(self.level)
        return f"{name}{bound or (f'@{self.nodes}n' if self.nodes else '')}"

    def choose(
        self,
        view: View,
        log: Sequence[Seen[Any]],
        rng: Rng,
        threads: int = 1,
        report: Report = silent,
        seconds: float | None = None,
    ) -> int:
        """A legal action of the viewer, who is asked, from what he has seen and nothing else.

        `seconds` is a bound beside the machine's own.
        """
        bot = view.game.bot
        if self.level == RANDOM or bot is None:
            stream = random.Random(int(rng[0]))
            rng[:] = seeded(stream.getrandbits(64))
            return stream.choice(view.legal())
        seconds = least(self.seconds, seconds)
        if self.level == PLAIN:
            from ludotheque.bots import thinking  # compiled, and not needed by others

            assert isinstance(bot, Searching)  # or there is no such machine: see `parse`
            budget = Budget(seconds, self.nodes)
            return bot.follow(thinking.PLAIN, view, log, budget, rng, report)
        budget = Budget(seconds, self.nodes, None, threads, self.level)
        return bot.choose(view, log, budget, rng, report)

    def rehearse(self, game: Game) -> None:
        """Play on from the start without much thought, so that what thinking needs is compiled."""
        quick, rng = replace(self, seconds=None, nodes=1), seeded(0)
        position = Variant(game).new(seed=0)
        for _ in range(REHEARSED):
            if position.is_over:
                break
            view = position.view(position.asked[0])
            action = quick.choose(view, (), rng)
            position.play(view.text(action), view.seat)
