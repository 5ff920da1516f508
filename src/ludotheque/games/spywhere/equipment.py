"""What lies on the table (S1), as numbers: nationalities, actions, phases and the rows.

A *slot* is a place for an identification card before somebody: with three players or more the
number of the opponent, with two the first or the second card before the one there is (S18).
"""

from __future__ import annotations

from ludotheque.core.jit import inlined
from ludotheque.core.rows import Row, layout

FEWEST_SEATS, SEATS = 2, 6
NATIONS = 6
NAMES = ("italy", "england", "france", "spain", "belgium", "germany")
COPIES = 18  # nationality cards of each (S1)
HAND, CENTRE, ALIKE = 3, 5, 3
CAUSE_POINTS = 3
MOST_TURNS = NATIONS * COPIES - 2 * HAND - CENTRE  # a turn draws a card or more; two seats
MOST_HELD = HAND + (MOST_TURNS + 1) // 2  # every other card
NONE_REMOVED = NATIONS + 1  # the option `removed`: 0 is by lot, then the nationalities (S4)

ELIMINATE = NATIONS * NATIONS
KEEP = ELIMINATE + NATIONS
GUESS = KEEP + 1
NO_GUESS = GUESS + SEATS * NATIONS
SEAL = NO_GUESS + 1
ACTIONS = SEAL + 1
MAX_LEGAL = 31  # five opponents, six cards, or none
MAX_CHANCE = 6

REMOVING, PASSPORTS, DEALING, LAYING, STARTING = range(5)
DRAWING, EXCHANGING, ELIMINATING, BONUS, REFILLING, GUESSING, LAST, OVER = range(5, 13)
TO_GUESS, TURN_DONE, ALL_IN = range(13, 16)  # only ever inside `apply`
RUNNING, PILE_OUT, GUESSED_ALL = range(3)

# A turn in `history`: the swap in bits 0-5; whether a bonus was drawn; whether the card laid down
# came from those nobody knew; the nationality eliminated + 1; the seat guessed about + 1; and
# whether three alike were kept.
SWAP_BITS, BONUS_DRAWN, FROM_UNKNOWN, KEPT = 63, 1 << 6, 1 << 7, 1 << 14
CLUE_SHIFT, TARGET_SHIFT = 8, 11
IN_LAST = 255
MOST_TRIPLES = 24

Public = layout(
    trail="u8",
    history=("u2", (MOST_TURNS,)),  # a turn each, as above: all that everyone saw of it
    seats="i8",  # these four count and index: bytes would make numba count in unsigned words
    starter="i8",
    turn="i8",  # whose turn it is
    exchanges="i8",  # exchanges made by all: how much of the history is written
    reveals="u2",
    redraws="u2",  # how often three alike went back into the pile (S9)
    triples=("u2", (MOST_TRIPLES,)),  # what became of three alike after a refill (S9): `redraws`
    phase="u1",
    asked="u1",
    nations="u1",  # the nationalities in the game, as bits (S4)
    slots="u1",  # how many cards a player may lay in all (S10, S18)
    step="u1",  # cards given out in this part of the start; cards still due in a refill
    turns=("u1", (SEATS,)),  # turns begun
    is_eliminated="u1",  # whether three cards left the centre this turn (S8-a)
    centre=("u1", (NATIONS,)),
    pile_size="u1",
    hand_sizes=("u1", (SEATS,)),
    known=("u1", (SEATS, NATIONS)),  # cards all know to be in a hand
    clues=("u1", (SEATS, NATIONS)),  # cards in the clue piles (S8)
    kept=("u1", (SEATS, NATIONS)),  # how often three alike were asked about and kept
    laid=("u1", (SEATS, SEATS)),  # by slot: on which of his turns a card was laid, or IN_LAST
    guesses=("u1", (SEATS,)),  # how many cards are laid
    cause="u1",
    closer="u1",  # who caused the end by his guesses (S14)
    guess_from="u1",  # the turn from which one may guess
    reshuffle_triples="u1",
    removed="u1",
    first="u1",
    first_guess="u1",
    last_round="u1",
    # all below is written when everything is turned up (S14)
    passports=("u1", (SEATS,)),
    hands=("u1", (SEATS, NATIONS)),
    faces=("u1", (SEATS, SEATS)),  # by slot: nationality + 1
    own=("u1", (SEATS,)),
    right=("u1", (SEATS,)),
    scores=("u1", (SEATS,)),
)
Private = layout(
    trail="u8",
    passports="u1",  # bits
    hand=("u1", (NATIONS,)),
    cards=("u1", (SEATS,)),  # by slot: nationality + 1 of the card laid, or put down for S13
    drawn=("u1", (MOST_HELD // 2 + 1,)),  # cards in the order drawn, two a byte; only for S9
)
Hidden = layout(pile=("u1", (NATIONS,)))

# What moment a private trail is told of: cards by their number, then passports, then slots.
PASSPORT_MOMENT, SLOT_MOMENT = 100, 110


@inlined
def are_two(seats: int) -> bool:
    """Whether the rules for two players hold (S16 to S19)."""
    return seats == 2


@inlined
def passports_each(seats: int) -> int:
    """How many passports everybody has (S2, S16)."""
    return 2 if are_two(seats) else 1


@inlined
def guesses_each(seats: int) -> int:
    """How many cards everybody may lay in all (S10, S18)."""
    return 2 if are_two(seats) else seats - 1


@inlined
def target_of(seats: int, seat: int, slot: int) -> int:
    """Before whom a seat's card in a slot lies."""
    return 1 - seat if are_two(seats) else slot


@inlined
def swap_of(story: int) -> tuple[int, int]:
    """What was laid down and what was taken, of an exchange or of a turn's story."""
    return (story & SWAP_BITS) // NATIONS, (story & SWAP_BITS) % NATIONS


@inlined
def guess_of(action: int) -> tuple[int, int]:
    """Before whom a card is laid, and which."""
    return (action - GUESS) // NATIONS, (action - GUESS) % NATIONS


@inlined
def three_alike(public: Row) -> int:
    """The nationality of which three or more lie in the centre; NATIONS if there is none."""
    for nation in range(NATIONS):
        if public.centre[nation] >= ALIKE:
            return nation
    return NATIONS
