"""What other seats drew unseen, weighed exactly by what they exchanged afterwards.

Before anything is exchanged, every way in which the cards that nobody showed may lie in the places
drawn unseen and in the pile is as likely. Uniform play makes an exchange with the probability
1 / (kinds in the hand x kinds in the centre); the centre all see. So a past weighs the product,
over the exchanges of the others, of 1 / kinds in the hand then; nothing if it has no such card.

*One seat.* What it shows depends on the unknown cards it holds of a nationality only up to a
`top`: as many as it still lays down, and one more while having some counts as a kind. From the
draw at which it holds all the tops, its draws are *free*: they weigh the same whatever they are.
So small tables, from the last draw back to the first, give the draws of a seat their exact
weights as far as each is made on its own, a nationality having the same share every time.

*All seats.* But they draw from one pile, and nothing is put back. So draws that are not free are
accepted with the probability of the order in which they come out of one pile, over that in which
they are made each on its own, over the greatest value of that ratio; else all are made again.
The free ones are then dealt from what is left. The greatest ratio grows with the number k of draws
that are not free, about as (room / (room - k)) ** power with `room` the unseen cards and a bit;
`pushes` make long ones likelier in the tables by as much, shared between the seats so that by
Jensen's inequality the bound holds, and that usual numbers of draws come near it.

*Late turns.* With a short pile hardly any draws would be accepted. So the draws of the last turns
are dealt with the free ones: the tables count for a kind, then, only what all know and what is
held from before, and a past is accepted in the end with the kinds so counted over the true ones,
and not at all if a card laid down was not there.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.core.bits import popcount
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rng import Rng, below, uniform
from ludotheque.games.spywhere.equipment import COPIES, NATIONS
from tests.spywhere.exact.redraws import Triples, call_late, keep_one, place_marks, redraw_ratio

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]

MOST_DRAWS = NATIONS * COPIES
NONE = -1
# These two change no weight, only how many pasts are rejected; found by trying.
ROOM = 1.4  # the bit in `room`
KINDS = 0.8  # how likely a past is accepted for the kinds of a late turn


class Past(NamedTuple):
    """The unseen draws of the other seats, in one row, seat after seat."""

    ends: Ints  # where those of a seat end
    shown: Ints  # the kinds all knew in the hand at the exchange after a draw, as bits; or NONE
    given: Ints  # what was laid down then, if nobody knew of it; or NONE
    lates: Ints  # by seat, where the late draws begin


class Tables(NamedTuple):
    """For each draw, how likely all that came after is, by what is held once it is made."""

    shares: Floats
    tops: Ints
    offsets: Ints  # where the table of a draw begins; all tops held is its last place
    pushes: Floats
    weights: Floats


@rule
def draw_past(
    rng: Rng, past: Past, triples: Triples, pile_size: int, pool: Ints, drawn: Ints
) -> None:
    """Write all draws, by their weight; of the pool of unseen cards only the pile is left."""
    _find_lates(past, pool, pile_size)
    call_late(triples, past.lates)
    laid = _count_laid(past, pool)
    for k in range(len(triples.alike)):
        if triples.marks[k]:
            pool[triples.alike[k]] -= triples.marks[k]
    shares = _share(pool, laid)
    n = past.ends[-1]
    tops = np.zeros((n + 1, NATIONS), np.int64)
    offsets = np.zeros(n + 1, np.int64)
    extras = _find_tops(past, shares, tops, offsets)
    pushes = np.ones(n)
    bound = _push(past, pool, shares, extras, pushes)
    tables = Tables(shares, tops, offsets, pushes, np.empty(offsets[n]))
    _tabulate(past, tables)
    frees = np.zeros(len(past.ends), np.int64)  # by seat, where what is not free ends
    left = np.zeros(NATIONS, np.int64)
    stay = np.zeros(NATIONS, np.int64)
    is_accepted = False
    while not is_accepted:
        _draw_each_alone(rng, past, tables, drawn, frees)
        for nation in range(NATIONS):
            left[nation] = pool[nation] + laid[nation]
            stay[nation] = 0
        if uniform(rng) * bound < _ratio(past, tables, laid, drawn, frees, left):
            place_marks(rng, triples, past.ends, pile_size, drawn, stay)
            _deal_free(rng, past, left, drawn, frees)
            for nation in range(NATIONS):
                left[nation] += stay[nation]
            ratio = _late_ratio(past, drawn, frees) * redraw_ratio(triples, past.ends, drawn, left)
            is_accepted = uniform(rng) < ratio
            if len(triples.alike) and not is_accepted:
                is_accepted = keep_one(rng, triples, ratio, drawn, left)
    for nation in range(NATIONS):
        pool[nation] = left[nation]


@rule
def _find_lates(past: Past, pool: Ints, size: int) -> None:
    """Let turns be late, from the last of each seat back, while that makes fewer rejections.

    That wins a card for the pile, as it were; and costs, if a card nobody knew of was laid down,
    the chance that it was not there, and a little for kinds that only late draws bring.
    """
    ends, lates = past.ends, past.lates
    total, kinds = 0, -1
    for nation in range(NATIONS):
        total += pool[nation]
        kinds += int(pool[nation] > 0)
    for seat in range(len(ends)):
        lates[seat] = ends[seat]
    room, is_found = size + ROOM, True
    while is_found:
        is_found = False
        start = 0
        for seat in range(len(ends)):
            first, chance = _turn_before(past, pool, total, start, lates[seat])
            more = lates[seat] - first
            if first > start and ((room + more) / room) ** (kinds / 2) * chance * KINDS > 1.0:
                lates[seat] = first
                room += more
                is_found = True
            start = ends[seat]


@rule
def _turn_before(past: Past, pool: Ints, total: int, start: int, end: int) -> tuple[int, float]:
    """Where the last turn before a draw begins, and about how likely he had what he laid down."""
    shown, given = past.shown, past.given
    i = end - 1
    while i > start and shown[i] == NONE:
        i -= 1
    chance = 1.0
    if i > start and given[i] != NONE:
        missing = 1.0 - (pool[given[i]] + 1) / (total + 1)
        for k in range(start, i + 1):
            chance *= missing
            if k < i and given[k] != NONE:
                chance /= missing
        chance = 1.0 - chance
    while i > start and shown[i - 1] == NONE:
        i -= 1
    return i, chance


@rule
def _count_laid(past: Past, pool: Ints) -> Ints:
    """Count the unknown cards laid down in turns that are not late; the others join the pool."""
    ends, given, lates = past.ends, past.given, past.lates
    laid = np.zeros(NATIONS, np.int64)
    start = 0
    for seat in range(len(ends)):
        for i in range(start, ends[seat]):
            if given[i] != NONE:
                if i < lates[seat]:
                    laid[given[i]] += 1
                else:
                    pool[given[i]] += 1
        start = ends[seat]
    return laid


@rule
def _share(pool: Ints, laid: Ints) -> Floats:
    """The share of each nationality in a draw made on its own: that of the unseen cards."""
    shares = np.zeros(NATIONS)
    total = 0.0
    for nation in range(NATIONS):
        shares[nation] = pool[nation]
        if pool[nation] == 0 and laid[nation]:
            shares[nation] = 0.5  # drawn once, though none is left
        total += shares[nation]
    for nation in range(NATIONS):
        shares[nation] /= max(total, 0.5)
    return shares


@rule
def _find_tops(past: Past, shares: Floats, tops: Ints, offsets: Ints) -> Ints:
    """Write tops and offsets; by seat, how many draws beyond those laid down may not be free."""
    ends, shown, given, lates = past.ends, past.shown, past.given, past.lates
    extras = np.zeros(len(ends), np.int64)
    start = 0
    for seat in range(len(ends)):
        end = ends[seat]
        for i in range(end - 1, start - 1, -1):
            some = 0
            for nation in range(NATIONS):
                top = tops[i + 1, nation] if i + 1 < end else 0
                if given[i] == nation:
                    top += 1
                elif shown[i] != NONE and not shown[i] >> nation & 1:
                    top = max(top, int(shares[nation] > 0.0))
                tops[i, nation] = top
                some += top
            if i < lates[seat]:
                extras[seat] += int(some > 0) - int(given[i] != NONE)
        for i in range(start, end):
            size = 1
            for nation in range(NATIONS):
                tops[i, nation] = min(tops[i, nation], i - start + 1)
                size *= tops[i, nation] + 1
            offsets[i + 1] = offsets[i] + size
        start = end
    return extras


@rule
def _push(past: Past, pool: Ints, shares: Floats, extras: Ints, pushes: Floats) -> float:
    """Write the pushes; the greatest ratio by which draws are accepted, pushes included."""
    ends, given, lates = past.ends, past.given, past.lates
    most, total, kinds = 0, 0, -1
    for seat in range(len(extras)):
        most += extras[seat]
    for nation in range(NATIONS):
        total += pool[nation]
        kinds += int(shares[nation] > 0.0)
    power, room = kinds / 2, total + ROOM
    start = 0
    for seat in range(len(extras)):
        end, part = ends[seat], extras[seat] / max(most, 1)
        first = start
        for i in range(start, lates[seat]):
            first += int(given[i] != NONE)
        for i in range(first, first + extras[seat]):
            x = (i - first) / part
            pushes[i] = ((room - x) / (room - x - 1 / part)) ** (power * part)
        start = end
    held = np.zeros(NATIONS, np.int64)
    peak = bound = 1.0
    for k in range(most):
        best, likeliest = 0.0, 0
        for nation in range(NATIONS):
            left = pool[nation] - held[nation]
            if left > best * shares[nation]:
                best, likeliest = left / shares[nation], nation
        held[likeliest] += 1
        peak *= best / (total - k)
        bound = max(bound, peak * ((room - k - 1) / room) ** power)
    return bound


@rule
def _tabulate(past: Past, tables: Tables) -> None:
    """Fill the tables of each seat, from its last draw to its first."""
    largest = 1
    for i in range(len(tables.pushes)):
        largest = max(largest, tables.offsets[i + 1] - tables.offsets[i])
    values = np.ones(largest)  # as the table of the draw that comes next, but before it is made
    start = 0
    for seat in range(len(past.ends)):
        values[0] = 1.0
        for i in range(past.ends[seat] - 1, start - 1, -1):
            is_last = i + 1 == past.ends[seat]
            is_late = i >= past.lates[seat]
            _weigh_exchange(past, tables, i, i - start, is_last, is_late, values)
            _weigh_draw(tables, i, i - start, is_late, values)
        start = past.ends[seat]


@rule
def _weigh_exchange(
    past: Past, tables: Tables, i: int, place: int, is_last: bool, is_late: bool, values: Floats
) -> None:
    """How likely the exchange after a draw is and what comes after, for all that may be held."""
    tops, given, shown = tables.tops, past.given[i], past.shown[i]
    offsets, weights = tables.offsets, tables.weights
    after = np.zeros((NATIONS, place + 3), np.int64)  # what is left counts so much in the next
    stride = 1
    for nation in range(NATIONS):
        top = 0 if is_last else tops[i + 1, nation]
        for c in range(tops[i, nation] + 1):
            left = c - int(given == nation)
            after[nation, c] = max(0, min(left, top)) * stride
        stride *= top + 1
    held = np.zeros(NATIONS, np.int64)
    number = at = 0
    kinds = sure = max(shown, 0) | (1 << given if given != NONE else 0)
    for k in range(offsets[i], offsets[i + 1]):
        if number <= place + 1:
            weight = values[at]
            if shown != NONE:
                weight /= popcount(np.uint64(kinds))
            if given != NONE and held[given] == 0 and not is_late:
                weight = 0.0
            weights[k] = weight
        for nation in range(NATIONS):
            c = held[nation]
            if c < tops[i, nation]:
                held[nation] = c + 1
                number += 1
                at += after[nation, c + 1] - after[nation, c]
                kinds |= 1 << nation
                break
            if c > 0:
                held[nation] = 0
                number -= c
                at -= after[nation, c]
                kinds &= ~(1 << nation) | sure


@rule
def _weigh_draw(tables: Tables, i: int, place: int, is_late: bool, values: Floats) -> None:
    """How likely all after a draw is before it is made, for all that may be held."""
    tops, shares, weights = tables.tops, tables.shares, tables.weights
    start, push = tables.offsets[i], tables.pushes[i]
    size = tables.offsets[i + 1] - start
    held = np.zeros(NATIONS, np.int64)
    number = 0
    for k in range(size - 1):
        if is_late:
            values[k] = weights[start + k]
        elif number <= place:
            total, stride = 0.0, 1
            for nation in range(NATIONS):
                step = stride if held[nation] < tops[i, nation] else 0
                total += shares[nation] * weights[start + k + step]
                stride *= tops[i, nation] + 1
            values[k] = total * push
        for nation in range(NATIONS):
            if held[nation] < tops[i, nation]:
                held[nation] += 1
                number += 1
                break
            number -= held[nation]
            held[nation] = 0
    values[size - 1] = weights[start + size - 1]  # free


@rule
def _draw_each_alone(rng: Rng, past: Past, tables: Tables, drawn: Ints, frees: Ints) -> None:
    """Make the draws of each seat on their own until they are free."""
    ends, given, lates = past.ends, past.given, past.lates
    shares, tops, offsets, weights = tables.shares, tables.tops, tables.offsets, tables.weights
    held = np.zeros(NATIONS, np.int64)
    odds = np.zeros(NATIONS)
    start = 0
    for seat in range(len(ends)):
        for nation in range(NATIONS):
            held[nation] = 0
        frees[seat] = lates[seat]
        for i in range(lates[seat], ends[seat]):
            drawn[i] = NONE
        for i in range(start, lates[seat]):
            at, stride = offsets[i], 1
            for nation in range(NATIONS):
                held[nation] = min(held[nation], tops[i, nation])
                at += held[nation] * stride
                stride *= tops[i, nation] + 1
            if at == offsets[i + 1] - 1:
                frees[seat] = i
                break
            total, stride = 0.0, 1
            for nation in range(NATIONS):
                step = stride if held[nation] < tops[i, nation] else 0
                odds[nation] = shares[nation] * weights[at + step]
                total += odds[nation]
                stride *= tops[i, nation] + 1
            left = uniform(rng) * total
            for nation in range(NATIONS):
                if odds[nation] > 0.0 and left >= 0.0:
                    drawn[i] = nation  # the last possible one, should rounding pass the end
                    left -= odds[nation]
            held[drawn[i]] += 1
            if given[i] != NONE:
                held[given[i]] -= 1
        start = ends[seat]


@rule
def _ratio(past: Past, tables: Tables, laid: Ints, drawn: Ints, frees: Ints, left: Ints) -> float:
    """Take the draws made from the cards left: their likelihood so over that of each alone.

    What was laid down again was drawn in any past, so only what is drawn beyond it counts.
    """
    ends = past.ends
    shares, pushes = tables.shares, tables.pushes
    ratio, total = 1.0, 0
    for nation in range(NATIONS):
        total += left[nation] - laid[nation]
    due = np.zeros(NATIONS, np.int64)
    for nation in range(NATIONS):
        due[nation] = laid[nation]
    start = 0
    for seat in range(len(ends)):
        for i in range(start, frees[seat]):
            nation = drawn[i]
            ratio /= pushes[i]
            if due[nation] > 0:
                due[nation] -= 1
            else:
                ratio *= left[nation] / (shares[nation] * total)
                total -= 1
            left[nation] -= 1
        start = ends[seat]
    return ratio


@rule
def _deal_free(rng: Rng, past: Past, left: Ints, drawn: Ints, frees: Ints) -> None:
    """Deal the free and the late draws from the cards left, each as likely."""
    total = 0
    for nation in range(NATIONS):
        total += left[nation]
    for seat in range(len(past.ends)):
        for i in range(frees[seat], past.ends[seat]):
            if i < past.lates[seat] or drawn[i] == NONE:
                drawn[i] = take(left, total, rng)
                total -= 1


@rule
def _late_ratio(past: Past, drawn: Ints, frees: Ints) -> float:
    """The likelihood of the late exchanges over what the tables made of it."""
    ends, shown, given, lates = past.ends, past.shown, past.given, past.lates
    ratio = 1.0
    held = np.zeros(NATIONS, np.int64)
    sure = np.zeros(NATIONS, np.int64)
    start = 0
    for seat in range(len(ends)):
        if lates[seat] < ends[seat]:
            for nation in range(NATIONS):
                held[nation] = sure[nation] = 0
            for i in range(start, ends[seat]):
                held[drawn[i]] += 1
                if i < frees[seat]:
                    sure[drawn[i]] += 1
                gone = given[i]
                if i >= lates[seat] and shown[i] != NONE:
                    if gone != NONE and held[gone] == 0:
                        return 0.0
                    low = high = shown[i]
                    if gone != NONE:
                        low |= 1 << gone
                    for nation in range(NATIONS):
                        low |= int(sure[nation] > 0) << nation
                        high |= int(held[nation] > 0) << nation
                    ratio *= popcount(np.uint64(low)) / popcount(np.uint64(high))
                if gone != NONE:
                    held[gone] -= 1
                    sure[gone] = max(0, sure[gone] - 1)
        start = ends[seat]
    return ratio


@inlined
def take(pool: Ints, total: int, rng: Rng) -> int:
    """Take a card from a pool, each as likely."""
    left = below(rng, total)
    nation = 0
    while left >= pool[nation]:
        left -= pool[nation]
        nation += 1
    pool[nation] -= 1
    return nation
