"""What the public facts prove of one seat's sheet: the least and the most it put on each agent.

The facts are those of `resample`: what claims, attacks and exiles have shown, how often somebody
bribed and what was proven before, and that lots are whole. A span is tight: both its ends occur in
some consistent world. To find them, lots are handed out agent by agent: exiles get exactly what was
revealed, the others a cover of what was proven, and one, the sink, all the rest. A world in which
the covers exceed what was proven by nothing shows the most of the sink and the least of all others.

A search counts its steps, so that a notebook never takes long, whatever was proven. Where they run
out, a span is as wide as what was not excluded, and says that it is not exact.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ludotheque.core.plain import Plain
from ludotheque.games.agent import equipment as e

Lots: TypeAlias = tuple[int, ...]
"""How many of each kind, in the order of `public.values`."""

STEPS = 40_000  # for one seat; a step is a cover looked at
FIELD = 8  # bits of a number in a packed word, the highest always set: who takes too much clears it
HIGHEST = 1 << FIELD - 1


class Span(NamedTuple):
    """In hundreds, fees included; exact if both ends occur in some world."""

    low: int
    high: int
    is_exact: bool


class Task(NamedTuple):
    """An agent that gets lots worth this much or more; or exactly this much."""

    agent: int
    worth: int
    is_exact: bool


@dataclass(frozen=True)
class Proofs:
    """What is public about one seat's sheet; sums are of lots put, fees included."""

    values: Lots
    counts: Lots
    proven: Lots
    is_out: tuple[bool, ...]
    bribes: int
    dated: tuple[tuple[int, Lots], ...]  # (j, what was proven before bribe j + 1)
    fewest: int  # lots placed, at least

    @classmethod
    def of(cls, public: Plain, seat: int) -> Proofs:
        kinds = [kind for kind in range(e.KINDS) if public.counts[kind]]
        bribes, dated = public.bribes[seat], public.dated[seat]
        rows: dict[bytes, int] = {}
        if public.lots != e.FREE_LOTS:
            for j in range(bribes):  # of equal rows the first asks for more
                rows.setdefault(dated[e.AGENTS * j : e.AGENTS * j + public.agents], j)
        return cls(
            tuple(public.values[kind] for kind in kinds),
            tuple(public.counts[kind] for kind in kinds),
            tuple(public.proven[seat][: public.agents]),
            tuple(at == e.OUT for at in public.at[: public.agents]),
            bribes,
            tuple((j, tuple(row)) for row, j in rows.items()),
            public.least[seat] if public.lots == e.FREE_LOTS else 0,
        )

    @property
    def total(self) -> int:
        return sum(value * n for value, n in zip(self.values, self.counts, strict=True))

    @functools.cached_property
    def in_play(self) -> list[int]:
        return [agent for agent, out in enumerate(self.is_out) if not out]

    @functools.cached_property
    def rows(self) -> tuple[tuple[int, Lots], ...]:
        """The rows of `dated` that may bind at all, however small the lots.

        If nobody but one agent is in play, lots may also stay on the sheet: then all may.
        """
        if len(self.in_play) < 2:
            return self.dated
        return tuple((j, row) for j, row in self.dated if self._most_bound(row) > self.spare(j))

    def _most_bound(self, row: Lots) -> int:
        """No more lots than this can be needed for what was proven, even the smallest ones."""
        smallest = zip(reversed(self.values), reversed(self.counts), strict=True)
        return sum(1 for proven in row if proven) + _taken(smallest, sum(row))

    def spare(self, j: int) -> int:
        """How many lots of all may be bound before bribe j + 1."""
        return sum(self.counts) - self.bribes + j

    def tasks(self, *but: int | None) -> list[Task]:
        """What the agents need."""
        needs = enumerate(self.proven)
        return [Task(a, n, self.is_out[a]) for a, n in needs if n and a not in but]

    def likeness(self, agent: int) -> tuple[object, ...]:
        """What tells an agent from others: those alike have the same span."""
        return self.is_out[agent], self.proven[agent], *(row[agent] for _, row in self.rows)


