"""Agon, or Queen's Guard: equipment, start, play, end. Paragraphs as in the rulebook.

Actions: 0-363 slides, 4 x cell + rank of the way; 364-3093 guards put on the edge, 30 x cell +
edge (a guard never stands on the throne, so that cell's thirty numbers lay a new guard); 3094-3184
the queen put on a cell; 3185 pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludotheque.core.bits import drop_lowest, lowest, mul, nth, popcount
from ludotheque.core.jit import entry, inlined, rule
from ludotheque.core.record import Actions, Record, Records, record
from ludotheque.core.rng import Rng, below
from ludotheque.games.agon.board import (
    BENDS,
    BIT,
    BITS,
    BOARD,
    CAPTURED_KEYS,
    CELLS,
    EDGE,
    EDGE_BIT,
    EDGE_INDEX,
    EDGES,
    FROM,
    GUARD_WAYS,
    HI,
    INDEX,
    INWARD,
    KEYS,
    LINES,
    LO,
    NEAR_HI,
    NEAR_LO,
    RING_1,
    RING_PAIRS,
    ROW,
    SLIDE,
    START,
    STEPS,
    THRONE,
    THRONE_INDEX,
    THRONE_WAY,
    TO,
    TURN_KEY,
    bit_of,
    words,
)

VERSION = 1
SEATS = 2
FEWEST_SEATS = 2

PLACE = 4 * CELLS
LAY = PLACE + EDGES * THRONE_INDEX
QUEEN = PLACE + EDGES * CELLS
PASS = QUEEN + CELLS
ACTIONS = PASS + 1
MAX_LEGAL = 6 * EDGES
GUARDS = 6
MEN = 7
IDLE_LIMIT = 100
QUIET_ROOM = 104  # a multiple of eight, which is how they are cleared
PLY_LIMIT = 2500

LINE, BEND, RING = range(3)
NOT_THRONE, ANYWHERE, EDGE_ONLY, OPPONENT = range(4)
STRICT, LAX = range(2)
TO_CAPTURE, NEVER = range(2)
EMPTY, NO_OWN_QUEEN = range(2)
STANDARD, NONE = range(2)

LAYING, SLIDING, PLACING, OVER = range(4)
RUNNING, THRONED, RINGED, REPEATED, IDLE, CAPPED = range(6)

Public = record(
    men=("u8", (2, 2)),  # a board a player: two words
    cells=("u8", (2,)),  # a player's men once more: a byte a man, ascending, then FAR
    pinched=("u8", (2, 2)),  # the cells between two men of a player (G5)
    captured=("u8", (2,)),  # men awaiting placement (G8)
    key="u8",
    seen=("u8", (4,)),  # a Bloom filter of the keys since the last irreversible ply (G14)
    quiet=("u2", (QUIET_ROOM,)),  # the actions since then
    quiets="u1",
    idle="u1",  # plies since the last inward slide or capture (G14)
    ply="u2",
    queens=("u1", (2,)),
    turn="u1",
    phase="u1",
    asked="u1",
    laid="u1",
    winner="u1",  # 0 first, 1 second, 2 nobody; meaningful when the phase is OVER
    cause="u1",
    pincer="u1",
    placement_costs_turn="u1",
    queen_return="u1",
    placement="u1",
    enter_pincer="u1",
    start="u1",
    ring_loss="u1",
    draws="u1",
)

FAR = 127
WINDOW = np.uint64(0x1802803)  # the surroundings of a cell, counted from 12 below it
GATHER = np.uint64(1 << 24 | 1 << 15 | 1 << 6)  # brings them together in a byte from bit 24 on
BYTES, TOPS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)

S1, S11, S12 = np.uint64(1), np.uint64(11), np.uint64(12)
PAIRS = np.array(LINES + BENDS)
OFFSETS = np.array([abs(q + ROW * r) for q, r in STEPS])
R1, R11, R12 = np.uint64(63), np.uint64(53), np.uint64(52)
ZERO, ONE = np.uint64(0), np.uint64(1)
RING_1_LO, RING_1_HI = RING_1
EDGE_LO, EDGE_HI = EDGE
BOARD_LO, BOARD_HI = BOARD
THRONE_LO = LO[THRONE]


OK, LAYING_NOW, ALL_LAID, LAY_TAKEN, PLACE_FIRST, NOT_CAPTURED, QUEEN_FIRST, PLACE_TAKEN = range(8)
NOT_TO_THRONE, NOT_TO_EDGE, PLACE_IN_PINCER, NO_SLIDE, NOT_YOURS, TAKEN = range(8, 14)
GUARD_TO_THRONE, INTO_PINCER, MAY_NOT_PASS = range(14, 17)
REFUSALS = (
    ("", ""),
    ("G3-a", "agon-refused-laying-now"),
    ("G3-a", "agon-refused-all-laid"),
    ("G3-a", "agon-refused-lay-taken"),
    ("G8", "agon-refused-place-first"),
    ("G8", "agon-refused-not-captured"),
    ("G8", "agon-refused-queen-first"),
    ("G7", "agon-refused-place-taken"),
    ("G7", "agon-refused-not-to-throne"),
    ("G7", "agon-refused-not-to-edge"),
    ("G9", "agon-refused-place-in-pincer"),
    ("G4", "agon-refused-no-slide"),
    ("G4", "agon-refused-not-yours"),
    ("G4", "agon-refused-taken"),
    ("G4", "agon-refused-guard-to-throne"),
    ("G10", "agon-refused-into-pincer"),
    ("G11", "agon-refused-may-not-pass"),
)


# Start


def new(states: Records, options: Mapping[str, Any], seats: int) -> None:
    """Write the start (G3) or, with nothing laid yet, the start of `start = placed` (G3-a)."""
    public = states[0].public
    for name, value in options.items():
        setattr(public, name, value)
    for seat, (queen, guards) in enumerate(START):
        public.queens[seat] = bit_of(*queen)
        laid = () if public.start else guards
        public.men[seat] = words([bit_of(*cell) for cell in (queen, *laid)])
    open_states(states)


@entry
def open_states(states: Records) -> None:
    """`reopen`, from Python."""
    reopen(states[0].public)


@rule
def reopen(public: Record) -> None:
    """Compute all that follows from men, captured, turn, counters and quiet moves."""
    key = TURN_KEY if public.turn else ZERO
    for seat in range(2):
        lo, hi = public.men[seat, 0], public.men[seat, 1]
        low, high = between(lo, hi, lo, hi, int(public.pincer))
        public.pinched[seat, 0] = low
        public.pinched[seat, 1] = high
        cells, n = ZERO, 0
        for bit in range(BITS):
            if has(lo, hi, bit):
                cells |= np.uint64(bit) << np.uint64(8 * n)
                n += 1
                key ^= KEYS[seat, int(bit == public.queens[seat]), bit]
        public.cells[seat] = cells | mul(BYTES, np.uint64(FAR)) << np.uint64(8 * n)
    for bit in range(BITS):
        if has(public.captured[0], public.captured[1], bit):
            key ^= CAPTURED_KEYS[bit]
    public.key = key
    for k in range(4):
        public.seen[k] = ZERO
    public.phase = LAYING if public.start and public.laid < 2 * GUARDS else SLIDING
    _ask(public)
    if public.draws == STANDARD:
        _note_past(public)
    if public.phase == LAYING or _is_decided(public):
        return
    if public.draws == STANDARD and _times_seen(public) >= 2:
        _end(public, 2, REPEATED)
    elif public.draws == STANDARD and public.idle >= IDLE_LIMIT:
        _end(public, 2, IDLE)
    elif public.ply >= PLY_LIMIT:
        _end(public, 2, CAPPED)


# Play


@rule
def to_act(public: Record) -> int:
    return int(public.asked)


@rule
def legal(public: Record, mine: Record, seat: int, out: Actions) -> int:
    if public.phase == SLIDING:
        return _list_slides(public, out)
    if public.phase == PLACING:
        return _list_placements(public, out)
    lo, hi = _empty(public)
    return _list_cells(lo & EDGE_LO, hi & EDGE_HI, LAY, out, 0)  # G3-a


@rule
def sample(public: Record, mine: Record, seat: int, rng: Rng) -> int:
    if public.phase == SLIDING:
        ways = slides(public)
        if ways == ZERO:
            return PASS  # G11
        return _slide(nth(ways, below(rng, popcount(ways))), public.cells[int(public.turn)])
    if public.phase == PLACING:
        return _sample_placement(public, rng)
    lo, hi = _empty(public)
    lo, hi = lo & EDGE_LO, hi & EDGE_HI
    bit = _nth_of_two(lo, hi, below(rng, popcount(lo) + popcount(hi)))
    return LAY + int(EDGE_INDEX[bit])


@rule
def apply(state: Record, seat: int, action: int) -> None:
    public = state.public
    if public.phase == LAYING:
        _lay(public, int(EDGE_BIT[action - LAY]))
        return
    turn = int(public.turn)
    is_slide = action < PLACE
    is_progress = False
    if is_slide:
        to = int(TO[action])
        _move(public, turn, int(FROM[action]), to)
        is_progress = INWARD[action]
        near_lo = public.pinched[turn, 0] & public.men[turn ^ 1, 0] & NEAR_LO[to]
        near_hi = public.pinched[turn, 1] & public.men[turn ^ 1, 1] & NEAR_HI[to]
        if near_lo | near_hi != ZERO:
            is_progress |= _capture(public, turn, to)
    elif action != PASS:
        _place(public, action)
    if is_slide or action == PASS or public.placement_costs_turn:  # G8-a
        public.turn ^= 1
        public.key ^= TURN_KEY
    public.ply += 1
    _settle(public, action, is_progress)


@rule
def refusal(public: Record, mine: Record, seat: int, action: int) -> int:
    if public.phase == LAYING:
        return _refuse_lay(public, action)
    if LAY <= action < LAY + EDGES:
        return ALL_LAID
    if public.phase == PLACING:
        return _refuse_placement(public, action)
    return _refuse_slide(public, action)


@inlined
def slides(public: Record) -> np.uint64:
    """Where each man of the player to move may slide (G4, G10).

    A byte a man, in the order of `cells`: his ways as bits of AROUND.
    """
    turn = int(public.turn)
    cells = public.cells[turn]
    empty_lo, empty_hi = _empty(public)
    bad_lo, bad_hi = public.pinched[turn ^ 1, 0], public.pinched[turn ^ 1, 1]
    ways = _ways(empty_lo & ~bad_lo, empty_hi & ~bad_hi, cells)
    if public.enter_pincer == TO_CAPTURE:
        low, high = _perhaps(public, turn, public.men[turn, 0], public.men[turn, 1])
        bad_lo, bad_hi = low & empty_lo & bad_lo, high & empty_hi & bad_hi
        if bad_lo | bad_hi != ZERO:
            ways |= _capturing(public, cells, _ways(bad_lo, bad_hi, cells))
    queen = int(public.queens[turn])
    if NEAR_LO[queen] & empty_lo & THRONE_LO != ZERO:
        ways |= _mount(public, cells, queen)
    return ways


@inlined
def between(
    alo: np.uint64, ahi: np.uint64, blo: np.uint64, bhi: np.uint64, pincer: int
) -> tuple[np.uint64, np.uint64]:
    """The cells that a man of `a` on one side and a man of `b` on the other pinch (G5)."""
    if pincer == LINE:
        low1, high1 = _line(alo, ahi, blo, bhi, S1, R1)
        low11, high11 = _line(alo, ahi, blo, bhi, S11, R11)
        low12, high12 = _line(alo, ahi, blo, bhi, S12, R12)
        return low1 | low11 | low12, high1 | high11 | high12
    return _between_bent(alo, ahi, blo, bhi, pincer)


@inlined
def _line(
    alo: np.uint64, ahi: np.uint64, blo: np.uint64, bhi: np.uint64, step: np.uint64, rest: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """The cells with one of `a` a step on and one of `b` a step back, or the other way round."""
    low = (alo >> step | ahi << rest) & blo << step | alo << step & (blo >> step | bhi << rest)
    high = ahi >> step & (bhi << step | blo >> rest) | (ahi << step | alo >> rest) & bhi >> step
    return low, high


@rule
def _between_bent(
    alo: np.uint64, ahi: np.uint64, blo: np.uint64, bhi: np.uint64, pincer: int
) -> tuple[np.uint64, np.uint64]:
    """`between` for the shapes with a corner in them: every pair of directions in turn (G5-a)."""
    low, high = ZERO, ZERO
    for pair in range(len(PAIRS)):
        one, two = int(PAIRS[pair, 0]), int(PAIRS[pair, 1])
        p_lo, p_hi = _neighbours(alo, ahi, one)
        q_lo, q_hi = _neighbours(blo, bhi, two)
        r_lo, r_hi = _neighbours(alo, ahi, two)
        s_lo, s_hi = _neighbours(blo, bhi, one)
        mask_lo = RING_PAIRS[pair, 0] if pincer == RING else BOARD_LO
        mask_hi = RING_PAIRS[pair, 1] if pincer == RING else BOARD_HI
        low |= (p_lo & q_lo | r_lo & s_lo) & mask_lo
        high |= (p_hi & q_hi | r_hi & s_hi) & mask_hi
    return low, high


@rule
def _neighbours(lo: np.uint64, hi: np.uint64, way: int) -> tuple[np.uint64, np.uint64]:
    """The cells whose neighbour in direction `way` of STEPS is on the board (lo, hi)."""
    step = np.uint64(OFFSETS[way])
    rest = np.uint64(64) - step
    if way < 3:
        return lo >> step | hi << rest, hi >> step
    return lo << step, hi << step | lo >> rest


@rule
def captures(
    public: Record, player: int, lo: np.uint64, hi: np.uint64, bit: int
) -> tuple[np.uint64, np.uint64]:
    """The enemies not yet captured that a man on `bit` pinches with another of (lo, hi) (G5)."""
    low, high = between(LO[bit], HI[bit], lo, hi, int(public.pincer))
    low &= public.men[player ^ 1, 0] & ~public.captured[0]
    high &= public.men[player ^ 1, 1] & ~public.captured[1]
    return low, high


@rule
def placeable(public: Record, bit: int) -> tuple[np.uint64, np.uint64]:
    """The cells on which the captured man that stands on `bit` may be put (G6, G7, G9)."""
    owner = int(public.turn)
    lo, hi = _empty(public)
    if bit != public.queens[owner] or public.queen_return == EDGE_ONLY:
        lo, hi = lo & EDGE_LO, hi & EDGE_HI
    elif public.queen_return != ANYWHERE:
        lo &= ~THRONE_LO
    if public.placement == LAX:
        return lo, hi
    own_lo, own_hi = public.men[owner, 0] & ~LO[bit], public.men[owner, 1] & ~HI[bit]
    safe_lo = lo & ~public.pinched[owner ^ 1, 0]
    safe_hi = hi & ~public.pinched[owner ^ 1, 1]
    low, high = _perhaps(public, owner, own_lo, own_hi)
    low, high = low & safe_lo, high & safe_hi
    while low | high != ZERO:
        cell = lowest(low) if low != ZERO else 64 + lowest(high)
        low, high = low & ~LO[cell], high & ~HI[cell]
        hit_lo, hit_hi = captures(public, owner, own_lo, own_hi, cell)
        if hit_lo | hit_hi != ZERO:
            safe_lo, safe_hi = safe_lo & ~LO[cell], safe_hi & ~HI[cell]
    # never empty: seven enemies and what adjoins them spoil at most 21 of the 30 edge cells, and six
    # men of one's own 6, so "if no such cell exists" (G9) has no case
    return safe_lo, safe_hi


@rule
def _refuse_lay(public: Record, action: int) -> int:
    if not LAY <= action < LAY + EDGES:
        return LAYING_NOW
    lo, hi = _empty(public)
    return OK if has(lo, hi, int(EDGE_BIT[action - LAY])) else LAY_TAKEN


@rule
def _refuse_placement(public: Record, action: int) -> int:
    if action < PLACE or action == PASS:
        return PLACE_FIRST
    queen = int(public.queens[int(public.turn)])
    start, to = _placement(public, action)
    if not has(public.captured[0], public.captured[1], start):
        return NOT_CAPTURED
    if start != queen and has(public.captured[0], public.captured[1], queen):
        return QUEEN_FIRST
    if (start == queen) != (action >= QUEEN):
        return NOT_CAPTURED
    lo, hi = _empty(public)
    if not has(lo, hi, to):
        return PLACE_TAKEN
    lo, hi = placeable(public, start)
    if has(lo, hi, to):
        return OK
    if start == queen and public.queen_return == EDGE_ONLY and EDGE_INDEX[to] == EDGES:
        return NOT_TO_EDGE
    return NOT_TO_THRONE if to == THRONE else PLACE_IN_PINCER


@rule
def _refuse_slide(public: Record, action: int) -> int:
    ways = slides(public)
    turn = int(public.turn)
    if action == PASS:
        return OK if ways == ZERO else MAY_NOT_PASS
    if action >= PLACE:
        return NOT_CAPTURED
    start, to = int(FROM[action]), int(TO[action])
    if start == to:
        return NO_SLIDE
    if not has(public.men[turn, 0], public.men[turn, 1], start):
        return NOT_YOURS
    lo, hi = _empty(public)
    if not has(lo, hi, to):
        return TAKEN
    if to == THRONE and start != public.queens[turn]:
        return GUARD_TO_THRONE
    while ways != ZERO:
        if _slide(lowest(ways), public.cells[turn]) == action:
            return OK
        ways = drop_lowest(ways)
    return INTO_PINCER


# End


@rule
def returns(state: Record, out: Any) -> None:
    winner = int(state.public.winner)
    for seat in range(2):
        out[seat] = 0.0 if winner == 2 else 1.0 if seat == winner else -1.0


# Private


@inlined
def has(lo: np.uint64, hi: np.uint64, bit: int) -> bool:
    """Whether a board has a cell."""
    return lo & LO[bit] | hi & HI[bit] != ZERO


@inlined
def _empty(public: Record) -> tuple[np.uint64, np.uint64]:
    low = BOARD_LO & ~(public.men[0, 0] | public.men[1, 0])
    return low, BOARD_HI & ~(public.men[0, 1] | public.men[1, 1])


@inlined
def _perhaps(
    public: Record, player: int, lo: np.uint64, hi: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """Cells, among them all from which `captures` would find something: to ask it less often."""
    elo, ehi = public.men[player ^ 1, 0], public.men[player ^ 1, 1]
    if public.pincer != LINE:
        low, high = _beside(lo, hi)
        return _beside(low & elo, high & ehi)
    low1, high1 = _behind(lo, hi, elo, ehi, S1, R1)
    low11, high11 = _behind(lo, hi, elo, ehi, S11, R11)
    low12, high12 = _behind(lo, hi, elo, ehi, S12, R12)
    return low1 | low11 | low12, high1 | high11 | high12


@inlined
def _behind(
    lo: np.uint64, hi: np.uint64, elo: np.uint64, ehi: np.uint64, step: np.uint64, rest: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """The cells that have, in this direction or against it, first one of `e`, then one of ours."""
    up_lo, up_hi = elo & (lo >> step | hi << rest), ehi & hi >> step
    down_lo, down_hi = elo & lo << step, ehi & (hi << step | lo >> rest)
    low = up_lo >> step | up_hi << rest | down_lo << step
    return low, up_hi >> step | down_hi << step | down_lo >> rest


@inlined
def _beside(lo: np.uint64, hi: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The cells that adjoin one of the given cells."""
    low = lo >> S1 | lo << S1 | lo >> S11 | lo << S11 | lo >> S12 | lo << S12
    low |= hi << R1 | hi << R11 | hi << R12
    high = hi >> S1 | hi << S1 | hi >> S11 | hi << S11 | hi >> S12 | hi << S12
    return low, high | lo >> R1 | lo >> R11 | lo >> R12


