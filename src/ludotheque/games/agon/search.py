"""Alpha-beta over the rules of Agon: compiled, one row of memory a thread, one shared memory.

A node is a position that `apply` made. Values are those of `evaluation`, for the seat asked; a win
n plies from the root is WIN - n. What ends a game is read from the row and nowhere else; a
position whose moves would be looked at, and which stood before on the way from the root or twice
before the root, counts as a tie, also where captures and placements lead round to it and only the
limit of plies ends that (G14).
Constants go on as `int64`: numba compiles a function anew for each literal, and recursion
over two such versions ends in a broken cache (numba#6061).
"""

from __future__ import annotations

import math

import numpy as np

from ludotheque.core.bits import int64
from ludotheque.core.game import blank
from ludotheque.core.jit import Need, entry, inlined, rule
from ludotheque.core.lowlevel import take
from ludotheque.core.rows import Row, layout
from ludotheque.games.agon import rules
from ludotheque.games.agon.equipment import (
    IDLE_LIMIT,
    NOBODY,
    PASS,
    PLACE,
    PLY_LIMIT,
    SLIDING,
    ZERO,
    has,
)
from ludotheque.games.agon.evaluation import Weights, evaluate, standing
from ludotheque.games.agon.memory import (
    EXACT,
    LOWER,
    NO_MOVE,
    UPPER,
    WIN,
    WON,
    answers,
    fetch,
    move_of,
    recall,
    remember,
    value_of,
)
from ludotheque.games.agon.ordering import MOVES, TRACKS, list_captures, list_moves, pick, reward
from ludotheque.games.agon.placing import ends_of
from ludotheque.games.agon.rules import apply
from ludotheque.games.agon.sliding import is_safe

DEEPEST = 60
ROOM = DEEPEST + 20  # the captures at the end of a line go on for a while
PAST = 256

Work = layout(
    states=(blank(rules).dtype, (ROOM + 2,)),  # the line being looked at, from the root
    standing=("i4", (ROOM + 2,)),  # of `evaluation`, kept up by each step
    static=("i4", (ROOM + 2,)),  # what `evaluation` says of each
    keys=("u8", (ROOM + 2,)),  # of the same, where their moves are being looked at
    past=("u8", (PAST,)),  # of positions that stood twice, each in the place its key tells
    nodes="i8",
    limit="i8",
    moves=("u2", (ROOM + 2, MOVES)),
    worth=("i4", (ROOM + 2, MOVES)),
    history=("i4", (2, TRACKS)),
    killers=("u2", (ROOM + 2, 2)),
    pv=("u2", (ROOM + 2, ROOM + 2)),
    pv_length=("u1", (ROOM + 2,)),
    passed=("u1", (ROOM + 2,)),  # whether the way here was to do nothing
    tied=("i4", (2,)),  # what a tie is worth to each seat
    best="u2",  # at the root, in this iteration
    plain="u1",  # leave out whatever may change the value: for tests
    stop="u1",
    weights=Weights,
)

QUIET: int = rules.Public.fields["quiet"][1]  # type: ignore[index]
FRONT = QUIET // 32 * 32 + 64
"""Where the quiet actions begin, the last part of the row, and what is always copied: all else
and the first few of them, so that it seldom depends on their number."""

QUEENS = 1
"""How many captured queens are placed in a line of quiescence."""

SURE, SLACK, HOPE = 120, 60, 90
"""By how much the static value must be above beta, a ply, to stop there; and how far below alpha
it may be, once and a ply, for a quiet move to be worth a look."""

LESS = np.zeros((64, 64), np.int8)
"""How many plies less a late move is given, by depth and place in the order."""
for _depth in range(1, 64):
    for _k in range(1, 64):
        LESS[_depth, _k] = int(0.4 + math.log(_depth) * math.log(_k) / 2.2)


