"""What spaces and agents are called, in four languages and with or without accents."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import LANGUAGES, NOTATION, Ref, knows, say, spelled_out
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
    """The space with that id; the Bahamas are none."""
    ids = spaces_of(public)[: public.spaces]
    if name not in ids:
        raise _unknown(UNKNOWN_SPACE, "city", ids, [], name, part)
    return ids.index(name)


def agent_of(public: Plain, name: str, part: str = "agent") -> int:
    """The agent with that id."""
    ids = agents_of(public)
    if name not in ids:
        raise _unknown(UNKNOWN_AGENT, "figure", ids, [], name, part)
    return ids.index(name)


def find_space(public: Plain, text: str, part: str = "to") -> int:
    """The space that a text means: a name in any language, or the beginning of only one."""
    spaces = tuple(board_of(public).spaces)
    found = _find(_spaces(spaces), text)
    if len(found) != 1:
        raise _unknown(UNKNOWN_SPACE, "city", _space_ids(spaces)[: len(spaces)], found, text, part)
    return found[0]


def find_agent(public: Plain, text: str, part: str = "agent") -> int:
    """The agent that a text means: a colour or a nation in any language, and its number."""
    found = _find(_agents(agents_of(public)), text)
    if len(found) != 1:
        raise _unknown(UNKNOWN_AGENT, "figure", agents_of(public), found, text, part)
    return found[0]


def typed_spaces(public: Plain, language: str) -> dict[str, str]:
    """How each space is typed in a language or in notation, by its id."""
    return _typed_spaces(tuple(board_of(public).spaces), language)


def typed_agents(public: Plain, language: str) -> dict[str, str]:
    """How each agent is typed in a language or in notation, by its id."""
    return _typed_agents(agents_of(public), language)


def spellings(word: str) -> tuple[str, str]:
    """How a word may be typed: without its accents (`grun`), or spelled out (`gruen`)."""
    return plain(word), plain(spelled_out(word))


def _typed(
    ids: tuple[str, ...], family: str, language: str, known: Mapping[str, int]
) -> dict[str, str]:
    """The word in small letters and with hyphens; the id, should another go by that word."""
    if language == NOTATION:
        return {id: id for id in ids}
    typed = {}
    for number, id in enumerate(ids):
        message = f"agent-{family}-{id}"
        word = "-".join(say(language, message).lower().split())
        is_name = knows(language, message) and known.get(plain(word)) == number
        typed[id] = word if is_name else id
    return typed


def _find(known: Mapping[str, int], text: str) -> list[int]:
    """What a text means, by its name; or all that begin so."""
    key = plain(text)
    if key in known:
        return [known[key]]
    return sorted({number for name, number in known.items() if key and name.startswith(key)})


def _unknown(
    messages: tuple[str, str],
    family: str,
    ids: tuple[str, ...],
    found: list[int],
    text: str,
    part: str,
) -> MalformedAction:
    """That a text means none, or several; which there are, in the reader's language."""
    listed = tuple(_reference(family, ids[number]) for number in found or range(len(ids)))
    return MalformedAction(messages[bool(found)], part, text=repr(text), values=listed)


def _reference(family: str, name: str) -> str:
    message = f"agent-{family}-{name}"
    return Ref(message) if knows("en", message) else name


@functools.lru_cache(maxsize=maps.KEPT)
def _spaces(names: tuple[str, ...]) -> dict[str, int]:
    """Every name of every space, the typed one first."""
    known = {plain(name): space for space, name in enumerate(names)}
    for space, name in enumerate(names):
        message = f"agent-city-{name.lower()}"
        for language in LANGUAGES:
            if knows(language, message):
                for word in spellings(say(language, message)):
                    known.setdefault(word, space)
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
def _typed_spaces(names: tuple[str, ...], language: str) -> dict[str, str]:
    return _typed(_space_ids(names)[: len(names)], "city", language, _spaces(names))


@functools.lru_cache(maxsize=maps.KEPT)
def _typed_agents(names: tuple[str, ...], language: str) -> dict[str, str]:
    return _typed(names, "figure", language, _agents(names))


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
        word
        for kind, name in (("colour", COLOURS[nation]), ("nation", NATIONS[nation]))
        for language in LANGUAGES
        for word in spellings(say(language, f"agent-{kind}-{name}"))
    ]
    return (*said, COLOURS[nation][0])
