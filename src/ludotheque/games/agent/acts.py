"""What may be done on a turn: steps and attacks with their choices of the case, case only, bribes.

`list_*` write the legal actions, ascending; `refuse_*` say why one is not.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import drop_lowest, int64, lowest
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Actions, Row
from ludotheque.games.agent.actions import (
    act,
    actor,
    amount_action,
    attacks,
    drop_action,
    handles_only,
    handling,
    lot_action,
    lots,
    step,
    step_action,
    take_action,
    way_action,
)
from ludotheque.games.agent.equipment import (
    AGENTS,
    AMOUNT,
    BRIBE_EXILE,
    BY_TURN,
    DROP,
    EMPTY_BRIBE,
    FEE,
    FREE_LOTS,
    HANDLED,
    HELD_BY_ANOTHER,
    KINDS,
    LARGER_FIRST,
    LOT_GONE,
    MUST,
    MUST_TAKE,
    NO_SUCH_CHOICE,
    NO_SUCH_LOT,
    NO_TARGET,
    NOT_ADJOINING,
    NOT_ASCENDING,
    NOTHING_TO_DROP,
    NOTHING_TO_TAKE,
    OK,
    OPENING,
    OUT,
    OUT_OF_PLAY,
    REPEATED,
    SEAL,
    STAKE_TOO_SMALL,
    TARGET_HERE,
    TARGET_NOT_NEAR,
    TARGET_OUT,
    TARGET_SAFE,
    UNHELD,
    WITH,
    ZERO,
)


@inlined
def contested(public: Row) -> int:
    """The agent that acts, whom a contest is for."""
    return actor(int64(public.act))


def ways_with_case(public: Row, agent: int, there: int, target: int) -> int:
    """The ways a step may deal with the case, as bits of WITHOUT, WITH and DROPPED (A9-c)."""
    holder = int(public.holder)
    may_handle = public.case_handling != BY_TURN
    if holder == agent:  # carry it or leave it (A10); free: also let it go there
        return 7 if may_handle else 3
    if holder == UNHELD:
        if public.case_at == public.at[agent]:  # take it along or not
            return 7 if may_handle else 1
        return 3 if public.case_at == there else 1  # on it or beside it (A8)
    if holder == target:  # take it or let it lie (A7b-a)
        return 2 if public.captured_case == MUST else 3
    return 1


choices = rule(ways_with_case)  # whoever looks at a view asks the plain one


@inlined
def stake_on(public: Row, mine: Row, seat: int, agent: int) -> int:
    """What the seat put on an agent less what attacks have cost it (A3-a)."""
    return int64(mine.spent[agent]) - FEE * int64(public.fees[seat, agent])


@inlined
def may_be_attacked(public: Row, target: int) -> bool:
    """Whether an agent is in play and not on the capital of its own nation (A11)."""
    return public.at[target] != OUT and public.at[target] != public.home[target]


@rule
def list_acts(public: Row, mine: Row, seat: int, out: Actions) -> int:
    """Moves, attacks and case-only acts (A7a, A7b, A7d)."""
    at, neighbours = public.at, public.neighbours
    n, no_target = 0, int64(NO_TARGET)
    for agent in range(AGENTS):
        if at[agent] == OUT:
            continue
        ways = np.uint64(neighbours[at[agent]])
        while ways != ZERO:
            there = lowest(ways)
            ways = drop_lowest(ways)
            n = _list_step(public, agent, there, no_target, out, n)
    for agent in range(AGENTS):
        if at[agent] == OUT or stake_on(public, mine, seat, agent) < FEE:
            continue
        for target in range(AGENTS):
            there = int64(at[target])
            if may_be_attacked(public, target) and neighbours[at[agent]] >> there & 1:
                n = _list_step(public, agent, there, target, out, n)
    holder = int64(public.holder)
    if public.has_handled:
        return n
    if holder != UNHELD:
        out[n] = drop_action(holder)
        return n if was_refused(public, drop_action(holder)) else n + 1
    for agent in range(AGENTS):
        if at[agent] == public.case_at and not was_refused(public, take_action(agent)):
            out[n] = take_action(agent)
            n += 1
    return n


@rule
def list_bribes(public: Row, mine: Row, out: Actions, n: int) -> int:
    """The lots, or amounts, that may be added to the draft: from the last one on (A3, A7c)."""
    last = int64(mine.last) - 1
    if public.lots == FREE_LOTS:
        first = lots(last)[0] + 1 if last >= 0 else 0
        for agent in range(first, AGENTS):
            if public.at[agent] != OUT:
                for hundreds in range(1, int64(mine.left[0]) + 1):
                    out[n] = amount_action(agent, hundreds)
                    n += 1
        return n
    at, left = public.at, mine.left
    for agent in range(AGENTS):
        for kind in range(KINDS):
            action = lot_action(agent, kind)
            if at[agent] != OUT and left[kind] and action >= last:
                out[n] = action
                n += 1
    return n


@rule
def refuse_act(public: Row, mine: Row, seat: int, action: int) -> int:
    """Why a move, an attack or a case-only act is not legal on this turn."""
    if handles_only(action):
        why = _refuse_case_only(public, action)
    elif attacks(action):
        why = _refuse_attack(public, mine, seat, action)
    else:
        agent, there, target = step(public, action)
        why = OK
        if public.at[agent] == OUT:
            why = OUT_OF_PLAY
        elif not public.neighbours[int64(public.at[agent])] >> there & 1:
            why = NOT_ADJOINING
        elif not choices(public, agent, there, target) >> handling(action) & 1:
            why = NO_SUCH_CHOICE
    return REPEATED if why == OK and was_refused(public, action) else why


@rule
def refuse_bribe(public: Row, mine: Row, action: int) -> int:
    """Why a lot, an amount or the seal is not legal now."""
    last = int64(mine.last) - 1
    if action == SEAL:
        return EMPTY_BRIBE if last < 0 and public.phase != OPENING else OK
    if (action >= AMOUNT) != (public.lots == FREE_LOTS):
        return NO_SUCH_LOT
    agent, kind, needed = lots(action)
    if public.at[agent] == OUT:
        return BRIBE_EXILE
    if public.counts[kind] == 0:
        return NO_SUCH_LOT
    if mine.left[kind] < needed:
        return LOT_GONE
    if last < 0:
        return OK
    latest = lots(last)[0]
    if agent < latest or (action >= AMOUNT and agent == latest):  # one amount an agent
        return NOT_ASCENDING
    return OK if action >= last else LARGER_FIRST


@rule
def _list_step(public: Row, agent: int, there: int, target: int, out: Actions, n: int) -> int:
    """A move, or the attack on a target, with each choice of the case."""
    first = step_action(agent, there, target)
    if public.refusals and was_refused(public, first):
        return n
    ways = choices(public, agent, there, target)
    for choice in range(3):
        out[n] = way_action(first, choice)
        n += ways >> choice & 1
    return n


@rule
def was_refused(public: Row, action: int) -> bool:
    """Whether this act was taken back earlier in the turn (A7-a)."""
    same = act(action)
    is_known = False
    for k in range(int64(public.refusals)):
        is_known |= public.refused[k] == same
    return is_known


@rule
def _refuse_attack(public: Row, mine: Row, seat: int, action: int) -> int:
    agent, there, target = step(public, action)
    if public.at[agent] == OUT:
        return OUT_OF_PLAY
    if there == OUT:
        return TARGET_OUT
    if there == public.at[agent]:
        return TARGET_HERE
    if not public.neighbours[int64(public.at[agent])] >> there & 1:
        return TARGET_NOT_NEAR
    if not may_be_attacked(public, target):
        return TARGET_SAFE
    if stake_on(public, mine, seat, agent) < FEE:
        return STAKE_TOO_SMALL
    ways = choices(public, agent, there, target)
    if ways >> handling(action) & 1:
        return OK
    return MUST_TAKE if ways == 1 << WITH else NO_SUCH_CHOICE


@rule
def _refuse_case_only(public: Row, action: int) -> int:
    if public.has_handled:
        return HANDLED
    agent = actor(action)
    if action >= DROP:
        return OK if public.holder == agent else NOTHING_TO_DROP
    if public.at[agent] == OUT or public.at[agent] != public.case_at or public.holder == agent:
        return NOTHING_TO_TAKE
    return OK if public.holder == UNHELD else HELD_BY_ANOTHER
