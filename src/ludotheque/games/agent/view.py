"""A view of Agent as people's data: names and message ids, no sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.record import Record
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent import maps, notation
from ludotheque.games.agent.acts import acting
from ludotheque.games.agent.names import (
    agent_name,
    agent_word,
    board_of,
    space_name,
    space_word,
)
from ludotheque.games.agent.notation import step_of
from ludotheque.games.agent.options import OPTIONS

Told = tuple[str, dict[str, Any]]

ASKS = (
    "agent-ask-opening",
    "agent-ask-drawing",
    "agent-ask-turn",
    "agent-ask-protest",
    "agent-ask-answer",
    "agent-ask-claim",
    "agent-ask-verdict",
    "agent-over",
)
ENDS = ("", "agent-end-won", "agent-end-drawn")
HELD, UNHELD_HERE, UNHELD_THERE, OF_TARGET = range(4)
CHOICES = (  # by where the case is, and by what becomes of it
    ("agent-log-choice-left", "agent-log-choice-carried", "agent-log-choice-set-down"),
    (
        "agent-log-choice-not-taken-along",
        "agent-log-choice-taken-along",
        "agent-log-choice-set-down",
    ),
    ("agent-log-choice-beside", "agent-log-choice-on"),
    ("agent-log-choice-let-lie", "agent-log-choice-captured"),
)


def describe(view: Record) -> dict[str, Any]:
    """The map and who stands where, what is asked, what is shown, and one's own sheet."""
    public = view.public
    is_pending = e.PROTESTING <= public.phase <= e.DECIDING
    return {
        "map": _describe_map(public),
        "agents": [_describe_agent(public, agent) for agent in range(public.agents)],
        "case": {
            "space": space_name(public, int(public.case_at)),
            "holder": _agent_or_none(public, int(public.holder)),
        },
        "seats": int(public.seats),
        "turn": int(public.turn) if public.phase > e.DRAWING else None,
        "round": int(public.rounds) + 1,
        "asked": _seats(int(public.asked) & 63),
        "ask": ask(view),
        "ask_details": {"agent": agent_name(public, acting(public))}
        if public.phase == e.CLAIMING
        else {},
        "act": notation.format(view, int(public.act)) if is_pending else None,
        "contested": agent_name(public, acting(public)) if is_pending else None,
        "protests": _seats(int(public.protests)),
        "leader": int(public.leader) if public.leader != e.NOBODY else None,
        "claims": [dollars(claim) for claim in public.claims[: public.seats]],
        "given_up": _seats(int(public.given_up)),
        "owing": _seats(int(public.owing)),
        "bribes": [int(n) for n in public.bribes[: public.seats]],
        "fees": [
            [dollars(e.FEE * int(paid)) for paid in public.fees[seat, : public.agents]]
            for seat in range(public.seats)
        ],
        "proven": _shown(public),
        "sheet": None if view.viewer == SPECTATOR else _describe_sheet(view),
        "sheets": _shown(public) if public.phase == e.OVER else None,
        "winner": int(public.winner) if public.cause == e.WON else None,
        "end": ENDS[public.cause] or None,
        "options": OPTIONS.decode(public),
    }


def ask(view: Record) -> str:
    """What the asked are asked, as a message id; one about a draft only to its writer."""
    public = view.public
    if view.viewer != SPECTATOR and view.mine.last:
        return "agent-ask-draft"
    if public.phase == e.TURN and public.refusals:
        return "agent-ask-turn-again"
    if public.phase == e.TURN and public.has_handled:
        return "agent-ask-turn-handled"
    return ASKS[public.phase]


def tell(before: Record, after: Record) -> list[Told]:
    """What the viewer saw happen between two of his views: one step, or a bribe as one."""
    old, new = before.public, after.public
    if old.phase == e.OPENING:
        return list(_tell_opening(before, after))
    if old.phase == e.DRAWING:
        return [_first(new)]
    if old.trail == new.trail and old.asked == new.asked:
        return []  # a lot put on a draft
    told = list(_tell_step(before, after))
    if _is_done(old, new):
        told += _tell_outcome(old, new)
    if new.phase == e.OVER or (old.turn, old.rounds) != (new.turn, new.rounds):
        told += _tell_turns(old, new)
    return told


def dollars(hundreds: Any) -> int:
    """Money as people count it."""
    return int(hundreds) * e.UNIT