@inlined
def _ways(lo: np.uint64, hi: np.uint64, cells: np.uint64) -> np.uint64:
    """The ways to cells of a board that guards on `cells` have, a byte each (G4)."""
    # three overlapping parts of the board, each turned so that cell c's surroundings, 25 bits from
    # c - 12 on, come down to bit 0 when it is turned back by c
    first = lo << S12
    second = lo >> np.uint64(28) | hi << np.uint64(36)
    second = second << np.uint64(40) | second >> np.uint64(24)
    third = hi >> np.uint64(4)
    third = third << np.uint64(16) | third >> np.uint64(48)
    ways = ZERO
    for man in range(MEN):
        shift = np.uint64(8 * man)
        bit = cells >> shift & np.uint64(127)
        part = first if bit < np.uint64(40) else second if bit < np.uint64(80) else third
        turn = bit & np.uint64(63)
        window = part >> turn | part << (np.uint64(64) - turn & np.uint64(63))
        around = mul(window & WINDOW, GATHER) >> np.uint64(24)
        ways |= (around & GUARD_WAYS[bit]) << shift
    return ways


@inlined
def _slide(way: int, cells: np.uint64) -> int:
    """The number of the slide that bit `way` of `slides` stands for."""
    bit = cells >> np.uint64(way & 56) & np.uint64(127)
    return int(SLIDE[bit << np.uint64(3) | np.uint64(way & 7)])


