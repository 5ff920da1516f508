"""The table in sentences: whose turn, one's own cards, the centre, then seat by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.spywhere.equipment import LAST, NATIONS, OVER, STARTING, target_of
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


def lines(view: Plain, speaker: Speaker) -> list[str]:
    """The same in sentences, a few short lines, for a screen reader."""
    public, language = view.public, speaker.language
    told = [_turn(public, speaker)]
    if public.phase == OVER:
        told += _scores(public, speaker)
    if view.viewer != SPECTATOR:
        told += _mine(view, speaker)
    told.append(say(language, "spywhere-plain-centre", cards=_cards(public.centre, language)))
    seats = sorted(range(public.seats), key=lambda seat: seat == view.viewer)  # oneself is known
    told += [_seat(public, seat, speaker) for seat in seats]
    if out := held(public.nations ^ (1 << NATIONS) - 1):
        told.append(say(language, "spywhere-plain-out", names=_names(out, language)))
    told.append(say(language, "spywhere-pile", cards=public.pile_size))
    return told


def _turn(public: Plain, speaker: Speaker) -> str:
    """What is going on; and why it ends, once that is sure."""
    language = speaker.language
    if public.phase <= STARTING:
        told = say(language, "spywhere-plain-dealing")
    elif public.phase == OVER:
        told = say(language, "spywhere-over")
    elif public.phase == LAST:
        asked = _seats(seats_in(public.asked), "who", speaker)
        told = say(language, "spywhere-plain-last", seats=asked)
    else:
        told = speaker.tell("spywhere-plain-turn", public.turn)
    cause = CAUSES[public.cause]
    return f"{told} {say(language, f'spywhere-end-{cause}')}" if cause else told


def _mine(view: Plain, speaker: Speaker) -> list[str]:
    language, mine = speaker.language, view.mine
    own = held(mine.passports)
    told = []
    if own:
        names = _names(own, language)
        told.append(say(language, "spywhere-plain-passport", n=len(own), names=names))
    told.append(say(language, "spywhere-plain-my-hand", cards=_cards(mine.hand, language)))
    guesses = [
        speaker.tell(
            "spywhere-plain-my-guess",
            target_of(view.public.seats, view.viewer, slot),
            nation=speaker.word("nation", NATION[card - 1]),
        )
        for slot, card in enumerate(mine.cards)
        if card
    ]
    if guesses:
        told.append(say(language, "spywhere-plain-my-guesses", guesses=", ".join(guesses)))
    return told


def _seat(public: Plain, seat: int, speaker: Speaker) -> str:
    """What all know of a seat."""
    language = speaker.language
    parts = [say(language, "spywhere-plain-in-hand", n=public.hand_sizes[seat])]
    for message, counts in (
        ("spywhere-plain-known", public.known[seat]),
        ("spywhere-plain-clues", public.clues[seat]),
    ):
        if any(counts):
            parts.append(say(language, message, cards=_cards(counts, language)))
    if slots := laid_slots(public, seat):
        about = dict.fromkeys(target_of(public.seats, seat, slot) for slot in slots)
        seats = _seats(about, "about", speaker)
        parts.append(say(language, "spywhere-plain-laid", n=len(slots), seats=seats))
    return _table_line(seat, say(language, "spywhere-plain-between").join(parts), speaker)


def _scores(public: Plain, speaker: Speaker) -> list[str]:
    """Who has won, and each seat's passports and points."""
    language, winners = speaker.language, _seats(winners_of(public), "who", speaker)
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
        told.append(_table_line(seat, points, speaker))
    return told


def _table_line(seat: int, parts: str, speaker: Speaker) -> str:
    """With the number of the seat, which is what one types; `Machine 2` says it already."""
    name, number = speaker.name(seat), str(seat + 1)
    who = name if name.endswith(f" {number}") else f"{name} ({number})"
    return speaker.tell("spywhere-plain-table", seat, who=who, parts=parts)


def _seats(seats: Iterable[int], role: str, speaker: Speaker) -> str:
    """Seats as the one `who` does something, or `about` whom it is done."""
    return ", ".join(speaker.tell(f"spywhere-plain-{role}", seat) for seat in seats)


def _names(names: Iterable[Nation], language: str) -> str:
    return ", ".join(say(language, f"spywhere-nation-{name}") for name in names)


def _cards(counts: Sequence[int], language: str) -> str:
    """Cards by nationality: `2 Italy, Spain`."""
    speaker = Speaker("spywhere", language)
    said = ", ".join(speaker.say(one) for one in cards(counts))
    return said or say(language, "spywhere-plain-nothing")
