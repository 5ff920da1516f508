"""One game between machines, and the games that make a fair comparison."""

from __future__ import annotations

import hashlib
import itertools
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludotheque.bots.machines import Machine
from ludotheque.core.errors import LudothequeError
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.core.view import View
from ludotheque.games import discovery
from ludotheque.house.acting import act_of, seat_machines
from ludotheque.house.resident import Eyes
from ludotheque.tables import Table


@dataclass(frozen=True)
class Pairing:
    """A game to be played: which machine sits where, and everything that chance will do."""

    game: str
    options: str  # as `Options.parse` reads them
    machines: tuple[str, ...]  # by seat
    seed: int
    group: int  # games of one group have the same seed, and all arrangements of the seats
    opening: int  # acts at random before the machines begin


@dataclass(frozen=True)
class Outcome:
    """How a game went."""

    pairing: Pairing
    shares: tuple[float, ...]  # of the win, by seat; they sum to one
    is_tie: bool
    acts: int
    seconds: tuple[float, ...]  # of thought, by seat
    failures: int  # acts that the house had to play


def pairings(
    game: str,
    options: str,
    machines: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    opening: int,
) -> Iterator[Pairing]:
    """At least so many games for each pair of machines, every arrangement as often."""
    lone = [(machines[0], machines[0])]
    for pair in itertools.combinations(machines, 2) if len(machines) > 1 else lone:
        lineup = [pair[k * 2 // seats] for k in range(seats)]
        tables = sorted(set(itertools.permutations(lineup)))
        groups = -(-games // len(tables))
        for group in range(groups):
            for table in tables:
                yield Pairing(game, options, table, seed + group, group, opening)


def play(pairing: Pairing) -> Outcome:
    """Play a game to its end."""
    game = discovery.find(pairing.game)
    seats = len(pairing.machines)
    variant = Variant(game, seats=seats, options=game.options.parse(pairing.options))
    machines = [Machine.parse(game, name) for name in pairing.machines]
    digest = hashlib.sha256(f"{pairing.seed}".encode()).digest()
    table = Table.open(variant, digest, 0)
    nonces = [f"{seat:032x}" for seat in range(seats)]  # the seed alone says what is drawn
    seat_machines(table, pairing.machines, nonces, 0)
    eyes = [Eyes(table, seat) for seat in range(seats)]
    rngs = [seeded(int.from_bytes(digest[8 * (seat % 4) :][:8]) + seat) for seat in range(seats)]
    openers = random.Random(pairing.seed)
    seconds, acts, failures = [0.0] * seats, 0, 0
    while table.asked:
        seat = table.asked[0]

        def choose(view: View) -> int:
            if acts < pairing.opening:  # noqa: B023
                return openers.choice(view.legal())
            return machines[seat].choose(view, eyes[seat].log, rngs[seat])  # noqa: B023

        start = time.process_time()
        try:
            actions = table.compose(seat, choose)
        except LudothequeError:
            actions = None
        event = act_of(table, seat, actions, acts)
        failures += event["do"] == "neutral"
        seconds[seat] += time.process_time() - start
        table.commit(event)
        for one in eyes:
            one.see(table, event)
        acts += 1
    return _outcome(pairing, table, acts, seconds, failures)


def _outcome(
    pairing: Pairing, table: Table, acts: int, seconds: list[float], failures: int
) -> Outcome:
    assert table.result is not None
    winners = [gain > 0 for gain in table.result.returns]
    is_tie = not any(winners)
    share = [1 / len(winners) if is_tie else won / sum(winners) for won in winners]
    return Outcome(pairing, tuple(share), is_tie, acts, tuple(seconds), failures)
