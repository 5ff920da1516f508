"""Information-set tree search, for every game: written once over the verbs.

A simulation takes one of the worlds that fit the view, by its weight, and plays it on. Seats choose
in nodes of their own, found by all that they have seen and done (the trails), so that no seat uses
what it does not know; what a simulation meets beyond the tree is played by the game's `bias`, and
its value is the returns or, some decisions later, what the game's `judge` expects. In the tree, the
bias is the prior of PUCT (Rosin, 2011; Silver and others, 2017). A seat other than the viewer takes
its first actions in a node by the bias too: it is somebody with some sense, not somebody best.

*Plain* is the same search without the game's help: worlds as likely as they come, even priors,
uniform play to the end (Cowling, Powley and Whitehouse, 2012).
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.bots.protocols import Belief, Bias, Judgement
from ludotheque.core.bits import int64, mix
from ludotheque.core.calls import CHANCE, draw, seat_of
from ludotheque.core.game import Game
from ludotheque.core.jit import Need, entry, inlined, rule
from ludotheque.core.rng import Rng, seeded, uniform
from ludotheque.core.rows import Actions, Floats, Row, Rows, Weights
from ludotheque.core.verbs import (
    apply,
    believe,
    bias,
    judge,
    legal,
    meant,
    register,
    resample,
    returns,
    to_act,
)

Ints: TypeAlias = npt.NDArray[np.int64]

LONGEST = 256  # decisions of one simulation that are remembered in the tree
ENDLESS = 20_000  # decisions beyond the tree after which nobody has won
EVEN = 0.1  # of the prior is spread evenly
FIRST = 8  # visits of another seat's node that go by the bias alone


class Tree(NamedTuple):
    """Nodes in the order they were met; the edges of one lie between `starts` and the next."""

    slots: Ints  # node + 1 by hash, 0 free
    keys: npt.NDArray[np.uint64]
    starts: Ints
    visits: Ints
    actions: Actions  # by edge, like all that follows
    priors: Floats
    tries: Ints
    gains: Floats
    used: Ints  # how many nodes


class Desk(NamedTuple):
    """Room for one simulation."""

    states: Rows
    actions: Actions
    odds: Floats
    weights: Weights
    returns: Floats
    nodes: Ints
    edges: Ints
    seats: Ints


class Style(NamedTuple):
    """How a search goes about it."""

    curiosity: float
    horizon: int  # decisions beyond the tree before a judgement
    is_plain: bool


def plant(nodes: int, edges: int) -> Tree:
    """An empty tree with room for so many nodes and edges."""
    slots = 2
    while slots < 2 * nodes:
        slots *= 2
    return Tree(
        np.zeros(slots, np.int64),
        np.zeros(nodes + 1, np.uint64),
        np.zeros(nodes + 2, np.int64),
        np.zeros(nodes + 1, np.int64),
        np.zeros(edges, np.uint16),
        np.zeros(edges),
        np.zeros(edges, np.int64),
        np.zeros(edges),
        np.zeros(1, np.int64),
    )


def clear_desk(game: Game) -> Desk:
    """Room for the simulations of a game."""
    path = (np.zeros(LONGEST, np.int64) for _ in range(3))
    room = len(game.actions_buffer())
    returns = np.zeros(game.most_seats)
    return Desk(
        game.states(), game.actions_buffer(), np.zeros(room), game.weights_buffer(), returns, *path
    )


@rule
def evenly(
    public: Row, mine: Row, seat: int, actions: Actions, n: int, notes: Floats, out: Floats
) -> None:
    """The bias of a game that has none."""
    for k in range(n):
        out[k] = 1.0


@rule
def never(state: Row, notes: Floats, out: Floats) -> bool:
    """The judgement of a game whose simulations are played to the end."""
    return False


@rule
def as_they_come(view: Row, rng: Rng, state: Row, notes: Floats) -> float:
    """The belief of a game that leaves it to `resample`."""
    return 1.0


def search_needs(game: Game) -> list[Need]:
    """What a machine compiles that searches so, what takes longest first."""
    worlds, views, odds, notes, rng = game.states(), game.views(), *np.zeros((2, 1)), seeded(0)
    tree, desk, style = plant(1, 1), clear_desk(game), Style(1.0, 0, True)
    return [
        (simulate, worlds, odds, 0, rng, notes, tree, desk, style, 0),
        (imagine, views, rng, notes, worlds, odds, 0, True),
        (guess, views, notes, desk, 0),
        (by_odds, odds, 1, rng),
    ]


def search_parts(game: Game) -> list[Need]:
    """The parts that two processes share who compile it: those of the simulations first."""
    s, v, odds, notes, rng = game.states()[0], game.views()[0], *np.zeros((2, 1)), seeded(0)
    actions, room = game.actions_buffer(), np.zeros(game.most_seats)
    tree, desk, style = plant(1, 1), clear_desk(game), Style(1.0, 0, True)
    asked = s.public, s.private[0], 0, actions
    verbs: list[Need] = [
        (apply, s, 0, 0),
        (bias, *asked, 0, notes, odds),
        (legal, *asked),
        (judge, s, notes, room),
        (returns, s, room),
    ]
    imagining: list[Need] = [(resample, v, rng, s), (believe, v, rng, s, notes)]
    return [
        *map(meant, verbs),
        (_choose, tree, 0, True, rng, style),
        (_node, s, 0, notes, tree, desk, style),
        *map(meant, imagining),
    ]


def adopt(
    game: Game, bias: Bias = evenly, judge: Judgement = never, believe: Belief = as_they_come
) -> None:
    """Make what a game's bot knows about it known to the search."""
    register("bias", game.rules.Public, bias)
    register("judge", game.State, judge)
    register("believe", game.View, believe)


