"""Actions as text, both ways.

    move green-1 havana           move green-1 tangier take      attack red-2 blue-1 leave
    bribe 1000 green-1, 300 red-2    take green-1    drop green-1    end
    let   protest   stand   consent   claim 800   give-up   uphold   refuse

This is what programs read and write. People have verbs of their own, the messages `agent-verb-*`:
those of all languages are read, with a hyphen or a space between the parts of one (`geef toe`). So
are the names of spaces and agents. Where a step leaves a choice of what becomes of the case
(A9-c), a last word says it: `leave` it where it lies, `take` or `carry` it, or carry it there and
`drop` it. A bribe is read as its lots and the seal, each of which can also be typed alone: `put
300 red-2`, `seal`.
"""

from __future__ import annotations

import functools
import re
from typing import cast

from msgspec.structs import replace

from ludotheque.core.contract import Choice
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import LANGUAGES, NOTATION, say
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.actions import first_step, step_with
from ludotheque.games.agent.choices import (
    ANSWERS,
    Attack,
    Case,
    Claim,
    Drop,
    Move,
    Put,
    Take,
    hundreds_of,
    lot,
)
from ludotheque.games.agent.choices import action as number_of
from ludotheque.games.agent.choices import choice as parts_of
from ludotheque.games.agent.maps import plain
from ludotheque.games.agent.names import (
    agents_of,
    find_agent,
    find_space,
    spellings,
    typed_agents,
    typed_spaces,
)

BARE = {str(choice.__struct_config__.tag): choice for choice in ANSWERS.values()}
VERBS = ("move", "attack", "bribe", "put", "take", "drop", "claim", *BARE)
CASES = {"leave": e.WITHOUT, "take": e.WITH, "carry": e.WITH, "drop": e.DROPPED}
LONGEST_SUM = 6  # digits


def format(view: Plain, choice: Choice, language: str = NOTATION) -> str:
    """A choice as it is typed in a language, or as programs read and write it."""
    words = [_verb(language, str(choice.__struct_config__.tag))]
    agents = typed_agents(view.public, language)
    match choice:
        case Move(agent, _, to, case):
            words += [agents[agent], typed_spaces(view.public, language)[to]]
            words += [_verb(language, case)] if case else []
        case Attack(agent, _, _, target, case):
            words += [agents[agent], agents[target]]
            words += [_verb(language, case)] if case else []
        case Take(agent) | Drop(agent):
            words.append(agents[agent])
        case Put(agent, dollars):
            words += [str(dollars), agents[agent]]
        case Claim(dollars):
            words.append(str(dollars))
    return " ".join(words)


def parse(view: Plain, text: str) -> tuple[int, ...]:
    """The actions that a text means here, in any of our languages."""
    verb, words = _split_verb(text.split())
    if verb in BARE and not words:
        return (number_of(view, BARE[verb]),)
    if not words and verb != "bribe":
        raise MalformedAction("agent-malformed-form", text=repr(text))
    match verb:
        case "move" | "attack":
            return (number_of(view, _step(view, verb, words)),)
        case "take" | "drop":
            agent = agents_of(view.public)[find_agent(view.public, " ".join(words))]
            return (number_of(view, Take(agent) if verb == "take" else Drop(agent)),)
        case "claim":
            return (number_of(view, Claim(_dollars(" ".join(words)))),)
        case "bribe":
            return (*_lots(view.public, " ".join(words)), e.SEAL)
        case "put":
            if lots := _lots(view.public, " ".join(words)):
                return tuple(lots)
    raise MalformedAction("agent-malformed-form", text=repr(text))


@functools.cache
def _verb(language: str, word: str) -> str:
    return word if language == NOTATION else say(language, f"agent-verb-{word}")


@functools.cache
def meanings(*ids: str) -> dict[str, str]:
    """Which of these verbs a word is, in notation or any language."""
    return {
        word: id
        for language in (NOTATION, *LANGUAGES)
        for id in ids
        for word in spellings(_verb(language, id))
    }


def _split_verb(words: list[str]) -> tuple[str, list[str]]:
    """The verb that words begin with, of one word or of two, and the rest."""
    known = meanings(*VERBS)
    for n in (2, 1):
        verb = known.get(plain(" ".join(words[:n])), "")
        if verb and len(words) >= n:
            return verb, words[n:]
    return "", words


def _split_case(words: list[str]) -> tuple[str, Case | None]:
    """What comes before the word for the case, and that word, if there is one."""
    known = meanings(*CASES)
    for n in (1, 2):
        if len(words) > n and (case := known.get(plain(" ".join(words[-n:])))):
            return " ".join(words[:-n]), cast(Case, case)
    return " ".join(words), None


def _step(view: Plain, verb: str, words: list[str]) -> Choice:
    """A move or an attack; its agent may be two words, `green 1`, and its case any word for it."""
    n = 2 if len(words) > 1 and words[1].isdigit() else 1
    agent = find_agent(view.public, " ".join(words[:n]))
    goal, case = _split_case(words[n:])
    if verb == "move":
        first = first_step(agent, find_space(view.public, goal), e.NO_TARGET)
    else:
        first = first_step(agent, e.OUT, find_agent(view.public, goal, "target"))
    if case:
        return parts_of(view, step_with(first, CASES[case]))
    return replace(parts_of(view, first), case=None)


def _lots(public: Plain, text: str) -> list[int]:
    """The lots of `1000+300 green-1, 500 red-2`; `none`, or nothing, is no lot."""
    if plain(text) in ("", *meanings("none")):
        return []
    lots: list[int] = []
    amounts: dict[int, int] = {}
    for part in re.sub(r"\s*\+\s*", "+", text).split(","):
        sums, _, name = part.strip().partition(" ")
        agent = find_agent(public, name)
        for value in sums.split("+"):
            hundreds = hundreds_of(_dollars(value))
            if public.lots == e.FREE_LOTS:  # one amount an agent
                amounts[agent] = amounts.get(agent, 0) + hundreds
            else:
                lots.append(lot(public, agent, hundreds))
    return [*lots, *(lot(public, agent, sum_) for agent, sum_ in amounts.items())]


def _dollars(text: str) -> int:
    digits = re.sub("['’]", "", text.strip().strip("$"))
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_SUM):
        raise MalformedAction("agent-malformed-sum", part="sum", text=repr(text))
    return int(digits)
