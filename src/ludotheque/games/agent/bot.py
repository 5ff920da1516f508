"""How a machine plays Agent: a mixed opening, then a search over what the others may have staked.

The score it reports is in hundredths of a win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.bots import Budget, Report, silent, thinking
from ludotheque.bots.search import adopt, search_needs, search_parts
from ludotheque.bots.thinking import Plan
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Floats
from ludotheque.core.view import View
from ludotheque.games.agent import GAME
from ludotheque.games.agent.equipment import ANSWERING, CLAIMING, DECIDING, OPENING, PROTESTING
from ludotheque.games.agent.evidence import weigh_log
from ludotheque.games.agent.judgement import (
    CREDULITY,
    believe,
    bias,
    judge,
    new_notes,
    survey,
)
from ludotheque.games.agent.opening import next_lot

PLANS = (
    Plan(nodes=20, sharpness=1.0, carelessness=0.8, credulity=0.0),
    Plan(nodes=60, sharpness=1.0, carelessness=0.35, credulity=0.0),
    Plan(nodes=150, horizon=12, sharpness=2.0, carelessness=0.1, credulity=0.3),
    Plan(seconds=1.9, horizon=12, sharpness=5.0, credulity=0.7),
)

if TYPE_CHECKING:
    from ludotheque.core.jit import Need
LEVELS = len(PLANS)
SPANS = (0.3, 0.3, 1.0, 2.5)
PARTS = {OPENING: 0.55, PROTESTING: 0.27, ANSWERING: 0.27, CLAIMING: 0.27, DECIDING: 0.27}
"""Of the span, what is asked many times a round: three machines of level 2 take 6 s in all."""

adopt(GAME, bias, judge, believe)


def choose(
    view: View, log: Sequence[Any], budget: Budget, rng: Rng, report: Report = silent
) -> int:
    """A legal action of the viewer, who is asked."""
    plan = PLANS[(budget.level or LEVELS) - 1]
    return follow(plan, view, log, budget, rng, report)


def follow(
    plan: Plan, view: View, log: Sequence[Any], budget: Budget, rng: Rng, report: Report = silent
) -> int:
    """As `choose`, by any plan."""
    public = view.row.public
    if public.phase == OPENING and not plan.is_plain:
        return next_lot(public, view.row.mine, rng)
    return thinking.choose(view, study(view, log, plan), plan, budget, rng, report)


def needed(game: Game) -> list[Need]:
    """What a worker compiles for it, what takes longest first."""
    return [*search_needs(game), (survey, game.views(), new_notes())]


def shared(game: Game) -> list[Need]:
    """The parts of that which two processes share."""
    return search_parts(game)


def study(view: View, log: Sequence[Any], plan: Plan) -> Floats:
    """The notes for a search: the map, and what the log says of the others."""
    notes = new_notes()
    survey(view.views, notes)
    weigh_log(view.plain.public, log, notes)
    notes[CREDULITY] = plan.credulity
    return notes
