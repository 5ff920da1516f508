"""The table in sentences: whose turn, one's own cards, the centre, then seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.core.record import Record
from ludotheque.core.words import say
from ludotheque.games.spywhere.equipment import (
    LAST,
    NAMES,
    OVER,
    SEATS,
    SPECTATOR,
    STARTING,
)
from ludotheque.games.spywhere.view import CAUSES


def lines(view: Record, language: str) -> list[str]:
    """The same in sentences, a few short lines, for a screen reader."""
    public, viewer = view.public, int(view.viewer)
    told = [_turn(public, viewer, language)]
    if public.phase == OVER:
        told += _scores(public, viewer, language)
    if viewer != SPECTATOR:
        told += _mine(view, language)
    told.append(say(language, "spywhere-plain-centre", cards=_cards(public.centre, language)))
    seats = sorted(range(public.seats), key=lambda seat: seat == viewer)  # oneself is known
    told += [_seat(public, seat, viewer, language) for seat in seats]
    out = [name for n, name in enumerate(NAMES) if not int(public.nations) >> n & 1]
    if out:
        told.append(say(language, "spywhere-plain-out", names=_names(out, language)))
    told.append(say(language, "spywhere-pile", cards=int(public.pile_size)))
    return told


def _turn(public: Record, viewer: int, language: str) -> str:
    """What is going on; and why it ends, once that is sure."""
    turn = int(public.turn)
    if public.phase <= STARTING:
        told = say(language, "spywhere-ask-start")
    elif public.phase == OVER:
        told = say(language, "spywhere-over")
    elif public.phase == LAST:
        asked = [seat for seat in range(SEATS) if int(public.asked) >> seat & 1]
        told = say(language, "spywhere-plain-last", seats=_seats(asked, viewer, "who", language))
    elif turn == viewer:
        told = say(language, "spywhere-plain-your-turn")
    else:
        told = say(language, "spywhere-plain-turn", seat=turn + 1)
    cause = CAUSES[public.cause]
    return f"{told} {say(language, cause)}" if cause else told


def _mine(view: Record, language: str) -> list[str]:
    public, mine = view.public, view.mine
    own = _held(mine.passports)
    told = []
    if own:
        names = _names(own, language)
        told.append(say(language, "spywhere-plain-passport", n=len(own), names=names))
    told.append(say(language, "spywhere-plain-my-hand", cards=_cards(mine.hand, language)))
    guesses = [
        say(
            language,
            "spywhere-plain-my-guess",
            nation=NAMES[card - 1],
            target=_target(public, int(view.viewer), slot) + 1,
        )
        for slot, card in enumerate(mine.cards)
        if card
    ]
    if guesses:
        told.append(say(language, "spywhere-plain-my-guesses", guesses=", ".join(guesses)))
    return told


def _seat(public: Record, seat: int, viewer: int, language: str) -> str:
    """What all know of a seat."""
    parts = [say(language, "spywhere-plain-in-hand", n=int(public.hand_sizes[seat]))]
    for message, cards in (
        ("spywhere-plain-known", public.known[seat]),
        ("spywhere-plain-clues", public.clues[seat]),
    ):
        if any(cards):
            parts.append(say(language, message, cards=_cards(cards, language)))
    slots = [slot for slot in range(SEATS) if public.laid[seat, slot]]
    if slots:
        about = sorted({_target(public, seat, slot) for slot in slots})
        seats = _seats(about, viewer, "about", language)
        parts.append(say(language, "spywhere-plain-laid", n=len(slots), seats=seats))
    return _table_line(seat, viewer, say(language, "spywhere-plain-between").join(parts), language)


def _scores(public: Record, viewer: int, language: str) -> list[str]:
    """Who has won, and each seat's passports and points."""
    best = max(public.scores[: public.seats])
    winners = [seat for seat in range(public.seats) if public.scores[seat] == best]
    told = [say(language, "spywhere-plain-best", seats=_seats(winners, viewer, "who", language))]
    for seat in range(public.seats):
        points = say(
            language,
            "spywhere-plain-score",
            names=_names(_held(public.passports[seat]), language),
            own=int(public.own[seat]),
            right=int(public.right[seat]),
            score=int(public.scores[seat]),
        )
        told.append(_table_line(seat, viewer, points, language))
    return told


def _table_line(seat: int, viewer: int, parts: str, language: str) -> str:
    message = "spywhere-plain-table-you" if seat == viewer else "spywhere-plain-table"
    return say(language, message, seat=seat + 1, parts=parts)


def _target(public: Record, seat: int, slot: int) -> int:
    """Before whom the card of a slot lies."""
    return 1 - seat if public.seats == 2 else slot


def _seats(seats: Iterable[int], viewer: int, role: str, language: str) -> str:
    """Seats as the one `who` does something, or `about` whom it is done."""
    return ", ".join(
        say(language, f"spywhere-plain-{role}-{'you' if seat == viewer else 'seat'}", seat=seat + 1)
        for seat in seats
    )


def _held(bits: int) -> list[str]:
    return [name for nation, name in enumerate(NAMES) if int(bits) >> nation & 1]


def _names(names: Iterable[str], language: str) -> str:
    return ", ".join(say(language, "spywhere-nation", nation=name) for name in names)


def _cards(counts: Any, language: str) -> str:
    """Cards by nationality: `2 Italy, 1 Spain`."""
    cards = [
        say(language, "spywhere-plain-cards", n=int(n), nation=name)
        for name, n in zip(NAMES, counts, strict=True)
        if n
    ]
    return ", ".join(cards) or say(language, "spywhere-plain-nothing")
