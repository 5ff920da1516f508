"""The models of `resample` and of the odds panel once more, by enumeration; imports no game code.

Nationalities are numbers. A world is what lies in the pile and what each opponent holds and has
drawn; every step multiplies its weight by how likely the step is in it. An opponent exchanges by
uniform play: each pair of a kind in his hand and a kind in the centre is as likely. The centre is
the same in all worlds, so its kinds are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations

Cards = tuple[int, ...]
NATIONS = 6
MASK = (1 << 64) - 1


@dataclass(frozen=True)
class Hand:
    """The cards held, sorted, and all that were drawn, in that order."""

    cards: Cards = ()
    drawn: Cards = ()


World = tuple[Cards, tuple[Hand, ...]]  # the pile as counts, a hand an opponent
Worlds = dict[World, Fraction]


def deal(unseen: Sequence[int], sizes: Sequence[int]) -> Worlds:
    """All deals of unknown hands of these sizes."""
    worlds: Worlds = {(tuple(unseen), tuple(Hand() for _ in sizes)): Fraction(1)}
    for opponent, size in enumerate(sizes):
        for _ in range(size):
            worlds = draw(worlds, opponent)
    return worlds


def draw(worlds: Worlds, opponent: int) -> Worlds:
    """An opponent draws a card that nobody else sees."""
    after: Worlds = {}
    for (pile, hands), weight in worlds.items():
        for card in range(NATIONS):
            if pile[card]:
                hand = hands[opponent]
                new = Hand(tuple(sorted((*hand.cards, card))), (*hand.drawn, card))
                world = (_less(pile, card), _with(hands, opponent, new))
                share = weight * Fraction(pile[card], sum(pile))
                after[world] = after.get(world, Fraction(0)) + share
    return after


def show(worlds: Worlds, card: int) -> Worlds:
    """A card is drawn for the viewer or the centre, and it is this one."""
    after: Worlds = {}
    for (pile, hands), weight in worlds.items():
        if pile[card]:
            after[_less(pile, card), hands] = weight * Fraction(pile[card], sum(pile))
    return after


def swap(worlds: Worlds, opponent: int, give: int, take: int) -> Worlds:
    """An opponent lays down one card and takes another, by uniform play."""
    after: Worlds = {}
    for (pile, hands), weight in worlds.items():
        hand = hands[opponent]
        if give in hand.cards:
            kept = list(hand.cards)
            kept.remove(give)
            new = Hand(tuple(sorted((*kept, take))), hand.drawn)
            world = (pile, _with(hands, opponent, new))
            share = weight / len(set(hand.cards))
            after[world] = after.get(world, Fraction(0)) + share
    return after


def mend(worlds: Worlds, centre: Sequence[int], is_done: bool) -> Worlds:
    """Three alike in the centre went back into the pile; or stayed, as no other three would do."""
    alike = next(card for card in centre if centre.count(card) >= 3)
    rest = list(centre)
    for _ in range(3):
        rest.remove(alike)
    after: Worlds = {}
    for (pile, hands), weight in worlds.items():
        more = (*pile[:alike], pile[alike] + 3, *pile[alike + 1 :])
        cards = [card for card in range(NATIONS) for _ in range(more[card])]
        threes = set(combinations(cards, 3))
        if is_done == any(max(map([*rest, *three].count, three)) < 3 for three in threes):
            after[more if is_done else pile, hands] = weight
    return after


def forget(worlds: Worlds) -> Worlds:
    """The same worlds without what was drawn when."""
    after: Worlds = {}
    for (pile, hands), weight in worlds.items():
        world = (pile, tuple(Hand(hand.cards) for hand in hands))
        after[world] = after.get(world, Fraction(0)) + weight
    return after


def passports(
    left: Iterable[int], rows: Sequence[int], likelihood: dict[tuple[int, int], Fraction]
) -> dict[tuple[frozenset[int], ...], Fraction]:
    """All deals of the passports left to the rows (a seat each; twice for two), weighed."""
    weights: dict[tuple[frozenset[int], ...], Fraction] = {}
    seats = sorted(set(rows))
    for order in permutations(left, len(rows)):
        weight = Fraction(1)
        for seat, nation in zip(rows, order, strict=True):
            weight *= likelihood.get((seat, nation), Fraction(1))
        held = tuple(
            frozenset(nation for row, nation in zip(rows, order, strict=True) if row == seat)
            for seat in seats
        )
        weights[held] = weights.get(held, Fraction(0)) + weight
    total = sum(weights.values())
    return {held: weight / total for held, weight in weights.items() if weight}


def normal(worlds: Worlds) -> Worlds:
    """The weights made to sum to one."""
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items() if weight}


def trail(moments: Iterable[tuple[int, int]]) -> int:
    """What a seat's trail is by the house's hash: an exclusive or over what it saw and when."""
    total = 0
    for moment, value in moments:
        word = (8 * moment + value + 1) * 0x9E3779B97F4A7C15 & MASK
        word = (word ^ word >> 32) * 0xD6E8FEB86659FD93 & MASK
        total ^= word ^ word >> 32
    return total


def _less(pile: Cards, card: int) -> Cards:
    return (*pile[:card], pile[card] - 1, *pile[card + 1 :])


def _with(hands: tuple[Hand, ...], opponent: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:opponent], hand, *hands[opponent + 1 :])
