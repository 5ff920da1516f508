"""What an action number means: here alone numbers are put together and taken apart.

Plain functions for whoever looks at a view; compiled under the second names.
"""

from __future__ import annotations

from ludotheque.core.bits import int64
from ludotheque.core.jit import inlined
from ludotheque.core.rows import Row
from ludotheque.games.agent.equipment import (
    AGENTS,
    AMOUNT,
    ATTACK,
    CLAIM,
    DROP,
    KINDS,
    LET,
    LOT,
    MOVE,
    NO_TARGET,
    SPACES,
    TAKE,
    UNHELD,
    UNITS,
)


def actor_of(action: int) -> int:
    """The agent of a move, an attack or an act about the case."""
    if action >= TAKE:
        return (action - TAKE) % AGENTS
    return (action - ATTACK) // 3 // AGENTS if action >= ATTACK else (action - MOVE) // 3 // SPACES


def step_of(public: Row, action: int) -> tuple[int, int, int]:
    """The agent, the destination and the target, perhaps NO_TARGET, of a move or an attack."""
    if action < ATTACK:
        return (action - MOVE) // 3 // SPACES, (action - MOVE) // 3 % SPACES, NO_TARGET
    target = (action - ATTACK) // 3 % AGENTS
    return (action - ATTACK) // 3 // AGENTS, int64(public.at[target]), target


def case_of(action: int) -> int:
    """What a move or an attack does with the case: WITHOUT, WITH or DROPPED."""
    return action % 3


def lots_of(action: int) -> tuple[int, int, int]:
    """The agent, the kind of lot and how many of it are put; of free lots there is one kind."""
    if action >= AMOUNT:
        return (action - AMOUNT) // UNITS, 0, 1 + (action - AMOUNT) % UNITS
    return (action - LOT) // KINDS, (action - LOT) % KINDS, 1


def first_step(agent: int, there: int, target: int) -> int:
    """The move or, if there is a target, the attack that leaves the case; its other ways follow."""
    if target == NO_TARGET:
        return MOVE + 3 * (SPACES * agent + there)
    return ATTACK + 3 * (AGENTS * agent + target)


def step_with(first: int, way: int) -> int:
    """That step with what it does with the case: WITHOUT, WITH or DROPPED."""
    return first + way


def act_of(action: int) -> int:
    """What makes two acts the same: kind, agent, destination, target; not the case (A7-a)."""
    return action // 3 if action < TAKE else TAKE // 3 + action - TAKE


def is_attack(action: int) -> bool:
    """Whether an act is an attack."""
    return ATTACK <= action < TAKE


def is_case_only(action: int) -> bool:
    """Whether an act is about the case alone, without a step (A7d)."""
    return TAKE <= action < LOT


def holder_after(action: int) -> int:
    """Who holds the case after an act about it alone."""
    return UNHELD if action >= DROP else actor_of(action)


def claim_of(action: int) -> int:
    """How many hundreds a claim names."""
    return action - CLAIM


def answer_of(action: int) -> int:
    """To let an act pass or to protest, as it is kept until all have answered."""
    return 1 + action - LET


def put_lot(agent: int, kind: int) -> int:
    """The action that puts a lot on an agent."""
    return LOT + KINDS * agent + kind


def put_amount(agent: int, hundreds: int) -> int:
    """The same with free lots."""
    return AMOUNT + UNITS * agent + hundreds - 1


def take_with(agent: int) -> int:
    """The action by which an agent takes the case."""
    return TAKE + agent


def drop_by(agent: int) -> int:
    """The action by which an agent lets it go."""
    return DROP + agent


def name_sum(hundreds: int) -> int:
    """The claim of so many hundreds."""
    return CLAIM + hundreds


actor, step, handling, lots = (
    inlined(actor_of),
    inlined(step_of),
    inlined(case_of),
    inlined(lots_of),
)
act, claimed, answer = inlined(act_of), inlined(claim_of), inlined(answer_of)
step_action, lot_action, amount_action = inlined(first_step), inlined(put_lot), inlined(put_amount)
way_action, attacks, handles_only = inlined(step_with), inlined(is_attack), inlined(is_case_only)
held_after = inlined(holder_after)
take_action, drop_action, claim_action = inlined(take_with), inlined(drop_by), inlined(name_sum)
