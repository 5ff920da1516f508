"""The map in sentences: what is going on, one's own sheet, the case, the agents, what is proven.

Spaces and agents go by names that can be typed; money by its figures, without separators.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.actions import actor_of
from ludotheque.games.agent.facts import Lot, Tied, Won, announced, seats_of, stake_shown
from ludotheque.games.agent.names import agents_of, spaces_of
from ludotheque.games.agent.view import PENDING, claims_open_to, stakes_of


def lines(view: Plain, speaker: Speaker) -> list[str]:
    """The same in sentences, a few short lines, for a screen reader."""
    public = view.public
    told = [state_of(view, speaker)]
    if public.phase in PENDING:
        told += _act(view, speaker)
    if view.viewer != SPECTATOR:
        told += _sheet(view, speaker)
    if public.phase == e.OVER:
        told += _sheets(view, speaker)
    told += [_case(public, speaker), *_agents(public, speaker)]
    if public.phase != e.OVER:
        told += _proven(view, speaker)
    told += _rest_of_map(public, speaker)
    return told


def drafted(view: Plain) -> list[int]:
    """What the viewer has written down by agent and not yet sealed, in hundreds."""
    rows, values = view.mine.draft[: view.public.agents], view.public.values
    return [sum(n * value for n, value in zip(row, values, strict=True)) for row in rows]


def state_of(view: Plain, speaker: Speaker) -> str:
    """Whose turn of which round it is, before that what is written, after it how it ended."""
    public, language = view.public, speaker.language
    if public.phase <= e.DRAWING:
        return say(language, "agent-plain-opening")
    if public.phase == e.OVER:
        is_won = public.cause == e.WON
        end = Won(public.winner, agents_of(public)[public.holder]) if is_won else Tied()
        return speaker.say(end)
    return speaker.tell("agent-plain-turn", public.turn, round=public.rounds + 1)


def _act(view: Plain, speaker: Speaker) -> Iterator[str]:
    """What was announced, who protests, and how the contest stands."""
    public, language = view.public, speaker.language
    yield speaker.say(announced(public))
    if public.phase == e.ANSWERING:
        yield say(language, "agent-plain-protests", seats=_seats(public.protests, speaker))
    if public.phase >= e.CLAIMING:
        yield from contest_lines(view, speaker)


def contest_lines(view: Plain, speaker: Speaker) -> Iterator[str]:
    """What was claimed, who leads, who has given up, and what the viewer may claim."""
    public, language = view.public, speaker.language
    claims = [
        speaker.tell("agent-plain-claim", seat, dollars=str(public.claims[seat] * e.UNIT))
        for seat in range(public.seats)
        if public.claims[seat]
    ]
    said = ", ".join(claims) or say(language, "agent-plain-no-claims")
    agent = speaker.word("figure", agents_of(public)[actor_of(public.act)])
    yield say(language, "agent-plain-contest", agent=agent, claims=said)
    if public.leader != e.NOBODY:
        yield say(language, "agent-plain-leader", seats=_seats(1 << public.leader, speaker))
    if public.given_up:
        yield say(language, "agent-plain-given-up", seats=_seats(public.given_up, speaker))
    if sums := claims_open_to(view):
        least, most = str(sums[0] * e.UNIT), str(sums[-1] * e.UNIT)
        yield say(language, "agent-contest-may", least=least, most=most)


def _sheet(view: Plain, speaker: Speaker) -> Iterator[str]:
    """The viewer's stakes, what is being written, and the lots left."""
    public, language, more = view.public, speaker.language, drafted(view)
    stakes = _stakes(public, stakes_of(view), speaker)
    yield say(language, "agent-plain-stakes", stakes=stakes)
    if any(more):
        yield say(language, "agent-plain-draft", stakes=_stakes(public, more, speaker))
    lots = [
        say(language, "agent-plain-lots", n=n, dollars=str(value * e.UNIT))
        for n, value in zip(view.mine.left, public.values, strict=True)
        if n
    ]
    left = ", ".join(lots) or say(language, "agent-word-nothing")
    yield say(language, "agent-plain-left", lots=left)


