"""How a machine spends its budget on a search, and what it does with what it found.

A level is a `Plan`: how much a machine may think and how it errs. `choose` picks an action by how
often it was tried, sharpened: what is about as good is played about as often, so that a bluffer is
not read.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ludotheque.bots import Budget, Info, Report, least, silent
from ludotheque.bots.search import (
    Ints,
    Style,
    by_odds,
    clear_desk,
    guess,
    imagine,
    plant,
    simulate,
)
from ludotheque.core import calls
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Actions, Floats
from ludotheque.core.view import View

SLICE = 0.005  # seconds between looks at the clock
PART = 0.2  # of the time at most goes into imagining worlds
USUAL = 1.0  # seconds, where nothing bounds
FEWEST, PER_WORLD = 16, 4  # worlds at least; simulations for each
MOST_NODES, MOST_EDGES = 1 << 17, 1 << 21
UNIT = 100  # a score is reported in hundredths of a win


@dataclass(frozen=True)
class Plan:
    """How a level thinks: bounds of its own, kept beside those of a budget."""

    seconds: float | None = None
    nodes: int | None = None
    worlds: int = 2048  # at most
    horizon: int = 0
    curiosity: float = 1.0
    sharpness: float = 4.0  # the power of the tries by which an action is picked
    carelessness: float = 0.0  # how often it does what comes to mind instead
    credulity: float = 1.0  # how far it weighs what the others have done
    is_plain: bool = False


PLAIN = Plan(is_plain=True)
"""Nothing but the rules: what a game's own judgement is measured against."""


class Thought(NamedTuple):
    """What a search found, by legal action."""

    actions: Actions
    tries: Ints
    gains: Floats
    nodes: int
    seconds: float

    @property
    def values(self) -> Floats:
        """What each action was worth on average; the worst where it was never tried."""
        return np.where(self.tries > 0, self.gains / np.maximum(self.tries, 1), -1.0)


def choose(view: View, notes: Floats, plan: Plan, budget: Budget, rng: Rng, report: Report) -> int:
    """An action of the viewer, after as much thought as plan and budget allow."""
    listed = view.legal()
    if len(listed) == 1:
        return listed[0]
    if by_odds(np.array([1.0 - plan.carelessness, plan.carelessness]), 2, rng):
        odds = instinct(view, notes)
    else:
        odds = weigh(view, notes, plan, budget, rng, report)
    return listed[by_odds(odds, len(odds), rng)]


def instinct(view: View, notes: Floats) -> Floats:
    """How the game's bias alone likes each legal action."""
    desk = clear_desk(view.game)
    n = calls.options(view.views, 0, desk.actions)
    guess(view.views, notes, desk, n)
    return desk.odds[:n]


def weigh(
    view: View, notes: Floats, plan: Plan, budget: Budget, rng: Rng, report: Report = silent
) -> Floats:
    """How likely each legal action is to be taken after a search."""
    thought = think(view, notes, plan, budget, rng)
    best = int(np.argmax(thought.tries))
    score = round(UNIT * float(thought.values[best]))
    report(Info(1, score, thought.nodes, thought.seconds, (int(thought.actions[best]),)))
    odds = (thought.tries / max(int(thought.tries.max()), 1)) ** plan.sharpness
    likely: Floats = odds / odds.sum()
    return likely


def think(view: View, notes: Floats, plan: Plan, budget: Budget, rng: Rng) -> Thought:
    """Search until the time or the simulations are used up.

    A budget of nodes alone takes as long as it takes, so that it always gives the same.
    """
    nodes, seconds = least(plan.nodes, budget.nodes), budget.seconds
    if budget.nodes is None:
        seconds = least(plan.seconds, seconds)
    if nodes is None and seconds is None:
        seconds = USUAL
    game, most = view.game, nodes or MOST_NODES
    tree = plant(min(most + 1, MOST_NODES), min(64 * most + game.max_legal, MOST_EDGES))
    desk, style = clear_desk(game), Style(plan.curiosity, plan.horizon, plan.is_plain)
    worlds, odds = game.states(plan.worlds), np.zeros(plan.worlds)
    imagine(view.views, rng, notes, worlds, odds, 0, plan.is_plain)
    simulate(worlds, odds, view.seat, rng, notes, tree, desk, style, 0)
    start, imagined = time.perf_counter(), 1  # to compile all that was no thought
    while imagined < plan.worlds and (nodes is None or imagined < max(FEWEST, nodes // PER_WORLD)):
        imagine(view.views, rng, notes, worlds, odds, imagined, plan.is_plain)
        imagined += 1
        if seconds is not None and time.perf_counter() - start > PART * seconds:
            break
    sums = np.cumsum(odds[:imagined] if odds[:imagined].any() else np.ones(imagined))
    done, n = 0, FEWEST
    while nodes is None or done < nodes:
        n = n if nodes is None else min(n, nodes - done)
        before = time.perf_counter()
        simulate(worlds, sums, view.seat, rng, notes, tree, desk, style, n)
        after = time.perf_counter()
        done += n
        if seconds is not None and after - start + SLICE / 2 > seconds:
            break
        n = max(1, min(4 * n, int(n * SLICE / max(after - before, 1e-6))))
    end = tree.starts[1]  # the root was the first node met
    spent = time.perf_counter() - start
    return Thought(tree.actions[:end], tree.tries[:end], tree.gains[:end], done, spent)
