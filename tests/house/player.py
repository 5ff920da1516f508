"""A house to be killed: real games at several tables, as fast as they go, and what was answered.

It tells each command before it is sent, and after the answer the event's number with a hash of its
line and of the state that it led to. A command without an answer is sent again in the next life.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
import threading
import time

from ludotheque.core.errors import LudothequeError
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.house import House
from ludotheque.house.pool import Pool
from ludotheque.house.timers import Timers
from ludotheque.storage import StorageFailed, open_store
from ludotheque.tables import Command, Table, fair

KINDS = [("agon", {}), ("spywhere", {}), ("agent", {"map": "toy", "round_limit": 4})]
TABLES = 6  # that run at a time
PATIENCE = 60


def digest(line: bytes, table: Table) -> str:
    return hashlib.sha256(line + table.states.tobytes()).hexdigest()[:16]


class Client:
    """All the people at one table, each command as soon as the last one is answered."""

    def __init__(self, house, table_id, say, pending):
        self.house, self.table_id, self.say = house, table_id, say
        self.chance, self.sent = random.Random(os.urandom(8)), pending

    def play(self):
        while self._table().result is None:
            if self.sent is None:
                self.sent = self.house.at(self.table_id, self._choose).result(PATIENCE)
                if self.sent is None:
                    time.sleep(0.001)
                    continue  # a machine acts
                self.say(f"sent {self.table_id} {self.sent}")
            self._send()

    def _table(self):
        return self.house.at(self.table_id, lambda resident: resident.table).result(PATIENCE)

    def _choose(self, resident):
        """What somebody does, and the head that he saw: both of one moment."""
        table = resident.shown
        people = [seat for seat in range(2) if not table.seats[seat].bot]
        seats = [seat for seat in people if resident.is_asked(seat)]
        if not seats or table.result is not None:
            return None
        seat = self.chance.choice(seats)
        actions = table.compose(seat, lambda view: self.chance.choice(view.legal()))
        return f"{seat} {os.urandom(8).hex()} {resident.told_head} {','.join(map(str, actions))}"

    def _send(self):
        seat, command_id, expected, actions = self.sent.split()
        acts = tuple(map(int, actions.split(",")))
        command = Command(command_id, int(expected), actions=acts)
        try:
            self.house.send(self.table_id, int(seat), command, f"person-{seat}").result(PATIENCE)
        except StorageFailed as failure:
            self.say(f"failed {failure.message}")
            return
        except LudothequeError as error:  # a window has ended meanwhile, as others saw it
            self.say(f"refused {self.table_id} {command_id} {error.message}")
            self.sent = None
            return
        self.sent = None
        for seq, line in enumerate(self.house.store.read(self.table_id)):
            if f'"id":"{command_id}"'.encode() in line:
                after = Table.fold(b"".join(self.house.store.read(self.table_id)[: seq + 1]))
                self.say(f"done {self.table_id} {seq} {command_id} {digest(line, after)}")


def opened(house, kind):
    """A table at which play has begun: people, and in Agon a machine."""
    game, options = kind
    variant = Variant(discovery.find(game), seats=2, options=options)
    table = house.open(variant, "person-0", "Ada").result(PATIENCE)
    nonces = {0: os.urandom(16).hex()} if game == "agon" else {0: "0" * 32, 1: "1" * 32}
    for seat in range(2):
        if seat in nonces:
            body = {"name": f"P{seat}", "pledge": fair.pledge(nonces[seat])}
            command = Command("sit", seat, "sit", **body)
            house.send(table, seat, command, f"person-{seat}").result(PATIENCE)
        else:
            house.send(table, seat, Command("bot", seat, "hand", bot="0"), "person-0").result()
    head = house.start(table, "person-0").result(PATIENCE)
    for seat, nonce in nonces.items():
        command = Command("reveal", head, "reveal", nonce=nonce)
        house.send(table, seat, command, f"person-{seat}").result(PATIENCE)
    return table


def play(where, pending, say):
    """Go on with what runs, begin what is missing, until killed."""
    store, timers = open_store(where), Timers()
    house = House(store, timers=timers, pool=Pool(timers, 1), pulse=0)
    running = [card.id for card in store.listing(("running",))]
    begun = [one for one in running if Table.fold(b"".join(store.read(one))).is_started]
    begun += [opened(house, KINDS[n % len(KINDS)]) for n in range(len(begun), TABLES)]
    house.wake_all()
    for table in begun:
        client = Client(house, table, say, pending.get(table))
        threading.Thread(target=client.play, daemon=True).start()
    threading.Event().wait(120)
    os._exit(1)


def play_to(connection, where, pending):
    """Play and tell through a connection between processes."""
    lock = threading.Lock()

    def say(text):
        with lock:
            connection.send_bytes(text.encode())

    play(where, pending, say)


if __name__ == "__main__":
    play(sys.argv[1], json.loads(sys.argv[2]), lambda text: os.write(1, f"{text}\n".encode()))
