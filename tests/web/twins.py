"""Two servers whose tables differ only in what one viewer may not know, and all he may ask them."""

from __future__ import annotations

import random
import re
from typing import NamedTuple

from ludotheque.core.calls import SPECTATOR
from ludotheque.storage import Guest, Person, Room
from tests.tables.pairs import Pair
from tests.tables.play import variant
from tests.web.inside import Inside

GUESTS = tuple(f"guest{k}" for k in range(6))
WATCHER = "watcher"
PER_GAME = 20  # pairs out of one game
PROBED = 3  # events of others by whose ids one asks
NEVER = {"choice": "nothing", "most": {"sum": 7}}  # a standing answer that no game offers
MADE_UP = re.compile(rb"#/seat/[\w-]+|<svg.*</svg>")  # secrets of links are new each time


class Wish(NamedTuple):
    """A request; of a stream so many chunks."""

    method: str
    path: str
    body: object = None
    chunks: int | None = None


def twins(folder):
    """Two servers with the same keys and the same guests."""
    made = [Inside(folder / str(k)) for k in range(2)]
    made[1].hall.keys = made[0].hall.keys
    for one in made:
        for guest in (*GUESTS, WATCHER):
            one.hall.store.put_guest(Guest(guest, guest, "en")).result()
    return made


def guest_of(viewer):
    return GUESTS[viewer] if viewer != SPECTATOR else WATCHER


def pairs(game, count, seed=0, step=1):
    """Pairs of tables of all sizes and phases, with viewers who differ; of odd seeds people."""
    made = 0
    while made < count:
        seed += step
        dice = random.Random(seed)
        seats = dice.randint(game.fewest_seats, game.most_seats)
        viewer = dice.choice([*range(seats), SPECTATOR])
        pair = Pair(variant(game, seats), viewer, seed)
        for _ in range(min(PER_GAME, count - made)):
            yield pair
            made += 1
            before = pair.one.head
            pair.play(dice.choice([1, 1, 1, 5]))
            if pair.one.result is not None or pair.one.head == before:
                break


def seat_both(two, pair, table_id):
    """Let both have their table; beside it, too, they differ in what the viewer may not know."""
    people = {k: GUESTS[k] for k, here in enumerate(pair.one.seats) if here.name}
    others = [seat for seat in people if seat != pair.viewer]
    for one, table in zip(two, (pair.one, pair.two), strict=True):
        one.seat(table_id, table, people)
        if pair.viewer != SPECTATOR and others:  # then he closes nothing
            one.hall.store.put_room(Room(table_id, GUESTS[pair.viewer])).result()
    store = two[1].hall.store
    for seat in others:
        store.put_standing(table_id, seat, b'[{"choice":"nothing"}]').result()
    if pair.viewer != SPECTATOR:
        store.put_person(table_id, Person("w", "another~watch", "Eva")).result()
        store.say(table_id, "w", "watchers", "psst", True).result()


def play_on(two, pair, table_id):
    """Let both tables be where the pair is by now; False if a request has changed them."""
    tables = zip(two, (pair.one, pair.two), strict=True)
    return all(one.follow(table_id, table) for one, table in tables)


