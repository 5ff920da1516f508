"""What happens in Spywhere, as one viewer sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Fact, Part, Seat, word
from ludotheque.core.plain import Plain
from ludotheque.games.spywhere.equipment import (
    ALIKE,
    GUESSED_ALL,
    IN_LAST,
    LAST,
    NATIONS,
    OVER,
    SEATS,
    STARTING,
    target_of,
)
from ludotheque.games.spywhere.story import put_back, read, seat_of, stories

Nation: TypeAlias = Annotated[
    Literal["italy", "england", "france", "spain", "belgium", "germany"], word("nation")
]
Cause: TypeAlias = Annotated[Literal["pile", "guessed"], word("end")]

NATION: tuple[Nation, ...] = ("italy", "england", "france", "spain", "belgium", "germany")
CAUSES: tuple[Cause | None, ...] = (None, "pile", "guessed")
"""Why it ends, by `public.cause`."""


class Cards(Part, tag="cards", frozen=True):
    nation: Nation
    n: int


class Verdict(Part, tag="verdict", frozen=True):
    """A card laid before somebody, turned up."""

    target: Seat
    nation: Nation
    is_right: bool


class Removed(Fact, tag="removed", frozen=True):
    """The nationality that leaves the game (S4)."""

    nation: Nation


class Passports(Fact, tag="passports", frozen=True):
    """The viewer's own."""

    nations: list[Nation]


class Drew(Fact, tag="drew", frozen=True):
    """What came into the viewer's own hand from the pile."""

    cards: list[Cards]


class Centre(Fact, tag="centre", frozen=True):
    """What lies in the centre at the start (S3)."""

    cards: list[Cards]


class Begins(Fact, tag="begins", frozen=True):
    seat: Seat


class Swapped(Fact, tag="swap", frozen=True):
    seat: Seat
    gave: Nation
    took: Nation


class Eliminated(Fact, tag="eliminate", frozen=True):
    """Three alike into a clue pile (S8)."""

    seat: Seat
    nation: Nation


class Kept(Fact, tag="keep", frozen=True):
    """Three alike left in the centre, whatever the reason (S8-b)."""

    seat: Seat
    nation: Nation


class Bonus(Fact, tag="bonus", frozen=True):
    """A card that follows from an elimination."""

    is_minor: ClassVar[bool] = True

    seat: Seat


class Refilled(Fact, tag="refill", frozen=True):
    """All that came into the centre, what went back included: it lies there for all to see."""

    is_minor: ClassVar[bool] = True

    cards: list[Cards]


class Redrawn(Fact, tag="redraw", frozen=True):
    """Three alike went back into the pile (S9)."""

    nation: Nation


class Guessed(Fact, tag="guess", frozen=True):
    """A card laid before somebody; its face only if it is the viewer's own (S10-a)."""

    seat: Seat
    target: Seat
    nation: Nation | None


class Closed(Fact, tag="last", frozen=True):
    """The turns are over: why, and who may still guess (S12, S13)."""

    cause: Cause
    closer: Seat | None
    asked: list[Seat]


class Sealed(Fact, tag="sealed", frozen=True):
    """Somebody has given his last answer."""

    seat: Seat


class Shown(Fact, tag="shown", frozen=True):
    """What a seat turns up at the end (S14)."""

    seat: Seat
    passports: list[Nation]
    hand: list[Cards]
    guesses: list[Verdict]


class Scored(Fact, tag="score", frozen=True):
    """How a seat's points come about: own + own x right + bonus (S14)."""

    seat: Seat
    own: int
    right: int
    bonus: int
    score: int


class Ended(Fact, tag="end", frozen=True):
    winners: list[Seat]


FACTS: TypeAlias = (
    Removed
    | Passports
    | Drew
    | Centre
    | Begins
    | Swapped
    | Eliminated
    | Kept
    | Bonus
    | Refilled
    | Redrawn
    | Guessed
    | Closed
    | Sealed
    | Shown
    | Scored
    | Ended
)


def tell(before: Plain, after: Plain) -> list[Fact]:
    """What the viewer saw happen between two of his views, in the order of play."""
    old, new = before.public, after.public
    told: list[Fact] = [Removed(nation) for nation in held(old.nations & ~new.nations)]
    drew: list[Fact] = []
    if after.viewer != SPECTATOR:
        drew = _drew(before, after)
        if own := held(after.mine.passports & ~before.mine.passports):
            told.append(Passports(own))
    if old.phase <= STARTING:
        told += drew
        drew = []
        if new.phase > STARTING:
            told += [Centre(cards(new.centre)), Begins(new.starter)]
    for fact in _turns(before, after):
        told.append(fact)
        if drew and isinstance(fact, Bonus) and fact.seat == after.viewer:
            told += drew
            drew = []
    told += drew
    if old.phase < LAST <= new.phase:
        told.append(Closed(CAUSES[new.cause] or "pile", closer_of(new), seats_in(new.asked)))
    told += _answers(before, after)
    if old.phase < OVER == new.phase:
        told += _end(new)
    return told


