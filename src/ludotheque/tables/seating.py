"""What may be done before play begins, and who sits where: as in `playing.py`.

A start has two steps, so that nobody chooses his nonce knowing the others': `start` closes the
seating once every seat is pledged, then all reveal, and the last nonce lets chance speak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.bots.machines import Machine
from ludotheque.core.rows import copied
from ludotheque.core.words import Sitter
from ludotheque.tables import fair
from ludotheque.tables.commands import Command
from ludotheque.tables.errors import MalformedCommand
from ludotheque.tables.playing import Extra, want, with_draws

if TYPE_CHECKING:
    from ludotheque.tables.table import Table


def sit(table: Table, seat: int, command: Command) -> Extra:
    _want_seating(table)
    want(table.seats[seat].is_empty, "seat-taken", seat=Sitter(seat))
    _want_own(table, command.pledge)
    return {}


def stand(table: Table, seat: int, command: Command) -> Extra:
    _want_seating(table)
    want(not table.seats[seat].is_empty, "nobody-sits", seat=Sitter(seat))
    return {}


def pledge(table: Table, seat: int, command: Command) -> Extra:
    _want_seating(table)
    here = table.seats[seat]
    want(not here.is_empty, "nobody-sits", seat=Sitter(seat))
    want(not here.pledge, "pledged-already", seat=Sitter(seat))
    _want_own(table, command.pledge)
    return {}


def hand(table: Table, seat: int, command: Command) -> Extra:
    """To a machine: a seat that is empty before the start, or anybody's after it."""
    want(table.result is None, "game-over")
    Machine.parse(table.variant.game, command.bot)
    here = table.seats[seat]
    want(not here.has_resigned, "has-resigned")
    if table.is_started:
        want(not command.nonce, "already-started")
        return {}
    _want_seating(table)
    want(here.is_empty, "seat-taken", seat=Sitter(seat))
    if not command.nonce:
        raise MalformedCommand("malformed-command", field="nonce")
    own = fair.pledge(command.nonce)
    _want_own(table, own)
    return {"pledge": own}


def take(table: Table, seat: int, command: Command) -> Extra:
    want(table.result is None, "game-over")
    want(table.is_started, "not-started")
    want(not table.seats[seat].has_resigned, "has-resigned")
    want(bool(table.seats[seat].bot), "no-bot-sits", seat=Sitter(seat))
    return {}


def start(table: Table, seat: int, command: Command) -> Extra:
    _want_seating(table)
    empty = tuple(Sitter(k) for k, here in enumerate(table.seats) if here.is_empty)
    want(not empty, "seats-empty", seats=empty)
    silent = tuple(Sitter(k) for k, here in enumerate(table.seats) if not here.pledge)
    want(not silent, "pledges-missing", seats=silent)
    return _opening(table, table.nonces)


def reveal(table: Table, seat: int, command: Command) -> Extra:
    _want_revealing(table)
    here = table.seats[seat]
    want(not here.nonce, "revealed-already", seat=Sitter(seat))
    want(fair.pledge(command.nonce) == here.pledge, "nonce-differs")
    return _opening(table, [*table.nonces[:seat], command.nonce, *table.nonces[seat + 1 :]])


def void(table: Table, seat: int, command: Command) -> Extra:
    """A reveal is missing: the start did not happen, and nothing of it is used again."""
    _want_revealing(table)
    bots = [bool(here.bot) for here in table.seats]
    if [bool(nonce) for nonce in command.nonces] != bots:
        raise MalformedCommand("malformed-command", field="nonces")
    pledges = [fair.pledge(nonce) if nonce else "" for nonce in command.nonces]
    is_new = bytes.fromhex(command.seed) != table.seed and not {*table.nonces} & {
        *command.nonces
    } - {""}
    want(is_new, "void-repeats")
    want(len({*pledges} - {""}) == sum(bots), "pledge-taken")
    return {"commitment": fair.commitment(bytes.fromhex(command.seed)), "pledges": pledges}


def end(table: Table, seat: int, command: Command) -> Extra:
    want(table.result is None, "game-over")
    return {}


def _opening(table: Table, nonces: list[str]) -> Extra:
    """What chance does at first, once every nonce is known."""
    return with_draws(table, copied(table.states), table.drawn, nonces) if all(nonces) else {}


def _want_seating(table: Table) -> None:
    want(not table.is_closed and table.result is None, "already-started")


def _want_revealing(table: Table) -> None:
    want(table.is_revealing, "nothing-to-reveal")


def _want_own(table: Table, own: str) -> None:
    """Refuse a pledge copied from another seat."""
    want(not own or all(here.pledge != own for here in table.seats), "pledge-taken")
