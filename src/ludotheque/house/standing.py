"""Standing answers: what a seat wants answered without being asked, kept by the house for it alone.

Written once for all games: a game says of a question which choices may be given so, and what the
question is about (`choices.standing`); a rule names one of the choices and perhaps what it must, or
must never, be about. Of a choice with a number in it a rule may say up to how much: the least that
is worth its while is chosen, and what is beyond is answered `otherwise`, or asked. That a rule goes
on by itself may show; its limits are in the store and nowhere else.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.contract import Standable
from ludotheque.core.view import View

Word = Annotated[str, Meta(max_length=40)]
Limit = Annotated[int, Meta(ge=0, le=10**9)]
Matter = Annotated[dict[Word, Word | int], Meta(min_length=1, max_length=8)]


class Rule(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Answer by `choice`: `only` what fits this, `never` what fits one of those.

    With numbers of `most`, by the least choice that is within them, and else by `otherwise`.
    """

    choice: Word
    most: Annotated[dict[Word, Limit], Meta(max_length=4)] = {}
    otherwise: Word = ""
    only: Annotated[dict[Word, Word | int], Meta(max_length=8)] = {}
    never: Annotated[list[Matter], Meta(max_length=16)] = []


Rules = Annotated[list[Rule], Meta(max_length=16)]
NO_LIMIT: Mapping[str, int] = {}


class Kept(Struct, frozen=True):
    """Rules as they are kept, and whose they are: another who sits there has none of them."""

    player: str
    rules: Rules


_decoder = msgspec.json.Decoder(Kept)


def encoded(player: str, rules: list[Rule]) -> bytes:
    """Rules as they are kept."""
    return msgspec.json.encode(Kept(player, msgspec.convert(msgspec.to_builtins(rules), Rules)))


def rules_of(player: str, kept: bytes | None) -> list[Rule]:
    """What is kept of a seat, if it is this player's."""
    if kept is None:
        return []
    try:
        found = _decoder.decode(kept)
    except msgspec.ValidationError:  # of times when nobody's name was kept with it
        return []
    return found.rules if player and found.player == player else []


def answer(view: View, rules: Sequence[Rule]) -> int | None:
    """The action by which a seat that is asked wants to answer, if it does."""
    question = offered(view)
    if question is None:
        return None
    for rule in rules:
        if rule.choice in question.choices and _applies(rule, question):
            found = _least(view, rule.choice, rule.most, question.least)
            if found is None and rule.otherwise in question.choices:
                found = _least(view, rule.otherwise)
            if found is not None:
                return found
    return None


def offered(view: View) -> Standable | None:
    """What may be answered beforehand of what is asked now, if the game offers it."""
    return view.game.standing(view.plain) if view.game.standing else None


def _least(
    view: View, kind: str, most: Mapping[str, int] = NO_LIMIT, least: Mapping[str, int] = NO_LIMIT
) -> int | None:
    """The only legal choice of a kind, or the least of several whose numbers are within limits."""
    found = []
    for action in view.legal():
        choice = view.choice(action)
        if choice.__struct_config__.tag == kind:
            parts = msgspec.to_builtins(choice)
            numbers = [parts.get(part, math.inf) for part in most]
            lows = [least.get(part, 0) for part in most]
            if all(
                low <= n <= top for low, n, top in zip(lows, numbers, most.values(), strict=True)
            ):
                found.append((numbers, action))
    return min(found)[1] if len(found) == 1 or (found and most) else None


def _applies(rule: Rule, question: Standable) -> bool:
    is_meant = not rule.only or _fits(rule.only, question)
    return is_meant and not any(_fits(matter, question) for matter in rule.never)


def _fits(matter: dict[str, str | int], question: Standable) -> bool:
    """Whether a question is about all of this; one that is about several things is about each."""
    for part, value in matter.items():
        found = question.about.get(part)
        if value != found and not (isinstance(found, list) and value in found):
            return False
    return True
