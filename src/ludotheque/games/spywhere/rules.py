"""Spywhere: play, in the order of a turn; the start is in `start`, the end in `ending`.

Paragraphs as in the rulebook.

Nationalities are numbered 0 to 5: Italy, England, France, Spain, Belgium, Germany.
Actions: 0-35 swap, 6 x laid down + taken; 36-41 eliminate; 42 keep; 43-78 guess, 43 + 6 x seat +
nationality, in a turn or in the last answer; 79 no guess; 80 seal the last answer, whose cards
come in ascending order. Chance: a nationality, or the seat that begins.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import int64, mix, nth, popcount
from ludotheque.core.calls import CHANCE, CHANCE_BIT
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Actions, Row
from ludotheque.games.spywhere.ending import answer, end_turn, returns, turn_up
from ludotheque.games.spywhere.equipment import (
    ACTIONS,
    ALIKE,
    ALL_IN,
    BONUS,
    BONUS_DRAWN,
    CLUE_SHIFT,
    DRAWING,
    ELIMINATE,
    ELIMINATING,
    EXCHANGING,
    FEWEST_SEATS,
    FROM_UNKNOWN,
    GUESS,
    GUESSED_ALL,
    GUESSING,
    KEEP,
    KEPT,
    LAST,
    MAX_CHANCE,
    MAX_LEGAL,
    NATIONS,
    NO_GUESS,
    REFILLING,
    RUNNING,
    SEAL,
    SEATS,
    TARGET_SHIFT,
    TO_GUESS,
    TURN_DONE,
    Hidden,
    Private,
    Public,
    guess_of,
    swap_of,
    three_alike,
)
from ludotheque.games.spywhere.guessing import floor_of, is_open, lay, unspent
from ludotheque.games.spywhere.redraws import STUCK, may_redraw, note_triple
from ludotheque.games.spywhere.refusals import REFUSALS, refusal
from ludotheque.games.spywhere.resample import resample
from ludotheque.games.spywhere.start import chance, into_centre, into_hand, new, prepare, sees_draw

__all__ = [
    "ACTIONS",
    "FEWEST_SEATS",
    "MAX_CHANCE",
    "MAX_LEGAL",
    "REFUSALS",
    "SEATS",
    "VERSION",
    "Hidden",
    "Private",
    "Public",
    "apply",
    "chance",
    "legal",
    "neutral",
    "new",
    "refusal",
    "resample",
    "returns",
    "sample",
    "sees_draw",
    "to_act",
]

VERSION = 2


@rule
def to_act(public: Row) -> int:
    return int(public.asked)


@rule
def legal(public: Row, mine: Row, seat: int, out: Actions) -> int:
    n = 0
    if public.phase == EXCHANGING:
        for give in range(NATIONS):
            if mine.hand[give]:
                for take in range(NATIONS):
                    if public.centre[take]:
                        out[n] = NATIONS * give + take
                        n += 1
        return n
    if public.phase == ELIMINATING:
        nation = three_alike(public)
        if not int(mine.passports) >> nation & 1:  # S8-b: asked in any case
            out[n] = ELIMINATE + nation
            n += 1
        out[n] = KEEP
        return n + 1
    cards = unspent(public, mine)
    floor = floor_of(public, mine, seat)
    for target in range(int(public.seats)):
        if is_open(public, mine, seat, target):
            for nation in range(NATIONS):
                action = GUESS + NATIONS * target + nation
                if cards >> nation & 1 and action >= floor:
                    out[n] = action
                    n += 1
    out[n] = SEAL if public.phase == LAST else NO_GUESS
    return n + 1


@rule
def sample(public: Row, mine: Row, seat: int, rng: Rng) -> int:
    if public.phase == EXCHANGING:
        hand = centre = 0
        for nation in range(NATIONS):
            hand |= int(mine.hand[nation] > 0) << nation
            centre |= int(public.centre[nation] > 0) << nation
        gives, takes = np.uint64(hand), np.uint64(centre)
        n = popcount(takes)
        k = below(rng, popcount(gives) * n)
        return NATIONS * nth(gives, k // n) + nth(takes, k % n)
    if public.phase == ELIMINATING:
        nation = three_alike(public)
        if int(mine.passports) >> nation & 1:
            return KEEP
        return KEEP if below(rng, 2) else ELIMINATE + nation
    cards = unspent(public, mine)
    floor = floor_of(public, mine, seat)
    guesses = np.uint64(0)
    for target in range(int(public.seats)):
        if is_open(public, mine, seat, target):
            guesses |= np.uint64(cards) << np.uint64(NATIONS * target)
    guesses = guesses >> np.uint64(floor - GUESS) << np.uint64(floor - GUESS)
    k = below(rng, popcount(guesses) + 1)
    if k == popcount(guesses):
        return SEAL if public.phase == LAST else NO_GUESS
    return GUESS + nth(guesses, k)


@rule
def apply(state: Row, seat: int, action: int) -> None:
    public = state.public
    if seat == CHANCE:
        if public.phase < DRAWING:
            prepare(state, action)
        elif public.phase == REFILLING:
            _refill(state, action)
        else:
            _draw(state, action)
    elif public.phase == LAST:
        answer(state, seat, action)
    elif public.phase == EXCHANGING:
        _exchange(state, seat, action)
    elif public.phase == ELIMINATING:
        _eliminate(state, seat, action)
    else:
        _guess(state, seat, action)
    if public.phase == TO_GUESS:
        _ask_guess(public)
    if public.phase == TURN_DONE:
        end_turn(public)
    if public.phase == ALL_IN:
        turn_up(state)


@inlined
def _draw(state: Row, nation: int) -> None:
    """The card of the turn (S6), or the bonus before the centre is filled (S8, S12-a)."""
    public = state.public
    into_hand(state, int(public.turn), nation)
    if public.phase == DRAWING:
        public.phase, public.asked = EXCHANGING, 1 << int(public.turn)
    else:
        public.history[int(public.exchanges) - 1] |= BONUS_DRAWN
        public.phase, public.step = REFILLING, ALIKE
        if public.pile_size == 0:
            public.phase, public.step = TO_GUESS, 0


@inlined
def _exchange(state: Row, seat: int, action: int) -> None:
    """Lay down a card of the hand and take one of the centre, for all to see (S7).

    What he took is known to be in his hand until he lays down one of that nationality; one of
    which none was known came from the cards nobody knows.
    """
    public, mine = state.public, state.private[seat]
    give, take = swap_of(action)
    mine.hand[give] -= 1
    public.centre[give] += 1
    public.centre[take] -= 1
    mine.hand[take] += 1
    story = action
    if public.known[seat, give]:
        public.known[seat, give] -= 1
    else:
        story |= FROM_UNKNOWN
    public.known[seat, take] += 1
    public.history[int(public.exchanges)] = story
    public.exchanges += 1
    public.trail = mix(public.trail, action)
    # S8-b: whosever they are
    public.phase = ELIMINATING if three_alike(public) < NATIONS else TO_GUESS


@inlined
def _eliminate(state: Row, seat: int, action: int) -> None:
    """Take three alike out of the centre into one's clue pile, or do not (S8, S8-a)."""
    public = state.public
    public.trail = mix(public.trail, action)
    turn = int(public.exchanges) - 1
    if action == KEEP:
        public.history[turn] |= KEPT
        public.kept[seat, three_alike(public)] += 1
        public.phase = TO_GUESS
        return
    nation = action - ELIMINATE
    public.centre[nation] -= ALIKE
    public.clues[seat, nation] += ALIKE
    public.history[turn] |= (nation + 1) << CLUE_SHIFT
    public.is_eliminated = 1
    public.phase, public.asked = BONUS, CHANCE_BIT
    if public.pile_size == 0:
        public.phase = TO_GUESS


