"""Limits that servers share by Redis, and what is left of them without it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from ludotheque.house.bus import Bus
from ludotheque.web.limits import KINDS
from ludotheque.web.problems import Refused
from ludotheque.web.sharing import Sharing

ROOM = KINDS["open"][0]  # one every ten seconds fills it again


@pytest.fixture
def servers(redis):
    """What two servers count by; each makes its own `agree`."""
    made = []
    for _ in range(2):
        bus = Bus(redis.url)
        hall = SimpleNamespace(
            settings=SimpleNamespace(rate=1.0),
            keys=SimpleNamespace(pseudonym=lambda who: f"somebody-{len(who)}"),
            hub=SimpleNamespace(places={}),
        )
        made.append((Sharing(hall, bus), bus))
        made[-1][0].limits._clock = lambda: 0.0  # nothing fills while the test runs
    yield [sharing for sharing, _ in made]
    for sharing, bus in made:
        sharing.close()
        bus.client.close()


def taken(sharing, most=100):
    """How many are taken before the limit says no."""
    for k in range(most):
        try:
            sharing.limits.take("open", "ada")
        except Refused:
            return k
    return most


def agree(*servers):
    async def all_of_them():
        for one in servers:
            await one._share_limits()

    asyncio.run(all_of_them())


def test_what_is_taken_at_one_server_is_missing_at_another(servers):
    here, there = servers
    for _ in range(ROOM - 3):
        here.limits.take("open", "ada")
    there.limits.take("open", "ada")
    agree(here, there)
    assert taken(there) == 2
    agree(there, here)
    here.limits.take("open", "ada")  # by its own count there are three
    agree(here)
    assert taken(here) == 0


def test_who_takes_too_much_at_all_servers_waits_no_longer_than_at_one(servers, redis):
    here, there = servers
    assert taken(here) == taken(there) == ROOM
    agree(here, there)
    key = redis.client.keys("ludotheque:limit:open:*")[0]
    assert b"ada" not in key
    assert redis.client.pttl(key) <= 1000 * ROOM / KINDS["open"][1]


def test_without_redis_each_server_counts_alone(servers, redis):
    here, there = servers
    assert taken(here) == ROOM
    redis.kill()

    async def serve():
        serving = asyncio.create_task(here.serve())
        await asyncio.sleep(0.5)
        assert not serving.done()  # it goes on
        serving.cancel()

    asyncio.run(serve())
    assert taken(here) == 0 and taken(there) == ROOM
