"""The map in sentences: what is going on, one's own sheet, the case, the agents, what is proven.

Spaces and agents go by names that can be typed; money by its figures, without separators.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.record import Record
from ludotheque.core.words import say, spoken
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent import notation
from ludotheque.games.agent.acts import acting
from ludotheque.games.agent.names import agent_name, agent_word, space_name, space_word
from ludotheque.games.agent.view import ENDS, dollars, stake_shown


def lines(view: Record, language: str) -> list[str]:
    """The same in sentences, a few short lines, for a screen reader."""
    public = view.public
    told = [*_turn(view, language)]
    if e.PROTESTING <= public.phase <= e.DECIDING:
        told += _act(view, language)
    if view.viewer != SPECTATOR:
        told += _sheet(view, language)
    if public.phase == e.OVER:
        told += _sheets(view, language)
    told += [_case(public, language), *_agents(public, language)]
    if public.phase != e.OVER:
        told += _proven(view, language)
    told += _rest_of_map(public, language)
    return told


def _turn(view: Record, language: str) -> Iterator[str]:
    public, viewer = view.public, int(view.viewer)
    if public.phase == e.OPENING:
        yield say(language, "agent-plain-opening")
    elif public.phase == e.DRAWING:
        yield say(language, "agent-ask-drawing")
    elif public.phase < e.OVER:
        message = "agent-plain-your-turn" if public.turn == viewer else "agent-plain-turn"
        numbers = {"round": int(public.rounds) + 1, "seat": int(public.turn) + 1}
        yield say(language, message, **numbers)
    elif public.cause == e.WON:
        message = "agent-plain-you-won" if public.winner == viewer else ENDS[e.WON]
        agent = agent_word(public, int(public.holder))
        yield say(language, message, seat=int(public.winner) + 1, agent=agent)
    else:
        yield say(language, ENDS[e.DRAWN])


def _act(view: Record, language: str) -> Iterator[str]:
    """What was announced, who protests, and how the contest stands."""
    public, viewer = view.public, int(view.viewer)
    message = "agent-plain-you-announce" if public.turn == viewer else "agent-plain-announces"
    yield say(language, message, seat=int(public.turn) + 1, act=_typed(view, language))
    if public.phase == e.ANSWERING:
        yield say(language, "agent-plain-protests", seats=_seats(view, public.protests, language))
    if public.phase >= e.CLAIMING:
        claims = [
            say(
                language,
                "agent-plain-claim-you" if seat == viewer else "agent-plain-claim",
                seat=seat + 1,
                dollars=str(dollars(public.claims[seat])),
            )
            for seat in range(public.seats)
            if public.claims[seat]
        ]
        said = ", ".join(claims) or say(language, "agent-plain-no-claims")
        agent = agent_word(public, acting(public))
        yield say(language, "agent-plain-contest", agent=agent, claims=said)
        if public.leader != e.NOBODY:
            leader = _seats(view, 1 << int(public.leader), language)
            yield say(language, "agent-plain-leader", seats=leader)
        if public.given_up:
            gone = _seats(view, public.given_up, language)
            yield say(language, "agent-plain-given-up", seats=gone)


def _typed(view: Record, language: str) -> str:
    """The act as it is typed, its names in the reader's language."""
    public = view.public
    said = {agent_name(public, a): agent_word(public, a) for a in range(public.agents)}
    said |= {space_name(public, s): space_word(public, s) for s in range(public.spaces)}
    words = notation.format(view, int(public.act)).split()
    return " ".join(spoken(language, said.get(word, word)) for word in words)


def _sheet(view: Record, language: str) -> Iterator[str]:
    """The viewer's stakes, what is being written, and the lots left."""
    public, mine = view.public, view.mine
    fees = public.fees[view.viewer]
    stakes = [int(mine.spent[a]) - e.FEE * int(fees[a]) for a in range(public.agents)]
    yield say(language, "agent-plain-stakes", stakes=_stakes(public, stakes, language))
    draft = [
        sum(int(mine.draft[agent, k]) * int(public.values[k]) for k in range(e.KINDS))
        for agent in range(public.agents)
    ]
    if any(draft):
        yield say(language, "agent-plain-draft", stakes=_stakes(public, draft, language))
    lots = [
        say(language, "agent-plain-lots", n=int(n), dollars=str(dollars(value)))
        for n, value in zip(mine.left, public.values, strict=True)
        if n
    ]
    left = ", ".join(lots) or say(language, "agent-word-nothing")
    yield say(language, "agent-plain-left", lots=left)


