"""Who may do what at a table: the log knows people by an id of that table alone."""

from __future__ import annotations

import hmac
from dataclasses import replace

from ludotheque.core.errors import Conflict
from ludotheque.house.naming import want_person_s
from ludotheque.storage import Person, Store, new_id
from ludotheque.tables import Command, Table

SITTING = ("sit", "take")
Players = dict[str, str]


class Sender:
    """A person who sends a command; his id at the table is looked up, or made, once."""

    def __init__(self, store: Store, table_id: str, person: str) -> None:
        self._store, self._table_id, self.person = store, table_id, person
        self._new_id = ""
        self.newcomer: Person | None = None  # to be written down with the event

    def player(self, players: Players, name: str = "") -> str:
        """His id at this table; with a name he gets one if he has none."""
        if self.person not in players:
            found = self._store.people(self._table_id)
            players.update((one.person, one.player_id) for one in found)
        known, self.newcomer = players.get(self.person), None
        if known is None and name:
            self._new_id = self._new_id or new_id()
            self.newcomer = Person(self._new_id, self.person, name)
            return self._new_id
        return known or ""

    def filled(self, table: Table, seat: int, command: Command, players: Players) -> Command:
        """His command as the log may know it: an id for his name, the house's nonce for a machine.

        The same command is filled in the same way, so that it is known again.
        """
        if command.do in SITTING:
            want_person_s(command.name)
            return replace(command, name=self.player(players, command.name))
        if command.do == "hand" and not table.is_started:
            nonce = hmac.digest(table.seed, f"nonce/{seat}/{command.id}".encode(), "sha256")
            return replace(command, nonce=nonce.hex()[:32])
        return command

    def want_own(self, table: Table, seat: int, players: Players) -> None:
        """Refuse who does not sit there."""
        own = self.player(players)
        is_seat = 0 <= seat < len(table.seats)
        _want(is_seat and bool(own) and table.seats[seat].name == own, "not-yours", seat)

    def check(self, table: Table, seat: int, command: Command, players: Players) -> None:
        """Refuse what is not his to do."""
        own = command.name if command.do in SITTING else self.player(players)
        here = table.seats[seat]
        is_known = bool(own) and self.newcomer is None
        is_own = bool(own) and here.name == own
        if command.do in SITTING:
            others = [k for k, one in enumerate(table.seats) if one.name == own and k != seat]
            _want(not others, "sits-already", *others[:1])
            _want(command.do == "sit" or is_own or (is_known and not here.name), "not-yours", seat)
        elif not table.is_started and not here.name and command.do in ("hand", "stand"):
            _want(is_known, "not-yours", seat)  # whoever is at the table seats machines
        else:
            self.want_own(table, seat, players)


def _want(is_so: bool, message: str, seat: int = 0) -> None:
    if not is_so:
        raise Conflict(message, seat=seat + 1)
