"""What a machine makes of a position of Agent: how hot each agent is, and for whom.

An agent's *steps* are those that it still needs: to the case and home with it. Its *heat* falls
with them. A seat's chance is the share of the heat of the agents on whom it has the highest stake,
money still on the sheet counting in part. The others' stakes are a seat's guess from what is
proven; in a world that is searched they are what the world says.

`notes` hold what one search needs again and again, and room for one position's numbers.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import drop_lowest, int64, lowest
from ludotheque.core.jit import entry, inlined, rule
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Actions, Floats, Row, Rows
from ludotheque.games.agent.actions import handles_only, handling, held_after, lots, step
from ludotheque.games.agent.acts import contested, stake_on
from ludotheque.games.agent.contest import decider, lowest_claim, named_highest
from ludotheque.games.agent.equipment import (
    AGENTS,
    ANSWERING,
    BY_TURN,
    CLAIMING,
    DROPPED,
    FEE,
    KINDS,
    LOT,
    NO_TARGET,
    OPENING,
    OUT,
    PROTESTING,
    SEAL,
    SEATS,
    SPACES,
    TURN,
    UNHELD,
    WITH,
    ZERO,
)

DETOUR = 2  # steps that it takes to get the case from another's hands
MOST_STEPS = 2 * SPACES + DETOUR

# Where things are in the notes.
DISTANCE = 0  # SPACES x SPACES
HEAT = DISTANCE + SPACES * SPACES  # by steps
INTEREST = HEAT + MOST_STEPS  # by agent: room
CHANCE = INTEREST + AGENTS  # seats x agents: room
SUPPORT = CHANCE + SEATS * AGENTS  # seats x agents: acts that help the agent, less those against it
CEILING = SUPPORT + SEATS * AGENTS  # seats x agents: the least claim at which it gave up, or 0
CREDULITY = CEILING + SEATS * AGENTS
SIZE = CREDULITY + 1

FAR = 15.0
COOLING = 0.55  # of the heat, a step
VAGUE = 0.02  # the heat of all that is not foreseen
USUAL = 16.0  # what the others' highest stake on an agent is if nothing is known, in hundreds
SPREAD = 5.0  # how unsure a comparison of stakes is, in hundreds


def new_notes() -> Floats:
    """Notes of nothing yet."""
    return np.zeros(SIZE)


@entry
def survey(views: Rows, notes: Floats) -> None:
    """Note what stays the same: the distances, and the heat by steps."""
    public = views[0].public
    for k in range(MOST_STEPS):
        notes[HEAT + k] = np.exp(-COOLING * k)
    for start in range(SPACES):
        row = DISTANCE + SPACES * start
        for there in range(SPACES):
            notes[row + there] = FAR
        reached = np.uint64(1) << np.uint64(start)
        edge, steps = reached, 0
        while edge != ZERO:
            beyond = ZERO
            while edge != ZERO:
                space = lowest(edge)
                edge = drop_lowest(edge)
                notes[row + space] = steps
                beyond |= np.uint64(public.neighbours[space])
            edge = beyond & ~reached
            reached |= beyond
            steps += 1


@rule
def bias(
    public: Row, mine: Row, seat: int, actions: Actions, n: int, notes: Floats, out: Floats
) -> None:
    phase = int64(public.phase)
    if phase == OPENING:
        for k in range(n):
            out[k] = 1.0
        return
    _take_interest(public, mine, seat, notes)
    if phase == TURN:
        _bias_turn(public, mine, actions, n, notes, out)
        return
    agent = contested(public)
    gain = _outlook(public, int64(public.act), notes) - _outlook(public, -1, notes)
    eager = min(1.0, abs(gain) / 0.03)
    strength = notes[INTEREST + agent] + 1.0 / int64(public.seats)
    if phase == PROTESTING:
        chance = 0.03
        if gain < 0.0:
            chance += eager * (0.8 if stake_on(public, mine, seat, agent) > 0 else 0.2)
        out[0], out[1] = 1.0 - chance, chance
    elif phase == ANSWERING:
        out[1] = 0.4 + 0.55 * strength
        out[0] = 1.0 - out[1]
    elif phase == CLAIMING:
        _bias_claim(public, seat, gain, eager, n, out)
    else:
        wish = 0.03 if seat == public.turn else gain
        out[1] = 1.0 / (1.0 + np.exp(-150.0 * wish))
        out[0] = 1.0 - out[1]


@rule
def judge(state: Row, notes: Floats, out: Floats) -> bool:
    public = state.public
    seats, turn = int64(public.seats), int64(public.turn)
    if public.phase != TURN or state.private[turn].last:
        return False
    for seat in range(seats):
        out[seat] = 0.0
    total = VAGUE
    left = int64(public.round_limit) - int64(public.rounds)
    for agent in range(AGENTS):
        if public.at[agent] == OUT:
            continue
        steps = _steps(
            public, agent, int64(public.at[agent]), int64(public.case_at), int64(public.holder),
            notes,
        )  # fmt: skip
        if public.round_limit and steps > left:
            continue
        _share_out(state, agent, steps, notes)
        heat = notes[HEAT + steps] * _safety(state, agent, notes)
        for seat in range(seats):
            wait = (seat - turn + seats) % seats / seats
            warm = heat * notes[CHANCE + AGENTS * seat + agent] * (1.0 - 0.4 * wait)
            out[seat] += warm
            total += warm
    for seat in range(seats):
        chance = (out[seat] + VAGUE / seats) / total
        out[seat] = (seats * chance - 1.0) / (seats - 1)
    return True


@rule
def believe(view: Row, rng: Rng, state: Row, notes: Floats) -> float:
    """Players help the agents they have a stake in, and seldom give up what they could claim."""
    public = view.public
    total = 0.0
    for seat in range(int64(public.seats)):
        if seat == view.viewer:
            continue
        other = state.private[seat]
        spent = 1.0
        for agent in range(AGENTS):
            spent += int64(other.spent[agent])
        for agent in range(AGENTS):
            at = AGENTS * seat + agent
            support = notes[SUPPORT + at]
            share = int64(other.spent[agent]) / spent
            if support > 0.0:
                total += support * np.log(0.06 + share)
            elif support < 0.0:
                total -= support * np.log(1.1 - share)
            ceiling = notes[CEILING + at]
            if ceiling > 0.0 and stake_on(public, other, seat, agent) >= ceiling:
                total -= 1.2
    return float(np.exp(notes[CREDULITY] * total))


@inlined
def _away(a: int, b: int, notes: Floats) -> int:
    return int(notes[DISTANCE + SPACES * a + b])


@inlined
def _steps(public: Row, agent: int, at: int, case_at: int, holder: int, notes: Floats) -> int:
    """The steps that an agent still needs, to the case and home with it."""
    home = _away(case_at, int64(public.home[agent]), notes)
    if holder == agent:
        return home
    steps = _away(at, case_at, notes) + home
    if holder != UNHELD:
        return steps + DETOUR
    if at == case_at and public.case_handling == BY_TURN:  # to take it is an act (A7d)
        return steps + 1
    return max(1, steps)


@rule
def _share_out(state: Row, agent: int, steps: int, notes: Floats) -> None:
    """Note each seat's chance of having the highest stake on an agent in the end."""
    public = state.public
    seats = int64(public.seats)
    best = 0.0
    for seat in range(seats):
        mine = state.private[seat]
        money = stake_on(public, mine, seat, agent) + min(0.6, 0.12 * steps) * _left(public, mine)
        notes[CHANCE + AGENTS * seat + agent] = money
        best = max(best, money)
    total = 0.0
    for seat in range(seats):
        at = CHANCE + AGENTS * seat + agent
        notes[at] = np.exp((notes[at] - best) / SPREAD)
        total += notes[at]
    for seat in range(seats):
        notes[CHANCE + AGENTS * seat + agent] /= total