def _case(public: Record, language: str) -> str:
    space = space_word(public, int(public.case_at))
    if public.holder == e.UNHELD:
        return say(language, "agent-plain-case-lies", space=space)
    holder = agent_word(public, int(public.holder))
    return say(language, "agent-plain-case-held", agent=holder, space=space)


def _agents(public: Record, language: str) -> Iterator[str]:
    """Space by space who stands there and where one can go; and who is out."""
    for space in range(public.spaces):
        here = _names_at(public, space, language)
        if here:
            ways = [o for o in range(public.spaces) if int(public.neighbours[space]) >> o & 1]
            yield say(
                language,
                "agent-plain-space",
                space=space_word(public, space),
                agents=", ".join(here),
                roads=_spaces(public, ways, language),
            )
    gone = _names_at(public, e.OUT, language)
    if gone:
        yield say(language, "agent-plain-exiled", agents=", ".join(gone))


def _proven(view: Record, language: str) -> Iterator[str]:
    """What claims, attacks and exiles have shown of each seat."""
    public, viewer = view.public, int(view.viewer)
    for seat in sorted(range(public.seats), key=lambda seat: seat != viewer):
        stakes = [stake_shown(public, seat, agent) for agent in range(public.agents)]
        if any(stakes):
            message = "agent-plain-proven-you" if seat == viewer else "agent-plain-proven"
            said = _stakes(public, stakes, language)
            yield say(language, message, seat=seat + 1, stakes=said)


def _sheets(view: Record, language: str) -> Iterator[str]:
    """The others' stakes, laid open at the end (A12)."""
    public = view.public
    for seat in range(public.seats):
        if seat != view.viewer:
            stakes = [stake_shown(public, seat, agent) for agent in range(public.agents)]
            said = _stakes(public, stakes, language)
            yield say(language, "agent-plain-sheet", seat=seat + 1, stakes=said)


def _rest_of_map(public: Record, language: str) -> Iterator[str]:
    capitals = {int(public.nation[a]): int(public.home[a]) for a in range(public.agents)}
    named = [
        f"{say(language, f'agent-colour-{e.COLOURS[nation]}')} {_spaces(public, [home], language)}"
        for nation, home in capitals.items()
    ]
    yield say(language, "agent-plain-capitals", capitals=", ".join(named))
    standing = {int(space) for space in public.at[: public.agents]}
    empty = [space for space in range(public.spaces) if space not in standing]
    if empty:
        yield say(language, "agent-plain-empty", spaces=_spaces(public, empty, language))


def _names_at(public: Record, space: int, language: str) -> list[str]:
    """Who stands in a space; the one who holds the case is told so."""
    names = []
    for agent in range(public.agents):
        if public.at[agent] == space:
            name = spoken(language, agent_word(public, agent))
            is_holder = public.holder == agent
            names.append(say(language, "agent-plain-holder", agent=name) if is_holder else name)
    return names


def _stakes(public: Record, hundreds: list[int], language: str) -> str:
    stakes = [
        say(
            language,
            "agent-plain-stake",
            dollars=str(dollars(stake)),
            agent=agent_word(public, agent),
        )
        for agent, stake in enumerate(hundreds)
        if stake
    ]
    return ", ".join(stakes) or say(language, "agent-word-nothing")


def _spaces(public: Record, spaces: Iterable[int], language: str) -> str:
    return ", ".join(spoken(language, space_word(public, space)) for space in spaces)


def _seats(view: Record, mask: int, language: str) -> str:
    return ", ".join(
        say(
            language, "agent-plain-you" if seat == view.viewer else "agent-word-seat", seat=seat + 1
        )
        for seat in range(e.SEATS)
        if int(mask) >> seat & 1
    )
