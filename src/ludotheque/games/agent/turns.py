"""How an act is announced, stands or is taken back, and how the turn goes on (A7, A9, A4)."""

from __future__ import annotations

from ludotheque.core.bits import int64, mix
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.agent.actions import (
    act,
    actor,
    attacks,
    handles_only,
    handling,
    held_after,
    step,
)
from ludotheque.games.agent.acts import stake_on
from ludotheque.games.agent.bribes import prove
from ludotheque.games.agent.contest import ask
from ludotheque.games.agent.equipment import (
    EXTRA,
    FEE,
    MOST_TAKE_BACKS,
    NO_TARGET,
    NOBODY,
    OUT,
    PROTESTING,
    SEATS,
    TURN,
    UNHELD,
    WITH,
    WITHOUT,
)

MOST_ROUNDS = 65535


@rule
def announce(public: Row, seat: int, action: int) -> None:
    """Say what one does, the case included (A9-b); everyone else is asked at once (C1)."""
    public.act = action
    if public.case_handling == EXTRA and handles_only(action):
        public.has_handled = 1  # once a turn, also if it is taken back (A9-d)
    if attacks(action):  # it shows 500, and nothing else (A7b-b)
        prove(public, seat, actor(action), int64(FEE))
    ask(public, PROTESTING, ((1 << int64(public.seats)) - 1) & ~(1 << seat))


@rule
def stand(state: Row) -> None:
    """The act is done."""
    public = state.public
    action, turn = int64(public.act), int64(public.turn)
    if handles_only(action):
        public.holder = held_after(action)
        return
    agent, there, target = step(public, action)
    if target != NO_TARGET:
        if public.holder == target:
            public.holder = UNHELD
        _exile(state, target)
        public.fees[turn, agent] += 1  # the mover pays, whoever decided (A7b-b)
    _step(public, agent, there, handling(action))


@rule
def _step(public: Row, agent: int, there: int, choice: int) -> None:
    """The agent goes there; the case comes, stays or changes hands as was said (A9-c)."""
    is_here = public.case_at == public.at[agent]
    public.at[agent] = there
    if choice == WITHOUT:
        if public.holder == agent:
            public.holder = UNHELD
        return
    if is_here:
        public.case_at = there
    public.holder = agent if choice == WITH else UNHELD


@rule
def _exile(state: Row, target: int) -> None:
    """Out for good; every stake on him is made public (A7b)."""
    public = state.public
    public.at[target] = OUT
    public.reveals += 1
    for seat in range(int64(public.seats)):
        stake = stake_on(public, state.private[seat], seat, target)
        public.trail = mix(public.trail, stake)
        prove(public, seat, target, stake)


@rule
def take_back(public: Row) -> bool:
    """Undone whole (A9-b); whether it was the last of the turn (A7-a)."""
    if not is_extra(public):
        public.refused[int64(public.refusals)] = act(int64(public.act))
        public.refusals += 1
    go_on(public)
    return public.refusals == public.take_backs


@inlined
def is_extra(public: Row) -> bool:
    """Whether the act is one about the case beside that of the turn (A9-d)."""
    return public.has_handled != 0 and handles_only(int64(public.act))


@rule
def go_on(public: Row) -> None:
    """The mover is asked for an act again."""
    close(public)
    ask(public, TURN, 1 << int64(public.turn))


@rule
def next_turn(public: Row) -> bool:
    """The turn goes clockwise (A4); whether instead the last round is over (A12-a)."""
    close(public)
    public.refusals = 0
    public.has_handled = 0
    for k in range(MOST_TAKE_BACKS):
        public.refused[k] = 0
    turn, seats = int64(public.turn), int64(public.seats)
    while True:
        turn = (turn + 1) % seats
        if turn == public.first and public.rounds < MOST_ROUNDS:
            public.rounds += 1
            if public.rounds == public.round_limit:
                return True
        if not public.owing >> turn & 1:
            break
        public.owing ^= 1 << turn  # a lost turn counts as a turn
    public.turn = turn
    ask(public, TURN, 1 << turn)
    return False


@inlined
def is_home(public: Row, agent: int) -> bool:
    """Whether an agent, who may be nobody, is on his own capital."""
    return agent != UNHELD and public.at[agent] == public.home[agent]


@rule
def close(public: Row) -> None:
    """Clear what belonged to one act."""
    public.act = 0
    public.protests = 0
    public.given_up = 0
    public.opener = NOBODY
    public.leader = NOBODY
    for seat in range(SEATS):
        public.claims[seat] = 0
