"""What a view of Spywhere shows.

What all know is of the seats and the centre, what only the viewer knows is `mine`; at the end each
seat has what it turned up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Ask, Seat
from ludotheque.core.options import Value
from ludotheque.core.plain import Plain
from ludotheque.games.spywhere.equipment import (
    COPIES,
    ELIMINATING,
    EXCHANGING,
    GUESSING,
    IN_LAST,
    NATIONS,
    OVER,
    STARTING,
    guesses_each,
    passports_each,
    target_of,
)
from ludotheque.games.spywhere.facts import (
    CAUSES,
    NATION,
    Cause,
    Nation,
    Scored,
    closer_of,
    held,
    laid_slots,
    scored,
    verdicts,
    winners_of,
)
from ludotheque.games.spywhere.options import OPTIONS
from ludotheque.games.spywhere.story import read, seat_of

Counts: TypeAlias = dict[Nation, int]
"""Cards by nationality, those there are."""


class Setting(Struct, frozen=True):
    """What is in the box, and the reading of the rules."""

    nations: list[Nation]
    copies: int
    passports: int
    guesses: int
    guess_from: int
    options: dict[str, Value]


class Clue(Struct, frozen=True):
    """Three cards eliminated on one of the seat's turns, counted from 1."""

    nation: Nation
    turn: int


class Laid(Struct, frozen=True, omit_defaults=True):
    """A card before somebody: on which of the seat's turns, none for a last guess (S13).

    Its face where the viewer may know it, and at the end whether it is right.
    """

    target: Seat
    turn: int | None
    nation: Nation | None = None
    is_right: bool | None = None


class Reveal(Struct, frozen=True):
    """What a seat turned up at the end, and its points (S14)."""

    passports: list[Nation]
    hand: Counts
    points: Scored


class Place(Struct, frozen=True, omit_defaults=True):
    """What all know of a seat: clue piles and guesses in the order laid."""

    hand: int
    turns: int
    known: Counts = {}
    clues: list[Clue] = []
    kept: Counts = {}
    guesses: list[Laid] = []
    shown: Reveal | None = None


class Mine(Struct, frozen=True):
    """What only the viewer knows; the last guesses not sealed yet among his own."""

    passports: list[Nation]
    hand: Counts
    guesses: list[Laid]


class Turn(Struct, frozen=True, omit_defaults=True):
    """What happened in the turn that is played, or was last."""

    seat: Seat
    gave: Nation
    took: Nation
    eliminated: Nation | None = None
    is_kept: bool = False
    target: Seat | None = None


class Description(Struct, frozen=True):
    """The table: the nationalities in the game, the middle row, the pile, the seats, the end."""

    nations: list[Nation]
    removed: Nation | None
    starter: Seat | None
    turn: Seat | None
    centre: list[Nation]
    pile: int
    seats: list[Place]
    last: Turn | None
    mine: Mine | None
    cause: Cause | None
    closer: Seat | None
    winners: list[Seat]


class AskExchange(Ask, tag="exchange", frozen=True):
    pass


class AskElimination(Ask, tag="eliminate", frozen=True):
    """Of which there are three; whether they are the viewer's own, if it is he who is asked."""

    nation: Nation
    is_own: bool


class AskGuess(Ask, tag="guess", frozen=True):
    """Before whom a card may be laid."""

    targets: list[Seat]


class AskLast(Ask, tag="last", frozen=True):
    """Before whom the viewer may still lay cards."""

    targets: list[Seat]


ASKS: TypeAlias = AskExchange | AskElimination | AskGuess | AskLast


def setting(view: Plain) -> Setting:
    """The equipment and the options."""
    public = view.public
    return Setting(
        list(NATION),
        COPIES,
        passports_each(public.seats),
        guesses_each(public.seats),
        public.guess_from,
        OPTIONS.decode(public),
    )