@entry
def imagine(
    views: Rows, rng: Rng, notes: Floats, worlds: Rows, odds: Floats, i: int, is_plain: bool
) -> None:
    """Write a world that fits the view, over zeros, and how likely the viewer finds it."""
    resample(views[0], rng, worlds[i])
    odds[i] = 1.0 if is_plain else believe(views[0], rng, worlds[i], notes)


@entry
def simulate(
    worlds: Rows,
    sums: Floats,
    viewer: int,
    rng: Rng,
    notes: Floats,
    tree: Tree,
    desk: Desk,
    style: Style,
    n: int,
) -> None:
    """Make n simulations, from worlds whose weights add up to `sums`."""
    for _ in range(n):
        desk.states[0] = worlds[_pick(sums, rng)]
        steps = _descend(viewer, rng, notes, tree, desk, style)
        for k in range(steps):
            edge = desk.edges[k]
            tree.visits[desk.nodes[k]] += 1
            tree.tries[edge] += 1
            tree.gains[edge] += desk.returns[desk.seats[k]]


@entry
def guess(views: Rows, notes: Floats, desk: Desk, n: int) -> None:
    """Write the bias of the viewer's n legal actions."""
    v = views[0]
    bias(v.public, v.mine, int64(v.viewer), desk.actions, n, notes, desk.odds)


@entry
def by_odds(odds: Floats, n: int, rng: Rng) -> int:
    """A number below n, by its odds."""
    return _by_odds(odds, n, rng)