@functools.lru_cache(maxsize=1 << 10)
def spans(proofs: Proofs) -> list[Span]:
    """The least and the most put on each agent: worked out once while nothing new is proven."""
    return _Seat(proofs).spans()


class _Spent(Exception):
    """No steps are left."""


class _Seat:
    """One seat's spans, found within one number of steps."""

    def __init__(self, proofs: Proofs) -> None:
        self.proofs = proofs
        self.steps = STEPS
        self.covers: dict[tuple[Task, int], list[int]] = {}
        self.at_least: dict[tuple[object, ...], int] = {}  # by likeness, the least that occurs

    def spans(self) -> list[Span]:
        proofs = self.proofs
        kinds = {proofs.likeness(agent): agent for agent in proofs.in_play}
        highs = {kind: self._most(agent) for kind, agent in kinds.items()}
        lows = {kind: self._least(agent) for kind, agent in kinds.items()}
        found = []
        for agent, proven in enumerate(proofs.proven):
            if proofs.is_out[agent]:
                found.append(Span(proven, proven, True))
            else:
                low, is_least = lows[proofs.likeness(agent)]
                high, is_most = highs[proofs.likeness(agent)]
                found.append(Span(low, high, is_least and is_most))
        return found

    def _search(self, tasks: list[Task], sink: int | None) -> _Search:
        """No search may use more than half of the steps that are left."""
        return _Search(self.proofs, tasks, sink, self.steps // 2, self.covers)

    def _most(self, agent: int) -> tuple[int, bool]:
        """All that the other agents do not need, and whether that is known to occur."""
        proofs = self.proofs
        search = self._search(proofs.tasks(agent), agent)
        high, slack = proofs.total - sum(proofs.proven) + proofs.proven[agent], 0
        try:
            while not search.succeeds(slack):
                slack += 1
            self._note(agent, search)
            return high - slack, True
        except _Spent:
            return high - slack, False
        finally:
            self.steps -= search.used

    def _note(self, sink: int, search: _Search) -> None:
        """Remember which agents have just what was proven in the world that was found."""
        proofs, over = self.proofs, search.excess
        for agent in proofs.in_play:
            if agent != sink and not over.get(agent, 0):
                self.at_least[proofs.likeness(agent)] = proofs.proven[agent]

    def _least(self, agent: int) -> tuple[int, bool]:
        """What was proven or the next sum that whole lots allow, and whether it is known to."""
        proofs = self.proofs
        if proofs.likeness(agent) in self.at_least:
            return self.at_least[proofs.likeness(agent)], True
        sink = next((a for a in proofs.in_play if a != agent), None)
        others, low = proofs.tasks(agent, sink), proofs.proven[agent]
        while True:
            tasks = [Task(agent, low, True), *others]
            slack = proofs.total - sum(task.worth for task in tasks)
            slack -= 0 if sink is None else proofs.proven[sink]
            search = self._search(tasks, sink)
            try:
                if search.succeeds(slack):
                    return low, True
            except _Spent:
                return low, False
            finally:
                self.steps -= search.used
            low += 1


class _Search:
    """Whether lots can be handed out so that all tasks are done and every fact holds.

    A state is one packed word: the lots left, and by row of `dated` how many lots may yet be bound.
    """

    def __init__(
        self,
        proofs: Proofs,
        tasks: list[Task],
        sink: int | None,
        steps: int,
        covers: dict[tuple[Task, int], list[int]],
    ) -> None:
        self.proofs, self.sink, self.covers = proofs, sink, covers
        self.steps, self.used = steps, 0
        self.excess: dict[int, int] = {}  # by agent, in the world that was found
        self.room = FIELD * len(proofs.counts)  # where the rows begin in a word
        self.guard = _packed([HIGHEST] * (len(proofs.counts) + len(proofs.rows)))
        self.widest = max(proofs.values, default=1)
        self.dead: dict[tuple[int, int], int] = {}  # up to which slack a state leads nowhere
        self.tasks = sorted(tasks, key=lambda task: (len(self._sums(task, 0)), -task.worth))

    def succeeds(self, slack: int) -> bool:
        """Whether it can be done with covers that exceed their sums by at most `slack` in all."""
        spare = [self.proofs.spare(j) for j, _ in self.proofs.rows]
        return self._hand_out(0, self.guard + _packed([*self.proofs.counts, *spare]), slack)

    def _hand_out(self, k: int, state: int, slack: int) -> bool:
        if k == len(self.tasks):
            return self._holds(state)
        if slack <= self.dead.get((k, state), -1):
            return False
        task, guard = self.tasks[k], self.guard
        for over in range(1 if task.is_exact else min(slack + 1, self.widest)):
            for cover in self._covers(task, over):
                after = state - cover
                if after & guard == guard and self._hand_out(k + 1, after, slack - over):
                    self.excess[task.agent] = over
                    return True
        self.dead[k, state] = slack
        return False

    def _holds(self, state: int) -> bool:
        """Whether every bribe had a lot, the sink's included: see `resample`."""
        proofs = self.proofs
        left = [state >> FIELD * k & HIGHEST - 1 for k in range(len(proofs.counts))]
        if self.sink is None and sum(proofs.counts) - sum(left) < proofs.fewest:
            return False
        for k, (_, row) in enumerate(proofs.rows):
            room = state >> self.room + FIELD * k & HIGHEST - 1
            more = sum(left)
            if self.sink is not None:
                more = _taken(zip(proofs.values, left, strict=True), row[self.sink])
            if more > room:
                return False
        return True

    def _covers(self, task: Task, over: int) -> list[int]:
        """What to take from a state to do a task with this excess, none of the lots idle."""
        covers = self.covers.get((task, over))
        if covers is None:
            sums = self._sums(task, over)
            binding: dict[int, int] = {}  # by what was proven, where the rows that say so are
            for k, (_, row) in enumerate(self.proofs.rows):
                if proven := row[task.agent]:
                    binding[proven] = binding.get(proven, 0) + (1 << self.room + FIELD * k)
            covers = [_packed(lots) for lots in sums]
            for proven, rows in binding.items():
                needs = _needs(self.proofs.values, sums, proven)
                covers = [cover + n * rows for cover, n in zip(covers, needs, strict=True)]
            self.covers[task, over] = covers
            self.used += len(binding) * len(covers)
        self.used += 1 + len(covers)
        if self.used > self.steps:
            raise _Spent
        return covers

    def _sums(self, task: Task, over: int) -> tuple[Lots, ...]:
        return _exactly(self.proofs.values, self.proofs.counts, task.worth + over, over)


def _packed(numbers: list[int] | Lots) -> int:
    return sum(number << FIELD * k for k, number in enumerate(numbers))


def _taken(lots: Iterator[tuple[int, int]], proven: int) -> int:
    """How many of the lots, in their order, make up a sum."""
    taken = 0
    for value, count in lots:
        if proven <= 0:
            break
        n = min(count, -(-proven // value))
        proven -= n * value
        taken += n
    return taken


@functools.lru_cache(maxsize=1 << 12)
def _exactly(values: Lots, counts: Lots, total: int, above: int) -> tuple[Lots, ...]:
    """Lots of more than `above` each that are worth this much together, the largest first."""
    ways: dict[int, list[Lots]] = {total: [()]}  # by what is missing, kind by kind
    rest = sum(value * n for value, n in zip(values, counts, strict=True) if value > above)
    for value, count in zip(values, counts, strict=True):
        rest -= value * count if value > above else 0
        further: dict[int, list[Lots]] = {}
        for missing, begun in ways.items():
            for n in range(min(count, missing // value) if value > above else 0, -1, -1):
                if missing - n * value <= rest:
                    more = [(*lots, n) for lots in begun]
                    further.setdefault(missing - n * value, []).extend(more)
        ways = further
    return tuple(sorted(ways.get(0, ()), reverse=True))


@functools.lru_cache(maxsize=1 << 13)
def _needs(values: Lots, sums: tuple[Lots, ...], proven: int) -> list[int]:
    """How few lots of each make up what was proven."""
    return [_taken(zip(values, lots, strict=True), proven) for lots in sums]
