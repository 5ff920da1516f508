"""Pass or bet."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core.contract import Choice
from ludotheque.core.plain import Plain
from tests.games.kuhn.rules import BET, PASS


class Pass(Choice, tag="pass", frozen=True):
    pass


class Bet(Choice, tag="bet", frozen=True):
    pass


CHOICES: TypeAlias = Pass | Bet


def choice(view: Plain, action: int) -> Choice:
    return Bet() if action == BET else Pass()


def action(view: Plain, choice: Choice) -> int:
    return BET if isinstance(choice, Bet) else PASS