def requests(table_id, created, tables, viewer, dice):
    """All that a viewer may ask, good and bad."""
    table = tables[0]
    seat, at = (viewer if viewer != SPECTATOR else -1), f"/api/v1/tables/{table_id}"
    legal = table.view(viewer).legal() if viewer != SPECTATOR else []
    own, seats = max(seat, 0), len(table.seats)
    for path in (
        f"?seat={seat}", "?seat=-1", "?seat=0", f"?seat={seats}", f"/log?seat={seat}",
        "/log?seat=1",
        f"/notes?seat={seat}", f"/lines?seat={seat}&lang=nl", f"/standing?seat={seat}",
        "/standing?seat=1", f"/chat?seat={seat}", "/chat?seat=-1",
        f"/replay?as={seat if seat >= 0 else 'spectator'}", "/replay?as=all", "/replay?as=1",
        "/record", "/review", "/check", "/invitation",
    ):  # fmt: skip
        yield Wish("GET", at + path)
    yield Wish("GET", f"/api/v1/tables?of=mine&after={created + 1}")
    yield Wish("GET", "/metrics")
    yield Wish("GET", f"{at}/stream?seat={seat}", None, 1)
    yield Wish("GET", f"{at}/stream?seat={seat}&since={dice.randrange(table.head + 5)}", None, 1)
    yield Wish("GET", f"/api/v1/stream?watch={table_id}.{seat}:-1&watch={table_id}.0", None, 1)
    yield Wish("GET", f"/api/v1/stream?watch={table_id}.{seat}:-3", None, 1)
    tries = [[], legal[:1], legal[:2], legal[-1:], [dice.randrange(table.variant.game.actions)]]
    for actions in tries:
        yield Wish("POST", f"{at}/draft", {"seat": own, "actions": actions})
    yield Wish("POST", f"{at}/draft", {"seat": own, "text": "nonsense"})
    yield Wish("POST", f"{at}/draft", {"seat": (own + 1) % seats, "actions": legal[:1]})
    yield Wish("PUT", f"{at}/standing?seat={own}", {"rules": [NEVER]})
    yield Wish("PUT", f"{at}/standing?seat={(own + 1) % seats}", {"rules": []})
    yield Wish("POST", f"{at}/chat?seat={seat}", {"text": "hello"})
    yield Wish("POST", f"{at}/chat?seat=-1", {"text": "hello"})
    yield Wish("POST", f"{at}/seat-link?seat={own}")
    yield Wish("POST", f"{at}/rematch")
    yield Wish("PUT", f"{at}/room", {"chat": True})
    yield Wish("POST", f"{at}/refuse", {"seat": 1})
    if any(one.name and k != viewer for k, one in enumerate(table.seats)):
        yield Wish("POST", f"{at}/close")  # which others keep him from
    body = {"seat": own, "expected_seq": table.head}
    for k, more in enumerate((
        {"actions": tries[-1]}, {"actions": legal[:1], "expected_seq": 0},
        {"actions": legal[:1], "expected_seq": table.head + 1}, {"text": "nonsense"},
        {"do": "take"}, {"do": "accept"}, {"do": "grant"}, {"do": "reveal", "nonce": "0" * 32},
        {"do": "hand", "bot": "0", "seat": (own + 1) % seats},
        {"do": "resign", "seat": (own + 1) % seats},
    )):  # fmt: skip
        yield Wish("POST", f"{at}/commands", {**body, "command_id": f"x{k}", **more})
    yield from probes(at, tables, viewer, dice)


def probes(at, tables, viewer, dice):
    """Commands by the ids of what others did, and the house: as it was done, and otherwise."""
    done = [
        event for table in tables for event in table.events[1:]
        if event["seat"] != viewer and event["do"] in ("act", "neutral")
    ]  # fmt: skip
    for event in dice.sample(done, min(PROBED, len(done))):
        actions, number = event["actions"], event["seq"]
        for id_ in (event["id"], f"house-bot-{number}", f"house-{number}"):
            body = {"command_id": id_, "seat": event["seat"], "expected_seq": event["expected"]}
            yield Wish("POST", f"{at}/commands", {**body, "actions": actions})
            yield Wish("POST", f"{at}/commands", {**body, "actions": [actions[0] + 1]})
            yield Wish("POST", f"{at}/commands", {**body, "do": "stand"})


async def difference(two, wishes, guest):
    """The first wish that two servers answer differently; or None."""
    for wish in wishes:
        given = [masked(wish, await one.ask(*wish[:2], guest, *wish[2:])) for one in two]
        if given[0] != given[1]:
            return wish
        if wish.path.endswith("/commands") and given[0][0] == 200:
            return None  # it was legal after all, and the two have gone on
    return None


def masked(wish, given):
    """An answer without what is made up anew each time."""
    status, headers, body = given
    if "/seat-link" not in wish.path:
        return given
    kept = [one for one in headers if one[0] != b"content-length"]
    return status, kept, MADE_UP.sub(b"", body)