def _tell_opening(before: Record, after: Record) -> Iterator[Told]:
    old, new = before.public, after.public
    sealed = int(old.asked) & ~int(new.asked) & 63
    yield from _tell_lots(before, after)
    for seat in _seats(sealed):
        yield "agent-log-sealed", {"seat": seat + 1}
    if new.phase > e.DRAWING:
        yield _first(new)


def _tell_step(before: Record, after: Record) -> Iterator[Told]:
    """What was said or answered."""
    old, new = before.public, after.public
    asked = _seats(int(old.asked))
    who = {"seat": asked[0] + 1}
    if old.phase == e.TURN:
        if new.phase == e.PROTESTING:
            yield from _tell_act(new, who)
        elif new.bribes[asked[0]] > old.bribes[asked[0]]:
            yield "agent-log-bribe", who
            yield from _tell_lots(before, after)
        else:
            yield "agent-log-end", who
    elif old.phase == e.PROTESTING:
        if new.phase == e.PROTESTING:
            for seat in _seats(int(old.asked) & ~int(new.asked)):
                yield "agent-log-answered", {"seat": seat + 1}
        elif new.phase == e.ANSWERING:
            seats = ", ".join(str(seat + 1) for seat in _seats(int(new.protests)))
            yield "agent-log-protests", {"seats": seats}
        else:
            yield "agent-log-nobody-protests", {}
    elif old.phase == e.ANSWERING:
        is_contest = new.phase == e.CLAIMING
        message = "agent-log-stands-by" if is_contest else "agent-log-consents"
        yield message, {**who, "agent": agent_word(old, acting(old))}
    elif old.phase == e.CLAIMING:
        claim = int(new.claims[asked[0]])
        if claim != old.claims[asked[0]]:
            agent = agent_word(old, acting(old))
            yield "agent-log-claims", {**who, "dollars": dollars(claim), "agent": agent}
        else:
            yield "agent-log-gives-up", who
        if new.phase == e.DECIDING:
            yield "agent-log-decides", {"seat": _seats(int(new.asked))[0] + 1}
    else:
        yield "agent-log-upholds" if _is_done(old, new) else "agent-log-refuses", who


def _tell_act(public: Record, who: dict[str, Any]) -> Iterator[Told]:
    action = int(public.act)
    agent = acting(public)
    words = {**who, "agent": agent_word(public, agent)}
    here = int(public.at[agent])
    if action >= e.TAKE:
        message = "agent-log-take" if action < e.DROP else "agent-log-drop"
        yield message, {**words, "to": space_word(public, here)}
        return
    _, there, target = step_of(public, action)
    words["to"] = space_word(public, there)
    if target == e.NO_TARGET:
        yield "agent-log-move", {**words, "from": space_word(public, here)}
    else:
        yield "agent-log-attack", {**words, "target": agent_word(public, target)}
    where = _case_from(public, agent, there, target)
    if where is not None:
        yield CHOICES[where][action % 3], {}


def _case_from(public: Record, agent: int, there: int, target: int) -> int | None:
    """Which part the case has in a step, if any (A9-c)."""
    if public.holder == agent:
        return HELD
    if public.holder == target:
        return OF_TARGET
    if public.holder != e.UNHELD:
        return None
    if public.case_at == public.at[agent] and public.case_handling != e.BY_TURN:
        return UNHELD_HERE
    return UNHELD_THERE if public.case_at == there else None


def _tell_outcome(old: Record, new: Record) -> Iterator[Told]:
    """What an act that stands has changed beyond itself."""
    for agent in range(new.agents):
        if new.at[agent] == e.OUT != old.at[agent]:
            name = agent_word(new, agent)
            yield "agent-log-exile", {"agent": name}
            for seat in range(new.seats):
                shown = dollars(stake_shown(new, seat, agent))
                yield "agent-log-stake", {"seat": seat + 1, "dollars": shown, "agent": name}
        if new.fees[old.turn, agent] > old.fees[old.turn, agent]:
            yield "agent-log-fee", {"seat": int(old.turn) + 1, "agent": agent_word(new, agent)}
    for seat in _seats(int(new.owing) & ~int(old.owing)):
        yield "agent-log-loses-turn", {"seat": seat + 1}