@entry
def search(w: Row, t: Row, ply: int, depth: int, alpha: int, beta: int) -> int:
    """The value of a position looking `depth` plies ahead, exact between alpha and beta."""
    if ply == 0:
        w.standing[0] = standing(w.states[0].public, w.weights)
        w.static[0] = evaluate(w.states[0].public, w.weights, int64(w.standing[0]))
    w.pv_length[ply] = 0
    if depth <= 0 or ply > DEEPEST:
        return quiesce(w, t, ply, alpha, beta, int64(QUEENS))
    public = w.states[ply].public
    if w.nodes >= w.limit:
        w.stop = 1
    if w.stop:
        return 0
    key = public.key
    w.keys[ply] = key
    seat = int64(public.asked) >> 1
    if _is_repeated(w, ply):
        return int64(w.tied[seat])
    alpha, beta = max(alpha, ply - WIN), min(beta, WIN - 1 - ply)
    if alpha >= beta:
        return alpha
    is_pv = beta - alpha > 1
    static = int64(w.static[ply])
    is_bold = not is_pv and not w.plain and beta < WON and alpha > -WON
    known = recall(t, key)
    is_free = int64(public.idle) + depth < IDLE_LIMIT and int64(public.ply) + depth < PLY_LIMIT
    if is_free and not is_pv and answers(known, depth, alpha, beta, ply, int64(w.plain)):
        return value_of(known, ply)
    is_sliding = public.phase == SLIDING
    need = -2 * WIN  # what a quiet move has to gain to be worth a look
    best = -WIN
    if is_bold:
        if is_sliding and depth <= 2:
            best = min(alpha, static + SLACK + HOPE * depth)
            need = alpha - static - SLACK - HOPE * depth
        if is_sliding and depth >= 3 and static >= beta and not w.passed[ply]:
            # if even doing nothing is good enough
            asked = _step(w, t, ply, seat, int64(PASS), depth)
            if asked and asked >> 1 != seat:
                w.passed[ply + 1] = 1
                less = depth - 3 - depth // 4
                value = -search(w, t, ply + 1, less, -beta, 1 - beta)
                w.passed[ply + 1] = 0
                if w.stop:
                    return 0
                if value >= beta:
                    return beta
    hint = move_of(known)
    best_move, bound = hint, UPPER
    n, k = -1, -1
    while True:
        k += 1
        if k == 0 and is_sliding and hint < PLACE and is_safe(public, hint):
            action = hint  # often enough, and nothing need be listed
        else:
            if n < 0:
                n = list_moves(w, ply, seat, hint, need)
                if k == 1:
                    pick(w, ply, 0, n)
            if k >= n:
                break
            pick(w, ply, k, n)
            action = int64(w.moves[ply, k])
        asked = _step(w, t, ply, seat, action, depth)
        child = w.states[ply + 1].public
        is_quiet = child.captured[0] | child.captured[1] == ZERO
        if asked == 0:
            w.pv_length[ply + 1] = 0
            value = _outcome(w, ply + 1, seat)
        else:
            is_same = asked >> 1 == seat
            full, top = depth - 1, beta
            left = full
            if k > 0:
                top = alpha + 1
                if is_quiet and depth >= 3 and k >= 3 and not w.plain:
                    left = max(left - int64(LESS[min(depth, 63), min(k, 63)]), 1)
            looks = int64(w.static[ply + 1])
            while True:
                lo, hi = (alpha, top) if is_same else (-top, -alpha)
                if _is_sure(w, looks, left, lo, hi):
                    w.pv_length[ply + 1] = 0
                    value = looks
                elif left > 0:
                    value = search(w, t, ply + 1, left, lo, hi)
                else:
                    w.pv_length[ply + 1] = 0
                    value = quiesce(w, t, ply + 1, lo, hi, int64(QUEENS))
                value = value if is_same else -value
                if value <= alpha or w.stop:
                    break
                if left < full:
                    left = full
                elif top < beta and value < beta:
                    top = beta
                else:
                    break
            if w.stop:
                return 0
        if value > best:
            best = value
            if value > alpha:
                alpha, best_move, bound = value, action, EXACT
                _extend_pv(w, ply, action)
                if ply == 0:
                    w.best = action
                if value >= beta:
                    bound = LOWER
                    if is_quiet:
                        reward(w, ply, k, action, depth, seat)
                    break
    if is_free:
        remember(t, key, best_move, best, depth, bound, ply)
    return best