@inlined
def _nth_of_two(lo: np.uint64, hi: np.uint64, k: int) -> int:
    n = popcount(lo)
    return nth(lo, k) if k < n else 64 + nth(hi, k - n)


@rule
def _capturing(public: Record, cells: np.uint64, ways: np.uint64) -> np.uint64:
    """Those of the ways into a pincer that capture (G10)."""
    turn = int(public.turn)
    found = ZERO
    while ways != ZERO:
        way = lowest(ways)
        ways = drop_lowest(ways)
        action = _slide(way, cells)
        start = int(FROM[action])
        lo, hi = public.men[turn, 0] ^ LO[start], public.men[turn, 1] ^ HI[start]
        hit_lo, hit_hi = captures(public, turn, lo, hi, int(TO[action]))
        if hit_lo | hit_hi != ZERO:
            found |= ONE << np.uint64(way)
    return found


@rule
def _mount(public: Record, cells: np.uint64, queen: int) -> np.uint64:
    """The way of a queen beside the empty throne onto it (G4, G10)."""
    man = 0
    while cells >> np.uint64(8 * man) & np.uint64(127) != np.uint64(queen):
        man += 1
    way = np.uint64(THRONE_WAY[queen]) << np.uint64(8 * man)
    if public.pinched[int(public.turn) ^ 1, 0] & THRONE_LO == ZERO:
        return way
    return _capturing(public, cells, way) if public.enter_pincer == TO_CAPTURE else ZERO