def _turns(before: Plain, after: Plain) -> Iterator[Fact]:
    """What the turns' stories say beyond what was seen of them."""
    old, new = before.public, after.public
    turns = [(k, read(new.history[k])) for k in range(max(old.exchanges - 1, 0), new.exchanges)]
    clues = [turn for turn, story in turns if story.clue is not None]
    for turn, story in turns:
        seat, seen = seat_of(new, turn), read(old.history[turn])
        if turn >= old.exchanges:
            yield Swapped(seat, NATION[story.gave], NATION[story.took])
        if story.clue is not None and seen.clue is None:
            yield Eliminated(seat, NATION[story.clue])
        if story.is_kept and not seen.is_kept:
            nations = range(NATIONS)
            kept = next(n for n in nations if new.kept[seat][n] > old.kept[seat][n])
            yield Kept(seat, NATION[kept])
        if story.is_bonus and not seen.is_bonus:
            yield Bonus(seat)
        if clues and turn == clues[-1]:
            yield from _refill(old, new)
        if story.target is not None and seen.target is None:
            yield Guessed(seat, story.target, _face(before, after, seat, story.target))


def _face(before: Plain, after: Plain, seat: int, target: int) -> Nation | None:
    """The card just laid, for the one who laid it."""
    if seat != after.viewer:
        return None
    new = (slot for slot in range(SEATS) if after.mine.cards[slot] and not before.mine.cards[slot])
    slot = next(slot for slot in new if target_of(after.public.seats, seat, slot) == target)
    return NATION[after.mine.cards[slot] - 1]


def _refill(old: Plain, new: Plain) -> Iterator[Fact]:
    """What came into the centre since, and what of it went back (S9)."""
    came = [now - then for now, then in zip(new.centre, old.centre, strict=True)]
    for _, story in stories(new, old.exchanges):
        came[story.gave] -= 1
        came[story.took] += 1
    back = [0] * NATIONS
    if new.redraws != old.redraws:
        back = [now - then for now, then in zip(put_back(new), put_back(old), strict=True)]
    for nation, (now, then) in enumerate(zip(_piled(new), _piled(old), strict=True)):
        came[nation] += now - then + ALIKE * back[nation]
    if arrived := cards(came):
        yield Refilled(arrived)
    for nation, times in enumerate(back):
        yield from [Redrawn(NATION[nation])] * times


def _piled(public: Plain) -> Iterator[int]:
    """How many cards of each nationality lie on clue piles."""
    return map(sum, zip(*public.clues, strict=True))


def _drew(before: Plain, after: Plain) -> list[Fact]:
    """What came into one's own hand from the pile."""
    if before.mine.hand == after.mine.hand:
        return []
    drew = [now - then for now, then in zip(after.mine.hand, before.mine.hand, strict=True)]
    for seat, story in stories(after.public, before.public.exchanges):
        if seat == after.viewer:
            drew[story.gave] += 1
            drew[story.took] -= 1
    found = cards(drew)
    return [Drew(found)] if found else []


def _answers(before: Plain, after: Plain) -> Iterator[Fact]:
    """One's own last guesses, and who has answered (S13)."""
    old, new, viewer = before.public, after.public, after.viewer
    if new.phase < LAST:
        return
    if viewer != SPECTATOR and before.mine.cards != after.mine.cards:
        for slot, card in enumerate(after.mine.cards):
            if card and not before.mine.cards[slot] and new.laid[viewer][slot] in (0, IN_LAST):
                yield Guessed(viewer, target_of(new.seats, viewer, slot), NATION[card - 1])
    if old.phase == new.phase == LAST:
        yield from map(Sealed, seats_in(old.asked & ~new.asked))


def _end(public: Plain) -> Iterator[Fact]:
    for seat in range(public.seats):
        hand = cards(public.hands[seat])
        yield Shown(seat, held(public.passports[seat]), hand, list(verdicts(public, seat)))
    yield from (scored(public, seat) for seat in range(public.seats))
    yield Ended(winners_of(public))


def verdicts(public: Plain, seat: int) -> Iterator[Verdict]:
    """A seat's guesses once all is turned up, in the order laid."""
    for slot in laid_slots(public, seat):
        card, target = public.faces[seat][slot] - 1, target_of(public.seats, seat, slot)
        yield Verdict(target, NATION[card], bool(public.passports[target] >> card & 1))


def scored(public: Plain, seat: int) -> Scored:
    """How a seat's score comes about (S14)."""
    own, right, score = public.own[seat], public.right[seat], public.scores[seat]
    return Scored(seat, own, right, score - own - own * right, score)


def winners_of(public: Plain) -> list[int]:
    """The seats with the most points (S15)."""
    scores = public.scores[: public.seats]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def laid_slots(public: Plain, seat: int) -> list[int]:
    """Where a seat's cards lie, in the order laid."""
    laid = public.laid[seat]
    return sorted((slot for slot in range(SEATS) if laid[slot]), key=laid.__getitem__)


def closer_of(public: Plain) -> int | None:
    """Who caused the end by his guesses (S14)."""
    return public.closer if public.cause == GUESSED_ALL else None


def held(bits: int) -> list[Nation]:
    """Nationalities given as bits."""
    return [nation for n, nation in enumerate(NATION) if bits >> n & 1] if bits else []


def cards(counts: Sequence[int]) -> list[Cards]:
    """Cards by nationality, those there are."""
    return [Cards(nation, n) for nation, n in zip(NATION, counts, strict=True) if n > 0]


def seats_in(bits: int) -> list[int]:
    """Seats given as bits; chance is none."""
    return [seat for seat in range(SEATS) if bits >> seat & 1]