@rule
def _descend(viewer: int, rng: Rng, notes: Floats, tree: Tree, desk: Desk, style: Style) -> int:
    """Play one world on, through the tree and beyond; how many decisions are in the tree."""
    s, out = desk.states[0], desk.actions
    steps, beyond, is_inside, is_first = 0, 0, True, True
    while True:
        asked = to_act(s.public)
        if asked == 0:
            returns(s, desk.returns)
            return steps
        seat = viewer if is_first else seat_of(asked)
        is_first = False
        if seat == CHANCE:
            apply(s, CHANCE, draw(desk.states, 0, rng, desk.weights))
            continue
        if is_inside:
            known = tree.used[0]
            node = _node(s, seat, notes, tree, desk, style)
            is_inside = node >= 0 and node < known and steps + 1 < LONGEST
            if node >= 0:
                edge = _choose(tree, node, seat == viewer, rng, style)
                desk.nodes[steps], desk.edges[steps], desk.seats[steps] = node, edge, seat
                steps += 1
                apply(s, seat, int64(tree.actions[edge]))
                continue
        if not style.is_plain and beyond >= style.horizon and judge(s, notes, desk.returns):
            return steps
        if beyond == ENDLESS:
            desk.returns[:] = 0.0
            return steps
        n = legal(s.public, s.private[seat], seat, out)
        k = 0
        if n > 1:
            _weigh(s, seat, n, notes, desk, style)
            k = _by_odds(desk.odds, n, rng)
        apply(s, seat, int64(out[k]))
        beyond += 1


@rule
def _node(s: Row, seat: int, notes: Floats, tree: Tree, desk: Desk, style: Style) -> int:
    """The node of what a seat knows, new if it must be; -1 if there is no room."""
    mine = s.private[seat]
    key = mix(s.public.trail ^ mix(mine.trail, seat), 0)
    last = len(tree.slots) - 1
    slot = int64(key & np.uint64(last))
    while tree.slots[slot]:
        node = tree.slots[slot] - 1
        if tree.keys[node] == key:
            return node
        slot = (slot + 1) & last
    node = tree.used[0]
    start = tree.starts[node]
    if node + 1 >= len(tree.keys):
        return -1
    n = legal(s.public, mine, seat, desk.actions)
    if start + n > len(tree.priors):
        return -1
    _weigh(s, seat, n, notes, desk, style)
    total = 0.0
    for k in range(n):
        total += desk.odds[k]
    for k in range(n):
        tree.actions[start + k] = desk.actions[k]
        tree.priors[start + k] = (1.0 - EVEN) * desk.odds[k] / total + EVEN / n
    tree.slots[slot], tree.keys[node], tree.starts[node + 1] = node + 1, key, start + n
    tree.used[0] = node + 1
    return node


@inlined
def _weigh(s: Row, seat: int, n: int, notes: Floats, desk: Desk, style: Style) -> None:
    if style.is_plain:
        for k in range(n):
            desk.odds[k] = 1.0
    else:
        bias(s.public, s.private[seat], seat, desk.actions, n, notes, desk.odds)


@rule
def _choose(tree: Tree, node: int, is_viewer: bool, rng: Rng, style: Style) -> int:
    """The edge to follow from a node: the most promising, by PUCT; at first by the bias."""
    start, end, visits = tree.starts[node], tree.starts[node + 1], tree.visits[node]
    if visits < FIRST and not is_viewer:
        return start + _by_odds(tree.priors[start:end], end - start, rng)
    total = 0.0
    for edge in range(start, end):
        total += tree.gains[edge]
    mean = total / max(visits, 1)
    reach = style.curiosity * np.sqrt(visits + 1.0)
    best, chosen = -1e9, start
    for edge in range(start, end):
        tries = tree.tries[edge]
        value = tree.gains[edge] / tries if tries else mean
        value += reach * tree.priors[edge] / (1.0 + tries)
        if value > best:
            best, chosen = value, edge
    return chosen


@inlined
def _by_odds(odds: Any, n: int, rng: Rng) -> int:
    total = 0.0
    for k in range(n):
        total += odds[k]
    left = uniform(rng) * total
    chosen = 0
    for k in range(n):
        if odds[k] > 0.0 and left >= 0.0:
            chosen = k  # the last possible one, should rounding pass the end
            left -= odds[k]
    return chosen


@inlined
def _pick(sums: Floats, rng: Rng) -> int:
    """A world, by its weight."""
    left = uniform(rng) * sums[len(sums) - 1]
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > left:
            high = middle
        else:
            low = middle + 1
    return low