@rule
def _list_slides(public: Record, out: Actions) -> int:
    ways = slides(public)
    cells = public.cells[int(public.turn)]
    if ways == ZERO:
        out[0] = PASS  # G11
        return 1
    n = popcount(ways)
    for first in range(0, n, 4):  # by fours, past the end if need be: fewer branches to guess
        for k in range(first, first + 4):
            out[k] = _slide(lowest(ways), cells)
            ways = drop_lowest(ways)
    return n


@rule
def _list_placements(public: Record, out: Actions) -> int:
    owner = int(public.turn)
    low, high = _first_captured(public)
    n = 0
    while low | high != ZERO:
        bit = lowest(low) if low != ZERO else 64 + lowest(high)
        low, high = low & ~LO[bit], high & ~HI[bit]
        cells_lo, cells_hi = placeable(public, bit)
        if bit == public.queens[owner]:
            while cells_lo | cells_hi != ZERO:
                cell = lowest(cells_lo) if cells_lo != ZERO else 64 + lowest(cells_hi)
                cells_lo, cells_hi = cells_lo & ~LO[cell], cells_hi & ~HI[cell]
                out[n] = QUEEN + int(INDEX[cell])
                n += 1
        else:
            n = _list_cells(cells_lo, cells_hi, PLACE + EDGES * int(INDEX[bit]), out, n)
    return n