def _tell_turns(old: Record, new: Record) -> Iterator[Told]:
    """Turns lost on the way to the next; or the end."""
    if new.phase != e.OVER:
        seat = (int(old.turn) + 1) % int(new.seats)
        while seat != new.turn:
            yield "agent-log-lost-turn", {"seat": seat + 1}
            seat = (seat + 1) % int(new.seats)
        return
    words: dict[str, Any] = {}
    if new.cause == e.WON:
        words = {"seat": int(new.winner) + 1, "agent": agent_word(new, int(new.holder))}
        yield "agent-log-home", {"agent": words["agent"]}
    for seat in range(new.seats):
        for agent in range(new.agents):
            shown = stake_shown(new, seat, agent)
            if shown:
                name = agent_word(new, agent)
                yield (
                    "agent-log-stake",
                    {"seat": seat + 1, "dollars": dollars(shown), "agent": name},
                )
    yield ENDS[new.cause], words


def _tell_lots(before: Record, after: Record) -> Iterator[Told]:
    """One's own bribe, which nobody else is told."""
    if after.viewer == SPECTATOR:
        return
    for agent in range(after.public.agents):
        more = int(after.mine.spent[agent]) - int(before.mine.spent[agent])
        if more:
            name = agent_word(after.public, agent)
            yield "agent-log-put", {"dollars": dollars(more), "agent": name}


def _first(public: Record) -> Told:
    return "agent-log-first", {"seat": int(public.first) + 1}


def _is_done(old: Record, new: Record) -> bool:
    """Whether an act stood: each leaves a trace on the board."""
    return old.phase > e.TURN and (bytes(old.at), old.case_at, old.holder) != (
        bytes(new.at),
        new.case_at,
        new.holder,
    )


def stake_shown(public: Record, seat: int, agent: int) -> int:
    """What is proven of a stake: exact for exiles, and for all when it is over."""
    fees = e.FEE * int(public.fees[seat, agent])
    return max(0, int(public.proven[seat, agent]) - fees)


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(e.SEATS) if mask >> seat & 1]


def _agent_or_none(public: Record, agent: int) -> str | None:
    return agent_name(public, agent) if agent < e.AGENTS else None


def _shown(public: Record) -> list[list[int]]:
    """The stakes that are proven, by seat and agent."""
    return [
        [dollars(stake_shown(public, seat, agent)) for agent in range(public.agents)]
        for seat in range(public.seats)
    ]


def _describe_map(public: Record) -> dict[str, Any]:
    board = board_of(public)
    homes = {int(public.home[a]): e.COLOURS[public.nation[a]] for a in range(public.agents)}
    return {
        "name": maps.name_of(int(public.map)),
        "centre": space_name(public, int(public.centre)),
        "spaces": [
            {
                "name": space_name(public, space),
                "word": space_word(public, space),
                "x": board.drawn_at[space][0],
                "y": board.drawn_at[space][1],
                "capital": homes.get(space),
                "roads": [
                    space_name(public, other)
                    for other in range(public.spaces)
                    if int(public.neighbours[space]) >> other & 1
                ],
            }
            for space in range(public.spaces)
        ],
    }


def _describe_agent(public: Record, agent: int) -> dict[str, Any]:
    is_out = public.at[agent] == e.OUT
    return {
        "name": agent_name(public, agent),
        "word": agent_word(public, agent),
        "nation": e.COLOURS[public.nation[agent]],
        "space": None if is_out else space_name(public, int(public.at[agent])),
    }


def _describe_sheet(view: Record) -> dict[str, Any]:
    """One's own money: stakes by agent, lots left, and the draft."""
    public, mine = view.public, view.mine
    seat = int(view.viewer)
    spent = [int(n) for n in mine.spent[: public.agents]]
    values = [int(value) for value in public.values]
    return {
        "stakes": [
            dollars(spent[agent] - e.FEE * int(public.fees[seat, agent]))
            for agent in range(public.agents)
        ],
        "lots": [
            [dollars(values[k]) for k in range(e.KINDS) for _ in range(mine.lots[agent, k])]
            for agent in range(public.agents)
        ],
        "draft": [
            [dollars(values[k]) for k in range(e.KINDS) for _ in range(mine.draft[agent, k])]
            for agent in range(public.agents)
        ],
        "left": {str(dollars(values[k])): int(mine.left[k]) for k in range(e.KINDS) if values[k]},
    }
