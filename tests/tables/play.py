"""Tables for the tests: seated, started, played at random by whole acts."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.options import Flag, OneOf
from ludotheque.core.position import Variant
from ludotheque.tables import Command, Table, fair
from ludotheque.tables.commands import HOUSE
from ludotheque.tables.door import house_id, machine_id
from ludotheque.tables.seen import log_of
from ludotheque.tables.standing import Standing
from tests.conformance.walks import HOUSE_GAMES, name, small_options

SEED = bytes(range(32))
NAMES = ("Ada", "Bo", "Cléo", "Dirk", "Eva", "Fox")
NONCES = [f"{k:032x}" for k in range(1, 100)]
PLEDGES = [fair.pledge(nonce) for nonce in NONCES]
every_game = pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)
every_secret_game = pytest.mark.parametrize(
    "game", [game for game in HOUSE_GAMES if game.has_secrets], ids=name
)


def the(game: str) -> Game:
    """A game of the house that a test needs for a rule of its own."""
    return next(one for one in HOUSE_GAMES if one.name == game)


def variant(game: Game | str, seats: int | None = None, **options: Any) -> Variant:
    """A variant whose random games stay short."""
    found = the(game) if isinstance(game, str) else game
    return Variant(found, seats=seats, options={**small_options(found), **options})


def some_variants(game: Game, chooser: random.Random) -> list[Variant]:
    """Every number of seats, with options taken at random."""
    made = []
    for seats in range(game.fewest_seats, game.most_seats + 1):
        options: dict[str, Any] = {}
        for option in game.options.options:
            if isinstance(option, OneOf):
                options[option.name] = chooser.choice(option.values)
            elif isinstance(option, Flag):
                options[option.name] = chooser.random() < 0.5
        made.append(variant(game, seats, **options))
    return made


def seated(of: Variant, seed: bytes = SEED) -> Table:
    """A table at which everyone sits."""
    table = Table.open(of, seed, time=1000)
    for seat in range(of.seats):
        sit = Command("sit", table.head, "sit", name=NAMES[seat], pledge=PLEDGES[seat])
        table.send(seat, sit, 1001 + seat)
    return table


def start(table: Table) -> Table:
    """Close the seating, and let everybody reveal."""
    do(table, 0, "start")
    for seat, here in enumerate(table.seats):
        if not here.nonce:
            nonce = next(nonce for nonce in NONCES if fair.pledge(nonce) == here.pledge)
            do(table, seat, "reveal", nonce=nonce)
    return table


def started(of: Variant, seed: bytes = SEED) -> Table:
    """A table at which play has begun."""
    return start(seated(of, seed))


def machines(of: Variant, seed: bytes = SEED, people: tuple[int, ...] = ()) -> Table:
    """A table at which play has begun and machines sit, but for some people."""
    table = Table.open(of, seed, time=1000)
    for seat in range(of.seats):
        if seat in people:
            do(table, seat, "sit", name=NAMES[seat], pledge=PLEDGES[seat])
        else:
            do(table, seat, "hand", bot="0", nonce=NONCES[seat])
    return start(table)


def the_id(table: Table, seat: int, what: str) -> str:
    """An id such as the door wants: of the house, of a machine, or of anybody."""
    seq = table.head + 1
    if what in HOUSE:
        return house_id(seq)
    if what == "act" and 0 <= seat < len(table.seats) and table.seats[seat].bot:
        return machine_id(seq)
    return f"c{seq}"


def do(table: Table, seat: int, what: str, **body: Any) -> int:
    """Send a command that has seen everything."""
    command = Command(the_id(table, seat, what), table.head, what, **body)
    return table.send(seat, command, 2000 + table.head)


def act(table: Table, seat: int, *actions: int) -> int:
    return do(table, seat, "act", actions=actions)


def say(table: Table, seat: int, text: str) -> int:
    """Act as a text says."""
    return act(table, seat, *table.parse(seat, text))


def an_act(table: Table, seat: int, chooser: random.Random) -> tuple[int, ...]:
    """A whole act at random."""
    return table.compose(seat, lambda view: chooser.choice(view.legal()))


def play(table: Table, chooser: random.Random, most: int = 10_000) -> Table:
    """Play on at random, to the end or for a number of acts."""
    while table.result is None and most:
        seat = chooser.choice(table.asked)
        act(table, seat, *an_act(table, seat, chooser))
        most -= 1
    return table


def viewers(table: Table) -> list[int]:
    return [*range(len(table.seats)), SPECTATOR]


def slots(table: Table) -> dict[str, Any]:
    """All that a table is, in things that compare."""
    names = [slot for slot in (*Standing.__slots__, *Table.__slots__) if slot != "_ready"]
    found = {slot: getattr(table, slot) for slot in names}
    past = [*table.past.acts], table.past.bases
    found |= {"states": table.states.tobytes(), "past": past}
    return {
        **found,
        "seats": list(table.seats),
        "ids": bytes(table.ids),
        "log": bytes(table.log),
        "asides": bytes(table.asides),
        "variant": repr(table.variant),
    }


def seen_bytes(table: Table, viewer: int) -> bytes:
    """A viewer's log as it would be sent."""
    return msgspec.json.encode(log_of(table.log, viewer))


def traces(table: Table) -> list[Any]:
    """Everything a refusal must leave as it was, the others' logs included."""
    return [slots(table), bytes(table.log), *(seen_bytes(table, v) for v in viewers(table))]


def refusal(table: Table, seat: int, command: Command) -> LudothequeError:
    """The error of a command that must be refused and must leave no trace."""
    before = traces(table)
    with pytest.raises(LudothequeError) as caught:
        table.send(seat, command, 5000)
    assert traces(table) == before
    return caught.value


def refused(table: Table, seat: int, what: str, **body: Any) -> str:
    """The message of a refused command that has seen everything."""
    command = Command(the_id(table, seat, what), table.head, what, **body)
    return refusal(table, seat, command).message
