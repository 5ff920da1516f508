"""Pairs of tables that look the same to one viewer, and what he could tell them apart by."""

from __future__ import annotations

import json
import random
from typing import Any

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT, SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.core.position import Variant
from ludotheque.core.rows import Rows, copied
from ludotheque.tables import Command, Table, playing
from ludotheque.tables.table import Event
from tests.tables.play import NAMES, NONCES, PLEDGES, SEED, an_act, seen_bytes, the_id

TRIES = 8


class Pair:
    """Two tables with the same seed, played so that the viewer's views never differ.

    What the others do, what they draw unseen, when they do it, what they had seen and how they
    name their commands is different wherever it can be.
    """

    def __init__(self, variant: Variant, viewer: int, seed: int) -> None:
        self.viewer, self.chooser = viewer, random.Random(seed)
        self.one, self.two = (Table.open(variant, SEED, time=0) for _ in range(2))
        people = [seat for seat in range(variant.seats) if seat == viewer or seed % 2]
        for seat in range(variant.seats):
            if seat in people:
                self._both(seat, "sit", name=NAMES[seat], pledge=PLEDGES[seat])
            else:
                self._both(seat, "hand", bot="0", nonce=NONCES[seat])
        self._both(0, "start")
        for seat in people:
            self._both(seat, "reveal", nonce=NONCES[seat])

    @property
    def is_different(self) -> bool:
        """Whether the two really differ in a byte that the viewer may not know."""
        return self.one.states.tobytes() != self.two.states.tobytes()

    def play(self, most: int) -> None:
        """Play on as long as the two can be kept alike."""
        while most and self.one.result is None and self._step():
            most -= 1

    def leak(self) -> str:
        """How the viewer could tell the two apart; or ""."""
        logs = [seen_bytes(table, self.viewer) for table in (self.one, self.two)]
        if logs[0] != logs[1]:
            return "the logs differ"
        for attempt in range(3):
            seed = self.chooser.random()
            tried = [_tried(table, self.viewer, seed) for table in (self.one, self.two)]
            if tried[0] != tried[1]:
                return f"what is tried differs: {attempt}"
        return ""

    def _step(self) -> bool:
        seat = self.chooser.choice(self.one.asked)
        for _ in range(TRIES):
            actions = an_act(self.one, seat, self.chooser)
            event = self._event(self.one, seat, "act", actions=actions)
            follow = self._alike(seat, event)
            if follow is not None:
                self.one.commit(event)
                self.two.commit(follow)
                return True
        return False

    def _alike(self, seat: int, event: Event) -> Event | None:
        """An event for the second table that looks to the viewer like one of the first."""
        wanted = self._looks(_after(self.one, event))
        found = None
        for attempt in range(TRIES if seat != self.viewer else 1):
            try:
                if attempt == 0 and self.two.seats[seat].bot and self.chooser.random() < 0.5:
                    other = self._event(self.two, seat, "neutral")
                elif seat != self.viewer and attempt < TRIES - 1:
                    other = self._event(
                        self.two, seat, "act", actions=an_act(self.two, seat, self.chooser)
                    )
                else:
                    other = self._event(self.two, seat, "act", actions=tuple(event["actions"]))
            except LudothequeError:
                continue
            draws = self._draws(other, event.get("draws", []))
            if draws is None:
                continue
            other = {key: value for key, value in other.items() if key != "draws"}
            other |= {"draws": draws} if draws else {}
            if self._looks(_after(self.two, other)) == wanted:
                found = other
                if other["actions"] != event["actions"]:
                    break
        return found

    def _draws(self, event: Event, wanted: list[int]) -> list[int] | None:
        """Chance in the second table: as in the first where the viewer sees it, else anything."""
        game = self.two.variant.game
        states, weights = copied(self.two.states), game.weights_buffer()
        for action in event.get("actions", ()):
            calls.act(states, 0, event["seat"], action)
        draws: list[int] = []
        while calls.who(states, 0) & CHANCE_BIT:
            if len(draws) == len(wanted):
                return None
            n = calls.odds(states, 0, weights)
            sees = int(game.rules.sees_draw(states[0].public))
            draw = wanted[len(draws)]
            if not sees >> SPECTATOR & 1 and not sees >> self.viewer & 1:
                draw = self.chooser.choice([k for k in range(n) if weights[k]])
            if draw >= n or not weights[draw]:
                return None
            draws.append(draw)
            calls.act(states, 0, CHANCE, draw)
        return draws if len(draws) == len(wanted) else None

    def _both(self, seat: int, do: str, **body: Any) -> None:
        one, two = (self._event(table, seat, do, **body) for table in (self.one, self.two))
        if "draws" in one:
            while (draws := self._draws(two, one.get("draws", []))) is None:
                pass
            two |= {"draws": draws} if draws else {}
        self.one.commit(one)
        self.two.commit(two)

    def _event(self, table: Table, seat: int, do: str, **body: Any) -> Event:
        """An event whose sender, if it is not the viewer, has his own ids and his own time."""
        id_, expected, time = the_id(table, seat, do), table.head, 10 * table.head
        if seat != self.viewer:
            id_ += "x" * self.chooser.randrange(20) if id_.startswith("c") else ""
            expected = self.chooser.randint(table.asked_seq, table.head)
            time += self.chooser.randrange(10)
        return table.prepare(seat, Command(id_, expected, do, **body), time)

    def _looks(self, states: Rows) -> bytes:
        return bytes(playing.view_of(self.one.variant.game, states, self.viewer))


def _after(table: Table, event: Event) -> Rows:
    states = copied(table.states)
    for action in event.get("actions", ()):
        calls.act(states, 0, event["seat"], action)
    for draw in event.get("draws", ()):
        calls.act(states, 0, CHANCE, draw)
    return states


def _tried(table: Table, viewer: int, seed: float) -> list[Any]:
    """What the viewer gets for drafts and commands, good and bad, that leave no trace."""
    chooser = random.Random(seed)
    legal = table.view(viewer).legal() or [0]
    first = chooser.choice(legal)
    tries = [
        (first,),
        (first, first),
        (legal[-1],),
        (chooser.randrange(table.variant.game.actions),),
    ]
    found: list[Any] = []
    for actions in tries:
        for ask in (table.draft, _refused):
            try:
                found.append(
                    ask(viewer, actions) if ask == table.draft else ask(table, viewer, actions)
                )
            except LudothequeError as error:
                found.append(json.dumps([type(error).__name__, error.message, error.details]))
    return found


def _refused(table: Table, viewer: int, actions: tuple[int, ...]) -> str:
    """What comes of a command that had not seen the newest events, and of one that had."""
    event = table.prepare(viewer, Command("try", table.head, actions=actions), 0)
    return json.dumps(sorted(event))
