"""What spaces and agents are called, in four languages and with or without accents."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from ludotheque.core.errors import MalformedAction
from ludotheque.core.record import Record
from ludotheque.core.words import LANGUAGES, Ref, say
from ludotheque.games.agent import maps
from ludotheque.games.agent.equipment import COLOURS, OUT
from ludotheque.games.agent.maps import plain

NATIONS = ("americans", "english", "russians", "chinese")  # by the order of COLOURS (A1)
UNKNOWN_SPACE = ("agent-malformed-space-unknown", "agent-malformed-space-ambiguous")
UNKNOWN_AGENT = ("agent-malformed-agent-unknown", "agent-malformed-agent-ambiguous")


def board_of(public: Record) -> maps.Map:
    """The map of a table; with plain numbers for names if nobody here holds its text."""
    board = maps.by_number(int(public.map))
    if board is not None:
        return board
    spaces = [f"space-{space + 1}" for space in range(public.spaces)]
    agents = [int(nation) for nation in public.nation[: public.agents]]
    places = [(25 * (space % 5), 15 * (space // 5)) for space in range(public.spaces)]
    return maps.Map(int(public.map), "", spaces, places, agents=agents)


def space_name(public: Record, space: int) -> str:
    """The name that is typed: `rio-de-janeiro`."""
    if space == OUT:
        return "bahamas"
    return board_of(public).spaces[space].lower()


def space_word(public: Record, space: int) -> str:
    """A message id for the name of a space, or the name itself on somebody's own map."""
    message = Ref(f"agent-city-{space_name(public, space)}")
    if say("en", message) != message:
        return message
    return board_of(public).spaces[space].replace("-", " ")


def agent_name(public: Record, agent: int) -> str:
    """The name that is typed: `green-1`."""
    return board_of(public).agent_names()[agent]


def agent_word(public: Record, agent: int) -> str:
    """A message id for the name of an agent."""
    return Ref(f"agent-figure-{agent_name(public, agent)}")


def find_space(public: Record, text: str) -> int:
    """The space that a text means: a name in any language, or the beginning of only one."""
    return _find(_spaces(tuple(board_of(public).spaces)), text, UNKNOWN_SPACE)


def find_agent(public: Record, text: str) -> int:
    """The agent that a text means: a colour or a nation in any language, and its number."""
    return _find(_agents(public), text, UNKNOWN_AGENT)


def _find(known: Mapping[str, int], text: str, messages: tuple[str, str]) -> int:
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
    raise MalformedAction(messages[bool(meant)], text=repr(text), values=", ".join(choices))


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


def _agents(public: Record) -> dict[str, int]:
    known = {plain(name): agent for agent, name in enumerate(board_of(public).agent_names())}
    for agent, name in enumerate(board_of(public).agent_names()):
        colour, _, number = name.partition("-")
        for word in _nation_words(COLOURS.index(colour)):
            known.setdefault(f"{word}-{number}", agent)
            known.setdefault(f"{word}{number}", agent)
    return known


@functools.cache
def _nation_words(nation: int) -> tuple[str, ...]:
    """What a nation's agents may be called: colours and nations, long and by their first letter."""
    said = [
        plain(say(language, f"agent-{kind}-{name}"))
        for kind, name in (("colour", COLOURS[nation]), ("nation", NATIONS[nation]))
        for language in LANGUAGES
    ]
    return (*said, COLOURS[nation][0])
