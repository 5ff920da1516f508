"""What a machine makes of a table of Spywhere: who seems to be what, and what that is worth.

A *leaning* is the logarithm of how well a nationality explains what all saw a seat do: people take
their own and do not lay it down. `evidence` weighs the past; what is exchanged within a search is
added here, by a rule of thumb.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import mix
from ludotheque.core.jit import rule
from ludotheque.core.rng import Rng, uniform
from ludotheque.core.rows import Actions, Floats, Row
from ludotheque.games.spywhere.equipment import (
    ALIKE,
    ELIMINATE,
    ELIMINATING,
    EXCHANGING,
    GUESS,
    LAST,
    NATIONS,
    PASSPORT_MOMENT,
    SEATS,
    SLOT_MOMENT,
    passports_each,
    swap_of,
    target_of,
)
from ludotheque.games.spywhere.guessing import is_open, unspent
from ludotheque.games.spywhere.resample import deal_passports, weigh_passports

# Where things are in the notes.
LEANING = 0  # seats x nationalities
BELIEF = LEANING + SEATS * NATIONS  # the same: room
SEEN = BELIEF + SEATS * NATIONS  # exchanges that the leanings know of
SIZE = SEEN + 1

# Found by evolution of the bias alone, four seats, two against two, and rounded: changing any one
# of these by itself won less than 1 % more.
TOOK, GAVE = 1.9, -2.5  # what an exchange within a search adds to a leaning
OWN, THREE_ALIKE = 8.0, 5.0  # of an exchange: one's own taken or not laid down; three to eliminate
ELIMINATION = 33.0  # to one for leaving three alike
POWER = 8.0  # of what is believed, for a card to be laid before somebody
LAST_POWER = 3.0  # the same in the last answer
NO_GUESS = 0.02  # of all guesses together: the game is a race


def new_notes() -> Floats:
    """Notes of nothing yet."""
    return np.zeros(SIZE)


@rule
def bias(
    public: Row, mine: Row, seat: int, actions: Actions, n: int, notes: Floats, out: Floats
) -> None:
    own = int(mine.passports)
    if public.phase == EXCHANGING:
        _bias_swap(public, own, actions, n, out)
        return
    if public.phase == ELIMINATING:
        for k in range(n):
            out[k] = ELIMINATION if actions[k] < ELIMINATE + NATIONS else 1.0
        return
    cards = unspent(public, mine)
    first = -1
    for target in range(int(public.seats)):
        if is_open(public, mine, seat, target):
            _believe_of(public, target, own, cards, notes)
            if first < 0:
                first = target
    total, power = 0.0, LAST_POWER if public.phase == LAST else POWER
    for k in range(n - 1):
        guess = int(actions[k]) - GUESS
        out[k] = notes[BELIEF + guess] ** power + 1e-6
        if public.phase == LAST and guess // NATIONS != first:
            out[k] *= 0.001  # one after the other: who is passed over is not guessed
        total += out[k]
    out[n - 1] = max(1e-6, (0.002 if public.phase == LAST else NO_GUESS) * total)


@rule
def believe(view: Row, rng: Rng, state: Row, notes: Floats) -> float:
    """By the leanings; the faces of cards laid by others are drawn anew, by what they believe.

    Where all have one passport, they are dealt again by what the seats lean to: every world then
    counts the same, and none is imagined in vain. (Of two, none knows which came first.)
    """
    public = view.public
    total = 0.0
    each = passports_each(int(public.seats))
    if each == 1:
        _deal_by_leaning(view, rng, state, notes)
    for seat in range(int(public.seats)):
        if seat == view.viewer:
            continue
        other = state.private[seat]
        for nation in range(NATIONS):
            if each > 1 and int(other.passports) >> nation & 1:
                total += notes[LEANING + NATIONS * seat + nation]
        is_sealed = public.phase == LAST and not int(public.asked) >> seat & 1
        for slot in range(int(public.seats)):
            target = target_of(int(public.seats), seat, slot)
            card = int(other.cards[slot])
            if target == seat or not (card or is_sealed):
                continue
            if card:
                other.cards[slot] = 0
                other.trail ^= mix(np.uint64(8 * (SLOT_MOMENT + slot)), card - 1)
            _believe_of(public, target, int(other.passports), unspent(public, other), notes)
            nation = _draw_belief(target, unspent(public, other), rng, notes)
            other.cards[slot] = nation + 1
            other.trail ^= mix(np.uint64(8 * (SLOT_MOMENT + slot)), nation)
    return float(np.exp(total))


@rule
def _deal_by_leaning(view: Row, rng: Rng, state: Row, notes: Floats) -> None:
    public = view.public
    weights = weigh_passports(public)
    for seat in range(int(public.seats)):
        other = state.private[seat]
        for nation in range(NATIONS):
            weights[seat, nation] *= np.exp(notes[LEANING + NATIONS * seat + nation])
            if seat != int(view.viewer) and int(other.passports) >> nation & 1:
                other.trail ^= mix(np.uint64(8 * PASSPORT_MOMENT), nation)
        if seat != int(view.viewer):
            other.passports = 0
    deal_passports(view, rng, state, weights)


@rule
def _believe_of(public: Row, target: int, own: int, cards: int, notes: Floats) -> None:
    """Note how likely each card would be right before somebody, for one who holds `own`."""
    seats = int(public.seats)
    row = NATIONS * target
    for nation in range(NATIONS):
        notes[BELIEF + row + nation] = notes[LEANING + row + nation]
    for turn in range(int(notes[SEEN]), int(public.exchanges)):
        if (int(public.starter) + turn) % seats == target:
            gave, took = swap_of(int(public.history[turn]))
            notes[BELIEF + row + took] += TOOK
            notes[BELIEF + row + gave] += GAVE
    total = 0.0
    for nation in range(NATIONS):
        at = BELIEF + row + nation
        is_out = own >> nation & 1 or public.clues[target, nation]
        is_out |= not int(public.nations) >> nation & 1
        notes[at] = 0.0 if is_out else np.exp(notes[at])
        total += notes[at]
    for nation in range(NATIONS):
        at = BELIEF + row + nation
        notes[at] = notes[at] / max(total, 1e-9) if cards >> nation & 1 else 0.0


@rule
def _draw_belief(target: int, cards: int, rng: Rng, notes: Floats) -> int:
    """One of the cards by what is believed, each a little."""
    total = 0.0
    for nation in range(NATIONS):
        total += notes[BELIEF + NATIONS * target + nation] + 0.01 * (cards >> nation & 1)
    left = uniform(rng) * total
    chosen = 0
    for nation in range(NATIONS):
        if cards >> nation & 1 and left >= 0.0:
            chosen = nation  # the last possible one, should rounding pass the end
            left -= notes[BELIEF + NATIONS * target + nation] + 0.01
    return chosen


@rule
def _bias_swap(public: Row, own: int, actions: Actions, n: int, out: Floats) -> None:
    """Take one's own, keep it, make three alike that one may eliminate."""
    for k in range(n):
        give, take = swap_of(int(actions[k]))
        value = OWN * (own >> take & 1) - OWN * (own >> give & 1)
        alike = int(public.centre[give]) + 1
        if give != take and alike >= ALIKE and not own >> give & 1:
            value += THREE_ALIKE
        out[k] = np.exp(value)
