"""Standing answers: what a seat wants answered without being asked, kept by the house for it alone.

Written once for all games: a game says of a question which choices may be given so, and what the
question is about (`choices.standing`); a rule names one of the choices and perhaps what it must, or
must never, be about.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.contract import Standable
from ludotheque.core.view import View

Word = Annotated[str, Meta(max_length=40)]
Matter = Annotated[dict[Word, Word | int], Meta(min_length=1, max_length=8)]


class Rule(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Answer by `choice`: `only` what fits this, `never` what fits one of those."""

    choice: Word
    only: Annotated[dict[Word, Word | int], Meta(max_length=8)] = {}
    never: Annotated[list[Matter], Meta(max_length=16)] = []


Rules = Annotated[list[Rule], Meta(max_length=16)]
_decoder = msgspec.json.Decoder(Rules)


def encoded(rules: list[Rule]) -> bytes:
    """Rules as they are kept."""
    return msgspec.json.encode(msgspec.convert(msgspec.to_builtins(rules), Rules))


def answer(view: View, kept: bytes) -> int | None:
    """The action by which a seat that is asked wants to answer, if it does."""
    offers = getattr(view.game.choices, "standing", None)
    question: Standable | None = offers(view.plain) if offers else None
    if question is None:
        return None
    for rule in _decoder.decode(kept):
        if rule.choice in question.choices and _applies(rule, question):
            fits = [a for a in view.legal() if _kind(view, a) == rule.choice]
            if len(fits) == 1:
                return fits[0]
    return None


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


def _kind(view: View, action: int) -> object:
    return view.choice(action).__struct_config__.tag