def describe(view: Plain) -> Description:
    """The table as the viewer may know it."""
    public = view.public
    has_begun = public.phase > STARTING
    removed = held(public.nations ^ (1 << NATIONS) - 1)
    return Description(
        held(public.nations),
        removed[0] if removed else None,
        public.starter if has_begun else None,
        public.turn if has_begun else None,
        [NATION[n] for n in range(NATIONS) for _ in range(public.centre[n])],
        public.pile_size,
        _places(public),
        _last(public),
        None if view.viewer == SPECTATOR else _mine(view),
        CAUSES[public.cause],
        closer_of(public),
        winners_of(public) if public.phase == OVER else [],
    )


def ask(view: Plain) -> Ask:
    """What is to be done now."""
    public, viewer = view.public, view.viewer
    if public.phase == EXCHANGING:
        return AskExchange()
    if public.phase == ELIMINATING:
        alike = max(range(NATIONS), key=public.centre.__getitem__)
        is_own = public.turn == viewer and bool(view.mine.passports >> alike & 1)
        return AskElimination(NATION[alike], is_own)
    if public.phase == GUESSING:
        return AskGuess(_open_targets(public, public.turn, public.laid[public.turn]))
    is_asked = public.asked >> viewer & 1
    return AskLast(_open_targets(public, viewer, view.mine.cards) if is_asked else [])


def counts(numbers: Sequence[int]) -> Counts:
    """Cards by nationality."""
    return (
        {nation: n for nation, n in zip(NATION, numbers, strict=True) if n} if any(numbers) else {}
    )


def _open_targets(public: Plain, seat: int, laid: Sequence[int]) -> list[int]:
    """Before whom a seat has room for a card; those of a last answer only its own view has."""
    seats = public.seats
    free = {target_of(seats, seat, slot) for slot in range(seats) if not laid[slot]}
    return sorted(free - {seat})


def _places(public: Plain) -> list[Place]:
    clues: list[list[Clue]] = [[] for _ in range(public.seats)]
    for turn, story in enumerate(public.history[: public.exchanges]):
        if (clue := read(story).clue) is not None:
            clues[seat_of(public, turn)].append(Clue(NATION[clue], turn // public.seats + 1))
    return [_place(public, seat, clues[seat]) for seat in range(public.seats)]


def _place(public: Plain, seat: int, clues: list[Clue]) -> Place:
    is_over = public.phase == OVER
    return Place(
        public.hand_sizes[seat],
        public.turns[seat],
        counts(public.known[seat]),
        clues,
        counts(public.kept[seat]),
        _verdicts(public, seat) if is_over else _guesses(public, seat),
        _reveal(public, seat) if is_over else None,
    )


def _guesses(public: Plain, seat: int) -> list[Laid]:
    laid = public.laid[seat]
    return [
        Laid(target_of(public.seats, seat, slot), laid[slot]) for slot in laid_slots(public, seat)
    ]


def _verdicts(public: Plain, seat: int) -> list[Laid]:
    turns = (_when(public.laid[seat][slot]) for slot in laid_slots(public, seat))
    return [
        Laid(one.target, turn, one.nation, one.is_right)
        for one, turn in zip(verdicts(public, seat), turns, strict=True)
    ]


def _reveal(public: Plain, seat: int) -> Reveal:
    return Reveal(held(public.passports[seat]), counts(public.hands[seat]), scored(public, seat))


def _mine(view: Plain) -> Mine:
    public, mine, viewer = view.public, view.mine, view.viewer
    laid = public.laid[viewer]
    slots = sorted(
        (slot for slot, card in enumerate(mine.cards) if card), key=lambda s: laid[s] or IN_LAST
    )
    guesses = [
        Laid(target_of(public.seats, viewer, slot), _when(laid[slot]), NATION[mine.cards[slot] - 1])
        for slot in slots
    ]
    return Mine(held(mine.passports), counts(mine.hand), guesses)


def _last(public: Plain) -> Turn | None:
    if not public.exchanges:
        return None
    story = read(public.history[public.exchanges - 1])
    return Turn(
        seat_of(public, public.exchanges - 1),
        NATION[story.gave],
        NATION[story.took],
        None if story.clue is None else NATION[story.clue],
        story.is_kept,
        story.target,
    )


def _when(turn: int) -> int | None:
    """On which turn; none for a last guess, be it sealed or not."""
    return None if turn in (0, IN_LAST) else turn
