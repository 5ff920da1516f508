"""The terminal's own house: a store in the user's data folder, in which one plays at a keyboard.

A second terminal at the same time keeps its games in a store apart. The next one that is alone
takes them over, and so it does the games that were once kept as files.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludotheque.bots.machines import RANDOM, Machine
from ludotheque.cli import saves
from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import LudothequeError, MalformedOption
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.house import House
from ludotheque.house.path import card_of
from ludotheque.house.pool import Pool
from ludotheque.house.timers import Timers
from ludotheque.storage import Person, StorageRefused, Store, UnknownTable, new_id, open_store
from ludotheque.storage.moving import move_all, move_in
from ludotheque.tables import Command, Table, fair, records

FILE = "terminal.db"
MOST = 1000  # games that are looked through
MOST_APART = 9  # terminals beside the first
OWNER = "keyboard"  # who opens tables; those who sit there are persons of their own


class Sitter(NamedTuple):
    """Who is to sit at a seat: somebody at the keyboard, or a machine."""

    name: str = ""
    bot: str = ""


class Home:
    """A house with its store, open until `close`; `is_kept` says whether anything outlives it.

    The store is in a folder that somebody named, or in the user's own.
    """

    def __init__(self, terminal: Terminal, data: Path | None = None) -> None:
        self.data = data or saves.home()
        self._temporary: str | None = None
        self.store, self.is_kept = self._opened(terminal)
        self._timers = Timers()
        self.house = House(self.store, timers=self._timers, pulse=0)
        self._pool: Pool | None = None

    def close(self) -> None:
        """Let go of everything."""
        self.house.close()
        if self._pool is not None and self.house.pool is None:  # nobody has waited for it
            self._pool.close()
        self.store.close()
        if self._temporary:
            shutil.rmtree(self._temporary, ignore_errors=True)

    def knows(self, game: Game) -> bool:
        """Whether the game was played here before."""
        cards = self.store.listing(("running", "over"), limit=MOST)
        return any(card.game == game.name for card in cards)

    def seat(self, variant: Variant, sitters: Sequence[Sitter], aids: bool = True) -> str:
        """A table at which play has begun."""
        house, name = self.house, sitters[0].name or OWNER
        table_id = house.open(variant, OWNER, name, aids=aids).result()
        nonces = {seat: secrets.token_hex(16) for seat, who in enumerate(sitters) if not who.bot}
        for seat, who in enumerate(sitters):
            if who.bot:
                command = Command(f"hand-{seat}", seat, "hand", bot=who.bot)
                house.send(table_id, seat, command, OWNER).result()
            else:
                pledge = fair.pledge(nonces[seat])
                command = Command("sit", seat, "sit", name=who.name, pledge=pledge)
                house.send(table_id, seat, command, person_of(seat)).result()
        head = house.start(table_id, OWNER).result()
        for seat, nonce in nonces.items():
            reveal = Command("reveal", head, "reveal", nonce=nonce)
            house.send(table_id, seat, reveal, person_of(seat)).result()
        return table_id

    def rematch(self, table_id: str) -> str:
        """The same again, everyone one seat further on."""
        table, names = self.table(table_id), self.house.called(table_id).result()
        sitters = [
            Sitter(bot=here.bot) if here.bot else Sitter(names[seat])
            for seat, here in enumerate(table.seats)
        ]
        return self.seat(table.variant, [*sitters[-1:], *sitters[:-1]], table.aids)

    def table(self, table_id: str) -> Table:
        """A table as it is shown; a version that does not change."""
        return self.house.at(table_id, lambda resident: resident.shown).result()

    def record(self, table_id: str) -> bytes:
        """The record of a table, with the names of those who sit there."""
        names = self.house.names(table_id)
        return records.write(Table.fold(self.house.log(table_id)), names)

    def let_think(self, table: Table, then: Callable[[Callable[[], object]], object]) -> None:
        """Let the machines of a table think as soon as `then` runs what it is given.

        Their processes load meanwhile.
        """
        machines = set()
        for here in table.seats:
            with contextlib.suppress(MalformedOption):  # the house will act for it
                machines |= {Machine.parse(table.variant.game, here.bot)} if here.bot else set()
        warm = [(table.variant.game, one) for one in machines if one.level != RANDOM]
        size = min(os.cpu_count() or 1, sum(bool(here.bot) for here in table.seats)) or 1
        pool = self._pool = self._pool or Pool(self._timers, size, is_eager=bool(warm))

        def employ() -> None:
            for game, machine in warm:
                pool.warm(game, machine)
            if self.house.pool is None:
                self.house.employ(pool)

        then(employ)

    def adopt(self, table: Table, names: Mapping[str, str] | None = None) -> str:
        """Take over a table that was kept as a record; one that goes on here is found again.

        `names` are those of its people, where its log knows them by ids.
        """
        table_id, lines = _known_id(table), bytes(table.log).splitlines(keepends=True)
        opened, game = msgspec.json.decode(lines[0])["time"], table.variant.game.name
        for card in self.store.listing(("running",), limit=MOST):
            is_like = (card.game, card.created) == (game, opened)
            if is_like and self.store.read(card.id)[: len(lines)] == lines:
                return card.id
        with contextlib.suppress(UnknownTable):
            if self.store.card(table_id).status == "abandoned":
                table_id = new_id()
        people = [Person(_known_id(table, "owner"), OWNER, OWNER)]
        for seat, here in enumerate(table.seats):
            name = here.name if names is None else names.get(here.name, "")
            people += [Person(here.name, person_of(seat), name)] if here.name else []
        move_in(self.store, card_of(table_id, table), lines, people)
        return table_id

    def _opened(self, terminal: Terminal) -> tuple[Store, bool]:
        """The first store that is free; where nothing can be kept, one that is thrown away."""
        path, why = self.data / FILE, ""
        for number in range(1 + MOST_APART):
            try:
                store = open_store(path if not number else self._apart(number))
            except StorageRefused as error:
                if error.message != "storage-taken":
                    why = error.say(terminal.language)
                    break
            else:
                if number:
                    terminal.say("play-apart")
                else:
                    for beside in map(self._apart, range(1, 1 + MOST_APART)):
                        if beside.exists():
                            move_all(store, beside)
                return store, True
        terminal.say("play-unsaved", path=str(path), why=why)
        self._temporary = tempfile.mkdtemp()
        return open_store(Path(self._temporary) / FILE), False

    def _apart(self, number: int) -> Path:
        return self.data / f"{Path(FILE).stem}-{number + 1}.db"

    def take_over_files(self, terminal: Terminal) -> None:
        """Take over the games that were kept as files, once; what cannot be gone on with stays."""
        count = 0
        for path in saves.unfinished(self.data) if self.is_kept else ():
            with contextlib.suppress(LudothequeError, OSError):
                self.adopt(records.verify(saves.read(path)))
                saves.put_aside(path)
                count += 1
        if count:
            terminal.say("play-taken-over", count=count, path=str(saves.aside(self.data)))


def person_of(seat: int) -> str:
    """Who sits there, as the store knows it."""
    return f"{OWNER}~{seat}"


def _known_id(table: Table, of: str = "table") -> str:
    """An id that is the same whenever the same table is taken over."""
    return hashlib.sha256(table.seed + of.encode()).hexdigest()[:22]
