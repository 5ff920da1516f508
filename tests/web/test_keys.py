"""Keys rotate: a cookie is taken as long as it lives, and no longer."""

from __future__ import annotations

import pytest

from ludotheque.storage import open_store
from ludotheque.web.keys import COOKIE, LIFE, Keys, rotate

DAY = 24 * 3600 * 1000


@pytest.fixture
def store(tmp_path):
    made = open_store(str(tmp_path / "house.db"))
    made.now_is = 1_800_000_000_000
    made._time = lambda connection: made.now_is
    yield made
    made.close()


def test_a_rotation_logs_nobody_out_however_old_the_key_is_that_signed(store):
    keys = Keys(store)
    store.now_is += 900 * DAY
    cookie = keys.sign("ada")
    rotate(store)
    keys.reload()
    assert keys.read(cookie) == ("ada", True)
    store.now_is += LIFE * 1000 - DAY
    rotate(store)
    keys.reload()
    assert keys.read(cookie) == ("ada", True)


def test_a_key_that_signed_nothing_that_still_lives_is_dropped(store):
    keys = Keys(store)
    cookie = keys.sign("ada")
    store.now_is += DAY
    rotate(store)
    store.now_is += LIFE * 1000 + 2 * DAY
    rotate(store)
    keys.reload()
    assert keys.read(cookie) == ("", False)
    assert len(store.keys(COOKIE)) == 2
