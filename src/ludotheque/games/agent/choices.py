"""What one may do in Agent, as kind and named parts; and what an action number means."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import field

from ludotheque.core.contract import Choice, Money, Standable, word
from ludotheque.core.errors import IllegalAction, MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import Ref
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.actions import (
    actor_of,
    case_of,
    claim_of,
    drop_by,
    first_step,
    is_case_only,
    lots_of,
    name_sum,
    put_amount,
    put_lot,
    step_of,
    step_with,
    take_with,
)
from ludotheque.games.agent.acts import ways_with_case
from ludotheque.games.agent.contest import deciding_claim
from ludotheque.games.agent.names import agent_of, agents_of, space_of, spaces_of

Agent: TypeAlias = Annotated[str, word("figure")]
Space: TypeAlias = Annotated[str, word("city")]
Case: TypeAlias = Annotated[Literal["leave", "take", "carry", "drop"], word("verb")]
"""What a step does with the case, where that is left open (A9-c)."""


class Move(Choice, tag="move", frozen=True):
    agent: Agent
    from_: Space = field(name="from")
    to: Space
    case: Case | None = None


class Attack(Choice, tag="attack", frozen=True):
    agent: Agent
    from_: Space = field(name="from")
    to: Space
    target: Agent
    case: Case | None = None


class Take(Choice, tag="take", frozen=True):
    agent: Agent


class Drop(Choice, tag="drop", frozen=True):
    agent: Agent


class Put(Choice, tag="put", frozen=True):
    """A lot, or with free lots any sum, for the bribe that is being written."""

    agent: Agent
    sum: Money


class Seal(Choice, tag="seal", frozen=True):
    pass


class End(Choice, tag="end", frozen=True):
    pass


class Let(Choice, tag="let", frozen=True):
    pass


class Protest(Choice, tag="protest", frozen=True):
    pass


class Consent(Choice, tag="consent", frozen=True):
    pass


class Stand(Choice, tag="stand", frozen=True):
    pass


class GiveUp(Choice, tag="give-up", frozen=True):
    pass


class Claim(Choice, tag="claim", frozen=True):
    sum: Money


class Refuse(Choice, tag="refuse", frozen=True):
    pass


class Uphold(Choice, tag="uphold", frozen=True):
    pass


CHOICES: TypeAlias = (
    Move | Attack | Take | Drop | Put | Seal | End | Let | Protest | Consent | Stand | GiveUp
    | Claim | Refuse | Uphold
)  # fmt: skip

ANSWERS: dict[int, Choice] = {
    e.SEAL: Seal(), e.END: End(), e.LET: Let(), e.PROTEST: Protest(), e.CONSENT: Consent(),
    e.STAND: Stand(), e.GIVE_UP: GiveUp(), e.REFUSE: Refuse(), e.UPHOLD: Uphold(),
}  # fmt: skip
_NUMBERS = {choice: action for action, choice in ANSWERS.items()}


def choice(view: Plain, action: int) -> Choice:
    """The parts of an action."""
    public = view.public
    if is_case_only(action):
        agent = agents_of(public)[actor_of(action)]
        return Take(agent) if action < e.DROP else Drop(agent)
    if action < e.LOT:
        return _step(public, action)
    if action < e.SEAL:
        number, kind, count = lots_of(action)
        return Put(agents_of(public)[number], count * public.values[kind] * e.UNIT)
    if e.CLAIM < action < e.REFUSE:
        return Claim(claim_of(action) * e.UNIT)
    return ANSWERS[action]


def standing(view: Plain) -> Standable | None:
    """What was announced may be let pass beforehand, and sums be claimed as far as one likes.

    By whose act it is, by its kind, by the agents it is about; claims also by the contest.
    """
    public = view.public
    if public.phase not in (e.PROTESTING, e.CLAIMING):
        return None
    act = choice(view, public.act)
    agents = [getattr(act, part) for part in ("agent", "target") if hasattr(act, part)]
    about = {"seat": public.turn, "act": str(act.__struct_config__.tag), "agents": agents}
    if public.phase == e.PROTESTING:
        return Standable(["let"], about)
    least = deciding_claim(public, public.asked.bit_length() - 1) * e.UNIT
    about |= {"agents": agents[:1], "contest": public.reveals}  # until the next answers come out
    return Standable(["claim", "give-up"], about, {"sum": least})


def action(view: Plain, choice: Choice) -> int:
    """The number of what the parts mean here; whether it may be done, the rules say."""
    public = view.public
    match choice:
        case Move(agent, here, to, case):
            number = agent_of(public, agent)
            start = first_step(number, space_of(public, to), e.NO_TARGET)
            _want_at(public, number, here, "from", e.OUT_OF_PLAY)
            return _with_case(public, start, case)
        case Attack(agent, here, to, target, case):
            number, enemy = agent_of(public, agent), agent_of(public, target, "target")
            _want_at(public, number, here, "from", e.OUT_OF_PLAY)
            _want_at(public, enemy, to, "to", e.TARGET_OUT)
            return _with_case(public, first_step(number, e.OUT, enemy), case)
        case Take(agent):
            return take_with(agent_of(public, agent))
        case Drop(agent):
            return drop_by(agent_of(public, agent))
        case Put(agent, dollars):
            return lot(public, agent_of(public, agent), hundreds_of(dollars))
        case Claim(dollars):
            hundreds = hundreds_of(dollars)
            if not 1 <= hundreds <= e.UNITS:
                raise IllegalAction(
                    "C2", "agent-refused-no-such-claim", part="sum", action=str(dollars)
                )
            return name_sum(hundreds)
    return _NUMBERS[choice]


def lot(public: Plain, agent: int, hundreds: int) -> int:
    """The action that puts so much on an agent."""
    if public.lots == e.FREE_LOTS:
        if not 1 <= hundreds <= e.UNITS:
            raise IllegalAction("A3", "agent-refused-lot-gone", part="sum", action=_sum(hundreds))
        return put_amount(agent, hundreds)
    values = list(public.values)
    if not hundreds or hundreds not in values:
        raise IllegalAction("A2-a", "agent-refused-no-such-lot", part="sum", action=_sum(hundreds))
    return put_lot(agent, values.index(hundreds))


def hundreds_of(dollars: int) -> int:
    """Dollars as hundreds; whole ones only."""
    if dollars % e.UNIT:
        raise MalformedAction("agent-malformed-sum", part="sum", text=repr(dollars))
    return dollars // e.UNIT


def ways_of(public: Plain, action: int) -> list[Case]:
    """What a step may do with the case; one way is no choice."""
    agent, there, target = step_of(public, action)
    if e.OUT in (public.at[agent], there):
        return ["leave"]  # refused anyway, and it says why
    ways = ways_with_case(public, agent, there, target)
    return [name for way, name in enumerate(_cases(public, agent)) if ways >> way & 1]


def _cases(public: Plain, agent: int) -> tuple[Case, Case, Case]:
    """The words for WITHOUT, WITH and DROPPED."""
    return "leave", "carry" if public.holder == agent else "take", "drop"


def _step(public: Plain, action: int) -> Choice:
    number, there, target = step_of(public, action)
    agents, spaces = agents_of(public), spaces_of(public)
    said = _cases(public, number)[case_of(action)]
    case = None if ways_of(public, action) == [said] else said
    agent, way = agents[number], (spaces[public.at[number]], spaces[there])
    if target == e.NO_TARGET:
        return Move(agent, *way, case)
    return Attack(agent, *way, agents[target], case)


def _want_at(public: Plain, agent: int, space: str, part: str, out: int) -> None:
    """Refuse what puts an agent elsewhere; of one that is out of play, by its own refusal."""
    if space == spaces_of(public)[public.at[agent]]:
        return
    if public.at[agent] == e.OUT:
        raise IllegalAction(*e.REFUSALS[out], action=space)
    space_of(public, space, part)
    raise IllegalAction("A7a", "agent-refused-not-there", part=part, action=space)


def _with_case(public: Plain, first: int, case: Case | None) -> int:
    """The action with its choice, which is said where there are several and only there (A9-c)."""
    ways, words = ways_of(public, first), _cases(public, actor_of(first))
    if case is None and len(ways) > 1:
        held = Ref(f"agent-verb-{ways[1]}")
        drop = "yes" if "drop" in ways else "no"
        raise MalformedAction("agent-malformed-choice", part="case", held=held, drop=drop)
    if case not in (None, *words) or ways == [case]:
        raise IllegalAction(*e.REFUSALS[e.NO_SUCH_CHOICE], action=str(case))
    return step_with(first, words.index(case or ways[0]))


def _sum(hundreds: int) -> str:
    return str(hundreds * e.UNIT)
