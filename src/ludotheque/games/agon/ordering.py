"""In which order to try the moves: what refuted other positions first, the likely captures next."""

from __future__ import annotations

from ludotheque.core.bits import drop_lowest, int64, lowest
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.agon.board import CELLS, EDGES, FROM, TO
from ludotheque.games.agon.equipment import (
    MAX_LEGAL,
    PASS,
    PLACE,
    QUEEN,
    SLIDING,
    ZERO,
    empty_cells,
    has,
)
from ludotheque.games.agon.pincers import perhaps_capturing
from ludotheque.games.agon.placing import ENDS, list_placements
from ludotheque.games.agon.sliding import slide_number, slides

MOVES = MAX_LEGAL + 4
TRACKS = PLACE + CELLS + EDGES + 1
FIRST, CATCH, KILLER = 1 << 28, 1 << 26, 1 << 24
MOST = 1 << 14  # of a history
SORTED = 6  # a move that comes later is tried as it comes


@rule
def list_moves(w: Row, ply: int, seat: int, hint: int, need: int) -> int:
    """List the moves with what they are worth trying, but no quiet slide that gains too little."""
    public = w.states[ply].public
    one, two = int64(w.killers[ply, 0]), int64(w.killers[ply, 1])
    if public.phase != SLIDING:
        n = list_placements(public, w.moves[ply])
        for k in range(n):
            action = int64(w.moves[ply, k])
            worth = int64(w.history[seat, _track(action)])
            if action >= QUEEN:
                worth += 16 * int64(w.weights.men[1, ENDS[action]])
            w.worth[ply, k] = worth + _favour(action, hint, one, two)
        return n
    ways = slides(public)
    if ways == ZERO:
        w.moves[ply, 0] = PASS  # G11
        w.worth[ply, 0] = 0
        return 1
    cells = public.cells[int64(public.turn)]
    lo, hi = perhaps_capturing(public, seat, public.men[seat, 0], public.men[seat, 1])
    n = 0
    while ways != ZERO:
        action = slide_number(lowest(ways), cells)
        ways = drop_lowest(ways)
        to = int64(TO[action])
        gain = int64(w.weights.men[0, to]) - int64(w.weights.men[0, FROM[action]])
        worth = int64(w.history[seat, action]) + 16 * gain + _favour(action, hint, one, two)
        if has(lo, hi, to):
            worth += CATCH
        elif gain <= need and action != hint:
            continue
        w.moves[ply, n] = action
        w.worth[ply, n] = worth
        n += 1
    return n


@inlined
def list_captures(w: Row, ply: int) -> int:
    """List the slides that may capture, and few others."""
    public = w.states[ply].public
    turn = int64(public.turn)
    lo, hi = perhaps_capturing(public, turn, public.men[turn, 0], public.men[turn, 1])
    free_lo, free_hi = empty_cells(public)
    n = 0
    if lo & free_lo | hi & free_hi != ZERO:
        ways = slides(public, lo, hi)
        while ways != ZERO:
            w.moves[ply, n] = slide_number(lowest(ways), public.cells[turn])
            ways = drop_lowest(ways)
            n += 1
    return n


@inlined
def pick(w: Row, ply: int, k: int, n: int) -> None:
    """Bring the best of the moves from k on to place k, while that pays."""
    if k >= SORTED:
        return
    best, top = k, w.worth[ply, k]
    for j in range(k + 1, n):
        if w.worth[ply, j] > top:
            best, top = j, w.worth[ply, j]
    action = w.moves[ply, best]
    w.moves[ply, best], w.worth[ply, best] = w.moves[ply, k], w.worth[ply, k]
    w.moves[ply, k], w.worth[ply, k] = action, top


@rule
def reward(w: Row, ply: int, k: int, action: int, depth: int, seat: int) -> None:
    """Remember the move that refuted a position, and that those before it did not."""
    if w.killers[ply, 0] != action:
        w.killers[ply, 1] = w.killers[ply, 0]
        w.killers[ply, 0] = action
    bonus = min(depth * depth, 400) * 8
    _learn(w, seat, action, bonus)
    for j in range(k):
        _learn(w, seat, int64(w.moves[ply, j]), -bonus)


@inlined
def _learn(w: Row, seat: int, action: int, bonus: int) -> None:
    """Change a history by a bonus, the less the nearer it is to its bound."""
    track = _track(action)
    old = int64(w.history[seat, track])
    w.history[seat, track] = old + bonus - old * abs(bonus) // MOST


@inlined
def _favour(action: int, hint: int, one: int, two: int) -> int:
    if action == hint:
        return FIRST
    return KILLER if action == one else KILLER >> 1 if action == two else 0


@inlined
def _track(action: int) -> int:
    """Where the history of an action is kept: a slide's own, a placement's by its cell."""
    if action < PLACE:
        return action
    if action < QUEEN:
        return PLACE + CELLS + (action - PLACE) % EDGES
    return TRACKS - 1 if action == PASS else PLACE + action - QUEEN
