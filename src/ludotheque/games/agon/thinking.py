"""Thinking about a position: deeper and deeper until a bound is met, on one thread or several.

Threads share the memory and nothing else (lazy SMP): each searches the same position, every other
one a ply ahead, and finds there what the others have left.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Mapping

import numpy as np

from ludotheque.bots import Info, Report, silent
from ludotheque.core import calls
from ludotheque.core.rows import Rows, copied
from ludotheque.games.agon.evaluation import TUNED, weights
from ludotheque.games.agon.memory import NO_MOVE, WIN, WON, Memory
from ludotheque.games.agon.search import DEEPEST, PAST, Work, search

NO_LIMIT = 1 << 62
WINDOW = 40
CONTEMPT = 1000
"""What a tie costs whoever thinks: ten steps. It plays to win."""


class Thinker:
    """The memory of thoughts about a position, `states[0]`, which is not over.

    `past` are the keys of positions that stood twice.
    """

    def __init__(
        self,
        states: Rows,
        threads: int = 1,
        values: Mapping[str, int] = TUNED,
        past: Iterable[int] = (),
        contempt: int = CONTEMPT,
    ) -> None:
        self.contempt = contempt
        self.works = np.zeros(threads, Work)
        self.memories = np.zeros(1, Memory)
        self.works["weights"] = weights(values)[0]
        for key in past:
            self.works["past"][:, key % PAST] = key
        self.turn_to(states)

    def turn_to(self, states: Rows) -> None:
        """Think about another position, remembering what is known."""
        self.states = states
        self.seat = int(states[0].public.asked) >> 1
        self.works["states"][:, 0] = states[0]
        self.works["tied"][:, self.seat] = -self.contempt
        self.works["tied"][:, 1 - self.seat] = self.contempt
        for name, value in (("nodes", 0), ("limit", NO_LIMIT), ("killers", 0), ("stop", 0)):
            self.works[name] = value

    def best(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        report: Report = silent,
    ) -> Info:
        """The best line found when the first bound is met; a ply ahead is looked in any case."""
        helpers = [
            threading.Thread(target=self._help, args=(i,)) for i in range(1, len(self.works))
        ]
        alarm = threading.Timer(seconds, self.stop) if seconds is not None else None
        info = self._deepen(Info(0, 0, 0, 0.0, ()), 1, report)
        self.works["limit"][0] = nodes or NO_LIMIT
        for thread in (*helpers, *((alarm,) if alarm else ())):
            thread.start()
        try:
            return self._deepen(info, min(depth or DEEPEST, DEEPEST), report)
        finally:
            self.stop()
            if alarm:
                alarm.cancel()
            for thread in helpers:
                thread.join()

    def scores(self, actions: list[int], depth: int) -> list[int]:
        """The score of each action, looking `depth` plies ahead."""
        return [self._score(action, depth) for action in actions]

    def stop(self) -> None:
        """Let every thread return as soon as it looks."""
        self.works["stop"] = 1

    def _deepen(self, info: Info, depth: int, report: Report) -> Info:
        """The line found after so many plies, or when stopped; from that found so far."""
        start = time.perf_counter() - info.seconds
        for ahead in range(info.depth + 1, depth + 1):
            score = self._aspire(0, ahead, info.score)
            is_stopped = bool(self.works["stop"][0])
            line = tuple(int(a) for a in self.works["pv"][0, 0, : self.works["pv_length"][0, 0]])
            if is_stopped:  # the best so far is at least as good as the best of the last depth
                best = int(self.works["best"][0])
                ahead, score = info.depth, info.score
                line = info.pv if best in (NO_MOVE, info.pv[0]) else (best,)
            seconds, nodes = time.perf_counter() - start, int(self.works["nodes"].sum())
            end = (WIN - abs(score)) * (1 if score > 0 else -1) if abs(score) > WON else None
            info = Info(ahead, score, nodes, seconds, line, end)
            if is_stopped:
                break
            report(info)
            if end is not None and ahead >= abs(end):
                break
        return info

    def _aspire(self, i: int, depth: int, guess: int) -> int:
        """Search with a narrow window around a guess, and wide where it fails."""
        low, high = (guess - WINDOW, guess + WINDOW) if depth > 4 else (-WIN, WIN)
        while True:
            self.works["best"][i] = NO_MOVE
            score: int = search(self.works[i], self.memories[0], 0, depth, low, high)
            if self.works["stop"][i] or low < score < high or (low, high) == (-WIN, WIN):
                return score
            low, high = (-WIN, high) if score <= low else (low, WIN)

    def _help(self, i: int) -> None:
        score = 0
        for depth in range(1 + i % 2, DEEPEST + 1):
            score = self._aspire(i, depth, score)
            if self.works["stop"][i]:
                return

    def _score(self, action: int, depth: int) -> int:
        after = copied(self.states)
        calls.act(after, 0, self.seat, action)
        asked = calls.who(after, 0)
        if not asked:
            gains = np.zeros(2)
            calls.score(after, 0, gains)
            return int(gains[self.seat] * (WIN - 1)) or -self.contempt
        key = int(after[0].public.key)
        if self.works["past"][0, key % PAST] == key:
            return -self.contempt
        self.works["states"][0, 0] = after[0]
        score = int(search(self.works[0], self.memories[0], 0, depth - 1, -WIN, WIN))
        return score if asked >> 1 == self.seat else -score