@rule
def _safety(state: Row, agent: int, notes: Floats) -> float:
    """How likely an agent is not sent away by one next to it whom somebody else commands."""
    public = state.public
    at = int64(public.at[agent])
    safety = 1.0
    if at == public.home[agent]:
        return safety
    for other in range(AGENTS):
        if other == agent or public.at[other] == OUT:
            continue
        if _away(int64(public.at[other]), at, notes) != 1:
            continue
        best, lord = FEE - 1, -1
        for seat in range(int64(public.seats)):
            stake = stake_on(public, state.private[seat], seat, other)
            if stake > best:
                best, lord = stake, seat
        if lord >= 0:
            safety *= 1.0 - 0.5 * (1.0 - notes[CHANCE + AGENTS * lord + agent])
    return safety


@inlined
def _left(public: Row, mine: Row) -> int:
    """The money still on a sheet."""
    left = 0
    for kind in range(KINDS):
        left += int64(mine.left[kind]) * int64(public.values[kind])
    return left


@rule
def _take_interest(public: Row, mine: Row, seat: int, notes: Floats) -> None:
    """Note how much more than others a seat would gain by each agent, as far as it knows."""
    seats = int64(public.seats)
    reserve = 0.3 * _left(public, mine)
    for agent in range(AGENTS):
        rival = USUAL
        for other in range(seats):
            shown = int64(public.proven[other, agent]) - FEE * int64(public.fees[other, agent])
            if other != seat and public.proven[other, agent]:
                rival = max(rival, 1.2 * shown + 2.0)
        money = stake_on(public, mine, seat, agent) + reserve
        notes[INTEREST + agent] = 1.0 / (1.0 + np.exp((rival - money) / SPREAD)) - 1.0 / seats


