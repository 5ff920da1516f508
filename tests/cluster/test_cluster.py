"""Two servers, two thinkers, one PostgreSQL, one Redis: a game across them, whatever is away."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import psycopg
import redis as redis_client

from ludotheque.cli.admin import ordered
from ludotheque.house.bus import CHANNEL
from ludotheque.storage import open_store
from ludotheque.tables import Table
from ludotheque.web.whereabouts import Order
from tests.cluster.clients import Client, Watcher
from tests.cluster.machines import eventually
from tests.web.serving import SOON, chooser, frames

OUTAGE = float(os.environ.get("LUDOTHEQUE_OUTAGE", "10"))  # seconds without Redis


def started(ada, bo):
    """A table of two, at different servers."""
    table = ada.open("agon", 2, is_public=True)["table"]
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    return table


def against_a_machine(ada, level="0"):
    machines = [{"seat": 1, "level": level}]
    table = ada.open("agon", 2, machines=machines, start=True, is_public=True)["table"]
    ada.reveal(table, 0)
    return table


def test_two_at_different_servers_play_talk_and_see_each_other(cluster, guest):
    ada, bo = guest(0, "Ada"), guest(1, "Bo")
    table, dice = started(ada, bo), chooser()
    path = f"/tables/{table}/stream"
    with ada.stream(path, seat=0) as here, bo.stream(path, seat=1) as there:
        for _ in range(5):
            for who, stream in ((ada, here), (bo, there)):
                frame = next(frame for frame in frames(stream) if frame["actions"])
                who.act(table, frame, dice)
        ada.post(f"/tables/{table}/chat", {"text": "from the first"})
        bo.post(f"/tables/{table}/chat", {"text": "from the second"})
        for stream, mine in ((here, [True, False]), (there, [False, True])):
            words = (data for kind, data, _ in stream if kind == "chat")
            said = [next(words), next(words)]
            assert [one["text"] for one in said] == ["from the first", "from the second"]
            assert [one["is_mine"] for one in said] == mine
        eventually(lambda: all_here(ada, table) and all_here(bo, table))
        bo.put("/me", {"name": "Bob", "language": "en"})
        news = (data["house"] for kind, data, _ in here if kind == "house")
        assert next(house for house in news if house["seats"][1]["name"] == "Bob")
    seats = ada.get(f"/tables/{table}", seat=0)["house"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bob"]


def test_who_only_watches_is_refused_wherever_he_does(cluster, guest):
    """Who comes after that is welcome, and who has a seat may watch as he likes."""
    ada, bo, lurker, later = guest(0, "Ada"), guest(1, "Bo"), guest(1, "Lurker"), guest(1, "Later")
    table = started(ada, bo)
    path = f"/tables/{table}/stream"
    with lurker.stream(path) as lurking, bo.stream(path, seat=-1) as looking:
        next(lurking), next(looking)
        ada.post(f"/tables/{table}/refuse", {"watchers": True})
        assert [data["code"] for kind, data, _ in lurking if kind == "gone"] == ["storage-no-table"]
        with later.stream(path) as late:
            next(late)
            for stream in (looking, late):
                ada.do(table, "offer" if stream is looking else "resign")
                assert next(frames(stream))
    assert lurker.refused("GET", f"/tables/{table}") == (404, "storage-no-table")


def all_here(guest, table):
    seats = guest.get(f"/tables/{table}")["house"]["seats"]
    return [seat["is_here"] for seat in seats] == [True, True]


def test_redis_is_told_which_table_and_nothing_else(cluster, guest):
    ada, bo = guest(0, "Ada"), guest(1, "Bo")
    table = started(ada, bo)
    with cluster.redis.client.pubsub(ignore_subscribe_messages=True) as line:
        line.subscribe(CHANNEL)
        line.get_message(timeout=10)
        head = ada.act(table, ada.get(f"/tables/{table}", seat=0), chooser())
        told = []

        def is_told():
            message = line.get_message(timeout=1)
            told.extend([json.loads(message["data"])] if message else [])
            return {"table": table, "head": head} in told

        eventually(is_told)
    assert all(one.keys() == {"table", "head"} for one in told)


def test_a_guest_is_the_same_at_all_servers_whoever_rotates_the_keys(cluster, guest):
    ada = guest(0, "Ada")
    ordered(cluster.servers[0].data, "", Order("rotate"))
    eva = guest(0, "Eva")  # her cookie is signed by a key of which the other has not heard
    for one in (ada, eva):
        assert guest(1, like=one).get("/me") == one.get("/me")


def test_a_turn_of_a_thinker_that_is_killed_is_taken_by_another_once(cluster, guest):
    """The process that thinks knows no address of a database."""
    ada = guest(0, "Ada")
    table = against_a_machine(ada, "8@4s")
    spare, last = cluster.thinkers
    assert spare.stop() == 0
    frame = ada.get(f"/tables/{table}", seat=0)
    head = ada.act(table, frame, chooser())
    child = eventually(lambda: thinking(cluster) and children(last.process.pid))[0]
    for file in ("environ", "cmdline"):
        assert b"postgres" not in Path(f"/proc/{child}/{file}").read_bytes()
    last.stop(signal.SIGKILL)
    cluster.thinkers = [cluster.thinker("fifth"), cluster.thinker("sixth")]
    with ada.stream(f"/tables/{table}/stream", seat=0, since=head) as stream:
        told = next(frame for frame in frames(stream) if frame["seen"])
    assert told["head"] == head + 1 and len(told["seen"]) == 1
    eventually(lambda: not thinking(cluster))
    assert ada.get(f"/tables/{table}", seat=0)["head"] == head + 1


def thinking(cluster):
    """How many turns are under way, or wait."""
    with psycopg.connect(cluster.database) as connection:
        return connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()[0]


def children(pid):
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split() or [
        child
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def test_nothing_is_lost_and_nobody_sees_a_gap_whatever_is_away(cluster, guest):
    ada, bo = guest(0, "Ada"), guest(1, "Bo")
    tables = [started(ada, bo), against_a_machine(ada)]
    clients = [
        Client(cluster, tables[0], {0: ada, 1: bo}, 3),
        Client(cluster, tables[1], {0: ada}, 4),
    ]
    watchers = [Watcher(guest(k), table) for table in tables for k in range(2)]

    def all_go_on():
        for goes_on in [client.goes_on() for client in clients]:
            eventually(goes_on)

    all_go_on()
    cluster.redis.kill()
    until = time.monotonic() + OUTAGE
    while time.monotonic() < until:
        seen = [len(watcher.seqs) for watcher in watchers]
        all_go_on()
        for watcher, before in zip(watchers, seen, strict=True):
            eventually(lambda: len(watcher.seqs) > before)  # noqa: B023
    cluster.redis.start()
    cluster.postgres.restart()
    all_go_on()
    for k in range(2):
        cluster.restart(k)
        all_go_on()
    for client in clients:
        client.is_over.set()
        client.join(SOON)
    for table in tables:
        ada.do(table, "resign", 0)
    for watcher in watchers:
        watcher.join(SOON)
        assert not watcher.is_alive()
        assert watcher.seqs == [*range(len(watcher.seqs))]
    store = open_store(cluster.database)
    for table, client in zip(tables, clients, strict=True):
        lines = store.read(table)
        events = [json.loads(line) for line in lines]
        assert all(events[head]["id"] == name for head, name in client.acknowledged)
        acts = [event["seat"] for event in events if event["do"] == "act"]
        assert acts == [k % 2 for k in range(len(acts))] and "neutral" not in str(events)
        assert Table.fold(b"".join(lines)).result is not None
    assert {len(one.seqs) for one in watchers[:2]} == {len(store.read(tables[0]))}
    assert {len(one.seqs) for one in watchers[2:]} == {len(store.read(tables[1]))}
    store.close()


def test_a_key_of_redis_expires_and_names_nobody(cluster, guest):
    ada = guest(0, "Ada")
    table = against_a_machine(ada)
    client: redis_client.Redis = cluster.redis.client
    with ada.stream(f"/tables/{table}/stream", seat=0) as stream:
        next(frames(stream))
        eventually(lambda: client.keys(f"ludotheque:here:{table}:*"))
        assert all(client.ttl(key) != -1 for key in client.keys("*"))  # never; -2: it has gone
        assert ada.get("/me")["id"] not in str(client.keys("*"))
