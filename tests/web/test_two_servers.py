"""Noninterference over real sockets: two processes whose stores differ only in what a viewer may
not know send him the same bytes.

What is asked very often is asked inside one process (`test_secrets.py`); here what lies between:
the server that people start, its headers, its framing.
"""

from __future__ import annotations

import json
import random
import re
import socket

import pytest

from ludotheque.web.identity import COOKIE
from ludotheque.web.keys import COOKIE as COOKIES
from ludotheque.web.keys import LINK
from tests.web.serving import SOON, Server
from tests.web.test_secrets import SECRET_GAMES
from tests.web.twins import MADE_UP, guest_of, pairs, requests, seat_both, twins

PAIRS = 5  # of a game
SOME = 12  # of all that a viewer may ask, for each pair others
HOST = "play.test"
MOVING = re.compile(rb'\r\ndate: [^\r]*|"time":[0-9]+')  # the clocks are not the same
CHUNK = re.compile(rb"\r\n\r\n([0-9a-f]+)\r\n")


@pytest.fixture(scope="module")
def houses(tmp_path_factory):
    """Two servers, the guests' cookies, and for each pair what its viewer may ask."""
    folder = tmp_path_factory.mktemp("two")
    two = twins(folder)
    now = two[0].hall.now()
    for one in two:
        one.created = one.touched = now
    for kind in (COOKIES, LINK):
        key, secret, _ = two[0].hall.store.keys(kind)[0]
        two[1].hall.store.put_key(key, kind, secret, 10**15).result()
    asked, sign, different = [], two[0].hall.keys.sign, 0
    for game in SECRET_GAMES:
        for k, pair in enumerate(pairs(game, PAIRS, seed=-1, step=2)):  # of people alone
            table_id, dice = f"{game.name}{k}", random.Random(k)
            seat_both(two, pair, table_id)
            every = [*requests(table_id, now, (pair.one, pair.two), pair.viewer, dice)]
            some = [every[n] for n in sorted(dice.sample(range(len(every)), SOME))]
            asked.append((sign(guest_of(pair.viewer)), some))
            different += pair.is_different
    assert different >= len(asked) / 2
    for one in two:
        one.close()
    public = ("--public-url", f"http://{HOST}")
    servers = [Server(folder / str(k), *public) for k in range(2)]
    try:
        for server in servers:
            server.wait().wait_for_machines()
        yield servers, asked
    finally:
        for server in servers:
            server.stop()


def raw(server, wish, cookie):
    """All bytes of an answer; of a stream, of its first chunk."""
    body = b"" if wish.body is None else json.dumps(wish.body).encode()
    lines = [
        f"{wish.method} {wish.path} HTTP/1.1", f"Host: {HOST}", f"Origin: http://{HOST}",
        f"Cookie: {COOKIE}={cookie}", f"Content-Length: {len(body)}",
        "Content-Type: application/json", "Connection: close", "", "",
    ]  # fmt: skip
    with socket.create_connection(("127.0.0.1", server.port), SOON) as line:
        line.sendall("\r\n".join(lines).encode() + body)
        told = b""
        while data := line.recv(65536):
            told += data
            if wish.chunks and (found := CHUNK.search(told)):
                end = found.end() + int(found[1], 16)
                if len(told) >= end:
                    return told[:end]
    return told


def alike(wish, told):
    """An answer without clocks, and without what is made up anew each time."""
    told = MOVING.sub(b"", told)
    if "/seat-link" in wish.path:
        told = re.sub(rb"content-length: \d+", b"", MADE_UP.sub(b"", told))
    return told


def test_two_servers_whose_states_differ_only_in_secrets_send_the_same_bytes(houses):
    servers, asked = houses
    statuses = set()
    for cookie, wishes in asked:
        for wish in wishes:
            told = [alike(wish, raw(server, wish, cookie)) for server in servers]
            assert told[0] == told[1], wish
            statuses.add(told[0][9:12])
            if wish.path.endswith("/commands") and told[0][9:12] == b"200":
                break  # it was legal after all, and the two have gone on
    assert {b"200", b"403", b"404", b"409", b"422"} <= statuses
