"""The rules once more, slowly: lists of cards and plain Python; imports no game code.

A table is asked `what()` is wanted (a draw, or the moves of the seats asked, as texts) and told
`do(text)` or `do(text, seat)`. Cards are names; seats count from 1, as in the texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations

NATIONS = ["italy", "england", "france", "spain", "belgium", "germany"]
Wanted = tuple[str, dict[int, list[str]]]  # "draw", or "move" with what each seat asked may do
Play = Generator[Wanted, tuple[int, str], None]


class Referee:
    """A table; `play` is a generator that stops wherever somebody, or chance, is asked."""

    def __init__(
        self, seats: int, first_guess: int, last_round: bool, reshuffle: bool, keep: bool
    ) -> None:
        self.seats = list(range(1, seats + 1))
        self.reshuffle, self.last_round, self.keep = reshuffle, last_round, keep
        self.first_guess = first_guess or (5 if seats == 2 else 1)
        self.names = list(NATIONS)
        self.pile: list[str] = []
        self.centre: list[str] = []
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.passports: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.clues: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.guesses: dict[int, list[tuple[int, str]]] = {seat: [] for seat in self.seats}
        self.turns: Counter[int] = Counter()
        self.closer = 0
        self.scores: list[int] = []

    def play(self) -> Play:
        if len(self.seats) <= 4 and not self.keep:
            _, text = yield "draw", {}
            self.names.remove(text.split()[1])
        for seat in self.seats:
            for _ in range(2 if len(self.seats) == 2 else 1):
                _, text = yield "draw", {}
                self.passports[seat].append(text.split()[1])
        self.pile = [name for name in self.names for _ in range(18)]
        for seat in self.seats:
            for _ in range(3):
                yield from self.draw(self.hands[seat])
        for _ in range(5):
            yield from self.draw(self.centre)
        _, text = yield "draw", {}
        first = seat = int(text.split()[1])
        while True:
            yield from self.turn(seat)
            seat = seat % len(self.seats) + 1
            is_round_done = seat == first or not self.last_round
            if not self.pile or (self.closer and is_round_done):
                break
        yield from self.last_guesses()
        self.count()

    def draw(self, where: list[str]) -> Play:
        _, text = yield "draw", {}
        self.pile.remove(text.split()[1])
        where.append(text.split()[1])

    def turn(self, seat: int) -> Play:
        self.turns[seat] += 1
        hand, centre = self.hands[seat], self.centre
        yield from self.draw(hand)
        swaps = {f"swap {give} for {take}" for give in hand for take in centre}
        _, text = yield "move", {seat: sorted(swaps)}
        _, give, _, take = text.split()
        hand.remove(give)
        centre.append(give)
        centre.remove(take)
        hand.append(take)
        alike = three_alike(centre)
        if alike:
            may = [] if alike in self.passports[seat] else [f"eliminate {alike}"]
            _, text = yield "move", {seat: [*may, "keep"]}
            if text != "keep":
                yield from self.eliminate(seat, alike)
        if self.turns[seat] >= self.first_guess and self.missing(seat):
            guesses = [
                f"guess {other} {name}"
                for other in set(self.missing(seat))
                for name in self.cards(seat)
            ]
            _, text = yield "move", {seat: [*guesses, "no-guess"]}
            if text != "no-guess":
                _, other, name = text.split()
                self.guesses[seat].append((int(other), name))
                if not self.missing(seat) and self.pile and not self.closer:
                    self.closer = seat

    def eliminate(self, seat: int, alike: str) -> Play:
        for _ in range(3):
            self.centre.remove(alike)
            self.clues[seat].append(alike)
        if self.pile:
            yield from self.draw(self.hands[seat])
        came = 0
        while self.pile and came < 3:
            yield from self.draw(self.centre)
            came += 1
        while self.reshuffle and came == 3 and (again := three_alike(self.centre)):
            rest = list(self.centre)
            for _ in range(3):
                rest.remove(again)
            pile = [*self.pile, again, again, again]
            if all(three_alike([*rest, *three]) for three in set(combinations(sorted(pile), 3))):
                break
            self.centre[:], self.pile[:] = rest, pile
            for _ in range(3):
                yield from self.draw(self.centre)

    def missing(self, seat: int) -> list[int]:
        """Before whom he has yet to lay a card; with two players once for each card."""
        if len(self.seats) == 2:
            return (2 - len(self.guesses[seat])) * [3 - seat]
        done = [other for other, _ in self.guesses[seat]]
        return [other for other in self.seats if other != seat and other not in done]

    def cards(self, seat: int) -> list[str]:
        spent = [name for _, name in self.guesses[seat]]
        return [name for name in self.names if name not in spent]

    def last_guesses(self) -> Play:
        """One answer each, at once: given here step by step, as the game wants it."""
        waiting = [seat for seat in self.seats if self.missing(seat)]
        highest = dict.fromkeys(waiting, (0, -1))
        while waiting:
            may = {}
            for seat in waiting:
                found = [
                    (other, NATIONS.index(name))
                    for other in set(self.missing(seat))
                    for name in self.cards(seat)
                ]
                above = sorted(pair for pair in found if pair > highest[seat])
                may[seat] = [*(f"guess {other} {NATIONS[n]}" for other, n in above), "seal"]
            seat, text = yield "move", may
            if text == "seal":
                waiting.remove(seat)
            else:
                _, other, name = text.split()
                self.guesses[seat].append((int(other), name))
                highest[seat] = (int(other), NATIONS.index(name))

    def count(self) -> None:
        for seat in self.seats:
            own = sum(card in self.passports[seat] for card in self.hands[seat])
            right = sum(name in self.passports[other] for other, name in self.guesses[seat])
            self.scores.append(own * (1 + right) + (3 if seat == self.closer else 0))


def three_alike(cards: list[str]) -> str:
    """The nationality of which there are three or more; or nothing."""
    return next((name for name, n in Counter(cards).items() if n >= 3), "")