@rule
def _list_cells(lo: np.uint64, hi: np.uint64, base: int, out: Actions, n: int) -> int:
    """Append the actions that put a guard on the given edge cells."""
    while lo | hi != ZERO:
        cell = lowest(lo) if lo != ZERO else 64 + lowest(hi)
        lo, hi = lo & ~LO[cell], hi & ~HI[cell]
        out[n] = base + int(EDGE_INDEX[cell])
        n += 1
    return n


@rule
def _first_captured(public: Record) -> tuple[np.uint64, np.uint64]:
    """The captured men of whom one is to be placed now: the queen alone, or the guards (G8)."""
    queen = int(public.queens[int(public.turn)])
    if has(public.captured[0], public.captured[1], queen):
        return LO[queen], HI[queen]
    return public.captured[0], public.captured[1]


@rule
def _sample_placement(public: Record, rng: Rng) -> int:
    low, high = _first_captured(public)
    k = total = 0
    is_alone = popcount(low) + popcount(high) == 1
    if not is_alone:
        left_lo, left_hi = low, high
        while left_lo | left_hi != ZERO:
            bit = lowest(left_lo) if left_lo != ZERO else 64 + lowest(left_hi)
            left_lo, left_hi = left_lo & ~LO[bit], left_hi & ~HI[bit]
            lo, hi = placeable(public, bit)
            total += popcount(lo) + popcount(hi)
        k = below(rng, total)
    while True:
        bit = lowest(low) if low != ZERO else 64 + lowest(high)
        low, high = low & ~LO[bit], high & ~HI[bit]
        lo, hi = placeable(public, bit)
        n = popcount(lo) + popcount(hi)
        if is_alone:
            k = below(rng, n)
        if k < n:
            cell = _nth_of_two(lo, hi, k)
            if bit == public.queens[int(public.turn)]:
                return QUEEN + int(INDEX[cell])
            return PLACE + EDGES * int(INDEX[bit]) + int(EDGE_INDEX[cell])
        k -= n


