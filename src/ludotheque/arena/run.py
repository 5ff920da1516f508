"""Many games at once, and the table that comes out."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from ludotheque.arena import ratings, spread
from ludotheque.arena.kept import Kept
from ludotheque.arena.match import Outcome, Pairing, play
from ludotheque.arena.ratings import Estimate


@dataclass(frozen=True)
class Line:
    """What a run says of one machine."""

    machine: str
    games: int
    share: Estimate
    ties: float
    acts: float  # mean length of its games
    rating: Estimate
    seconds: float  # of thought an act

    def as_dict(self) -> dict[str, Any]:
        """For a file."""
        return {
            "machine": self.machine,
            "games": self.games,
            "share": [round(x, 4) for x in (self.share.value, self.share.low, self.share.high)],
            "ties": round(self.ties, 4),
            "acts": round(self.acts, 1),
            "rating": [round(x, 1) for x in (self.rating.value, self.rating.low, self.rating.high)],
            "seconds": round(self.seconds, 4),
        }


def run(
    pairings: Sequence[Pairing],
    report: Callable[[int], None],
    kept: Kept | None = None,
    ray: str = "",
) -> list[Outcome]:
    """Play all games that are not kept yet, on every core we may use; the outcomes in their order.

    `report` is told how many are done; `ray` is the address of a cluster to play on.
    """
    known = dict(kept.outcomes) if kept else {}
    missing = [one for one in dict.fromkeys(pairings) if one not in known]
    before = len(pairings) - len(missing)
    report(before)
    with closing(spread.outcomes(missing, ray) if ray else _outcomes(missing)) as played:
        for done, outcome in enumerate(played, before + 1):
            known[outcome.pairing] = outcome
            if kept:
                kept.add(outcome)
            report(done)
    return [known[one] for one in pairings]


def _outcomes(pairings: Sequence[Pairing]) -> Generator[Outcome]:
    """Play games on this machine; how each went, as they end."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(_cores(), spawn, _end_with_parent) as pool:
        try:
            for future in as_completed([pool.submit(play, one) for one in pairings]):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _cores() -> int:
    is_told = hasattr(os, "sched_getaffinity")  # not on every system
    return len(os.sched_getaffinity(0)) if is_told else os.cpu_count() or 1


def _end_with_parent() -> None:
    """Let a worker end when the process that started it does, however that ends."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def rows(outcomes: Sequence[Outcome], machines: Sequence[str]) -> list[Line]:
    """What the outcomes say of each machine, the best first."""
    is_duel = all(len(outcome.shares) == 2 for outcome in outcomes)
    rated = (ratings.elo if is_duel else ratings.skill)(outcomes, machines)
    found = [_row(outcomes, machine, rated[machine]) for machine in machines]
    return sorted(found, key=lambda row: -row.rating.value)


def _row(outcomes: Sequence[Outcome], machine: str, rating: Estimate) -> Line:
    mine = [outcome for outcome in outcomes if machine in outcome.pairing.machines]
    acts = _mean(outcome.acts for outcome in mine)
    spent = [
        (seconds, outcome.acts / len(outcome.shares))
        for outcome in mine
        for seconds, name in zip(outcome.seconds, outcome.pairing.machines, strict=True)
        if name == machine
    ]
    seconds = sum(s for s, _ in spent) / max(1.0, sum(n for _, n in spent))
    ties = _mean(outcome.is_tie for outcome in mine)
    share = ratings.share(outcomes, machine)
    return Line(machine, len(mine), share, ties, acts, rating, seconds)


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / max(1, len(listed))
