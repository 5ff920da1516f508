"""Who may do what at a table: the log knows people by an id of that table alone."""

from __future__ import annotations

import hmac

from msgspec.structs import replace

from ludotheque.core.errors import Conflict
from ludotheque.core.words import Sitter
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

    def answer(self, table: Table, seat: int, command: Command, players: Players) -> int | None:
        """The number of the event that his command made, if it was carried out.

        Of what others sent, machines and the house included, no id is known: whether there is one
        would tell that they acted, and another body what they did not do.
        """
        own = command.name if command.do in SITTING else self.player(players)
        if not own or self.newcomer is not None:
            return None
        is_his = table.seats[seat].name == own or _was_his(table, seat, command.id, own)
        if is_his and command.do == "resign" and (event := table.sent(seat, command.id)):
            # the house may have written that he had seen what nobody knew of yet
            command = replace(command, expected=event["expected"])
        return table.answer(seat, command) if is_his else None

    def is_here(self, table: Table, players: Players) -> bool:
        """Whether he sits at the table, or has opened it."""
        own = self.player(players)
        if own and any(here.name == own for here in table.seats):
            return True
        room = self._store.room(self._table_id)
        return room is not None and bool(self.person) and room.owner == self.person

    def want_own(self, table: Table, seat: int, players: Players) -> str:
        """His id at this table; refuse who does not sit there."""
        own = self.player(players)
        is_seat = 0 <= seat < len(table.seats)
        _want(is_seat and bool(own) and table.seats[seat].name == own, "not-yours", seat)
        return own

    def check(self, table: Table, seat: int, command: Command, players: Players) -> None:
        """Refuse what is not his to do."""
        own = command.name if command.do in SITTING else self.player(players)
        here = table.seats[seat]
        if command.do in SITTING:
            others = [k for k, one in enumerate(table.seats) if one.name == own and k != seat]
            _want(not others, "sits-already", *others[:1])
            _want(command.do == "sit" or (bool(own) and here.name == own), "not-yours", seat)
        elif not table.is_started and not here.name and command.do in ("hand", "stand"):
            # whoever is at the table seats machines
            _want(self.is_here(table, players), "not-yours", seat)
        else:
            self.want_own(table, seat, players)


def _was_his(table: Table, seat: int, id_: str, own: str) -> bool:
    """Whether somebody sent a command before he left the seat, or to one that was empty.

    All that may be sent so is done before the start, in the open.
    """
    event = table.sent(seat, id_) or {"do": ""}
    match event["do"]:
        case "sit":
            return bool(event["name"] == own)
        case "hand":  # whoever was at the table may have seated a machine
            return "nonce" in event
        case "stand" | "pledge":
            before = table.before(event["seq"])
            sat = [one["name"] for one in before if one["do"] == "sit" and one["seat"] == seat]
            return sat[-1:] == [own]
    return False


def _want(is_so: bool, message: str, seat: int = 0) -> None:
    if not is_so:
        raise Conflict(message, seat=Sitter(seat))
