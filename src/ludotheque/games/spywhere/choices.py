"""What one may do in Spywhere, as kind and named parts."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core.contract import Choice, Seat
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.games.spywhere.equipment import (
    ACTIONS,
    ELIMINATE,
    GUESS,
    KEEP,
    NO_GUESS,
    SEATS,
    guess_of,
    swap_of,
)
from ludotheque.games.spywhere.facts import NATION, Nation


class Swap(Choice, tag="swap", frozen=True):
    """Lay down a card of the hand and take one of the centre (S7)."""

    give: Nation
    take: Nation


class Eliminate(Choice, tag="eliminate", frozen=True):
    nation: Nation


class Keep(Choice, tag="keep", frozen=True):
    pass


class Guess(Choice, tag="guess", frozen=True):
    """Lay an identification card before somebody, in a turn or for the last answer."""

    target: Seat
    nation: Nation


class NoGuess(Choice, tag="no-guess", frozen=True):
    pass


class Seal(Choice, tag="seal", frozen=True):
    """End the last answer (S13)."""


CHOICES: TypeAlias = Swap | Eliminate | Keep | Guess | NoGuess | Seal


def choice(view: Plain, action: int) -> Choice:
    """The parts of an action."""
    return _CHOICES[action]


def action(view: Plain, choice: Choice) -> int:
    """The number of what the parts mean."""
    if choice not in _NUMBERS:
        part = next((one for one in choice.__struct_fields__ if not _is_right(choice, one)), "")
        raise MalformedAction("malformed-action", part=part, text=repr(choice))
    return _NUMBERS[choice]


def _is_right(choice: Choice, part: str) -> bool:
    """Whether there is such a seat, if anybody sits there or not, or such a nationality."""
    return getattr(choice, part) in (range(SEATS) if part == "target" else NATION)


def _parts(action: int) -> Choice:
    if action < ELIMINATE:
        give, take = swap_of(action)
        return Swap(NATION[give], NATION[take])
    if action < KEEP:
        return Eliminate(NATION[action - ELIMINATE])
    if GUESS <= action < NO_GUESS:
        target, nation = guess_of(action)
        return Guess(target, NATION[nation])
    return {KEEP: Keep(), NO_GUESS: NoGuess()}.get(action, Seal())


_CHOICES = [_parts(action) for action in range(ACTIONS)]
_NUMBERS = {one: number for number, one in enumerate(_CHOICES)}
