"""Random worlds that fit a view, for search; and the model by which they are weighed.

Passports. All deals are as likely. Somebody who is asked about three alike eliminates them with
probability 1/2 if he may, so each time he *kept* three of a nationality, it is twice as likely to
be his own as without; one he eliminated is not his. Exchanges do not depend on passports.

Cards. Any card whose place the viewer does not know may be in any place that he does not see, each
way as likely; a card that somebody laid down was one of his draws until then. So every world could
have been, but for redraws (S9), which are not asked about; and what exchanges tell beyond what they
prove (who laid this down had few kinds to choose from) is not weighed: that wins nothing, see
docs/decisions/0005. The order in which the others drew is a part of it, so that their trails are
those of a game that could have been. When all is turned up, hands and pile are certain.

Guesses. The faces of laid cards are any different ones; a sealed answer is one of uniform play; a
seat that has not sealed has put nothing down.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import mix, nth, popcount
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rng import Rng, below, uniform
from ludotheque.core.rows import Floats, Row
from ludotheque.games.spywhere.equipment import (
    GUESS,
    LAST,
    NATIONS,
    OVER,
    PASSPORT_MOMENT,
    PASSPORTS,
    REMOVING,
    SEAL,
    SEATS,
    passports_each,
    target_of,
)
from ludotheque.games.spywhere.guessing import floor_of, is_open, lay, unspent
from ludotheque.games.spywhere.hands import count_unseen, imagine_hand


@rule
def resample(view: Row, rng: Rng, state: Row) -> None:
    public = view.public
    state.public = public
    viewer = int(view.viewer)
    if viewer != SPECTATOR:
        state.private[viewer] = view.mine
    deal_passports(view, rng, state, weigh_passports(public))
    pool = count_unseen(view)
    for seat in range(int(public.seats)):
        if seat != viewer:
            imagine_hand(state, seat, rng, pool)
            lay_guesses(state, seat, rng)
    for nation in range(NATIONS):
        state.hidden.pile[nation] = pool[nation]


@rule
def weigh_passports(public: Row) -> Floats:
    """How much likelier each seat has each passport, for what it eliminated and kept."""
    weights = np.zeros((SEATS, NATIONS))
    for seat in range(int(public.seats)):
        for nation in range(NATIONS):
            weights[seat, nation] = _weight(public, seat, nation)
    return weights


@rule
def deal_passports(view: Row, rng: Rng, state: Row, weights: Floats) -> None:
    """Give the other seats passports, each deal by its weight: the product over those dealt.

    `ways[m]` is the total weight of the ways to finish once the passports in m are gone; the
    next one dealt is the row that m says.
    """
    public = view.public
    seats = int(public.seats)
    each = passports_each(seats)
    dealt = each * seats
    if public.phase <= PASSPORTS:
        dealt = 0 if public.phase == REMOVING else int(public.step)
    viewer = int(view.viewer)
    gone = int(public.nations) ^ (1 << NATIONS) - 1
    if viewer != SPECTATOR:
        gone |= int(view.mine.passports)
    rows = np.zeros(NATIONS, np.int64)
    n = 0
    for k in range(dealt):
        if k // each != viewer:
            rows[n] = k // each
            n += 1
    ways = np.zeros(1 << NATIONS)
    for m in range((1 << NATIONS) - 1, gone - 1, -1):
        row = _ones(m) - _ones(gone)
        if m & gone != gone or row > n:
            continue
        ways[m] = 1.0 if row == n else 0.0
        if row < n:
            for nation in range(NATIONS):
                if not m >> nation & 1:
                    ways[m] += weights[rows[row], nation] * ways[m | 1 << nation]
    taken = gone
    for row in range(n):
        left = uniform(rng) * ways[taken]
        chosen = NATIONS
        for nation in range(NATIONS):
            if not taken >> nation & 1:
                weight = weights[rows[row], nation] * ways[taken | 1 << nation]
                if weight > 0.0 and left >= 0.0:
                    chosen = nation  # the last possible one, should rounding pass the end
                    left -= weight
        taken |= 1 << chosen
        other = state.private[rows[row]]
        moment = PASSPORT_MOMENT + int(other.passports > 0)
        other.passports = int(other.passports) | 1 << chosen
        other.trail ^= mix(np.uint64(8 * moment), chosen)


@inlined
def _weight(public: Row, seat: int, nation: int) -> float:
    if public.phase == OVER:
        return 1.0 if int(public.passports[seat]) >> nation & 1 else 0.0
    if public.clues[seat, nation]:
        return 0.0
    return float(2.0 ** float(public.kept[seat, nation]))


@inlined
def _ones(mask: int) -> int:
    n = 0
    for bit in range(NATIONS):
        n += mask >> bit & 1
    return n


@rule
def lay_guesses(state: Row, seat: int, rng: Rng) -> None:
    """Give the cards laid before others random faces, all different (S10-a)."""
    public, other = state.public, state.private[seat]
    for slot in range(SEATS):
        if public.laid[seat, slot]:
            target = target_of(int(public.seats), seat, slot)
            left = np.uint64(unspent(public, other))
            nation = nth(left, below(rng, popcount(left)))
            if public.phase == OVER:
                nation = int(public.faces[seat, slot]) - 1
            lay(state, seat, GUESS + NATIONS * target + nation)
    chosen = SEAL
    if public.phase == LAST and not int(public.asked) >> seat & 1:
        chosen = _pick_guess(public, other, seat, rng)
    while chosen != SEAL:
        lay(state, seat, chosen)
        chosen = _pick_guess(public, other, seat, rng)


@rule
def _pick_guess(public: Row, other: Row, seat: int, rng: Rng) -> int:
    """A card of a last answer or its seal, each as likely (S13)."""
    cards = unspent(public, other)
    floor = floor_of(public, other, seat)
    n, chosen = 1, SEAL
    for target in range(int(public.seats)):
        if is_open(public, other, seat, target):
            for nation in range(NATIONS):
                action = GUESS + NATIONS * target + nation
                if cards >> nation & 1 and action >= floor:
                    n += 1
                    if below(rng, n) == 0:
                        chosen = action
    return chosen
