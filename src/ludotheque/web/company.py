"""Who is at a table, beside its log; and the part of a frame that says so.

A guest may own several seats (several people at one screen): in the store each is a person of his
own, `guest` or `guest~3`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import Struct

from ludotheque.core.options import plain_values
from ludotheque.house.naming import MACHINES
from ludotheque.storage import Card, Person, Room, Store
from ludotheque.tables import Table
from ludotheque.web.names import UNNAMED

SEVERAL = "~"
MOST = 6  # seats of a table


def persons_of(guest: str) -> list[str]:
    """As whom a guest may sit at a table: himself, others at his screen, whose seats he took."""
    return [guest, *(f"{guest}{SEVERAL}{seat}" for seat in range(MOST)), *heirs(guest)]


def heirs(guest: str) -> list[str]:
    """As whom a guest sits whose seats were given to him, where he sits himself."""
    return [f"{guest}{SEVERAL}heir{k}" for k in range(1, MOST + 1)]


def heir(guest: str, known: Collection[str]) -> str:
    """As whom a guest takes over a seat: somebody who is nobody else at the table."""
    return next(one for one in (guest, *heirs(guest)) if one not in known)


def speaker(guest: str) -> str:
    """As whom a guest is remembered who spoke at a seat that he gave away."""
    return f"{guest}{SEVERAL}spoke"


def watcher(guest: str) -> str:
    """As whom a guest talks who watches."""
    return f"{guest}{SEVERAL}watch"


class Seat(Struct, frozen=True):
    """A seat as everybody may see it."""

    name: str = ""
    bot: str = ""
    is_mine: bool = False
    is_here: bool = False
    has_resigned: bool = False
    is_pledged: bool = False
    is_revealed: bool = False


class House(Struct, frozen=True):
    """What a frame says beside the game."""

    game: str
    rules_version: int
    options: dict[str, Any]
    preset: str | None
    aids: bool
    stage: str
    opened: int
    commitment: str
    is_public: bool
    is_owner: bool
    chat: bool
    seats: list[Seat]
    offer: int | None
    wish: int | None
    granted: list[int]
    pausing: list[int]
    rematch: str | None
    watchers: int
    my_seats: list[int]


@dataclass(frozen=True)
class Company:
    """Those at a table by the ids that the log knows; those let in, and those refused."""

    card: Card
    room: Room
    people: dict[str, Person]
    members: dict[str, bool]

    @classmethod
    def read(cls, store: Store, table_id: str) -> Company:
        card = store.card(table_id)
        room = store.room(table_id) or Room(table_id, "")
        people = {one.player_id: one for one in store.people(table_id)}
        return cls(card, room, people, store.members(table_id))

    @cached_property
    def guests(self) -> frozenset[str]:
        """The guests behind all players there were."""
        return frozenset(map(self.owner_of, self.people))

    def owner_of(self, player_id: str) -> str:
        """The guest behind a player."""
        person = self.people.get(player_id)
        return person.person.partition(SEVERAL)[0] if person else ""

    def name_of(self, player_id: str) -> str:
        """What a player is called; "" for who has no name, or wants to be forgotten."""
        person = self.people.get(player_id)
        return "" if person is None or person.name == UNNAMED else person.name

    def called(self, seat: int, player_id: str, bot: str) -> str:
        """What is written at a seat: a machine of its own has a name of its own."""
        return MACHINES[seat] if bot and not player_id else self.name_of(player_id)

    def is_refused(self, guest: str) -> bool:
        return bool(guest) and self.members.get(guest, False)

    def may_look(self, guest: str) -> bool:
        """Whether a guest may see that there is such a table."""
        if self.card.is_public or not guest:
            return self.card.is_public and not self.is_refused(guest)
        if guest in self.members:
            return not self.is_refused(guest)
        return guest == self.room.owner or any(
            self.owner_of(k) == guest and one.person != speaker(guest)
            for k, one in self.people.items()
        )

    def others(self, guest: str, table: Table) -> list[int]:
        """The seats of others than a guest, also of those for whom a machine plays meanwhile."""
        return [
            k for k, here in enumerate(table.seats)
            if here.name in self.people and not here.has_resigned
            and self.owner_of(here.name) != guest
        ]  # fmt: skip

    def seats_of(self, guest: str, table: Table) -> list[int]:
        """The seats of a guest."""
        if not guest:
            return []
        return [k for k, here in enumerate(table.seats) if self.owner_of(here.name) == guest]

    def person_at(self, guest: str, table: Table, seat: int) -> str:
        """As whom a guest acts at a seat: as who sits there for him, or elsewhere at the table."""
        own = self.seats_of(guest, table)
        if not own:
            return guest
        return self.people[table.seats[seat if seat in own else own[0]].name].person

    def newcomer(self, guest: str, table: Table, seat: int) -> str:
        """As whom a guest sits down at a seat: as himself first."""
        here = table.seats[seat].name if 0 <= seat < len(table.seats) else ""
        if here and self.owner_of(here) == guest:
            return self.people[here].person
        sitting = {self.people[one.name].person for one in table.seats if one.name in self.people}
        return guest if guest not in sitting else f"{guest}{SEVERAL}{seat}"

    def house(
        self, table: Table, guest: str, here: Collection[int] = (), watchers: int = 0
    ) -> House:
        """What a frame says beside the game: `table` as it is shown, `here` those who look."""
        mine = self.seats_of(guest, table)
        clock = table.clock
        return House(
            game=table.variant.game.name,
            rules_version=table.variant.game.version,
            options=plain_values(table.variant.options),
            preset=table.variant.game.options.preset_of(table.variant.options),
            aids=table.aids,
            stage=stage_of(table),
            opened=self.card.created,
            commitment=table.commitment,
            is_public=self.card.is_public,
            is_owner=bool(guest) and guest == self.room.owner,
            chat=self.room.has_chat,
            seats=[
                Seat(
                    self.called(seat, one.name, one.bot), one.bot, seat in mine, seat in here,
                    one.has_resigned, bool(one.pledge), table.is_closed and bool(one.nonce),
                )
                for seat, one in enumerate(table.seats)
            ],
            offer=table.offer,
            wish=table.wish,
            granted=bits(table.granted),
            pausing=bits(clock.agreed if clock else 0),
            rematch=self.room.rematch or None,
            watchers=watchers,
            my_seats=mine,
        )  # fmt: skip


def stage_of(table: Table) -> str:
    """How far a table is."""
    if table.result is not None:
        return "over"
    if table.is_started:
        return "playing"
    return "revealing" if table.is_closed else "seating"


def bits(mask: int) -> list[int]:
    """The seats that a mask names."""
    return [seat for seat in range(8) if mask >> seat & 1]


def names(company: Company, table: Table) -> Sequence[str]:
    """What those at the seats are called."""
    return [company.called(k, here.name, here.bot) for k, here in enumerate(table.seats)]
