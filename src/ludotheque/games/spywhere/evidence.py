"""What exchanges say about nationalities, by Bayes' rule, from a view and its seat's own log.

What was eliminated and what was kept, `resample` has weighed; this weighs exchanges. Somebody of
nationality n takes n from the centre, where it lies, with probability KEEN and else any; he lays
his own down with probability SLIP. Where the log does not say what lay in the centre, taking tells
less. The two come from a fit of greatest likelihood to 600 games of the bias against itself,
rounded: taking a nationality adds 1.5 to its leaning, leaving it in the centre takes 3.9 off,
laying it down 2.7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.core.contract import Seen
from ludotheque.core.plain import Plain
from ludotheque.core.rows import Floats
from ludotheque.games.spywhere.equipment import ALIKE, NATIONS, SEATS
from ludotheque.games.spywhere.facts import (
    NATION,
    Cards,
    Centre,
    Eliminated,
    Redrawn,
    Refilled,
    Swapped,
)
from ludotheque.games.spywhere.judgement import LEANING, SEEN
from ludotheque.games.spywhere.story import stories

KEEN, SLIP = 0.97, 0.07
UNSEEN = 1.1  # how much more a card taken is one's own, the centre unknown


def weigh_past(public: Plain, log: Sequence[Seen[Any]], credulity: float, notes: Floats) -> None:
    """Note the leanings of all seats, as far as one is given to reading them."""
    centres = _centres(log)
    for turn, (seat, story) in enumerate(stories(public)):
        row = notes[LEANING + NATIONS * seat : LEANING + NATIONS * (seat + 1)]
        row[story.gave] += np.log(SLIP)
        if turn < len(centres):
            row += _taking(centres[turn], story.took)
        else:
            row[story.took] += UNSEEN
    notes[LEANING : LEANING + SEATS * NATIONS] *= credulity
    notes[SEEN] = public.exchanges


def _taking(centre: Floats, took: int) -> Floats:
    """How likely it was to take this, by the logarithm, for each nationality one may be."""
    lies = centre > 0
    even = 1.0 / max(int(lies.sum()), 1)
    likely = np.where(lies, (1.0 - KEEN) * even, even)
    if lies[took]:
        likely[took] += KEEN
    return np.log(likely)


def _centres(log: Sequence[Seen[Any]]) -> list[Floats]:
    """What lay in the centre before each exchange, as far as the log tells from the start."""
    centres: list[Floats] = []
    centre: Floats | None = None
    for seen in log:
        if seen.undone is not None:
            return centres[:-1]  # what follows is told from elsewhere
        for fact in seen.facts:
            if isinstance(fact, Centre):
                centre = _counts(fact.cards)
            if centre is None:
                continue
            match fact:
                case Swapped(_, gave, took):
                    centres.append(centre.copy())
                    centre[NATION.index(gave)] += 1
                    centre[NATION.index(took)] -= 1
                case Eliminated(nation=nation) | Redrawn(nation):
                    centre[NATION.index(nation)] -= ALIKE
                case Refilled(cards):
                    centre += _counts(cards)
    return centres


def _counts(cards: list[Cards]) -> Floats:
    counts = np.zeros(NATIONS)
    for one in cards:
        counts[NATION.index(one.nation)] = one.n
    return counts
