"""Tokens and the seal."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core.contract import Choice, Standable
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from tests.games.sealed.rules import SEAL


class Put(Choice, tag="put", frozen=True):
    token: int


class Seal(Choice, tag="seal", frozen=True):
    pass


CHOICES: TypeAlias = Put | Seal


def choice(view: Plain, action: int) -> Choice:
    return Seal() if action == SEAL else Put(action + 1)


def standing(view: Plain) -> Standable:
    """Everybody may let it pass with nothing put down."""
    return Standable(["seal"], {"prize": view.public.prize, "seats": view.public.seats})


def action(view: Plain, choice: Choice) -> int:
    if not isinstance(choice, Put):
        return SEAL
    if choice.token not in (1, 2, 3):
        raise MalformedAction("malformed-action", part="token", text=repr(choice.token))
    return choice.token - 1
