"""What can go wrong, as types.

    LudothequeError
    ├── UnknownGame
    ├── Malformed             text that says nothing
    │   ├── MalformedAction
    │   ├── MalformedPosition
    │   ├── MalformedOption
    │   └── MalformedViewer
    ├── IllegalAction         it says something the rules forbid: `.paragraph` is the rule,
    │                         `.part` the part of the choice that is wrong, if it is one
    └── Conflict              it comes at the wrong moment
        └── Stale             its sender had not seen what happened: `.head` is the newest event

An error is a message id and its arguments, so that it can be said in the reader's language;
`str()` says it in English. None ever carries hidden information.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ludotheque.core.words import Listed, Sitter, say

Detail: TypeAlias = "str | int | Listed | LudothequeError"
"""An argument of an error's message; an error within an error is said in the same language."""


class LudothequeError(Exception):
    """Base of all errors of the house."""

    def __init__(self, message: str, **details: Detail) -> None:
        super().__init__(message, details)
        self.message = message
        self.details = details

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """The error as a sentence."""
        said = {
            name: detail.say(language) if isinstance(detail, LudothequeError) else detail
            for name, detail in self.details.items()
        }
        return say(language, self.message, **said)

    def call_by(self, names: Sequence[str]) -> None:
        """Call those whom it is about by their names, as far as they have one."""
        for key, detail in self.details.items():
            if isinstance(detail, tuple):
                self.details[key] = tuple(_named(one, names) for one in detail)
            elif isinstance(detail, Sitter):
                self.details[key] = _named(detail, names)


class UnknownGame(LudothequeError):
    """There is no such game."""


class Malformed(LudothequeError, ValueError):
    """Text that cannot be read."""


class MalformedAction(Malformed):
    """Text that is no action of the game; `.part` is the part of the choice it fails at, if any."""

    def __init__(self, message: str, part: str = "", **details: Detail) -> None:
        super().__init__(message, **details)
        self.part = part


class MalformedPosition(Malformed):
    """Text that is no position of the game."""


class MalformedOption(Malformed):
    """An option or value that the game does not have."""


class MalformedViewer(Malformed):
    """Somebody who neither sits at the game nor watches it."""


class IllegalAction(LudothequeError):
    """An action that the rules forbid here."""

    def __init__(self, paragraph: str, message: str, part: str = "", **details: Detail) -> None:
        super().__init__(message, **details)
        self.paragraph, self.part = paragraph, part

    def say(self, language: str) -> str:
        why = super().say(language)
        return say(language, "illegal-action", paragraph=self.paragraph, why=why)


class Conflict(LudothequeError):
    """A command that comes at the wrong moment: not asked, or out of date."""


class Stale(Conflict):
    """A command whose sender had not seen the newest events."""

    def __init__(self, head: int) -> None:
        super().__init__("stale", head=head)
        self.head = head


def not_asked(seats: Iterable[int]) -> Conflict:
    """That somebody else is asked."""
    return Conflict("not-asked", seats=tuple(map(Sitter, seats)) or "-")


def _named(one: str | Sitter, names: Sequence[str]) -> str | Sitter:
    """A seat with the name of whoever sits there."""
    return one.called(names[one]) if isinstance(one, Sitter) and one < len(names) else one