@inlined
def _move(public: Record, player: int, start: int, to: int) -> None:
    """Carry a man from one cell to another, with all that follows from where men stand."""
    lo = public.men[player, 0] ^ LO[start] ^ LO[to]
    hi = public.men[player, 1] ^ HI[start] ^ HI[to]
    low, high = between(lo, hi, lo, hi, int(public.pincer))
    kind = int(public.queens[player] == start)
    if kind:
        public.queens[player] = to
    public.key ^= KEYS[player, kind, start] ^ KEYS[player, kind, to]
    public.cells[player] = _reseated(public.cells[player], start, to)
    public.men[player, 0] = lo
    public.men[player, 1] = hi
    public.pinched[player, 0] = low
    public.pinched[player, 1] = high


@inlined
def _reseated(cells: np.uint64, start: int, to: int) -> np.uint64:
    """The bytes of `cells` with `to` instead of `start`, still ascending."""
    leaving = np.uint64(8 * (_up_to(cells, start) - 1))
    arriving = np.uint64(8 * (_up_to(cells, to) - int(start < to)))
    below_it = (ONE << leaving) - ONE
    cells = cells & below_it | cells >> np.uint64(8) & ~below_it
    below_it = (ONE << arriving) - ONE
    return cells & below_it | (cells & ~below_it) << np.uint64(8) | np.uint64(to) << arriving


