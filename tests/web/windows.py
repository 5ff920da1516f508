"""Windows at two servers: a question that is put at both, and answered at different moments."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

from ludotheque.core.calls import SPECTATOR
from ludotheque.tables import Table
from tests.tables.play import act, an_act, machines, started, variant
from tests.web.twins import Wish, difference, guest_of, requests


class Window:
    """A question that is put at both servers, and answered at different moments."""

    def __init__(self, two, game, people, is_last=False):
        self.two, self.id = two, "window"
        self.timers = [[] for _ in two]
        for one, due in zip(two, self.timers, strict=True):
            one.hall.house.timers.after = lambda seconds, call, due=due: due.append(call)
        before, self.asker, actions = before_a_window(game, people, is_last)
        guests = {k: guest_of(k) for k in people}
        for one in two:
            one.seat(self.id, before, guests, is_public=True)
        self.table = Table.fold(before.log)
        self.question = self.asker, actions
        act(self.table, self.asker, *actions)
        self.people, self.asked = people, self.table.asked

    async def put(self):
        """Ask at both."""
        before = self.table.head - 1
        for one in self.two:
            one.hall.hub.open()
            await self.send(one, *self.question, before)

    async def send(self, one, seat, actions, expected):
        """Let a seat act: a person over the wire, a machine as the house lets it."""
        if seat in self.people:
            body = {"command_id": "answer", "expected_seq": expected, "seat": seat}
            path = f"/api/v1/tables/{self.id}/commands"
            given = await one.ask("POST", path, guest_of(seat), {**body, "actions": [*actions]})
            assert given[0] == 200, given
        else:
            house = one.hall.house
            asked_seq = (await one.hall.at(self.id, lambda here: here.table)).asked_seq
            await one.hall.wait(lambda: house._act_for(self.id, seat, asked_seq, tuple(actions)))
        await all_told(one)
        return given[2] if seat in self.people else b""

    def later(self, answered):
        """Those who have not answered, and somebody who watches."""
        return [k for k in self.asked if k not in answered and k in self.people] + [SPECTATOR]

    async def listening(self, stack, viewers):
        """Fresh streams of all kinds, at both: what is told from now on."""
        made = []
        for path in (
            f"/api/v1/tables/{self.id}/stream?seat={{}}",
            f"/api/v1/stream?watch={self.id}.{{}}",
            "/api/v1/stream",  # last, so that nobody who comes has woken it
        ):
            for viewer in viewers:
                url = path.format(viewer if viewer != SPECTATOR else -1)
                made.append([
                    await stack.enter_async_context(one.hearing(url, guest_of(viewer)))
                    for one in self.two
                ])  # fmt: skip
                for one, hearing in zip(self.two, made[-1], strict=True):
                    await hearing.wait(1 if path.endswith("/stream") else 2)
                    await all_told(one)
        for hearings in made:
            for hearing in hearings:
                hearing.heard()
        return made

    def release(self):
        """Let the time of the window pass at both."""
        for due in self.timers:
            calls, due[:] = [*due], []
            for call in calls:
                call()


async def all_told(one):
    """Until all that was written is told."""
    await one.hall.wait(one.hall.store.heartbeat)
    for _ in range(20):
        await asyncio.sleep(0)


async def window_leak(window, dice):
    """How somebody could tell that another has answered before all may know it; or None."""
    await window.put()
    answers = {seat: an_act(window.table, seat, dice) for seat in window.asked}
    order = [*window.asked]
    if len(window.people) == 1:  # machines answer first, and he never learns of it
        order.sort(key=lambda seat: seat in window.people)
    one, other = window.two
    head = window.table.head
    for n, seat in enumerate(order):
        viewers = window.later(order[: n + 1])
        async with AsyncExitStack() as stack:
            streams = await window.listening(stack, viewers)
            told = await window.send(other, seat, answers[seat], head)
            is_last = n == len(order) - 1 and len(window.people) == 1
            assert is_last or told in (b"", b'{"head":%d}' % head)
            for hearings in [] if is_last else streams:
                if any(hearing.heard() for hearing in hearings):
                    return Wish("GET", "a stream")
        if is_last:
            return None  # nobody else is waited for
        probe = {"command_id": "answer", "seat": seat, "expected_seq": head}
        commands = f"/api/v1/tables/{window.id}/commands"
        others = [
            Wish("POST", commands, {**probe, "actions": [*answers[seat]]}),
            Wish("POST", commands, {**probe, "actions": [*answers[seat], 1]}),
            Wish("POST", commands, {**probe, "do": "resign"}),
            *(Wish("GET", f"/api/v1/tables?of={of}") for of in ("waiting", "running", "over")),
        ]
        for viewer in viewers:
            wishes = requests(window.id, 10**6, (window.table, window.table), viewer, dice)
            harmless = [wish for wish in wishes if not may_act(wish, viewer)]
            if found := await difference(window.two, [*others, *harmless], guest_of(viewer)):
                return found
    async with AsyncExitStack() as stack:
        streams = await window.listening(stack, [SPECTATOR])
        for seat in order:
            await window.send(one, seat, answers[seat], head)
        if any(hearing.heard() for hearings in streams for hearing in hearings):
            return Wish("GET", "a stream, before the end")
        window.release()
        for hearings in streams[:2]:  # those that watch the table
            told = [await hearing.next() for hearing in hearings]
            assert b'"frame"' in told[0] or b"event: frame" in told[0]
            if told[0] != told[1]:
                return Wish("GET", "a stream, in the end")
    return None


def may_act(wish, viewer):
    """Whether a command is a viewer's own answer, after which he is asked no more."""
    body = wish.body if isinstance(wish.body, dict) else {}
    is_act = body.get("do", "act") in ("act", "resign")
    return wish.path.endswith("/commands") and is_act and body["seat"] == viewer


