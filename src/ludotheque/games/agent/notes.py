"""The notebook: what the public facts prove of every opponent's stakes, as tight as can be.

The facts are those of `resample`: what claims, attacks and exiles have shown, what attacks have
cost, how often somebody bribed and what was proven before, and that lots are whole. An interval is
tight: both its ends occur in some consistent world. To find them, lots are handed out agent by
agent: exiles get exactly what was revealed, the others the least that covers what was proven, and
one, the sink, all the rest.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core.record import Record
from ludotheque.core.words import say, spoken
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.names import agent_name, agent_word
from ludotheque.games.agent.view import dollars, stake_shown

if TYPE_CHECKING:
    from rich.text import Text

Lots = tuple[int, ...]  # how many of each kind, in the order of `public.values`


class Hand(NamedTuple):
    """Lots still to be handed out; by row of `dated`, the lots that proofs bind; and the slack.

    The slack is by how much the covers to come may exceed what was proven; None: by anything.
    """

    left: Lots
    bound: Lots
    slack: int | None


class Task(NamedTuple):
    """An agent that gets lots worth this much or more; or exactly this much."""

    agent: int
    worth: int
    is_exact: bool


def describe(view: Record) -> dict[str, Any]:
    """For every opponent the interval of each stake, and the money that nothing accounts for."""
    public = view.public
    return {
        "agents": [agent_name(public, agent) for agent in range(public.agents)],
        "opponents": [
            {
                "seat": seat,
                "bribes": int(public.bribes[seat]),
                "stakes": [[dollars(low), dollars(high)] for low, high in intervals(public, seat)],
                "unaccounted": dollars(unaccounted(public, seat)),
                **losses(public, seat),
            }
            for seat in range(public.seats)
            if seat != view.viewer
        ],
    }


def draw(view: Record, language: str) -> Text:
    """The intervals as a table, an opponent a column."""
    from rich.text import Text  # slow, and not needed to play

    public, notes = view.public, describe(view)
    opponents = notes["opponents"]
    rows = [["", *(say(language, "agent-word-seat", seat=one["seat"] + 1) for one in opponents)]]
    for agent in range(public.agents):
        cells = ["-".join(str(end) for end in dict.fromkeys(o["stakes"][agent])) for o in opponents]
        rows.append([spoken(language, agent_word(public, agent)), *cells])
    for key in ("unaccounted", "bribes"):
        rows.append([say(language, f"agent-notes-{key}"), *(str(one[key]) for one in opponents)])
    for key in ("fees", "exiles"):
        lost = [f"{one[key]['dollars']} ({one[key]['times']})" for one in opponents]
        rows.append([say(language, f"agent-notes-{key}"), *lost])
    lines = ["".join([f"{row[0]:12}", *(f"{cell:>12}" for cell in row[1:])]) for row in rows]
    return Text("\n".join([say(language, "agent-notes-title"), *lines]))


def losses(public: Record, seat: int) -> dict[str, dict[str, int]]:
    """How often and how much a seat has lost: by fees, and by stakes on agents that were exiled."""
    agents = range(public.agents)
    attacks = sum(int(public.fees[seat, agent]) for agent in agents)
    exiled = [stake_shown(public, seat, a) for a in agents if public.at[a] == e.OUT]
    return {
        "fees": {"times": attacks, "dollars": dollars(e.FEE * attacks)},
        "exiles": {"times": sum(1 for n in exiled if n), "dollars": dollars(sum(exiled))},
    }


def unaccounted(public: Record, seat: int) -> int:
    """The hundreds of a seat's sheet that nothing public places on an agent."""
    proven = sum(int(spent) for spent in public.proven[seat])
    return sum(int(v) * int(n) for v, n in zip(public.values, public.counts, strict=True)) - proven


def intervals(public: Record, seat: int) -> list[tuple[int, int]]:
    """The least and the most that the seat may have on each agent, in hundreds."""
    fees = [e.FEE * int(paid) for paid in public.fees[seat, : public.agents]]
    spent = _spent(Facts.of(public, seat))
    return [(low - fee, high - fee) for (low, high), fee in zip(spent, fees, strict=True)]


