"""What spaces and agents are called, in four languages and with or without accents."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import LANGUAGES, say
from ludotheque.games.agent import maps
from ludotheque.games.agent.equipment import COLOURS, OUT
from ludotheque.games.agent.maps import plain

NATIONS = ("americans", "english", "russians", "chinese")  # by the order of COLOURS (A1)
UNKNOWN_SPACE = ("agent-malformed-space-unknown", "agent-malformed-space-ambiguous")
UNKNOWN_AGENT = ("agent-malformed-agent-unknown", "agent-malformed-agent-ambiguous")


def board_of(public: Plain) -> maps.Map:
    """The map of a table; with plain numbers for names if nobody here holds its text."""
    board = maps.by_number(public.map)
    if board is not None:
        return board
    spaces = [f"space-{space + 1}" for space in range(public.spaces)]
    agents = list(public.nation[: public.agents])
    places = [(25 * (space % 5), 15 * (space // 5)) for space in range(public.spaces)]
    return maps.Map(public.map, "", spaces, places, agents=agents)


def spaces_of(public: Plain) -> tuple[str, ...]:
    """The ids of the spaces, `rio-de-janeiro`, and that of being out of play."""
    return _space_ids(tuple(board_of(public).spaces))


def agents_of(public: Plain) -> tuple[str, ...]:
    """The ids of the agents, `green-1`."""
    return _agent_ids(public.nation[: public.agents])


def space_of(public: Plain, name: str, part: str = "to") -> int:
    """The space with that id."""
    if name not in spaces_of(public):
        return find_space(public, name, part)
    return spaces_of(public).index(name)


def agent_of(public: Plain, name: str, part: str = "agent") -> int:
    """The agent with that id."""
    if name not in agents_of(public):
        return find_agent(public, name, part)
    return agents_of(public).index(name)


def find_space(public: Plain, text: str, part: str = "to") -> int:
    """The space that a text means: a name in any language, or the beginning of only one."""
    return _find(_spaces(tuple(board_of(public).spaces)), text, UNKNOWN_SPACE, part)


def find_agent(public: Plain, text: str, part: str = "agent") -> int:
    """The agent that a text means: a colour or a nation in any language, and its number."""
    return _find(_agents(agents_of(public)), text, UNKNOWN_AGENT, part)


def _find(known: Mapping[str, int], text: str, messages: tuple[str, str], part: str) -> int:
    key = plain(text)
    if key in known:
        return known[key]
    meant = {number for name, number in known.items() if key and name.startswith(key)}
    if len(meant) == 1:
        return meant.pop()
    first: dict[int, str] = {}
    for name, number in known.items():
        first.setdefault(number, name)
    choices = [name for number, name in first.items() if number in meant or not meant]
    raise MalformedAction(messages[bool(meant)], part, text=repr(text), values=", ".join(choices))


@functools.lru_cache(maxsize=maps.KEPT)
def _spaces(names: tuple[str, ...]) -> dict[str, int]:
    """Every name of every space, the typed one first."""
    known = {plain(name): space for space, name in enumerate(names)}
    for space, name in enumerate(names):
        message = f"agent-city-{name.lower()}"
        for language in LANGUAGES:
            said = say(language, message)
            if said != message:
                known.setdefault(plain(said), space)
    return known


@functools.lru_cache(maxsize=maps.KEPT)
def _agents(names: tuple[str, ...]) -> dict[str, int]:
    """Every name of every agent, the typed one first."""
    known = {plain(name): agent for agent, name in enumerate(names)}
    for agent, name in enumerate(names):
        colour, _, number = name.partition("-")
        for word in _nation_words(COLOURS.index(colour)):
            known.setdefault(f"{word}-{number}", agent)
            known.setdefault(f"{word}{number}", agent)
    return known


@functools.lru_cache(maxsize=maps.KEPT)
def _space_ids(names: tuple[str, ...]) -> tuple[str, ...]:
    ids = [name.lower() for name in names]
    return (*ids, *[""] * (OUT - len(ids)), "bahamas")


@functools.lru_cache(maxsize=maps.KEPT)
def _agent_ids(nations: bytes) -> tuple[str, ...]:
    """Numbered and told apart (A1-a)."""
    return tuple(
        f"{COLOURS[nation]}-{1 + nations[:k].count(nation)}" for k, nation in enumerate(nations)
    )


@functools.cache
def _nation_words(nation: int) -> tuple[str, ...]:
    """What a nation's agents may be called: colours and nations, long and by their first letter."""
    said = [
        plain(say(language, f"agent-{kind}-{name}"))
        for kind, name in (("colour", COLOURS[nation]), ("nation", NATIONS[nation]))
        for language in LANGUAGES
    ]
    return (*said, COLOURS[nation][0])