def parts(w: Row, t: Row) -> list[Need]:
    """The parts of the search that take longest, with arguments."""
    state = w.states[0]
    return [
        (apply, state, 0, 0),
        (list_moves, w, 0, 0, 0, 0),
        (evaluate, state.public, w.weights, 0),
        (list_captures, w, 0),
        (reward, w, 0, 0, 0, 0, 0),
        (standing, state.public, w.weights),
        (_step, w, t, 0, 0, 0, 0),
    ]


@inlined
def _is_sure(w: Row, static: int, depth: int, alpha: int, beta: int) -> bool:
    """Whether a static value is so far above beta that so few plies need not be looked at."""
    if static - SURE * depth < beta or depth > 3:
        return False
    return depth == 0 or (beta - alpha == 1 and beta < WON and alpha > -WON and not w.plain)


@rule
def quiesce(w: Row, t: Row, ply: int, alpha: int, beta: int, queens: int) -> int:
    """The value once captures are played out, and so many captured queens placed.

    A captured guard counts as on the edge already: there one cell is much like another.
    """
    public = w.states[ply].public
    best = int64(w.static[ply])
    if best >= beta or ply >= ROOM:
        return best
    is_sliding = public.phase == SLIDING
    if not is_sliding:
        queen = int64(public.queens[int64(public.turn)])
        if queens == 0 or not has(public.captured[0], public.captured[1], queen):
            return best
    seat = int64(public.asked) >> 1
    left = queens if is_sliding else queens - 1
    n = list_captures(w, ply) if is_sliding else list_moves(w, ply, seat, int64(NO_MOVE), int64(0))
    alpha = max(alpha, best)
    for k in range(n):
        if not is_sliding:
            pick(w, ply, k, n)
        asked = _step(w, t, ply, seat, int64(w.moves[ply, k]), int64(0))
        child = w.states[ply + 1].public
        if asked == 0:
            value = _outcome(w, ply + 1, seat)
        elif is_sliding and child.captured[0] | child.captured[1] == ZERO:
            continue
        elif asked >> 1 == seat:
            value = quiesce(w, t, ply + 1, alpha, beta, left)
        else:
            value = -quiesce(w, t, ply + 1, -beta, -alpha, left)
        if value > best:
            best = value
            alpha = max(alpha, value)
            if value >= beta:
                break
    return best


@rule
def _step(w: Row, t: Row, ply: int, seat: int, action: int, depth: int) -> int:
    """Make the node that an action leads to, and judge it; who is asked there."""
    public = w.states[ply].public
    gain = 0
    if action != PASS:
        start, to = ends_of(public, action)
        kind = int64(start == public.queens[int64(public.turn)])
        gain = int64(w.weights.men[kind, to]) - int64(w.weights.men[kind, start])
    w.standing[ply + 1] = w.standing[ply] + (-gain if public.turn else gain)
    take(w.states[ply + 1], w.states[ply], 0, FRONT)
    take(w.states[ply + 1], w.states[ply], FRONT, QUIET + 2 * int64(public.quiets))
    apply(w.states[ply + 1], seat, action)
    w.nodes += 1
    child = w.states[ply + 1].public
    if depth > 1:
        fetch(t, child.key)  # which takes about as long as judging
    if child.asked:
        w.static[ply + 1] = evaluate(child, w.weights, int64(w.standing[ply + 1]))
    return int64(child.asked)


@rule
def _outcome(w: Row, ply: int, seat: int) -> int:
    """What the end of the game is worth to a seat."""
    winner = int64(w.states[ply].public.winner)
    if winner == NOBODY:
        return int64(w.tied[seat])
    return WIN - ply if winner == seat else ply - WIN


@inlined
def _is_repeated(w: Row, ply: int) -> bool:
    """Whether the position stood before on the way from the root, or twice before it."""
    key = w.keys[ply]
    back = 4
    while back <= ply and w.keys[ply - back] != key:
        back += 1
    return back <= ply or (ply > 0 and w.past[int64(key & np.uint64(PAST - 1))] == key)


@rule
def _extend_pv(w: Row, ply: int, action: int) -> None:
    n = int64(w.pv_length[ply + 1])
    w.pv[ply, 0] = action
    for k in range(n):
        w.pv[ply, k + 1] = w.pv[ply + 1, k]
    w.pv_length[ply] = n + 1