@dataclass(frozen=True)
class Facts:
    """What is public about one seat's sheet; sums are of lots put, fees included."""

    values: Lots
    counts: Lots
    proven: Lots
    is_out: tuple[bool, ...]
    bribes: int
    dated: tuple[tuple[int, Lots], ...]  # (j, what was proven before bribe j + 1)
    fewest: int  # lots placed, at least

    @classmethod
    def of(cls, public: Record, seat: int) -> Facts:
        kinds = [kind for kind in range(e.KINDS) if public.counts[kind]]
        agents = range(public.agents)
        bribes = int(public.bribes[seat])
        rows: dict[Lots, int] = {}
        if public.lots != e.FREE_LOTS:
            for j in range(bribes):  # of equal rows the first asks for more
                rows.setdefault(tuple(int(public.dated[seat, j, a]) for a in agents), j)
        return cls(
            tuple(int(public.values[kind]) for kind in kinds),
            tuple(int(public.counts[kind]) for kind in kinds),
            tuple(int(public.proven[seat, agent]) for agent in agents),
            tuple(bool(public.at[agent] == e.OUT) for agent in agents),
            bribes,
            tuple((j, row) for row, j in rows.items()),
            int(public.least[seat]) if public.lots == e.FREE_LOTS else 0,
        )

    def most(self, agent: int) -> int:
        """All that the other agents do not need."""
        if self.is_out[agent]:
            return self.proven[agent]
        needed = sum(self.proven) - self.proven[agent]
        slack = 0
        while not _Search(self, self._tasks(agent), agent).succeeds(slack):
            slack += 1
        return worth(self.values, self.counts) - needed - slack

    def least(self, agent: int) -> int:
        """What was proven, or the next sum that whole lots allow."""
        if self.is_out[agent]:
            return self.proven[agent]
        agents = range(len(self.proven))
        sink = next((a for a in agents if a != agent and not self.is_out[a]), None)
        others = self._tasks(agent, sink)
        spent = self.proven[agent]
        while not _Search(self, [Task(agent, spent, True), *others], sink).succeeds(None):
            spent += 1
        return spent

    @functools.cached_property
    def rows(self) -> tuple[tuple[int, Lots], ...]:
        """The rows of `dated` that may bind at all, however small the lots.

        If nobody but one agent is in play, lots may also stay on the sheet: then all may.
        """
        if sum(not out for out in self.is_out) < 2:
            return self.dated
        return tuple((j, row) for j, row in self.dated if self._most_bound(row) > self.spare(j))

    def _most_bound(self, row: Lots) -> int:
        """No more lots than this can be needed for what was proven, even the smallest ones."""
        missing, n = sum(row), sum(1 for proven in row if proven)
        for value, count in zip(reversed(self.values), reversed(self.counts), strict=True):
            taken = min(count, max(0, -(-missing // value)))
            missing -= taken * value
            n += taken
        return n

    def spare(self, j: int) -> int:
        """How many lots of all may be bound before bribe j + 1."""
        return sum(self.counts) - self.bribes + j

    def _tasks(self, *but: int | None) -> list[Task]:
        """What the agents need, exiles first, then the most."""
        tasks = [
            Task(a, n, self.is_out[a]) for a, n in enumerate(self.proven) if n and a not in but
        ]
        return sorted(tasks, key=lambda task: (not task.is_exact, -task.worth))


class _Search:
    """Whether lots can be handed out so that all tasks are done and every fact holds."""

    def __init__(self, facts: Facts, tasks: list[Task], sink: int | None) -> None:
        self.facts, self.tasks, self.sink = facts, tasks, sink
        self.to_come = [sum(task.worth for task in tasks[k:]) for k in range(len(tasks) + 1)]
        self.dead: set[tuple[int, Hand]] = set()

    def succeeds(self, slack: int | None) -> bool:
        """Whether it can be done with covers that exceed their sums by at most `slack` in all."""
        return self._hand_out(0, Hand(self.facts.counts, (0,) * len(self.facts.rows), slack))

    def _hand_out(self, k: int, hand: Hand) -> bool:
        if k == len(self.tasks):
            return self._holds(hand)
        if (k, hand) in self.dead or worth(self.facts.values, hand.left) < self.to_come[k]:
            return False
        task = self.tasks[k]
        slack = 0 if task.is_exact else hand.slack
        for lots, excess in _covers(self.facts.values, hand.left, task.worth, slack):
            bound = self._bind(hand.bound, task.agent, lots)
            rows = zip(bound, self.facts.rows, strict=True)
            if all(n <= self.facts.spare(j) for n, (j, _) in rows):
                left = tuple(a - b for a, b in zip(hand.left, lots, strict=True))
                more = None if hand.slack is None else hand.slack - excess
                if self._hand_out(k + 1, Hand(left, bound, more)):
                    return True
        self.dead.add((k, hand))
        return False

    def _bind(self, bound: Lots, agent: int, lots: Lots) -> Lots:
        rows = zip(bound, self.facts.rows, strict=True)
        return tuple(n + _needed(self.facts.values, lots, row[agent]) for n, (_, row) in rows)

    def _holds(self, hand: Hand) -> bool:
        """Whether the sink is covered and every bribe had a lot: see `resample`."""
        facts = self.facts
        held, bound = sum(facts.counts), hand.bound
        if self.sink is None:
            held -= sum(hand.left)
        else:
            if worth(facts.values, hand.left) < facts.proven[self.sink]:
                return False
            bound = self._bind(bound, self.sink, hand.left)
        return held >= facts.fewest and all(
            held - n >= facts.bribes - j for n, (j, _) in zip(bound, facts.rows, strict=True)
        )


@functools.lru_cache(maxsize=1 << 10)
def _spent(facts: Facts) -> list[tuple[int, int]]:
    """The least and the most put on each agent: worked out once while nothing new is proven."""
    return [(facts.least(agent), facts.most(agent)) for agent in range(len(facts.proven))]


def worth(values: Lots, lots: Lots) -> int:
    """The sum of the lots."""
    return sum(value * n for value, n in zip(values, lots, strict=True))


def _needed(values: Lots, lots: Lots, proven: int) -> int:
    """How few of the lots make up a sum: the largest first."""
    needed = 0
    for value, count in zip(values, lots, strict=True):
        taken = min(count, max(0, -(-proven // value)))
        proven -= taken * value
        needed += taken
    return needed


@functools.lru_cache(maxsize=1 << 15)
def _covers(
    values: Lots, left: Lots, proven: int, slack: int | None
) -> tuple[tuple[Lots, int], ...]:
    """Lots that make up a sum, none of them idle, each with what it exceeds the sum by."""

    def fill(kind: int, missing: int) -> Iterator[tuple[Lots, int]]:
        if missing <= 0:
            if slack is None or -missing <= slack:
                yield (0,) * (len(values) - kind), -missing
        elif kind < len(values):
            for n in range(min(left[kind], -(-missing // values[kind])), -1, -1):
                for lots, excess in fill(kind + 1, missing - n * values[kind]):
                    yield (n, *lots), excess

    return tuple(fill(0, proven))
