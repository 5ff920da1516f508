"""What three alike that went back into the pile tell (S9).

*What it tells.* Suppose that the cards that went back had been in the pile from the start, beside
all that were: then every order of draws is as likely, and `posterior` weighs the rest. In truth
draws made before found three fewer: with C of a nationality in the pile at first, the first m draws
of it are likely by the product of C - k over k < m, not of C + 3 - k. The one over the other is
(q + 1) (q + 2) (q + 3), with q = C - m what the pile had of it when the three went back, over a
constant; what went back earlier counts in C. So a past is accepted with that for each redraw, over
the most it can be, and never if a redraw was made that it forbids, or not made that it asks for
(S9-a).

*Marks.* With a short pile hardly any past would be accepted. But q was not below 0: of some cards
one knows that they were in the pile then, so now they are there or among what was drawn since. They
are marked, and put into any of these places before the rest is dealt. That makes a past with y of
them there likelier by y (y - 1) ..., a factor a mark, over which it is accepted.

*Bounds.* A game that has more than MOST_TRIPLES notes tells nothing of the others. And if of
MOST_PASTS pasts none was accepted, one of them is taken, by how likely each was to be: nearly the
same. That was never needed in random games with guesses; in those without, for four seats, in one
of 45 positions after a redraw.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.core.jit import rule
from ludotheque.core.rng import Rng, below, uniform
from ludotheque.games.spywhere.equipment import NATIONS
from ludotheque.games.spywhere.redraws import may_redraw

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]

SHORT_PILE = 32  # cards are marked if no more are left
MOST_PASTS = 1000


class Triples(NamedTuple):
    """The triples noted, in the order of play, as the viewer can weigh them."""

    alike: Ints  # the nationality that went back; or NATIONS if it stayed
    lying: Ints  # by nationality, cards then in the pile or the centre whose place is known now
    untils: Ints  # by seat, where the unseen draws that came before end
    marks: Ints  # cards of the alike that are put where they must be before the rest is dealt
    chances: Floats  # to be accepted, by how many of the alike were in the pile and the centre
    kept: Ints  # the draws and the pile of one of the pasts not accepted
    tally: Floats  # how many those are, and the sum of their ratios


@rule
def call_late(triples: Triples, lates: Ints) -> None:
    """Let all draws be late among which marked cards are put."""
    for k in range(len(triples.alike)):
        if triples.marks[k]:
            for seat in range(len(lates)):
                lates[seat] = min(lates[seat], triples.untils[k, seat])


@rule
def place_marks(rng: Rng, triples: Triples, ends: Ints, size: int, drawn: Ints, stay: Ints) -> None:
    """Put marked cards into any of the draws not made since they went back, or into the pile."""
    for k in range(len(triples.alike) - 1, -1, -1):
        for _ in range(triples.marks[k]):
            n = size
            for seat in range(len(ends)):
                for i in range(triples.untils[k, seat], ends[seat]):
                    n += int(drawn[i] < 0)
            place = below(rng, n) - size
            if place < 0:
                size -= 1
                stay[triples.alike[k]] += 1
            for seat in range(len(ends)):
                for i in range(triples.untils[k, seat], ends[seat]):
                    if drawn[i] < 0:
                        if place == 0:
                            drawn[i] = triples.alike[k]
                        place -= 1


@rule
def redraw_ratio(triples: Triples, ends: Ints, drawn: Ints, left: Ints) -> float:
    """How likely a past is for what became of triples, over the most that can be."""
    if len(triples.alike) == 0:
        return 1.0
    ratio = 1.0
    pile = left.copy()
    at = ends.copy()
    for k in range(len(triples.alike) - 1, -1, -1):
        for seat in range(len(ends)):
            while at[seat] > triples.untils[k, seat]:
                at[seat] -= 1
                pile[drawn[at[seat]]] += 1
        alike, lying = triples.alike[k], triples.lying[k]
        if may_redraw(lying, pile) != (alike < NATIONS):
            return 0.0
        if alike < NATIONS:
            ratio *= triples.chances[k, max(0, lying[alike] + pile[alike])]
    return ratio


@rule
def keep_one(rng: Rng, triples: Triples, ratio: float, drawn: Ints, left: Ints) -> bool:
    """Keep one of the pasts not accepted, by their ratios; after MOST_PASTS let it be that one."""
    kept, tally = triples.kept, triples.tally
    tally[0] += 1.0
    tally[1] += ratio
    if uniform(rng) * tally[1] < ratio:
        kept[:NATIONS] = left
        kept[NATIONS:] = drawn
    if tally[0] < MOST_PASTS or tally[1] == 0.0:
        return False
    left[:] = kept[:NATIONS]
    drawn[:] = kept[NATIONS:]
    return True
