"""The table in sentences: whose turn, one's own cards, the centre, then seat by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import Ref, say
from ludotheque.games.spywhere.equipment import (
    LAST,
    NATIONS,
    OVER,
    SPECTATOR,
    STARTING,
    target_of,
)
from ludotheque.games.spywhere.facts import (
    CAUSES,
    NATION,
    Nation,
    cards,
    held,
    laid_slots,
    seats_in,
    winners_of,
)


def lines(view: Plain, language: str) -> list[str]:
    """The same in sentences, a few short lines, for a screen reader."""
    public, viewer = view.public, view.viewer
    told = [_turn(public, viewer, language)]
    if public.phase == OVER:
        told += _scores(public, viewer, language)
    if viewer != SPECTATOR:
        told += _mine(view, language)
    told.append(say(language, "spywhere-plain-centre", cards=_cards(public.centre, language)))
    seats = sorted(range(public.seats), key=lambda seat: seat == viewer)  # oneself is known
    told += [_seat(public, seat, viewer, language) for seat in seats]
    if out := held(public.nations ^ (1 << NATIONS) - 1):
        told.append(say(language, "spywhere-plain-out", names=_names(out, language)))
    told.append(say(language, "spywhere-pile", cards=public.pile_size))
    return told


def _turn(public: Plain, viewer: int, language: str) -> str:
    """What is going on; and why it ends, once that is sure."""
    turn = public.turn
    if public.phase <= STARTING:
        told = say(language, "spywhere-plain-dealing")
    elif public.phase == OVER:
        told = say(language, "spywhere-over")
    elif public.phase == LAST:
        asked = _seats(seats_in(public.asked), viewer, "who", language)
        told = say(language, "spywhere-plain-last", seats=asked)
    elif turn == viewer:
        told = say(language, "spywhere-plain-your-turn")
    else:
        told = say(language, "spywhere-plain-turn", seat=turn + 1)
    cause = CAUSES[public.cause]
    return f"{told} {say(language, f'spywhere-end-{cause}')}" if cause else told


def _mine(view: Plain, language: str) -> list[str]:
    public, mine = view.public, view.mine
    own = held(mine.passports)
    told = []
    if own:
        names = _names(own, language)
        told.append(say(language, "spywhere-plain-passport", n=len(own), names=names))
    told.append(say(language, "spywhere-plain-my-hand", cards=_cards(mine.hand, language)))
    guesses = [
        say(
            language,
            "spywhere-plain-my-guess",
            nation=Ref(f"spywhere-nation-{NATION[card - 1]}"),
            target=target_of(public.seats, view.viewer, slot) + 1,
        )
        for slot, card in enumerate(mine.cards)
        if card
    ]
    if guesses:
        told.append(say(language, "spywhere-plain-my-guesses", guesses=", ".join(guesses)))
    return told


def _seat(public: Plain, seat: int, viewer: int, language: str) -> str:
    """What all know of a seat."""
    parts = [say(language, "spywhere-plain-in-hand", n=public.hand_sizes[seat])]
    for message, counts in (
        ("spywhere-plain-known", public.known[seat]),
        ("spywhere-plain-clues", public.clues[seat]),
    ):
        if any(counts):
            parts.append(say(language, message, cards=_cards(counts, language)))
    if slots := laid_slots(public, seat):
        about = dict.fromkeys(target_of(public.seats, seat, slot) for slot in slots)
        seats = _seats(about, viewer, "about", language)
        parts.append(say(language, "spywhere-plain-laid", n=len(slots), seats=seats))
    return _table_line(seat, viewer, say(language, "spywhere-plain-between").join(parts), language)


def _scores(public: Plain, viewer: int, language: str) -> list[str]:
    """Who has won, and each seat's passports and points."""
    winners = _seats(winners_of(public), viewer, "who", language)
    told = [say(language, "spywhere-plain-best", seats=winners)]
    for seat in range(public.seats):
        points = say(
            language,
            "spywhere-plain-score",
            names=_names(held(public.passports[seat]), language),
            own=public.own[seat],
            right=public.right[seat],
            score=public.scores[seat],
        )
        told.append(_table_line(seat, viewer, points, language))
    return told


def _table_line(seat: int, viewer: int, parts: str, language: str) -> str:
    message = "spywhere-plain-table-you" if seat == viewer else "spywhere-plain-table"
    return say(language, message, seat=seat + 1, parts=parts)


def _seats(seats: Iterable[int], viewer: int, role: str, language: str) -> str:
    """Seats as the one `who` does something, or `about` whom it is done."""
    return ", ".join(
        say(language, f"spywhere-plain-{role}-{'you' if seat == viewer else 'seat'}", seat=seat + 1)
        for seat in seats
    )


def names_of(seats: int, language: str) -> list[str]:
    """The seats by number, where no names are known."""
    return [say(language, "spywhere-player", seat=seat + 1) for seat in range(seats)]


def _names(names: Iterable[Nation], language: str) -> str:
    return ", ".join(say(language, f"spywhere-nation-{name}") for name in names)


def _cards(counts: Sequence[int], language: str) -> str:
    """Cards by nationality: `2 Italy, Spain`."""
    speaker = Speaker("spywhere", language)
    said = ", ".join(speaker.say(one) for one in cards(counts))
    return said or say(language, "spywhere-plain-nothing")