@inlined
def _refill(state: Row, nation: int) -> None:
    """A new card for the centre (S8), as long as there are any (S12-a)."""
    public = state.public
    into_centre(state, nation)
    public.step -= 1
    if public.step > 0 and public.pile_size > 0:
        return
    public.phase, public.step = TO_GUESS, 0
    alike = three_alike(public)
    if public.reshuffle_triples and alike < NATIONS:
        public.reveals += 1  # whether it can be mended depends on the pile
        if may_redraw(public.centre, state.hidden.pile):
            _put_back(state, alike)
        else:
            note_triple(public, STUCK)


@inlined
def _put_back(state: Row, alike: int) -> None:
    """Three alike go back into the pile and three others are drawn (S9)."""
    public = state.public
    note_triple(public, 3 * alike + int64(public.centre[alike]) - ALIKE)
    public.centre[alike] -= ALIKE
    state.hidden.pile[alike] += ALIKE
    public.pile_size += ALIKE
    public.redraws += 1
    public.phase, public.step = REFILLING, ALIKE
    public.trail = mix(public.trail, ACTIONS)


@inlined
def _ask_guess(public: Row) -> None:
    """Ask for a guess if one may be made now (S10, S18); else the turn is over."""
    seat = int(public.turn)
    if public.turns[seat] >= public.guess_from and public.guesses[seat] < public.slots:
        public.phase, public.asked = GUESSING, 1 << seat
    else:
        public.phase = TURN_DONE


@inlined
def _guess(state: Row, seat: int, action: int) -> None:
    """Lay a card before an opponent, or none (S10); the last one may end the game (S12, S14-a)."""
    public = state.public
    public.phase = TURN_DONE
    if action == NO_GUESS:
        public.trail = mix(public.trail, NO_GUESS)
        return
    target, _ = guess_of(action)
    slot = lay(state, seat, action)
    public.laid[seat, slot] = public.turns[seat]
    public.guesses[seat] += 1
    public.history[int(public.exchanges) - 1] |= (target + 1) << TARGET_SHIFT
    public.trail = mix(public.trail, GUESS + target)  # S10-a: of whom, never what
    is_done = public.guesses[seat] == public.slots
    if is_done and public.cause == RUNNING and public.pile_size > 0:
        public.cause, public.closer = GUESSED_ALL, seat


def neutral(view: Row) -> dict[tuple[int, ...], int]:
    """What is played for somebody who does not: whole acts and their weights.

    Any card of his hand, each as likely, so that what he lays down tells no more than a draw; for
    one of its nationality if the centre has it, else for any card there. No elimination, no guess,
    an empty answer: of these nothing depends on what he holds.
    """
    public, hand = view.public, view.mine.hand
    if public.phase != EXCHANGING:
        answers = {ELIMINATING: KEEP, GUESSING: NO_GUESS}
        return {(answers.get(int(public.phase), SEAL),): 1}
    centre = [int(count) for count in public.centre]
    acts: dict[tuple[int, ...], int] = {}
    for give in range(NATIONS):
        for take in (give,) if centre[give] else range(NATIONS):
            if hand[give] and centre[take]:
                cards = sum(centre) if take == give else centre[take]
                acts[NATIONS * give + take,] = int(hand[give]) * cards
    return acts