@inlined
def _up_to(cells: np.uint64, bit: int) -> int:
    """How many bytes of `cells` are at most `bit`."""
    return popcount(mul(np.uint64(bit | 128), BYTES) - cells & TOPS)


@rule
def _capture(public: Record, mover: int, to: int) -> bool:
    """Mark what the man just slid to `to` captures; whether anything (G5)."""
    low, high = captures(public, mover, public.men[mover, 0], public.men[mover, 1], to)
    if low | high == ZERO:
        return False
    public.captured[0] |= low
    public.captured[1] |= high
    while low | high != ZERO:
        cell = lowest(low) if low != ZERO else 64 + lowest(high)
        low, high = low & ~LO[cell], high & ~HI[cell]
        public.key ^= CAPTURED_KEYS[cell]
    return True


@inlined
def _placement(public: Record, action: int) -> tuple[int, int]:
    """From where to where a placement puts a man."""
    if action >= QUEEN:
        return int(public.queens[int(public.turn)]), int(BIT[action - QUEEN])
    return int(BIT[(action - PLACE) // EDGES]), int(EDGE_BIT[(action - PLACE) % EDGES])


@rule
def _place(public: Record, action: int) -> None:
    """Put a captured man where the action says (G6, G7)."""
    start, to = _placement(public, action)
    _move(public, int(public.turn), start, to)
    public.captured[0] &= ~LO[start]
    public.captured[1] &= ~HI[start]
    public.key ^= CAPTURED_KEYS[start]


@rule
def _lay(public: Record, cell: int) -> None:
    """Lay a guard (G3-a)."""
    turn = int(public.turn)
    public.men[turn, 0] |= LO[cell]
    public.men[turn, 1] |= HI[cell]
    public.laid += 1
    public.turn ^= 1
    reopen(public)


@inlined
def _settle(public: Record, action: int, is_progress: bool) -> None:
    """Count the ply; end the game, or say who does what next."""
    is_repeated = False
    if public.draws == STANDARD:
        public.idle = 0 if is_progress else public.idle + 1
        if is_progress or (action >= PLACE and action != PASS):
            _restart_window(public)
        else:
            public.quiet[int(public.quiets)] = action
            public.quiets += 1
            is_repeated = _may_be_seen(public) and _times_seen(public) >= 2
            _note(public)
    if _is_decided(public):
        return
    if is_repeated:
        _end(public, 2, REPEATED)  # G14
    elif public.idle >= IDLE_LIMIT:
        _end(public, 2, IDLE)
    elif public.ply >= PLY_LIMIT:
        _end(public, 2, CAPPED)
    else:
        _ask(public)


@inlined
def _ask(public: Record) -> None:
    """Say what is asked, and of whom."""
    turn = int(public.turn)
    if public.phase != LAYING:
        low = public.captured[0] & public.men[turn, 0]
        high = public.captured[1] & public.men[turn, 1]
        public.phase = PLACING if low | high != ZERO else SLIDING
        if public.phase == PLACING and public.queen_return == OPPONENT:
            turn ^= int(has(low, high, int(public.queens[turn])))
    public.asked = 1 << turn


@inlined
def _end(public: Record, winner: int, cause: int) -> None:
    public.phase = OVER
    public.asked = 0
    public.winner = winner
    public.cause = cause


@inlined
def _is_decided(public: Record) -> bool:
    """G12 and G13: six guards of one player around the throne."""
    both_lo = public.men[0, 0] | public.men[1, 0]
    both_hi = public.men[0, 1] | public.men[1, 1]
    if both_lo & RING_1_LO != RING_1_LO or both_hi & RING_1_HI != RING_1_HI:
        return False
    for player in range(2):
        lo, hi = public.men[player, 0] & RING_1_LO, public.men[player, 1] & RING_1_HI
        queen = int(public.queens[player])
        if lo != RING_1_LO or hi != RING_1_HI or has(lo, hi, queen):
            continue
        if queen == THRONE:
            _end(public, player, THRONED)
            return True
        if public.ring_loss == NO_OWN_QUEEN or both_lo & THRONE_LO == ZERO:
            _end(public, player ^ 1, RINGED)
            return True
    return False


@inlined
def _restart_window(public: Record) -> None:
    for k in range(4):
        public.seen[k] = ZERO
    for first in range(0, int(public.quiets), 8):
        for k in range(first, first + 8):
            public.quiet[k] = 0
    public.quiets = 0
    _note(public)


@inlined
def _note(public: Record) -> None:
    """Put the position into the Bloom filter."""
    place = public.key & np.uint64(255)
    public.seen[int(place >> np.uint64(6))] |= ONE << (place & np.uint64(63))


@inlined
def _may_be_seen(public: Record) -> bool:
    place = public.key & np.uint64(255)
    return public.seen[int(place >> np.uint64(6))] >> (place & np.uint64(63)) & ONE != ZERO


@rule
def _note_past(public: Record) -> None:
    """Put the position and those before each quiet move into the Bloom filter."""
    now, player = public.key, int(public.turn)
    queen, other_queen = int(public.queens[0]), int(public.queens[1])
    _note(public)
    for back in range(int(public.quiets) - 1, -1, -1):
        player ^= 1
        public.key ^= TURN_KEY
        action = int(public.quiet[back])
        if action != PASS:
            start, to = int(FROM[action]), int(TO[action])
            kind = int(to == (other_queen if player else queen))
            if kind and player:
                other_queen = start
            elif kind:
                queen = start
            public.key ^= KEYS[player, kind, start] ^ KEYS[player, kind, to]
        _note(public)
    public.key = now


@rule
def _times_seen(public: Record) -> int:
    """How often the position stood before since the last irreversible ply: the plies undone."""
    changed_lo, changed_hi, other_lo, other_hi = ZERO, ZERO, ZERO, ZERO
    queen, other_queen = int(public.queens[0]), int(public.queens[1])
    times = 0
    player = int(public.turn)
    for back in range(int(public.quiets) - 1, -1, -1):
        player = player ^ 1
        action = int(public.quiet[back])
        if action != PASS:
            start, to = int(FROM[action]), int(TO[action])
            if player == 0:
                changed_lo ^= LO[start] ^ LO[to]
                changed_hi ^= HI[start] ^ HI[to]
                queen = start if queen == to else queen
            else:
                other_lo ^= LO[start] ^ LO[to]
                other_hi ^= HI[start] ^ HI[to]
                other_queen = start if other_queen == to else other_queen
        if (
            player == public.turn
            and changed_lo | changed_hi | other_lo | other_hi == ZERO
            and queen == public.queens[0]
            and other_queen == public.queens[1]
        ):
            times += 1
    return times
