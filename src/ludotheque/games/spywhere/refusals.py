"""Why an action is refused, by paragraph."""

from __future__ import annotations

from ludotheque.core.jit import rule
from ludotheque.core.rows import Row
from ludotheque.games.spywhere.equipment import (
    ALIKE,
    ELIMINATE,
    ELIMINATING,
    EXCHANGING,
    GUESSING,
    KEEP,
    LAST,
    NO_GUESS,
    SEAL,
    are_two,
    guess_of,
    swap_of,
)
from ludotheque.games.spywhere.guessing import floor_of, is_open, unspent

OK, NOT_IN_GAME, EXCHANGE_FIRST, EXCHANGED, NOT_IN_HAND, NOT_IN_CENTRE, CHOOSE_FIRST = range(7)
NOT_THREE, OWN, ONE_A_TURN, NOTHING_TO_KEEP, TOO_EARLY, TOO_EARLY_FOR_TWO, YOURSELF = range(7, 14)
NO_SEAT, GUESSED, SPENT, SEAL_INSTEAD, NOT_LAST, TURNS_OVER, LAID_TWO, ASCENDING = range(14, 22)
NOT_TO_GIVE, NOT_TO_TAKE, ASCENDING_FOR_TWO = range(22, 25)
REFUSALS = (
    ("", ""),
    ("S4", "spywhere-refused-not-in-game", "nation"),
    ("S7", "spywhere-refused-exchange-first"),
    ("S7", "spywhere-refused-exchanged"),
    ("S7", "spywhere-refused-not-in-hand", "give"),
    ("S7", "spywhere-refused-not-in-centre", "take"),
    ("S8", "spywhere-refused-choose-first"),
    ("S8", "spywhere-refused-not-three", "nation"),
    ("S8", "spywhere-refused-own", "nation"),
    ("S8-a", "spywhere-refused-one-a-turn", "nation"),
    ("S8", "spywhere-refused-nothing-to-keep"),
    ("S10", "spywhere-refused-too-early"),
    ("S18", "spywhere-refused-too-early"),
    ("S10", "spywhere-refused-yourself", "target"),
    ("S10", "spywhere-refused-no-seat", "target"),
    ("S10", "spywhere-refused-guessed", "target"),
    ("S10-a", "spywhere-refused-spent", "nation"),
    ("S13", "spywhere-refused-seal-instead"),
    ("S13", "spywhere-refused-not-last"),
    ("S12", "spywhere-refused-turns-over"),
    ("S18", "spywhere-refused-laid-two", "target"),
    ("S13", "spywhere-refused-ascending", "target"),
    ("S4", "spywhere-refused-not-in-game", "give"),
    ("S4", "spywhere-refused-not-in-game", "take"),
    ("S13", "spywhere-refused-ascending", "nation"),
)


@rule
def refusal(public: Row, mine: Row, seat: int, action: int) -> int:
    phase = int(public.phase)
    if action < ELIMINATE:
        return _refuse_swap(public, mine, action)
    if action <= KEEP:
        return _refuse_elimination(public, mine, action)
    if action == SEAL:
        return OK if phase == LAST else NOT_LAST
    if phase != LAST and public.turns[seat] < public.guess_from and action != NO_GUESS:
        return TOO_EARLY_FOR_TWO if are_two(int(public.seats)) else TOO_EARLY
    if phase == EXCHANGING:
        return EXCHANGE_FIRST
    if phase == ELIMINATING:
        return CHOOSE_FIRST
    if action == NO_GUESS:
        return SEAL_INSTEAD if phase == LAST else OK
    target, nation = guess_of(action)
    if target >= public.seats:
        return NO_SEAT
    if target == seat:
        return YOURSELF
    if not int(public.nations) >> nation & 1:
        return NOT_IN_GAME
    if not is_open(public, mine, seat, target):
        return LAID_TWO if are_two(int(public.seats)) else GUESSED
    if not unspent(public, mine) >> nation & 1:
        return SPENT
    if action >= floor_of(public, mine, seat):
        return OK
    return ASCENDING_FOR_TWO if are_two(int(public.seats)) else ASCENDING


@rule
def _refuse_swap(public: Row, mine: Row, action: int) -> int:
    give, take = swap_of(action)
    if public.phase == LAST:
        return TURNS_OVER
    if not int(public.nations) >> give & 1:
        return NOT_TO_GIVE
    if not int(public.nations) >> take & 1:
        return NOT_TO_TAKE
    if public.phase != EXCHANGING:
        return EXCHANGED
    if not mine.hand[give]:
        return NOT_IN_HAND
    return OK if public.centre[take] else NOT_IN_CENTRE


@rule
def _refuse_elimination(public: Row, mine: Row, action: int) -> int:
    nation = action - ELIMINATE
    if public.phase == LAST:
        return TURNS_OVER
    if action != KEEP and not int(public.nations) >> nation & 1:
        return NOT_IN_GAME
    if public.phase == EXCHANGING:
        return EXCHANGE_FIRST
    if public.phase == GUESSING:
        if action == KEEP:
            return NOTHING_TO_KEEP
        return ONE_A_TURN if public.is_eliminated else NOT_THREE
    if action == KEEP:
        return OK
    if public.centre[nation] < ALIKE:
        return NOT_THREE
    return OWN if int(mine.passports) >> nation & 1 else OK
