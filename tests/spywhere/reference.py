"""The models of `resample` and of the odds panel once more, by enumeration; imports no game code.

Nationalities are numbers. Opponents hold cards all know of (`up`) and cards nobody knows (`down`,
in the order drawn). An opponent lays down a known card whenever that can be what was seen; else a
random one of the others, whatever it is; he decides between the two without looking at them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations

Cards = tuple[int, ...]
NATIONS = 6
MASK = (1 << 64) - 1


@dataclass(frozen=True)
class Hand:
    """Cards drawn so far, all of them; which of the drawn are still unknown; which are known."""

    drawn: Cards = ()
    down: Cards = ()  # places in `drawn`
    up: Cards = ()

    @property
    def cards(self) -> Cards:
        return tuple(sorted((*self.up, *(self.drawn[place] for place in self.down))))


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
                new = Hand((*hand.drawn, card), (*hand.down, len(hand.drawn)), hand.up)
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
    """An opponent lays down one card and takes another."""
    after: Worlds = {}
    for (pile, hands), weight in worlds.items():
        hand = hands[opponent]
        if give in hand.up:
            up = list(hand.up)
            up.remove(give)
            options = [(replace(hand, up=(*up, take)), weight)]
        else:
            options = [
                (
                    Hand(hand.drawn, hand.down[:k] + hand.down[k + 1 :], (*hand.up, take)),
                    weight / len(hand.down),
                )
                for k, place in enumerate(hand.down)
                if hand.drawn[place] == give
            ]
        for new, share in options:
            world = (pile, _with(hands, opponent, new))
            after[world] = after.get(world, Fraction(0)) + share
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
