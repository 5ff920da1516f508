"""Agent: equipment, start, play, end. Paragraphs as in the rulebook; money in hundreds of dollars.

Actions, whose names are in `equipment`:
0-1151     move: 3 x (32 x agent + space) + what becomes of the case: 0 left, 1 held, 2 let go there
1152-1583  attack: 1152 + 3 x (12 x agent + target) + the same
1584-1607  take the case, + agent; let it go, + 12 + agent
1608-1679  put a lot on an agent: 1608 + 6 x agent + kind of lot
1680-2879  with free lots, put an amount on an agent: 1680 + 100 x agent + hundreds - 1
2880-2881  seal the bribe; end the turn
2882-2885  let it pass, protest; consent, stand by it
2886-2986  give up; claim: 2886 + hundreds
2987-2988  refuse the act, uphold it
Chance: the seat that begins.

A bribe is drafted in `private`: lots, never descending, or amounts, each on a higher agent; then
the seal. Nothing public changes before it. Whoever has put a first lot on his turn is bound, in
secret, to seal a bribe, which he always can; a table takes lots and seal as one command, so
nobody waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.bits import int64, mix
from ludotheque.core.calls import CHANCE_BIT, SPECTATOR
from ludotheque.core.jit import rule
from ludotheque.core.returns import share
from ludotheque.core.rows import Actions, Row, Rows, Weights
from ludotheque.games.agent import maps
from ludotheque.games.agent.actions import answer, claim_action, claimed
from ludotheque.games.agent.acts import (
    list_acts,
    list_bribes,
    refuse_act,
    refuse_bribe,
    stake_on,
)
from ludotheque.games.agent.bribes import date_bribe, put, seal
from ludotheque.games.agent.contest import ask, contest, highest_claim, lowest_claim, release
from ludotheque.games.agent.equipment import (
    ABOVE_STAKE,
    ACTIONS,
    AGENTS,
    ANSWERING,
    ASKED_ANSWER,
    ASKED_CLAIM,
    ASKED_OPENING,
    ASKED_PROTEST,
    ASKED_VERDICT,
    CLAIMING,
    CONSENT,
    DRAWING,
    END,
    FEWEST_SEATS,
    FINISH_BRIBE,
    FREE_LOTS,
    GIVE_UP,
    KINDS,
    LET,
    LOSES_TURN,
    LOT,
    NO_PASSING,
    NOBODY,
    NOT_HIGHER,
    NOT_NOW,
    OK,
    OPENING,
    OVER,
    PROTEST,
    PROTESTING,
    REFUSALS,
    REFUSE,
    SEAL,
    SEATS,
    STAND,
    TIED,
    TURN,
    UNHELD,
    UPHOLD,
    WON,
    Private,
    Public,
)
from ludotheque.games.agent.resample import resample
from ludotheque.games.agent.turns import (
    announce,
    close,
    go_on,
    is_extra,
    is_home,
    next_turn,
    stand,
    take_back,
)

__all__ = [
    "ACTIONS", "FEWEST_SEATS", "MAX_CHANCE", "MAX_LEGAL", "REFUSALS", "SEATS", "VERSION",
    "Private", "Public", "apply", "chance", "legal", "neutral", "new", "refusal", "resample",
    "returns", "sees_draw", "to_act",
]  # fmt: skip

VERSION = 2
MAX_LEGAL = ACTIONS
MAX_CHANCE = SEATS


# Start


def new(states: Rows, options: Mapping[str, int], seats: int) -> None:
    """The agents at home, the case in the centre (A1), every sheet whole (A2)."""
    public = states[0].public
    for name, value in options.items():
        setattr(public, name, value)
    maps.lay_out(public)
    if public.lots == FREE_LOTS:  # any multiple of 100: a sheet of hundreds
        total = int(public.values.astype(int) @ public.counts.astype(int))
        public.values = [1, 0, 0, 0, 0, 0]
        public.counts = [total, 0, 0, 0, 0, 0]
    public.case_at = public.centre
    public.holder = UNHELD
    public.leader = public.opener = public.winner = NOBODY
    public.seats = seats
    public.asked = (1 << seats) - 1
    for seat in range(seats):
        states[0].private[seat].left = public.counts


# Play


@rule
def to_act(public: Row) -> int:
    return int64(public.asked)


@rule
def legal(public: Row, mine: Row, seat: int, out: Actions) -> int:
    phase, n = int64(public.phase), 0
    if phase in (OPENING, TURN):
        is_free = phase == TURN and not mine.last
        if is_free:
            n = list_acts(public, mine, seat, out)
        n = list_bribes(public, mine, out, n)
        if not is_free:
            out[n] = SEAL  # all, some or none (A3); a draft can always be sealed
            return n + 1
        if public.refusals:  # no passing before (A7-b): an agent in play can always step
            out[n] = END
            n += 1
        return n
    if phase == CLAIMING:
        out[0] = GIVE_UP
        n = 1
        for hundreds in range(lowest_claim(public, seat), highest_claim(public, mine, seat) + 1):
            out[n] = claim_action(hundreds)
            n += 1
        return n
    first = LET if phase == PROTESTING else CONSENT if phase == ANSWERING else REFUSE
    out[0], out[1] = first, first + 1
    return 2


@rule
def refusal(public: Row, mine: Row, seat: int, action: int) -> int:
    phase = int64(public.phase)
    is_bribe = LOT <= action <= SEAL
    if phase == OPENING:
        return refuse_bribe(public, mine, action) if is_bribe else ASKED_OPENING
    if phase == TURN:
        if is_bribe:
            return refuse_bribe(public, mine, action)
        if mine.last:
            return FINISH_BRIBE
        if action < LOT:
            return refuse_act(public, mine, seat, action)
        if action == END:
            return OK if public.refusals else NO_PASSING
        return NOT_NOW
    if phase == CLAIMING:
        if not GIVE_UP <= action < REFUSE:
            return ASKED_CLAIM
        if action == GIVE_UP:
            return OK
        if claimed(action) > highest_claim(public, mine, seat):
            return ABOVE_STAKE
        return OK if claimed(action) >= lowest_claim(public, seat) else NOT_HIGHER
    if phase == PROTESTING:
        return OK if LET <= action <= PROTEST else ASKED_PROTEST
    if phase == ANSWERING:
        return OK if CONSENT <= action <= STAND else ASKED_ANSWER
    return OK if REFUSE <= action <= UPHOLD else ASKED_VERDICT


@rule
def chance(state: Row, weights: Weights) -> int:
    """The first player is drawn by lot (A4)."""
    for seat in range(int64(state.public.seats)):
        weights[seat] = 1
    return int64(state.public.seats)


@rule
def apply(state: Row, seat: int, action: int) -> None:
    public = state.public
    phase = int64(public.phase)
    if phase == DRAWING:
        public.trail = mix(public.trail, action)
        public.first = action
        public.turn = action
        ask(public, TURN, 1 << action)
        return
    mine = state.private[seat]
    mine.trail = mix(mine.trail, action)
    if LOT <= action < SEAL:
        put(mine, action)
        return
    if phase == OPENING:
        seal(public, mine, action)
        left = int64(public.asked) & ~(1 << seat)
        ask(public, OPENING if left else DRAWING, left if left else CHANCE_BIT)
        return
    if phase == PROTESTING:
        mine.answer = answer(action)
        public.asked = int64(public.asked) & ~(1 << seat)
        if public.asked:
            return
        stands = release(state)
        ends = stands
    else:
        public.trail = mix(public.trail, action)
        stands, ends = False, False
        if phase == TURN:
            ends = action in (SEAL, END)
            if ends:
                seal(public, mine, action)
                if action == SEAL:
                    date_bribe(public, seat)
            else:
                announce(public, seat, action)
        elif phase == CLAIMING:
            contest(public, seat, action)
        elif action == STAND:
            ask(public, CLAIMING, 1 << int64(public.opener))
        elif action == UPHOLD:
            if public.failed_protest == LOSES_TURN and seat != public.opener:
                public.owing |= 1 << int64(public.opener)
            stands, ends = True, True
        else:
            ends = take_back(public)
    if stands:
        stand(state)
        if is_extra(public) and not is_home(public, int64(public.holder)):
            go_on(public)
            return
    if ends and (is_home(public, int64(public.holder)) or next_turn(public)):
        _finish(state)


def sees_draw(public: Row) -> int:
    """Everyone sees who begins."""
    return 1 << SPECTATOR


def neutral(view: Row) -> dict[tuple[int, ...], int]:
    """What a seat that is asked and does not answer in time has done (C7), by the phase alone.

    Ending a turn first thing is what A7-b forbids to players: the clock alone may do it, and a
    draft begun is struck out.
    """
    phase = view.public.phase
    if phase == OPENING:
        return {(END if view.mine.last else SEAL,): 1}
    answers = {TURN: END, PROTESTING: LET, ANSWERING: STAND, CLAIMING: GIVE_UP}
    return {(answers.get(int(phase), UPHOLD),): 1}


# End


@rule
def returns(state: Row, out: Any) -> None:
    public = state.public
    share(1 << int64(public.winner) if public.cause == WON else 0, int64(public.seats), out)


@rule
def _finish(state: Row) -> None:
    """All sheets are laid open (A12); it is won if an agent is at home with the case."""
    public = state.public
    holder = int64(public.holder)
    public.cause = TIED
    if is_home(public, holder):
        public.cause = WON
        public.winner = _winner(state, holder)
    public.reveals += 1
    close(public)
    for seat in range(int64(public.seats)):
        mine = state.private[seat]
        for agent in range(AGENTS):
            public.proven[seat, agent] = mine.spent[agent]
            for kind in range(KINDS):
                count = int64(mine.lots[agent, kind])
                public.sheets[seat, agent, kind] = count
                public.trail = mix(public.trail, count)
    ask(public, OVER, 0)


@rule
def _winner(state: Row, agent: int) -> int:
    """The highest stake on the agent; if it is shared, whoever brought him home (A12)."""
    public = state.public
    best, winner = -1, NOBODY
    for seat in range(int64(public.seats)):
        stake = stake_on(public, state.private[seat], seat, agent)
        if stake > best:
            best, winner = stake, seat
        elif stake == best:
            winner = int64(public.turn)
    return winner
