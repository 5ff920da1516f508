"""How a machine plays Spywhere: a search over worlds weighed by what the others seem to be.

The score it reports is in hundredths of a win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.bots import Budget, Report, silent, thinking
from ludotheque.bots.search import adopt, search_needs, search_parts
from ludotheque.bots.thinking import Plan
from ludotheque.core.contract import Seen
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Floats
from ludotheque.core.view import View
from ludotheque.games.spywhere import GAME
from ludotheque.games.spywhere.equipment import LAST
from ludotheque.games.spywhere.evidence import weigh_past
from ludotheque.games.spywhere.judgement import (
    believe,
    bias,
    new_notes,
)

PLANS = (
    Plan(nodes=30, curiosity=3.0, sharpness=0.3, credulity=0.0),
    Plan(nodes=60, curiosity=3.0, sharpness=4.0, credulity=0.01),
    Plan(nodes=1_000, seconds=0.5, curiosity=3.0, sharpness=4.0, credulity=0.03),
    Plan(seconds=1.9, curiosity=3.0, sharpness=5.0),
)

if TYPE_CHECKING:
    from ludotheque.core.jit import Need
LEVELS = len(PLANS)
SPANS = (0.5, 1.0, 1.2, 2.5)
PARTS = {LAST: 0.4}  # of the span, where several are asked at once

adopt(GAME, bias, believe=believe)


def choose(
    view: View, log: Sequence[Seen[Any]], budget: Budget, rng: Rng, report: Report = silent
) -> int:
    """A legal action of the viewer, who is asked."""
    plan = PLANS[(budget.level or LEVELS) - 1]
    return follow(plan, view, log, budget, rng, report)


def follow(
    plan: Plan,
    view: View,
    log: Sequence[Seen[Any]],
    budget: Budget,
    rng: Rng,
    report: Report = silent,
) -> int:
    """As `choose`, by any plan."""
    return thinking.choose(view, study(view, log, plan), plan, budget, rng, report)


def needed(game: Game) -> list[Need]:
    """What a worker compiles for it, what takes longest first."""
    return search_needs(game)


def shared(game: Game) -> list[Need]:
    """The parts of that which two processes share."""
    return search_parts(game)


def study(view: View, log: Sequence[Seen[Any]], plan: Plan) -> Floats:
    """The notes for a search: what everybody leans to."""
    notes = new_notes()
    weigh_past(view.plain.public, log, plan.credulity, notes)
    return notes