async def late_leak(window, seat, dice):
    """How one who has answered could tell that all others have, too; or None."""
    await window.put()
    answers = {k: an_act(window.table, k, dice) for k in window.asked}
    other = window.two[1]
    for here in window.two if seat in window.asked else ():
        await window.send(here, seat, answers[seat], window.table.head)
    for k in window.asked:
        if k != seat:
            await window.send(other, k, answers[k], window.table.head)
    wishes = requests(window.id, 10**6, (window.table, window.table), seat, dice)
    probe = {"seat": seat, "expected_seq": window.table.head}
    doings = ("offer", "ask", "pause", "resume", "hand", "resign", "resign", "resign")
    last = [
        Wish("POST", f"/api/v1/tables/{window.id}/commands", {**probe, "command_id": id_, "do": do})
        for id_, do in zip("abcdeffg", doings, strict=True)
    ]
    for wish in [wish for wish in wishes if not may_act(wish, seat)] + last:
        if found := await difference(window.two, [wish], guest_of(seat)):
            return found
    return None


def before_a_window(game, people, is_last=False):
    """A table, and the act after which several are asked at once, one of the people among them.

    `is_last`: the game is over when they have answered.
    """
    kind = variant(game, max(3, game.fewest_seats))
    for seed in range(100):
        dice, secret = random.Random(seed), bytes([seed]) * 32
        is_all = len(people) == kind.seats
        table = started(kind, secret) if is_all else machines(kind, secret, people)
        while table.result is None:
            before, seat = bytes(table.log), dice.choice(table.asked)
            actions, is_first = an_act(table, seat, dice), not table.is_shared
            act(table, seat, *actions)
            if table.is_shared and is_first and {*table.asked} & {*people}:
                if not is_last or _ends(table):
                    return Table.fold(before), seat, actions
    raise AssertionError("no window")


def _ends(table):
    """Whether a game is over when all have answered."""
    after, dice = Table.fold(bytes(table.log)), random.Random(1)
    for seat in table.asked:
        act(after, seat, *an_act(table, seat, dice))
    return after.result is not None