@rule
def _outlook(public: Row, action: int, notes: Floats) -> float:
    """What a seat, its interests noted, expects after an act stands; -1: as things are."""
    case_at, holder = int64(public.case_at), int64(public.holder)
    mover, there, target = -1, OUT, NO_TARGET
    if handles_only(action):
        holder = held_after(action)
    elif action >= 0:
        mover, there, target = step(public, action)
        if handling(action) in (WITH, DROPPED):
            holder, case_at = mover if handling(action) == WITH else UNHELD, there
        elif holder in (mover, target):
            holder = UNHELD
    total, sum_ = VAGUE, 0.0
    for agent in range(AGENTS):
        at = there if agent == mover else int64(public.at[agent])
        if at == OUT or agent == target:
            continue
        steps = _steps(public, agent, at, case_at, holder, notes)
        if steps == 0:
            return notes[INTEREST + agent]
        total += notes[HEAT + steps]
        sum_ += notes[HEAT + steps] * notes[INTEREST + agent]
    return sum_ / total


@rule
def _bias_turn(
    public: Row, mine: Row, actions: Actions, n: int, notes: Floats, out: Floats
) -> None:
    now = _outlook(public, -1, notes)
    widest = 1e-6
    for k in range(n):
        action = int64(actions[k])
        if action < LOT:
            out[k] = _outlook(public, action, notes) - now
            widest = max(widest, out[k])
    for k in range(n):
        action = int64(actions[k])
        if action < LOT:
            out[k] = np.exp(4.0 * max(-1.0, out[k] / widest))
        elif action < SEAL:
            out[k] = _bias_lot(public, mine, action, notes)
        else:
            out[k] = 2.0 if action == SEAL else 1.0


@rule
def _bias_lot(public: Row, mine: Row, action: int, notes: Floats) -> float:
    """Money goes to hot agents on whom it may tell."""
    agent, kind, count = lots(action)
    worth = count * int64(public.values[kind])
    steps = _steps(
        public, agent, int64(public.at[agent]), int64(public.case_at), int64(public.holder), notes
    )
    share = notes[INTEREST + agent] + 1.0 / int64(public.seats)
    return (0.02 + notes[HEAT + steps] * share * (1.0 - share) * 4.0) * (0.2 + 0.08 * worth)


@rule
def _bias_claim(public: Row, seat: int, gain: float, eager: float, n: int, out: Floats) -> None:
    """The least that will do, mostly; nothing where the leader wants the same."""
    turn, named = int64(public.turn), named_highest(public)
    wants = seat == turn or gain > 0.0
    now, after = decider(public, named), decider(public, named | 1 << seat)
    is_served = named > 0 and (now == seat or wants == (now == turn))
    out[0] = 3.0 if is_served else 1.2 - eager
    likely = 1.0
    for k in range(1, n):
        out[k] = likely + 0.01
        likely *= 0.5
    may_equal = named > 0 and lowest_claim(public, seat) == public.claims[public.leader]
    if n > 1 and may_equal and after != seat and wants != (after == turn):
        out[1] = 0.01  # equal sums would hand it to the wrong one (C4-a)