def _case(public: Plain, speaker: Speaker) -> str:
    space = _spaces(public, [public.case_at], speaker)
    if public.holder == e.UNHELD:
        return say(speaker.language, "agent-plain-case-lies", space=space)
    holder = speaker.word("figure", agents_of(public)[public.holder])
    return say(speaker.language, "agent-plain-case-held", agent=holder, space=space)


def _agents(public: Plain, speaker: Speaker) -> Iterator[str]:
    """Space by space who stands there and where one can go; and who is out."""
    for space in range(public.spaces):
        here = _names_at(public, space, speaker)
        if here:
            ways = [o for o in range(public.spaces) if public.neighbours[space] >> o & 1]
            yield say(
                speaker.language,
                "agent-plain-space",
                space=_spaces(public, [space], speaker),
                agents=", ".join(here),
                roads=_spaces(public, ways, speaker),
            )
    gone = _names_at(public, e.OUT, speaker)
    if gone:
        yield say(speaker.language, "agent-plain-exiled", agents=", ".join(gone))


def _proven(view: Plain, speaker: Speaker) -> Iterator[str]:
    """What claims, attacks and exiles have shown of each seat."""
    public, viewer = view.public, view.viewer
    for seat in sorted(range(public.seats), key=lambda seat: seat != viewer):
        stakes = [stake_shown(public, seat, agent) for agent in range(public.agents)]
        if any(stakes):
            said = _stakes(public, stakes, speaker)
            yield speaker.tell("agent-plain-proven", seat, stakes=said)


def _sheets(view: Plain, speaker: Speaker) -> Iterator[str]:
    """The others' stakes, laid open at the end (A12)."""
    public = view.public
    for seat in range(public.seats):
        if seat != view.viewer:
            stakes = [stake_shown(public, seat, agent) for agent in range(public.agents)]
            said = _stakes(public, stakes, speaker)
            yield speaker.tell("agent-plain-sheet", seat, stakes=said)


def _rest_of_map(public: Plain, speaker: Speaker) -> Iterator[str]:
    nations = zip(public.nation[: public.agents], public.home, strict=False)
    named = [
        f"{speaker.word('colour', e.COLOURS[nation])} {_spaces(public, [home], speaker)}"
        for nation, home in dict(nations).items()
    ]
    yield say(speaker.language, "agent-plain-capitals", capitals=", ".join(named))
    empty = [s for s in range(public.spaces) if s not in public.at[: public.agents]]
    if empty:
        yield say(speaker.language, "agent-plain-empty", spaces=_spaces(public, empty, speaker))


def _names_at(public: Plain, space: int, speaker: Speaker) -> list[str]:
    """Who stands in a space; the one who holds the case is told so."""
    names = []
    for agent, id_ in enumerate(agents_of(public)):
        if public.at[agent] == space:
            name, is_holder = speaker.word("figure", id_), public.holder == agent
            said = say(speaker.language, "agent-plain-holder", agent=name) if is_holder else name
            names.append(said)
    return names


def _stakes(public: Plain, hundreds: list[int], speaker: Speaker) -> str:
    """Sums on agents, those that are nothing left out."""
    stakes = zip(agents_of(public), hundreds, strict=True)
    said = [speaker.say(Lot(agent, stake * e.UNIT)) for agent, stake in stakes if stake]
    return ", ".join(said) or say(speaker.language, "agent-word-nothing")


def _spaces(public: Plain, spaces: Iterable[int], speaker: Speaker) -> str:
    return ", ".join(speaker.word("city", spaces_of(public)[space]) for space in spaces)


def _seats(mask: int, speaker: Speaker) -> str:
    return ", ".join(speaker.tell("agent-plain-who", seat) for seat in seats_of(mask))
